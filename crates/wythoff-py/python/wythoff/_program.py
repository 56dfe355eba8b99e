"""The program ``wythoff``, which is in the module of this package.

It starts with this file: what only a question from Python needs is imported when there is one.
"""

import os
import sys
from typing import Any

from wythoff._wythoff import language


def command() -> tuple[str, str]:
    """What starts the program: this Python, and the script by its path, whatever lies in the folder it is started from."""
    return sys.executable, os.path.join(os.path.dirname(os.path.abspath(__file__)), "__main__.py")


def ask(*arguments: str) -> Any:
    """The document that the program prints; "no" is an answer, and what it complains about is an exception."""
    import json
    import subprocess

    asked = [*command(), "--lang", language(), *arguments]
    done = subprocess.run(asked, stdin=subprocess.DEVNULL, capture_output=True)
    if done.returncode in (0, 1) and done.stdout:
        return json.loads(done.stdout)
    reason = complaint(done.stderr)
    raise ValueError(reason) if done.returncode == 2 else OSError(reason)


def complaint(stderr: bytes) -> str:
    """What the program has to say of its end: the error of the last document, else the text itself."""
    import json

    text = stderr.decode("utf-8", "replace").strip()
    try:
        return str(json.loads(text.splitlines()[-1])["error"])
    except (ValueError, LookupError, TypeError):
        return text
