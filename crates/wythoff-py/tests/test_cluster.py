"""A census on a cluster: the same bytes as on threads, whoever is killed, and never a hang."""

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import wythoff
import wythoff.cluster
from test_program import program
from wythoff import _program
from wythoff.cluster import CensusError, census, connect

# Games of little work: a first budget that is none, and then tasks of one; all with enough memory.
SPACE = """space small
play normal misere
block single 1
  x>0, y=0 | x=0, y>0
block both 0..1
  x=y>0
  0<x=y<={k}     for k in 1..2
  x={i}, y={j}   for i in 1..7, j in 1..7
tier total 1 memory 268435456
tier total 300000 rows 2000 memory 268435456
"""
# What it comes to must not take longer, however busy the machine is.
LONGEST = 120


@pytest.fixture
def space(tmp_path):
    path = tmp_path / "small.space"
    path.write_text(SPACE)
    return str(path)


class Engine:
    """Dask's scheduler and two workers on loopback, each a process."""

    def __init__(self, folder):
        self.file = folder / f"scheduler-{time.monotonic_ns()}.json"
        self.scheduler = self.start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        until(self.file.exists)
        self.address = json.loads(self.file.read_text())["address"]
        self.workers = [self.worker() for _ in range(2)]

    def worker(self):
        return self.start("worker", "--host", "127.0.0.1", "--no-nanny", "--nthreads=1", "--memory-limit=2GiB", "--no-dashboard")

    def start(self, what, *options):
        command = [sys.executable, "-m", f"distributed.cli.dask_{what}", "--scheduler-file", self.file, *options]
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in [self.scheduler, *self.workers]:
            process.kill()
            process.wait()


def until(condition):
    """Waits for something that must happen."""
    end = time.monotonic() + LONGEST
    while not condition():
        assert time.monotonic() < end, "this takes too long"
        time.sleep(0.02)


def looked_at(space):
    """What is said when all games of the space have been looked at."""
    count = program("census", "list", space).stdout.count("\n")
    return f"small: {count} of {count} games looked at\n"


def parts(folder):
    return len(list(folder.glob("results/part-*.parquet")))


def compacted(folder):
    """The certificates, and the rows without who found them, as bytes."""
    assert program("census", "compact", str(folder)).returncode == 0
    rows = folder.parent / f"{folder.name}.parquet"
    assert program("census", "export", str(folder), "--out", str(rows)).returncode == 0
    (certificates,) = folder.glob("certificates/part-*.parquet")
    return certificates.read_bytes(), rows.read_bytes()


