"""Docstrings are run, types are checked, and every public name has both."""

import doctest
import inspect
import pathlib
import re
import subprocess
import sys

import wythoff
import wythoff.cluster

HERE = pathlib.Path(__file__).parent


def documented():
    """Every public thing with its name."""
    yield "wythoff", wythoff
    yield "wythoff.errors", wythoff.errors
    yield "wythoff.cluster", wythoff.cluster
    for name in wythoff.cluster.__all__:
        yield f"wythoff.cluster.{name}", getattr(wythoff.cluster, name)
    for name in wythoff.__all__:
        value = getattr(wythoff, name)
        yield name, value
        if inspect.isclass(value) and not issubclass(value, BaseException):
            for member, thing in vars(value).items():
                if not member.startswith("_"):
                    yield f"{name}.{member}", thing


def test_everything_public_is_documented_and_its_examples_are_right():
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    told = []
    for name, thing in documented():
        text = inspect.cleandoc(thing.__doc__ or "")
        assert text, name
        examples = doctest.DocTestParser().get_doctest(text, {"wythoff": wythoff}, name, None, 0)
        runner.run(examples, out=told.append)
    assert not runner.failures, "".join(told)
    assert runner.tries > 30


def test_the_examples_of_the_documents_are_right():
    root = HERE.parents[2]
    runner = doctest.DocTestRunner()
    told = []
    for document in ("README.md", "README.zh.md", "crates/wythoff-py/README.md"):
        text = (root / document).read_text(encoding="utf-8")
        blocks = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
        assert blocks, document
        for block in blocks:
            runner.run(doctest.DocTestParser().get_doctest(block, {}, document, None, 0), out=told.append)
    assert not runner.failures, "".join(told)


def test_the_types_of_the_stubs_are_those_of_the_module():
    stubtest = [sys.executable, "-m", "mypy.stubtest", "wythoff", "--ignore-missing-stub", "--allowlist", HERE / "stubtest.allow"]
    done = subprocess.run(stubtest, capture_output=True, text=True, cwd=HERE)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_program_with_types_is_checked():
    strict = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary"]
    done = subprocess.run([*strict, HERE / "typed.py"], capture_output=True, text=True, cwd=HERE)
    assert done.returncode == 0, done.stdout + done.stderr
    done = subprocess.run([*strict, HERE / "badly_typed.py"], capture_output=True, text=True, cwd=HERE)
    wrong = [line for line in done.stdout.splitlines() if ": error:" in line]
    assert len(wrong) == (HERE / "badly_typed.py").read_text().count("# wrong"), done.stdout
