"""Ctrl-C ends what takes long, in the middle of it."""

import os
import signal
import subprocess
import sys
import time

import pytest

LONG = {
    "prove": 'wythoff.prove("diagonal-from-3", timeout=None)',
    "solve": 'wythoff.solve(10**30, 7, rules="diagonal-from-3", timeout=None)',
    "period": 'wythoff.period("0.6", limit=10**9, timeout=None)',
    "nim_sequence": 'wythoff.nim_sequence("0.6", 10**9)',
    "grundy_table": 'wythoff.grundy_table("wythoff", 30000)',
}


@pytest.mark.skipif(os.name != "posix", reason="Windows sends Ctrl-C to a whole console")
@pytest.mark.parametrize("name", LONG)
def test_ctrl_c_ends_it(name):
    # Again and again: on a fast machine a search may end by itself.
    # Whoever runs the tests in the background may have been told to ignore Ctrl-C.
    program = f"""
import signal
import wythoff
signal.signal(signal.SIGINT, signal.default_int_handler)
print("begun", flush=True)
while True:
    try:
        {LONG[name]}
    except (wythoff.NoTheorem, wythoff.Unsolved):
        pass
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout.readline() == "begun\n"
            time.sleep(0.7)
            assert process.poll() is None, process.communicate()
            process.send_signal(signal.SIGINT)
            # It takes a second at most; a machine may be busy, but none of these would end by itself.
            _, error = process.communicate(timeout=60)
            assert "KeyboardInterrupt" in error
        finally:
            # What Ctrl-C has not ended must not go on for ever.
            process.kill()
