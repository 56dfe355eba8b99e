"""The build backend: maturin, and before it Cargo builds the program `wythoff`, which goes into the same wheel.

Maturin packs either a module or programs. The program stands in the folder of scripts that it also packs (`data` in
pyproject.toml), and is made again for every wheel. For the same reason maturin's package of sources would be without the program:
it is made here, from all that Cargo needs.
"""

import json
import os
import pathlib
import shutil
import subprocess
import tarfile
import tempfile

import maturin
from maturin import get_requires_for_build_wheel, prepare_metadata_for_build_wheel

__all__ = ["build_sdist", "build_wheel", "get_requires_for_build_wheel", "prepare_metadata_for_build_wheel"]

ROOT = pathlib.Path(__file__).resolve().parents[3]
SCRIPTS = ROOT / "crates/wythoff-py/build/data/scripts"

# Maturin asks for the folder before there is anything to pack.
SCRIPTS.mkdir(parents=True, exist_ok=True)


def program():
    """Builds the program and gives its path; which one it is, Cargo says."""
    command = [os.environ.get("CARGO", "cargo"), "build", "--locked", "--profile", "wheel", "--bin", "wythoff"]
    # Both packages are named, so that what they share is compiled once: with the features that either asks for.
    command += ["--package", "wythoff-cli", "--package", "wythoff-py", "--message-format", "json-render-diagnostics"]
    target = os.environ.get("CARGO_BUILD_TARGET")
    command += ["--target", target] if target else []
    built = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    messages = map(json.loads, built.stdout.splitlines())
    programs = [message["executable"] for message in messages if message.get("executable")]
    return pathlib.Path(programs[-1])


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    made = program()
    shutil.copy2(made, SCRIPTS / made.name)
    return maturin.build_wheel(wheel_directory, config_settings, metadata_directory)


# What no part of the wheel is made from.
BUILT = ("target", "dist", "page/node_modules", "crates/wythoff-py/build/data", ".git")
LEFT_OUT = ("fuzz/", "page/", ".ci/", ".github/")


def sources():
    """The files of the project: what Git knows, and without Git, in unpacked sources, all that is there."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True)
    if listed.returncode == 0 and listed.stdout and (ROOT / ".git").exists():
        names = listed.stdout.decode().rstrip("\0").split("\0")
    else:
        names = []
        for folder, folders, files in os.walk(ROOT):
            here = pathlib.Path(folder).relative_to(ROOT)
            # What was built is large, and is no source.
            folders[:] = [name for name in folders if (here / name).as_posix() not in BUILT]
            names += [(here / name).as_posix() for name in files if name != "PKG-INFO"]
    return sorted(name for name in names if not name.startswith(LEFT_OUT) and (ROOT / name).is_file())


def build_sdist(sdist_directory, config_settings=None):
    with tempfile.TemporaryDirectory() as folder:
        described = pathlib.Path(folder) / maturin.prepare_metadata_for_build_wheel(folder)
        name = described.name.removesuffix(".dist-info")
        archive = f"{name}.tar.gz"
        # Links are followed: not every system that unpacks it has them.
        with tarfile.open(pathlib.Path(sdist_directory) / archive, "w:gz", dereference=True) as packed:
            packed.add(described / "METADATA", f"{name}/PKG-INFO")
            for source in sources():
                packed.add(ROOT / source, f"{name}/{source}")
    return archive
