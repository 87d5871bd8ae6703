"""An adapter that misbehaves decides its own case only, the run goes on, and nothing of it stays behind."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import psutil
import pytest
from toy_cases import TOY, good, manifest, unlucky

from mtg_conformance import processes, stdio
from mtg_conformance.connectors import LOG_LIMIT, Limits, connect
from mtg_conformance.manifests import Manifest
from mtg_conformance.results import Result, Verdict
from mtg_conformance.runner import run_case
from mtg_conformance.running import run_cases

LIMITS = Limits(seconds=1.5, start_seconds=20, restarts=2, output=1 << 20, memory=192 << 20, disk=4 << 20)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the habits of the toy use what POSIX offers")


@pytest.fixture(autouse=True)
def nothing_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No process of an adapter and no temporary file is left by any test of this module."""
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(scratch))
    monkeypatch.setattr(stdio, "_WATCH_SECONDS", 0.05)
    yield
    assert list(scratch.iterdir()) == []
    deadline = time.monotonic() + 2
    while living := _living(str(scratch)):
        assert time.monotonic() < deadline, f"still alive: {living}"
        time.sleep(0.02)


def _living(folder: str) -> list[str]:
    found = []
    for process in psutil.process_iter():
        try:
            if process.environ().get(processes.MARK, "").startswith(folder) and process.status() != "zombie":
                found.append(f"{process.pid}: {' '.join(process.cmdline())}")
        except psutil.Error:
            continue
    return found


def play(habit: str, *cases: str, limits: Limits = LIMITS) -> list[Result]:
    """Plays cases on a toy with a habit; those whose name begins with "un" are unlucky."""
    connection = connect(manifest(habit), "stdio", limits)
    try:
        return [run_case((unlucky if name.startswith("un") else good)(name), connection) for name in cases]
    finally:
        connection.close()


@pytest.mark.parametrize(
    ("habit", "verdict", "words"),
    [
        ("crash", Verdict.CRASH, "exit code 3"),
        ("killed", Verdict.CRASH, "SIGKILL"),
        ("immortal", Verdict.TIMEOUT, "no answer to case/act within 1.5 s"),
        ("unknown-field", Verdict.PROTOCOL_ERROR, "`mood`"),
        ("not-utf-8", Verdict.PROTOCOL_ERROR, "is no result of case/act"),
        ("late", Verdict.TIMEOUT, "no answer to case/act within 0.3 s"),
        ("twice", Verdict.PROTOCOL_ERROR, "has been answered already"),
        ("end-twice", Verdict.PROTOCOL_ERROR, "every request had its answer, but the adapter wrote more"),
        ("end-chatter", Verdict.PROTOCOL_ERROR, "Good bye!"),
        ("garbage", Verdict.PROTOCOL_ERROR, "no JSON-RPC 2.0 response"),
        ("nested", Verdict.PROTOCOL_ERROR, "nested deeper than 64 levels"),
        ("gigabyte", Verdict.PROTOCOL_ERROR, "more on stdout than the 1024 KB"),
        ("gigabyte-of-lines", Verdict.PROTOCOL_ERROR, "has been answered already"),
        ("gigabyte-of-log", Verdict.TIMEOUT, "within 1.5 s"),
        ("wrong-id", Verdict.PROTOCOL_ERROR, "belongs to no request of this case"),
        ("old-id", Verdict.PROTOCOL_ERROR, "belongs to no request of this case"),
        ("fork-and-hang", Verdict.TIMEOUT, "within 1.5 s"),
        ("many-files", Verdict.CRASH, "more than 4 MB into its scratch folder"),
        ("memory", Verdict.CRASH, "more than 192 MB of memory"),
        ("close-stdout", Verdict.CRASH, "it closed its stdout"),
    ],
)
def test_a_fault_decides_its_own_case_only(habit: str, verdict: Verdict, words: str) -> None:
    limits = msgspec.structs.replace(LIMITS, seconds=0.3) if habit == "late" else LIMITS
    started = time.monotonic()
    before, broken, after = play(habit, "a", "unlucky", "b", limits=limits)
    assert (before.verdict, after.verdict) == (Verdict.PASS, Verdict.PASS), after.reason
    assert broken.verdict == verdict, broken.reason
    assert words in broken.reason
    assert len(broken.log) < LOG_LIMIT + 200
    assert time.monotonic() - started < 20


