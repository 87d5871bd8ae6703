"""An adapter's process, all that it starts and the folder it works in: started, watched, and cleared away.

An adapter may start processes of its own, may take them out of its process group, and may refuse to end. What belongs
to it is told by its process group, by descent, and by a variable that it inherits; so nothing stays when it is killed.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import site
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import psutil

from mtg_spec import cache

MARK = "MTG_CONFORMANCE_SCRATCH"
"""The environment variable by which the processes of an adapter are known: its value is their scratch folder."""

_ROUNDS = 50  # how often processes that go on starting others are looked for
_BLOCK = 4096


class Spawned:
    """One adapter's command with its pipes, in a scratch folder of its own. Raises `OSError` where it can't be run."""

    def __init__(self, argv: Sequence[str], *, disk: int) -> None:
        self.scratch = tempfile.mkdtemp(prefix="mtg-conformance-")
        self._born = time.time() - 1
        try:
            self.popen = subprocess.Popen(
                list(argv),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                cwd=self.scratch,
                env=_environment(self.scratch),
                start_new_session=True,
            )
        except OSError:
            remove(self.scratch)
            raise
        _limit_files(self.popen.pid, disk)

    def memory(self) -> int:
        """Bytes of memory in use by the adapter and its descendants; 0 where that can't be told."""
        total = 0
        for process in _family(self.popen.pid):
            with contextlib.suppress(psutil.Error):
                total += process.memory_info().rss
        return total

    def disk(self, enough: int) -> int:
        """Bytes in use in the scratch folder; the count is given up once it is over `enough`."""
        total = 0
        for folder, _, files in os.walk(self.scratch):
            total += _BLOCK
            for name in files:
                with contextlib.suppress(OSError):
                    total += max(os.lstat(Path(folder, name)).st_blocks * 512, _BLOCK)
            if total > enough:
                break
        return total

    def kill(self) -> None:
        """Ends the adapter and everything it started, and removes the scratch folder."""
        family = list(_family(self.popen.pid))
        if sys.platform != "win32":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.popen.pid, signal.SIGKILL)
        for _ in range(_ROUNDS):
            for process in family:
                with contextlib.suppress(psutil.Error):
                    process.kill()
            family = [process for process in self._marked() if process.pid != self.popen.pid]
            if not family:
                break
            psutil.wait_procs(family, timeout=0.02)
        with contextlib.suppress(OSError):
            self.popen.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.popen.wait(5)
        remove(self.scratch)

    def _marked(self) -> Iterator[psutil.Process]:
        """The living processes that have inherited the mark."""
        for process in psutil.process_iter():
            with contextlib.suppress(psutil.Error, OSError):
                if (
                    process.create_time() >= self._born
                    and process.environ().get(MARK) == self.scratch
                    and process.status() != psutil.STATUS_ZOMBIE
                ):
                    yield process


def _family(pid: int) -> Iterator[psutil.Process]:
    with contextlib.suppress(psutil.Error):
        process = psutil.Process(pid)
        yield process
        yield from process.children(recursive=True)


def _limit_files(pid: int, disk: int) -> None:
    """Limits the size of any one file, and forbids core dumps, where the platform can do that."""
    if sys.platform == "linux":
        import resource

        with contextlib.suppress(OSError, ValueError):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (disk, disk))
            resource.prlimit(pid, resource.RLIMIT_CORE, (0, 0))


def remove(folder: str) -> None:
    """Removes a folder with all that is in it, also what its owner may not enter."""
    for _ in range(3):
        shutil.rmtree(folder, ignore_errors=True)
        if not Path(folder).exists():
            return
        for inner, _, _ in os.walk(folder):
            with contextlib.suppress(OSError):
                Path(inner).chmod(stat.S_IRWXU)


def _environment(scratch: str) -> dict[str, str]:
    """The process's environment: this one, with home and temporary folder in the scratch folder.

    Paths that Python would look for relative to the folder or the home of this process stay what they are, and so does the place of
    our own cache: an adapter that reads the documents finds them parsed.
    """
    environment = dict(os.environ, HOME=scratch, TMPDIR=scratch, TMP=scratch, TEMP=scratch)
    environment[MARK] = scratch
    paths = environment.get("PYTHONPATH", "")
    if paths:
        environment["PYTHONPATH"] = os.pathsep.join(str(Path(path).resolve()) for path in paths.split(os.pathsep))
    environment.setdefault("PYTHONUSERBASE", str(site.getuserbase()))
    folder = cache.directory()
    environment.setdefault(cache.VARIABLE, str(folder.resolve()) if folder is not None else "off")
    return environment
