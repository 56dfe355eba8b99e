"""The program `wythoff`, which is installed with this package."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from typing import Any

from wythoff._wythoff import _sentence, language


def program() -> str:
    """The path of the program: where this package was installed, else on the PATH."""
    name = "wythoff" + (sysconfig.get_config_var("EXE") or "")
    user = sysconfig.get_preferred_scheme("user")
    folders = [sysconfig.get_path("scripts"), os.path.dirname(sys.executable), sysconfig.get_path("scripts", scheme=user)]
    for folder in folders:
        path = os.path.join(folder, name)
        if os.path.isfile(path):
            return path
    found = shutil.which(name)
    if found is None:
        raise FileNotFoundError(_sentence("no-program", path=os.path.join(folders[0], name)))
    return found


def ask(*arguments: str) -> Any:
    """The document that the program prints; "no" is an answer, and what it complains about is an exception."""
    command = [program(), "--lang", language(), *arguments]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True)
    if done.returncode in (0, 1) and done.stdout:
        return json.loads(done.stdout)
    reason = complaint(done.stderr)
    raise ValueError(reason) if done.returncode == 2 else OSError(reason)


def complaint(stderr: bytes) -> str:
    """What the program has to say of its end: the error of the last document, else the text itself."""
    text = stderr.decode("utf-8", "replace").strip()
    try:
        return str(json.loads(text.splitlines()[-1])["error"])
    except (ValueError, LookupError, TypeError):
        return text
