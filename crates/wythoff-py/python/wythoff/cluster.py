"""A census on more than one machine: its tasks handed to any :class:`concurrent.futures.Executor`.

``wythoff census SPACE --out DIR --cluster tcp://host:8786`` starts this module, which hands the tasks to the workers of Dask.
Any other engine that has the interface of an executor does as well::

    from concurrent.futures import ProcessPoolExecutor
    from wythoff.cluster import census

    with ProcessPoolExecutor() as executor:
        census("tiny", "results", executor)

A task is a few games with a budget. Whoever does it writes what is found into the folder, which must be the same for all; the same
games give the same certificates, whoever looks at them and however often.
"""

import argparse
import collections
import contextlib
import importlib
import json
import logging
import queue
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from typing import Any, NamedTuple

from wythoff import _program
from wythoff._wythoff import _sentence, set_language

__all__ = ["CensusError", "census", "connect"]

# So many deaths on one game make it `crashed`.
DEATHS = 3
# So many tasks are out at a time: enough for any cluster, few enough for its scheduler.
WINDOW = 4000
# Seconds between looks at the cluster, those a scheduler may take to answer, and those it may be without workers.
TICK, ANSWER, PATIENCE = 1.0, 10.0, 60.0
# Where others do not see at once what was written, so often it is looked again, each time after a second.
LOOKS = 5

_Task = dict[str, Any]


class CensusError(Exception):
    """A census that cannot go on. What was found is kept, and the same call goes on from there."""


class Died(Exception):
    """The program was killed, or has crashed, while it looked at games."""


class Failed(Exception):
    """The program has said why it cannot do a task."""


def census(
    space: str,
    out: str,
    executor: Executor,
    *,
    killed: tuple[type[BaseException], ...] = (),
    watch: Callable[[], None] = lambda: None,
    told: Callable[[int, int], None] = lambda done, of: None,
) -> None:
    """Look at every game of a space that the folder does not know yet.

    ``killed`` are the exceptions by which the engine says that workers have died of a task again and again; ``watch`` is
    called every second, and may raise an exception; ``told`` hears how many games of a budget are done.
    """
    before: set[str] = set()
    looks = 0
    while tasks := _tasks(space, out):
        lines = {json.dumps(task, sort_keys=True) for task in tasks}
        if lines & before:
            looks += 1
            if looks > LOOKS:
                raise CensusError(_sentence("not-shared", path=out))
            time.sleep(1)
            continue
        _Round(out, executor, killed, watch, told).run(tasks)
        before, looks = lines, 0


def _tasks(space: str, out: str) -> list[_Task]:
    """What is to do now."""
    command = [*_program.command(), "census", "tasks", "--out", out, "--", space]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True)
    if done.returncode:
        raise CensusError(_program.complaint(done.stderr))
    return [json.loads(line) for line in done.stdout.splitlines()]


def perform(out: str, task: _Task) -> None:
    """Do a task; this runs on a worker."""
    memory = _memory()
    _run(out, task if memory is None else {**task, "memory": memory})


def _run(out: str, task: _Task) -> None:
    with tempfile.TemporaryFile() as said:
        command = [*_program.command(), "census", "task", "--", out]
        # Its stdin stays open: if this process is killed it is closed, and the program ends.
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=said) as process:
            assert process.stdin is not None
            with contextlib.suppress(BrokenPipeError):
                process.stdin.write(json.dumps(task).encode() + b"\n")
                process.stdin.flush()
            code = process.wait()
        said.seek(0)
        if code in (2, 3):
            raise Failed(_program.complaint(said.read()))
    if code:
        raise Died(f"exit status {code}")


def _memory() -> int | None:
    """Half of what a worker of Dask may use with each of its threads; the rest is the worker's own and for what is not counted."""
    distributed = sys.modules.get("distributed")
    if distributed is None:
        return None
    try:
        worker = distributed.get_worker()
    except ValueError:
        return None
    limit = worker.memory_manager.memory_limit
    return int(limit) // worker.state.nthreads // 2 if limit else None


class _Try(NamedTuple):
    """A task with what is known of it."""

    task: _Task
    #: How often the program has died of it.
    deaths: int = 0
    #: Whether nothing else is tried at the same time.
    is_alone: bool = False


