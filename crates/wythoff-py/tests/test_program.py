"""The program `wythoff` comes with the wheel, and does all that a program of its own does."""

import os
import pathlib
import signal
import subprocess
import sys
import sysconfig
import time

import pytest
import wythoff
from wythoff import _program

POSIX = pytest.mark.skipif(os.name != "posix", reason="signals and streams as POSIX has them")
# Longer than anything here may take, however busy the machine is.
LONGEST = 120


def path():
    scripts = pathlib.Path(sysconfig.get_path("scripts"))
    return next(path for path in scripts.iterdir() if path.stem == "wythoff")


def program(*arguments, **options):
    return subprocess.run([path(), *arguments], capture_output=True, text=True, encoding="utf-8", timeout=LONGEST, **options)


def test_the_program_says_what_the_package_says():
    for arguments, keywords in [((8, 4), {}), ((3, 12), {"k": 2}), ((10**40, 7), {}), ((1, 2), {})]:
        options = [f"-k{value}" for value in keywords.values()]
        for lang in ("en", "zh"):
            printed = program("solve", *map(str, arguments), *options, "--lang", lang)
            assert printed.stdout.rstrip("\n") == wythoff.solve(*arguments, **keywords).report(lang=lang)


def test_the_program_accepts_the_certificate_of_a_theorem(tmp_path):
    certificate = tmp_path / "proof.json"
    certificate.write_text(wythoff.prove("like wythoff").certificate)
    assert program("check", str(certificate)).returncode == 0
    certificate.write_text(certificate.read_text().replace('"misere":false', '"misere":true'))
    assert program("check", str(certificate)).returncode != 0


def test_python_starts_it_as_well(tmp_path):
    module = [sys.executable, "-m", "wythoff", "solve", "8", "4", "--lang=en"]
    assert subprocess.check_output(module, text=True) == program("solve", "8", "4", "--lang=en").stdout
    # A file of the same name where it is started is not what it starts.
    (tmp_path / "wythoff.py").write_text("raise SystemExit('not me')")
    assert program("solve", "8", "4", cwd=tmp_path).returncode == 0
    assert subprocess.run([*_program.command(), "solve", "8", "4"], cwd=tmp_path).returncode == 0


def test_its_exit_codes_are_those_of_the_program(tmp_path):
    assert program("--version").stdout.startswith("wythoff ")
    usage = program("sovle", "8", "4", "--lang=en")
    assert usage.returncode == 2 and "solve" in usage.stderr and "Traceback" not in usage.stderr
    assert "Usage: wythoff" in program("solve", "--help", "--lang=en").stdout
    assert program("judge", str(tmp_path / "nothing")).returncode in (2, 3)
    (tmp_path / "rules").write_text("x > 0, y = z")
    assert program("lab", "--file", str(tmp_path / "rules")).returncode == 2


@POSIX
def test_who_reads_its_output_may_leave():
    listed = subprocess.Popen([path(), "sequence", "pairs", "--count", "10000000", "--format", "csv"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert listed.stdout.readline()
    listed.stdout.close()
    assert listed.stderr.read() == b"" and listed.wait(LONGEST) == 0


@POSIX
def test_a_closed_stream_is_no_file():
    shell = f"'{path()}' solve 8 4 --lang=en >&- && '{path()}' solve 8 4 --lang=en <&- 2>&-"
    done = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, timeout=LONGEST)
    assert done.returncode == 0 and done.stdout.startswith("(8, 4)"), done


@POSIX
def test_control_c_ends_it_at_once_or_when_its_work_is_safe(tmp_path):
    # It waits for input, and has nothing to keep.
    waiting = subprocess.Popen([path(), "judge", "hdu-1527"], stdin=subprocess.PIPE, stderr=subprocess.PIPE)
    # A census writes what it has found.
    out = tmp_path / "census"
    census = subprocess.Popen([path(), "census", "two-pile", "--out", out, "--threads", "1"], stderr=subprocess.PIPE)
    end = time.monotonic() + LONGEST
    while not list(out.glob("results/part-*.parquet")):
        assert time.monotonic() < end and census.poll() is None
        time.sleep(0.05)
    for run, expected in ((waiting, (-signal.SIGINT, 130)), (census, (130,))):
        run.send_signal(signal.SIGINT)
        assert run.wait(LONGEST) in expected
        assert b"Traceback" not in run.stderr.read()
    assert " of " in program("census", "status", str(out), "--lang=en").stdout


@POSIX
def test_a_contest_program_is_run_within_its_limits(tmp_path):
    hungry = tmp_path / "hungry.py"
    hungry.write_text("import sys\nsys.stdin.read()\nx = bytearray(1 << 30)\nprint(len(x))\n")
    hack = ["hack", "hdu-1527", "--memory", "64", "--lang=en", "--", sys.executable]
    done = program(*hack, str(hungry), cwd=tmp_path)
    assert done.returncode == 1 and "MemoryError" in done.stdout, done
    done = program(*hack[:-1], str(tmp_path / "nowhere"), cwd=tmp_path)
    assert done.returncode in (2, 3) and "nowhere" in done.stderr, done
