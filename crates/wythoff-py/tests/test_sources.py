"""The package of sources: all that a wheel is made from."""

import json
import pathlib
import subprocess
import sys
import tarfile

ROOT = pathlib.Path(__file__).resolve().parents[3]


def test_the_package_of_sources_has_all_that_cargo_needs(tmp_path):
    build = [sys.executable, "-m", "build", "--sdist", "--outdir", tmp_path, ROOT]
    done = subprocess.run(build, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (packed,) = tmp_path.glob("wythoff-*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path, filter="data")
    folder = tmp_path / packed.name.removesuffix(".tar.gz")
    assert "Provides-Extra: cluster" in (folder / "PKG-INFO").read_text(encoding="utf-8")
    # With all they depend on, so that the lock file is read: it is that of the whole project.
    command = ["cargo", "metadata", "--offline", "--format-version=1"]
    read = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert read.returncode == 0, read.stderr
    packages = {package["name"] for package in json.loads(read.stdout)["packages"]}
    assert {"wythoff", "wythoff-cli", "wythoff-py", "wythoff-show"} <= packages
    # What the program is compiled with from other files is there.
    for needed in ("crates/wythoff-cli/atlas/two-pile.parquet", "crates/wythoff-py/python/wythoff/cluster.py"):
        assert (folder / needed).is_file(), needed
    assert packed.stat().st_size < 3_000_000
