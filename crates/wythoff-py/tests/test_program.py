"""The program `wythoff` comes with the wheel."""

import pathlib
import subprocess
import sysconfig

import wythoff


def program(*arguments):
    scripts = pathlib.Path(sysconfig.get_path("scripts"))
    found = next(path for path in scripts.iterdir() if path.stem == "wythoff")
    return subprocess.run([found, *arguments], capture_output=True, text=True, encoding="utf-8")


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
