"""The program ``wythoff``: what the command of this name starts, and ``python -m wythoff``."""

import os
import signal
import sys

from wythoff._program import command
from wythoff._wythoff import _run


def main() -> None:
    """Does what the command line says, and ends this process as a program of its own would."""
    # Python answers some signals in its own way; here they do what they do to any program.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "SIGXFSZ"):
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    # A standard stream that is closed must not become the next file that is opened.
    for stream in range(3):
        try:
            os.fstat(stream)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    _run(["wythoff", *sys.argv[1:]], *command())


if __name__ == "__main__":
    main()
