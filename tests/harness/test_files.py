"""Manifests, baselines, results files, schemas and the cache: what is wrong with a file is said, and nothing is
lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from toy_cases import suite

from mtg_conformance import baselines, manifests, schemas
from mtg_conformance.baselines import Surprise, differences, read_baseline, update_baseline
from mtg_conformance.errors import UsageError
from mtg_conformance.results import Closing, Header, Result, ResultsError, ResultsWriter, Verdict, compare, read_results
from mtg_spec.cache import cached
from mtg_spec.documents import root
from mtg_spec.errors import SpecError
from mtg_spec.protocol import Engine

# --- manifests ---


def test_the_committed_manifests_can_be_read() -> None:
    paths = [*manifests.known(), *manifests.liars()]
    assert [manifests.load(path).name for path in paths] == [path.parent.name for path in paths]
    assert len(manifests.liars()) == 8


def test_an_engine_is_found_by_name_path_folder_and_command(tmp_path: Path) -> None:
    file = tmp_path / "adapter.yaml"
    file.write_text('format: 1\nname: mine\ncommand: ["{python}", "{here}/a.py"]\n')
    assert manifests.find("reference").in_process == "mtg_reference.adapter:ReferenceAdapter"
    for given in (str(file), str(tmp_path)):
        mine = manifests.find(given)
        assert mine.argv()[1] == str(tmp_path / "a.py")
    command = manifests.find(f"python3 {file} --flag")
    assert command.argv()[1:] == [str(file), "--flag"]
    with pytest.raises(UsageError, match="did you mean reference"):
        manifests.find("refrence")


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("- a\n", 1, "must be a mapping"),
        ("format: 1\nname: x\ncomand: [a]\n", 3, "no key 'comand'; did you mean command?"),
        ("format: 1\nname: x\n", 1, "has no 'command'"),
        ("format: 2\nname: x\ncommand: [a]\n", 1, "format 2 is not known"),
        ("format: 1\nname: x\ncommand: java -jar x\n", 3, "must be a list of words"),
        ("format: 1\nname: My Engine\ncommand: [a]\n", 2, "'My Engine' is not"),
        ("format: 1\nname: x\ncommand: [a]\ninstalled: {modul: a}\n", 4, "'installed' must be"),
        ("format: 1\nname: x\ncommand: [a]\nin-process: abc\n", 4, "module:Class"),
        ("format: 1\nname: [\n", 3, "not YAML"),
        ("format: 1\nname: x\nname: y\ncommand: [a]\n", 3, "duplicate key"),
    ],
)
def test_a_faulty_manifest_is_told_with_its_place(tmp_path: Path, text: str, line: int, words: str) -> None:
    path = tmp_path / "adapter.yaml"
    path.write_text(text)
    with pytest.raises(SpecError) as caught:
        manifests.load(path)
    assert caught.value.line == line
    assert words in str(caught.value)


# --- baselines ---


def result(case: str, verdict: Verdict = Verdict.PASS) -> Result:
    return Result(case=case, verdict=verdict, reason="because")


def test_a_run_agrees_with_its_baseline_in_both_directions(tmp_path: Path) -> None:
    path = tmp_path / "baseline.yaml"
    path.write_text(
        "known: {verdict: fail, reason: old}\nfixed: {verdict: fail, reason: old}\n"
        "worse: {verdict: unsupported, reason: old}\ngood-1: {verdict: fail, reason: old}\n"
    )
    run = [
        result("good"),
        result("known", Verdict.FAIL),
        result("fixed"),
        result("worse", Verdict.CRASH),
        result("new", Verdict.FAIL),
    ]
    found = differences(read_baseline(path), run, [each.case for each in run])
    assert [(each.case, each.surprise) for each in found] == [
        ("fixed", Surprise.STALE),
        ("worse", Surprise.CHANGED),
        ("new", Surprise.NEW),
        ("good-1", Surprise.UNKNOWN),
    ]
    assert "did you mean good?" in found[-1].text


def test_a_missing_baseline_expects_every_case_to_pass(tmp_path: Path) -> None:
    assert read_baseline(tmp_path / "none.yaml") == {}


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("a: {verdict: fail}\n", 1, "must have a verdict and a reason"),
        ("a: {verdict: fail, reason: x}\nb: {verdict: pass, reason: x}\n", 2, "'pass' can't be expected"),
        ("a: {verdict: fail, reason: ''}\n", 1, "has no reason"),
        ("a: {verdict: fail, reason: x}\na: {verdict: fail, reason: x}\n", 2, "duplicate key"),
    ],
)
def test_a_faulty_baseline_is_told_with_its_place(tmp_path: Path, text: str, line: int, words: str) -> None:
    path = tmp_path / "baseline.yaml"
    path.write_text(text)
    with pytest.raises(SpecError) as caught:
        read_baseline(path)
    assert (caught.value.line, words in str(caught.value)) == (line, True)


def test_an_updated_baseline_keeps_reasons_and_agrees_with_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "adapters" / "toy" / "baseline.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(
        "# ours\nkept: {verdict: crash, reason: issue 12}\nworse: {verdict: unsupported, reason: no such card}\n"
        "fixed: {verdict: fail, reason: x}\ngone: {verdict: fail, reason: x}\n"
    )
    lacking = msgspec.structs.replace(result("lacking", Verdict.UNSUPPORTED), reason="no such card")
    run = [
        *(result(case, Verdict.FAIL) for case in ("kept", "worse", "new")),
        result("fixed"),
        lacking,
    ]
    ids = [each.case for each in run]
    assert update_baseline(path, run, ids) == 2
    text = path.read_text()
    assert text.startswith("# ours\n")
    entries = read_baseline(path)
    assert {case: (entry.verdict, entry.reason.partition(":")[0]) for case, entry in entries.items()} == {
        "kept": (Verdict.FAIL, "issue 12"),
        "worse": (Verdict.FAIL, "TODO"),
        "new": (Verdict.FAIL, "TODO"),
        "lacking": (Verdict.UNSUPPORTED, "no such card"),
    }
    assert differences(entries, run, ids) == []
    monkeypatch.setattr(baselines, "root", lambda: tmp_path)
    assert [fault.message for fault in baselines.lint_baselines()] == [
        f"{case} has no reason yet" for case in ("worse", "new")
    ]


def test_no_baseline_is_written_by_a_partial_run(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="all 2 cases"):
        update_baseline(tmp_path / "b.yaml", [result("a")], ["a", "b"])
    with pytest.raises(UsageError, match="not run"):
        update_baseline(tmp_path / "b.yaml", [result("a"), result("b", Verdict.NOT_RUN)], ["a", "b"])


# --- results files ---


def header(selected: int = 2) -> Header:
    return Header(suite="1", digest="d", edition="e", cases=9, selected=selected, engine=Engine("toy", "1"))


@pytest.fixture
def written(tmp_path: Path) -> Path:
    with ResultsWriter(tmp_path / "toy.ndjson", header()) as writer:
        writer.write(result("a"))
        writer.write(result("b", Verdict.FAIL))
    return writer.path


def test_a_results_file_is_read_back_as_it_was_written(written: Path) -> None:
    file = read_results(written)
    assert (file.header, file.closing.counts) == (header(), {"pass": 1, "fail": 1})
    assert file.results == (result("a"), result("b", Verdict.FAIL))


def _lines(change: Callable[[list[str]], list[str]]) -> Callable[[Path], None]:
    def apply(path: Path) -> None:
        path.write_text("\n".join(change(path.read_text().splitlines())) + "\n")

    return apply


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda path: path.write_bytes(b""), "begins with its header"),
        (lambda path: path.write_bytes(path.read_bytes()[:-30]), "the run was broken off"),
        (_lines(lambda lines: lines[:-1]), "no closing record"),
        (_lines(lambda lines: lines[1:]), "begins with its header"),
        (_lines(lambda lines: [*lines, *lines]), "a second run begins or ends here"),
        (_lines(lambda lines: [*lines[:1], *lines[2:]]), "1 results, but its header announces 2"),
        (_lines(lambda lines: [lines[0], lines[1], lines[1], lines[3]]), "stands already in line 2"),
        (lambda path: path.write_text(path.read_text().replace('"fail"', '"pass"', 1)), "the closing record counts"),
        (lambda path: path.write_text(path.read_text().replace("because", "nothing")), "digest differs"),
        (lambda path: path.write_text("hello\n"), ":1: not a record of a results file"),
        (lambda path: path.unlink(), "No such file"),
    ],
)
def test_a_damaged_results_file_is_refused(written: Path, damage: Callable[[Path], None], words: str) -> None:
    damage(written)
    with pytest.raises(ResultsError) as caught:
        read_results(written)
    assert words in str(caught.value)
    assert str(written) in str(caught.value)


def test_a_run_that_loses_cases_or_breaks_off_leaves_no_result(tmp_path: Path) -> None:
    with pytest.raises(ResultsError, match="0 results of 2"), ResultsWriter(tmp_path / "a", header()):
        pass
    with pytest.raises(KeyboardInterrupt), ResultsWriter(tmp_path / "b", header()):
        raise KeyboardInterrupt
    with pytest.raises(ResultsError, match=r"no closing record|begins with"):
        read_results(tmp_path / "b")


def test_two_runs_are_compared(written: Path, tmp_path: Path) -> None:
    with ResultsWriter(tmp_path / "later.ndjson", header()) as writer:
        writer.write(result("b"))
        writer.write(result("c"))
    changes = compare(read_results(written), read_results(writer.path))
    assert [(each.case, each.before, each.after) for each in changes] == [
        ("b", "fail", "pass"),
        ("c", None, "pass"),
        ("a", "pass", None),
    ]


# --- schemas ---


def test_the_schema_files_are_up_to_date(tmp_path: Path) -> None:
    schemas.write(tmp_path)
    folder = root() / "adapters" / "schema"
    assert {p.name: p.read_text() for p in folder.glob("*.json")} == {
        p.name: p.read_text() for p in tmp_path.iterdir()
    }, "run `python -m mtg_conformance.schemas`"


def test_what_is_written_matches_its_schema(written: Path) -> None:
    import jsonschema
    import msgspec
    from toy_cases import good

    known = schemas.schemas()
    for line in written.read_text().splitlines():
        jsonschema.validate(json.loads(line), known["results-record.json"])
    jsonschema.validate(json.loads(msgspec.json.encode(suite(good()))), known["suite.json"])
    assert Closing(counts={}) is not None


# --- the cache ---


def test_the_cache_answers_only_for_the_same_content(tmp_path: Path) -> None:
    document = tmp_path / "a.txt"
    built: list[str] = []

    def build() -> str:
        built.append(document.read_text())
        return built[-1]

    def ask() -> str:
        return cached(["words"], [document], build, str)

    document.write_text("one")
    assert (ask(), ask(), built) == ("one", "one", ["one"])
    document.write_text("two")
    assert (ask(), built) == ("two", ["one", "two"])
    for entry in (tmp_path / "cache").iterdir():
        entry.write_bytes(entry.read_bytes()[:-1] + b"\x00")
    assert (ask(), built) == ("two", ["one", "two", "two"])


def test_a_cache_that_cannot_be_written_costs_time_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    for place in (str(tmp_path / "file"), "off"):
        monkeypatch.setenv("MTG_CONFORMANCE_CACHE", place)
        assert cached(["words"], [], lambda: 7, int) == 7