@pytest.mark.skipif(sys.platform != "linux", reason="the size of a file can be limited from outside on Linux only")
def test_one_big_file_is_cut_at_the_limit() -> None:
    _, broken, after = play("big-file", "a", "unlucky", "b")
    assert broken.verdict in (Verdict.CRASH, Verdict.ENGINE_ERROR)
    assert after.verdict == Verdict.PASS


@pytest.mark.parametrize("habit", ["fork", "locked-folder", "fork-and-hang"])
def test_children_and_files_go_with_the_adapter(habit: str) -> None:
    first, _ = play(habit, "unlucky", "b")
    assert first.verdict == (Verdict.TIMEOUT if habit == "fork-and-hang" else Verdict.PASS)
    for pid in re.findall(r"child (\d+)", first.log):
        assert not psutil.pid_exists(int(pid)) or psutil.Process(int(pid)).status() == "zombie"


def test_an_adapter_that_ends_between_two_cases_is_replaced() -> None:
    first, second = play("end-leave", "unlucky", "a")
    assert (first.verdict, second.verdict) == (Verdict.PASS, Verdict.PASS)


def test_an_engine_that_always_crashes_at_the_start_of_a_case_is_said_to_crash() -> None:
    first, second, third = play("start-crash", "a", "unlucky", "b")
    assert (first.verdict, second.verdict, third.verdict) == (Verdict.PASS, Verdict.CRASH, Verdict.PASS)
    assert "[played again on a fresh process, since nothing was answered: the adapter's process ended" in second.log


def test_what_is_left_over_of_a_case_is_not_blamed_on_the_next() -> None:
    first, second = play("end-later", "unlucky", "a")
    assert (first.verdict, second.verdict) == (Verdict.PASS, Verdict.PASS)
    connection = connect(manifest("end-later"), "stdio", LIMITS)
    assert run_case(unlucky(), connection).verdict == Verdict.PASS
    time.sleep(0.4)
    after = run_case(good(), connection)
    connection.close()
    assert after.verdict == Verdict.PASS
    assert "on a fresh process: between two cases the adapter wrote more" in after.log


def test_an_adapter_that_always_answers_an_old_id_is_found_out(tmp_path: Path) -> None:
    script = tmp_path / "old.py"
    script.write_text(
        "import json, sys\nfor line in sys.stdin:\n    m = json.loads(line)['method']\n"
        "    r = {'name': 'x', 'version': '1'} if m == 'initialize' else {'status': 'ok'}\n"
        "    print(json.dumps({'jsonrpc': '2.0', 'id': 1, 'result': r}), flush=True)\n"
    )
    connection = connect(Manifest(name="x", command=(sys.executable, str(script))), "stdio", LIMITS)
    result = run_case(good(), connection)
    connection.close()
    assert (result.verdict, "belongs to no request of this case" in result.reason) == (Verdict.PROTOCOL_ERROR, True)


def test_an_adapter_that_does_not_come_back_leaves_the_rest_not_run(tmp_path: Path) -> None:
    licence = tmp_path / "licence"
    licence.touch()
    mortal = Manifest(name="toy", command=("{python}", str(TOY), "crash", str(licence)))
    connection = connect(mortal, "stdio", LIMITS)
    assert run_case(good(), connection).verdict == Verdict.PASS
    licence.unlink()
    results = [run_case(each, connection) for each in (unlucky(), good("a"), good("b"))]
    connection.close()
    assert [result.verdict for result in results] == [Verdict.CRASH, Verdict.NOT_RUN, Verdict.NOT_RUN]
    assert "the licence has run out" in results[1].reason