@pytest.mark.skipif(os.name != "posix", reason="kills as POSIX does")
def test_a_killed_worker_and_a_killed_run_change_no_byte(space, tmp_path):
    threads, out = tmp_path / "threads", tmp_path / "cluster"
    assert program("census", space, "--out", str(threads), "--threads", "2").returncode == 0
    command = [*_program.command(), "--lang", "en", "census", space, "--out", str(out), "--cluster"]
    with Engine(tmp_path) as engine:
        run = subprocess.Popen([*command, engine.address], start_new_session=True)
        until(lambda: parts(out) >= 4)
        engine.workers[0].kill()
        seen = parts(out)
        until(lambda: parts(out) >= seen + 3)
        os.killpg(run.pid, signal.SIGKILL)
        assert run.wait() == -signal.SIGKILL
    # All are dead by now, and work is left.
    left = program("census", "tasks", space, "--out", str(out)).stdout
    assert left.count("\n") > 1
    with Engine(tmp_path) as engine:
        done = subprocess.run([*command, engine.address], timeout=LONGEST, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(looked_at(space))
    assert compacted(out) == compacted(threads)


# Dies of one game, as a program does that is killed for its memory.
MORTAL = """import os, subprocess, sys
if "task" not in sys.argv:
    sys.exit(subprocess.run([*{program!r}, *sys.argv[1:]]).returncode)
line = sys.stdin.readline()
if "x=1, y=2" in line and "misere" in line and "crashed" not in line:
    open({deaths!r}, "a").write(line)
    os.kill(os.getpid(), 9)
child = subprocess.Popen([*{program!r}, *sys.argv[1:]], stdin=subprocess.PIPE)
child.stdin.write(line.encode())
child.stdin.flush()
sys.exit(child.wait())
"""


@pytest.mark.skipif(os.name != "posix", reason="kills as POSIX does")
def test_three_deaths_on_one_game_make_it_crashed(space, tmp_path, monkeypatch):
    mortal, deaths, out = tmp_path / "mortal", tmp_path / "deaths", str(tmp_path / "out")
    text = MORTAL.format(program=_program.command(), deaths=str(deaths))
    mortal.write_text(text)
    monkeypatch.setattr(_program, "command", lambda: (sys.executable, str(mortal)))
    told = []
    with ThreadPoolExecutor(2) as executor:
        census(space, out, executor, told=lambda done, of: told.append((done, of)))
    monkeypatch.undo()
    status = program("census", "status", out, "--lang", "en").stdout
    assert status.startswith(looked_at(space)) and "Crashed: 1\n" in status
    # Once among others, and three times alone.
    assert [len(json.loads(line)["rules"]) for line in deaths.read_text().splitlines()] == [20, 1, 1, 1]
    assert told[-1][0] == told[-1][1]


def test_only_a_game_that_workers_die_of_alone_is_given_up(space, tmp_path):
    out, beside = str(tmp_path / "out"), []

    class Dying(ThreadPoolExecutor):
        """As Dask gives up a task that too many workers have died of, or only beside."""

        def submit(self, function, folder, task):
            def work():
                if any("x=1, y=2" in rules for rules in task["rules"]):
                    raise MemoryError("worker")
                if len(task["rules"]) == 1 and "x=1, y=3" in task["rules"][0] and task["rules"] not in beside:
                    beside.append(task["rules"])
                    raise MemoryError("worker")
                function(folder, task)

            return super().submit(work)

    with Dying(2) as executor:
        census(space, out, executor, killed=(MemoryError,))
    status = program("census", "status", out, "--lang", "en").stdout
    assert status.startswith(looked_at(space)) and "Crashed: 2\n" in status
    assert len(beside) == 2


def test_what_cannot_be_is_a_clear_error(space, tmp_path, monkeypatch):
    out = str(tmp_path / "out")
    for address in ("local:0", "local:many", "somewhere", "local"):
        with pytest.raises(CensusError, match="tcp://host:8786"):
            connect(address).__enter__()
    monkeypatch.setattr(wythoff.cluster, "ANSWER", 0.5)
    with pytest.raises(CensusError, match="tcp://127.0.0.1:9 does not answer"):
        connect("tcp://127.0.0.1:9").__enter__()
    with ThreadPoolExecutor(1) as executor:
        with pytest.raises(CensusError, match="nowhere.space"):
            census("nowhere.space", out, executor)
        # A worker says no: what it writes to is not there.
        monkeypatch.setattr(wythoff.cluster, "perform", lambda out, task: wythoff.cluster._run(out + "x", task))
        with pytest.raises(CensusError, match="a worker has given up"):
            census(space, out, executor)
        # A worker writes elsewhere.
        monkeypatch.setattr(wythoff.cluster, "perform", lambda out, task: None)
        monkeypatch.setattr(wythoff.cluster, "LOOKS", 1)
        with pytest.raises(CensusError, match="not the same folder"):
            census(space, out, executor)
        monkeypatch.setattr(wythoff.cluster, "perform", lambda out, task: 1 / 0)
        with pytest.raises(CensusError, match="ZeroDivisionError"):
            census(space, out, executor)
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(CensusError, match=r"pip install 'wythoff\[cluster\]'"):
        connect("tcp://127.0.0.1:9").__enter__()


def test_a_scheduler_without_workers_is_not_waited_for(space, tmp_path, monkeypatch):
    class Client:
        status = "running"

        def scheduler_info(self):
            return {"workers": {}}

    monkeypatch.setattr(wythoff.cluster, "PATIENCE", 0.2)
    look = wythoff.cluster._watch(Client(), "tcp://here:1")
    look()
    time.sleep(0.3)
    with pytest.raises(CensusError, match="no worker"):
        look()
    Client.status = "closed"
    with pytest.raises(CensusError, match="no longer answers"):
        look()