class _Round(NamedTuple):
    """All tasks of one budget."""

    out: str
    executor: Executor
    killed: tuple[type[BaseException], ...]
    watch: Callable[[], None]
    told: Callable[[int, int], None]

    def run(self, tasks: list[_Task]) -> None:
        waiting = collections.deque(_Try(task) for task in tasks)
        # Games that a worker may have died of, or only beside: they are tried when nothing else is.
        suspects: collections.deque[_Try] = collections.deque()
        running: dict[Future[None], _Try] = {}
        # Futures come here when they have ended; to look at all that run would take the longer the more there are.
        ended: queue.SimpleQueue[Future[None]] = queue.SimpleQueue()
        looked = time.monotonic()
        done, of = 0, sum(len(task["rules"]) for task in tasks)
        try:
            while waiting or running or suspects:
                if not waiting and not running:
                    waiting.append(suspects.popleft())
                while waiting and len(running) < WINDOW:
                    attempt = waiting.popleft()
                    future = self.executor.submit(perform, self.out, attempt.task)
                    running[future] = attempt
                    future.add_done_callback(ended.put)
                if time.monotonic() - looked >= TICK:
                    self.watch()
                    looked = time.monotonic()
                with contextlib.suppress(queue.Empty):
                    future = ended.get(timeout=TICK)
                    attempt = running.pop(future)
                    again = self.again(future, attempt)
                    for other in again:
                        (suspects if other.is_alone else waiting).append(other)
                    done += 0 if again else len(attempt.task["rules"])
                self.told(done, of)
        finally:
            for future in running:
                future.cancel()

    def again(self, future: "Future[None]", attempt: _Try) -> list[_Try]:
        """What of a task that has ended must be done once more."""
        try:
            future.result()
        except Failed as error:
            raise CensusError(_sentence("task-failed", reason=str(error))) from error
        except (BrokenExecutor, CancelledError) as error:
            raise CensusError(_sentence("task-failed", reason=repr(error))) from error
        except Exception as error:
            is_killed = isinstance(error, self.killed)
            if not is_killed and not isinstance(error, Died):
                raise CensusError(_sentence("unfit-worker", reason=repr(error))) from error
            task = attempt.task
            if len(task["rules"]) > 1:
                # One of these games it is; each is tried alone.
                return [_Try({**task, "rules": [rules]}) for rules in task["rules"]]
            if is_killed and not attempt.is_alone:
                # The engine has counted the deaths, but also those of workers that were busy with something else.
                return [attempt._replace(is_alone=True)]
            if not is_killed and attempt.deaths + 1 < DEATHS:
                return [attempt._replace(deaths=attempt.deaths + 1)]
            _run(self.out, {**task, "crashed": f"{type(error).__name__}: {error}"})
        return []


class Cluster(NamedTuple):
    """An engine: where tasks go, what it says of workers that died, and how it is watched."""

    executor: Executor
    killed: tuple[type[BaseException], ...]
    watch: Callable[[], None]


@contextlib.contextmanager
def connect(address: str) -> Iterator[Cluster]:
    """The workers of Dask's scheduler at an address, as in ``tcp://host:8786``, or new ones on this machine, as in ``local:4``."""
    kind, _, rest = address.partition(":")
    is_local = kind == "local" and rest.isascii() and rest.isdecimal() and 0 < int(rest) <= 1024
    if not is_local and not rest.startswith("//"):
        raise CensusError(_sentence("bad-address", found=repr(address)))
    try:
        # Found by their names: who checks types need not read all of Dask.
        dask, distributed = (importlib.import_module(name) for name in ("dask", "distributed"))
    except ImportError as error:
        raise CensusError(_sentence("no-dask")) from error
    with contextlib.ExitStack() as stack:
        if is_local:
            # A task is given up when more workers have died of it than are allowed to.
            stack.enter_context(dask.config.set({"distributed.scheduler.allowed-failures": DEATHS - 1}))
            local = distributed.LocalCluster(
                n_workers=int(rest),
                threads_per_worker=1,
                silence_logs=logging.CRITICAL,
                dashboard_address=None,
            )
            scheduler: Any = stack.enter_context(local)
        else:
            scheduler = address
        try:
            client = stack.enter_context(distributed.Client(scheduler, timeout=ANSWER, set_as_default=False))
        except (OSError, ValueError) as error:
            raise CensusError(_sentence("no-scheduler", address=address, reason=str(error) or repr(error))) from error
        yield Cluster(client.get_executor(pure=False), (distributed.KilledWorker,), _watch(client, address))


def _watch(client: Any, address: str) -> Callable[[], None]:
    """Raises an exception when the scheduler is gone, or has been without workers for long."""
    since = time.monotonic()

    def look() -> None:
        nonlocal since
        if client.status == "closed":
            raise CensusError(_sentence("lost-scheduler", address=address))
        try:
            is_fine = client.status == "running" and bool(client.scheduler_info()["workers"])
        except (OSError, TimeoutError):
            is_fine = False
        if is_fine:
            since = time.monotonic()
        elif time.monotonic() - since > PATIENCE:
            lost = client.status != "running"
            name = "lost-scheduler" if lost else "no-workers"
            more = {} if lost else {"seconds": str(int(PATIENCE))}
            raise CensusError(_sentence(name, address=address, **more))

    return look


def _show(done: int, of: int) -> None:
    """How far it is, for people."""
    if sys.stderr.isatty():
        print(f"\r{done}/{of}", end="\n" if done == of else "", file=sys.stderr, flush=True)


def main() -> int:
    """What ``wythoff census --cluster`` starts."""
    parser = argparse.ArgumentParser("python -m wythoff.cluster")
    parser.add_argument("space")
    parser.add_argument("address")
    parser.add_argument("--out", required=True)
    parser.add_argument("--lang")
    arguments = parser.parse_args()
    if arguments.lang:
        set_language(arguments.lang)
    try:
        with connect(arguments.address) as cluster:
            census(
                arguments.space,
                arguments.out,
                cluster.executor,
                killed=cluster.killed,
                watch=cluster.watch,
                told=_show,
            )
    except CensusError as error:
        print(error, file=sys.stderr)
        return 3
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    # By its name workers find what they are to do; `__main__` is something else there.
    from wythoff import cluster

    sys.exit(cluster.main())