def test_several_jobs_make_do_with_the_processes_that_start(tmp_path: Path) -> None:
    licence = tmp_path / "licence"
    licence.touch()
    mortal = Manifest(name="toy", command=("{python}", str(TOY), "", str(licence)))
    first = connect(mortal, "stdio", LIMITS)
    licence.unlink()
    results = list(run_cases([good("a"), good("b"), good("c")], first, lambda: connect(mortal, "stdio", LIMITS), 3))
    assert [result.verdict for result in results] == [Verdict.PASS] * 3


def test_an_engine_in_this_process_that_does_not_come_back_leaves_the_rest_not_run(tmp_path: Path) -> None:
    (tmp_path / "once.py").write_text(
        "import sys\nsys.path.insert(0, " + repr(str(TOY.parent)) + ")\nfrom toy import Toy\nmade = []\n"
        "class Once(Toy):\n    def __new__(cls):\n        made.append(1)\n"
        f"        if len(made) > 1 and open({str(tmp_path / 'once.py')!r}): raise OSError('no more')\n"
        "        return super().__new__(cls)\n"
        "    def act(self, act):\n        if self.unlucky: sys.exit(4)\n        return super().act(act)\n"
    )
    source = (
        (tmp_path / "once.py")
        .read_text()
        .replace("made = []", "import builtins\nbuiltins.made = getattr(builtins, 'made', [])")
    )
    (tmp_path / "once.py").write_text(source)
    once = Manifest(name="once", command=("x",), in_process=f"{tmp_path / 'once.py'}:Once")
    connection = connect(once, "in-process", LIMITS)
    results = [run_case(each, connection) for each in (unlucky(), good("a"))]
    assert [result.verdict for result in results] == [Verdict.CRASH, Verdict.NOT_RUN]
    assert "no more" in results[1].reason


def test_what_an_engine_in_this_process_prints_is_bounded(tmp_path: Path) -> None:
    (tmp_path / "loud.py").write_text(
        "import sys\nsys.path.insert(0, " + repr(str(TOY.parent)) + ")\nfrom toy import Toy\n"
        "class Loud(Toy):\n    def act(self, act):\n        for _ in range(2000): print('x' * 10_000)\n"
        "        return super().act(act)\n"
    )
    loud = Manifest(name="loud", command=("x",), in_process=f"{tmp_path / 'loud.py'}:Loud")
    result = run_case(good(), connect(loud, "in-process", LIMITS))
    assert (result.verdict, LOG_LIMIT <= len(result.log) < LOG_LIMIT + 100) == (Verdict.PASS, True)


@pytest.mark.parametrize(("number", "jobs"), [("TERM", 1), ("INT", 2)])
def test_a_run_that_is_stopped_leaves_nothing(tmp_path: Path, number: str, jobs: int) -> None:
    folder = tmp_path / "toy"
    folder.mkdir()
    (folder / "adapter.yaml").write_text(f'format: 1\nname: toy\ncommand: ["{{python}}", "{TOY}", "fork-and-hang"]\n')
    program = (
        "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a shell's background job ignores it
        f"import sys, types\nsys.path.insert(0, {str(TOY.parent)!r})\nfrom toy_cases import suite, unlucky\n"
        "sys.modules['mtg_conformance.suite'] = types.SimpleNamespace(load_suite=lambda: suite(unlucky()))\n"
        f"from mtg_conformance.cli import main\nmain(['run', '-e', {str(folder)!r}, '--timeout', '60', '-j', '{jobs}'])\n"
    )
    environment = dict(os.environ, TMPDIR=str(tmp_path / "scratch"))
    run = subprocess.Popen(
        [sys.executable, "-c", program], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    deadline = time.monotonic() + 20
    while len(_living(str(tmp_path / "scratch"))) < 4:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    run.send_signal(getattr(__import__("signal"), f"SIG{number}"))
    _, errors = run.communicate(timeout=20)
    assert run.returncode != 0
    assert "Traceback" not in errors
