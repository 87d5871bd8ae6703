"""`mtg-conformance report`: what it writes where, and which results it refuses, with exit code 2."""

from __future__ import annotations

import json
import sys
import types
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from synthetic_report import synthetic_results, synthetic_suite

from mtg_conformance.cli import main
from mtg_conformance.mutating import Fault, Trial, judge
from mtg_conformance.results import ResultsFile, ResultsWriter
from mtg_spec.cases import Suite

SUITE = synthetic_suite(12)


def written(file: ResultsFile, path: Path) -> Path:
    """The results on disk."""
    with ResultsWriter(path, file.header) as writer:
        for result in file.results:
            writer.write(result)
    return path


@pytest.fixture(autouse=True)
def use_suite(monkeypatch: pytest.MonkeyPatch) -> Callable[[Suite], None]:
    """Makes the command line load the made-up suite, or the one it is called with."""

    def use(suite: Suite) -> None:
        monkeypatch.setitem(sys.modules, "mtg_conformance.suite", types.SimpleNamespace(load_suite=lambda: suite))

    use(SUITE)
    return use


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Results of two engines and a liar."""
    runs = synthetic_results(SUITE, 2, liars=1)
    return [written(file, tmp_path / "results" / f"{at}.ndjson") for at, file in enumerate(runs)]


def call(*words: str | Path) -> Result:
    result = CliRunner().invoke(main, ["report", *map(str, words)])
    assert "Traceback" not in result.output
    assert "internal error" not in result.output
    return result


def test_a_site_is_made_of_files_or_of_their_folder(files: list[Path], tmp_path: Path) -> None:
    for words, out in (([tmp_path / "results"], "one"), (files, "two")):
        result = call(*words, "-o", tmp_path / out)
        assert (result.exit_code, result.output.strip()) == (0, str(tmp_path / out / "index.html"))
    one, two = (sorted(p.relative_to(tmp_path / n) for p in (tmp_path / n).rglob("*")) for n in ("one", "two"))
    assert one == two


def test_the_documents_words_are_in_the_site(files: list[Path], tmp_path: Path) -> None:
    assert call(*files, "-o", tmp_path / "site").exit_code == 0
    assert "could produce" in (tmp_path / "site" / "rules" / "106.7.html").read_text("utf-8")


def test_a_single_file_is_one_file(files: list[Path], tmp_path: Path) -> None:
    result = call(*files, "-o", tmp_path / "out" / "report.html", "--single-file")
    assert (result.exit_code, result.output.strip()) == (0, str(tmp_path / "out" / "report.html"))
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["report.html"]


def test_every_kind_of_file_is_written(files: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mtg_reports.messages.cucumber_messages", lambda file, suite: f"{file.header.engine.name}\n")
    names = {"--junit": "j-{engine}.xml", "--badge": "b/{engine}.svg", "--messages": "{engine}.ndjson"}
    words = [word for option, name in names.items() for word in (option, tmp_path / name)]
    for _ in range(2):
        assert call(*files[:2], *words, "--markdown", tmp_path / "summary.md").exit_code == 0
    assert (tmp_path / "summary.md").read_text().count("## Conformance") == 2
    for name in names.values():
        assert (tmp_path / name.format(engine="ironroot")).stat().st_size
        assert (tmp_path / name.format(engine="reference-engine")).stat().st_size
    assert call(files[0], "--junit", tmp_path / "one.xml").exit_code == 0
    assert (tmp_path / "one.xml").is_file()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["FILES"], "say where to write"),
        (["FILES", "--single-file"], "--single-file needs the name of the file"),
        (["FILES", "--junit", "x.xml"], "put {engine} in the name: x-{engine}.xml"),
        (["FILES", "-o", "FOLDER", "--single-file"], "is a folder; --single-file writes a file"),
        (["FILES", "-o", "FILE"], "is a file; the site needs a folder"),
        (["EMPTY", "-o", "out"], "no results (*.ndjson) in this folder"),
        (["nowhere.ndjson", "-o", "out"], "nowhere.ndjson: No such file"),
        (["FILES", "-o", "out", "--previous", "nowhere"], "nowhere: No such file"),
        (["FILES", "-o", "out", "--mutation", "nowhere"], "nowhere: No such file"),
        (["FILES", "-o", "out", "--history", "FILE"], "can't be used as a history of runs"),
    ],
)
def test_a_wrong_use_is_exit_code_2(files: list[Path], tmp_path: Path, words: list[str], message: str) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("no database" * 200)
    places = {"FOLDER": tmp_path, "EMPTY": tmp_path / "empty", "FILE": tmp_path / "file"}
    given = [part for word in words for part in (files if word == "FILES" else [places.get(word, word)])]
    result = call(*given)
    assert (result.exit_code, message in result.output) == (2, True), result.output


def _tampered(lines: list[bytes]) -> list[bytes]:
    return [line.replace(b'"verdict":"fail"', b'"verdict":"pass"') for line in lines]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (_tampered, "1.ndjson:14: the closing record counts"),
        (lambda lines: [*lines[:2], lines[2].replace(b'"ok"', b'"okay"'), *lines[3:]], "digest differs"),
        (lambda lines: lines[:-1], "1.ndjson: no closing record after line 13"),
        (lambda lines: [*lines[:5], lines[5][:40]], "1.ndjson:6: not a record"),
        (lambda lines: lines[:4] + lines[5:], "11 results, but its header announces 12"),
        (lambda lines: [*lines[:3], lines[2], *lines[3:]], "stands already in line 3"),
        (lambda lines: [*lines, *lines], "a second run begins or ends here"),
        (lambda lines: lines[1:], "begins with its header record"),
        (lambda lines: [], "begins with its header record"),
        (lambda lines: [b"{}"], "not a record of a results file"),
    ],
)
def test_a_damaged_file_is_refused_by_name(
    files: list[Path], tmp_path: Path, change: Callable[[list[bytes]], list[bytes]], message: str
) -> None:
    lines = files[1].read_bytes().splitlines()
    files[1].write_bytes(b"".join(line + b"\n" for line in change(lines)))
    result = call(*files, "-o", tmp_path / "site", "--history", tmp_path / "history.sqlite")
    assert (result.exit_code, "1.ndjson" in result.output, message in result.output) == (2, True, True), result.output
    assert not (tmp_path / "site").exists()
    assert not (tmp_path / "history.sqlite").exists()


def test_results_of_another_suite_are_refused_by_name(files: list[Path], tmp_path: Path) -> None:
    other = written(synthetic_results(synthetic_suite(13), 1)[0], tmp_path / "other.ndjson")
    result = call(files[0], other, "-o", tmp_path / "site")
    assert result.exit_code == 2
    assert "other.ndjson: the results of Reference engine" in result.output
    assert "run the engine again" in result.output
    assert not (tmp_path / "site").exists()


def test_earlier_results_may_be_of_an_earlier_suite(files: list[Path], tmp_path: Path) -> None:
    other = written(synthetic_results(synthetic_suite(11), 1)[0], tmp_path / "other.ndjson")
    assert call(*files, "-o", tmp_path / "site", "--previous", other).exit_code == 0
    assert "whose cases may have been other ones" in (tmp_path / "site" / "index.html").read_text("utf-8")


def test_the_history_gives_trend_and_change(files: list[Path], tmp_path: Path) -> None:
    history = tmp_path / "deep" / "history.sqlite"
    assert call(files[1], "-o", tmp_path / "site", "--history", history).exit_code == 0
    assert "What changed" not in (tmp_path / "site" / "index.html").read_text("utf-8")
    later = synthetic_results(SUITE, 2, liars=0, seed=2)[1]
    later = msgspec.structs.replace(later, header=msgspec.structs.replace(later.header, started="2025-12-09T09:30:00Z"))
    assert call(written(later, tmp_path / "later.ndjson"), "-o", tmp_path / "site", "--history", history).exit_code == 0
    text = (tmp_path / "site" / "index.html").read_text("utf-8")
    assert "What changed" in text
    assert '<svg class="trend"' in text


def test_proved_tags_come_from_a_campaign_on_this_suite(
    files: list[Path], tmp_path: Path, use_suite: Callable[[Suite], None]
) -> None:
    case = SUITE.cases[0]
    trials = [Trial(Fault("off", case.rules[:1]), (case.id,))]
    path = tmp_path / "mutation.json"
    path.write_bytes(msgspec.json.encode(judge(trials, SUITE.cases, {}, SUITE.digest)))
    assert call(*files, "-o", tmp_path / "site", "--mutation", path).exit_code == 0
    assert "1 of 1 planted faults" in (tmp_path / "site" / "index.html").read_text("utf-8")
    path.write_bytes(msgspec.json.encode(judge(trials, SUITE.cases, {}, "another")))
    refused = call(*files, "-o", tmp_path / "site", "--mutation", path)
    assert (refused.exit_code, "under suite another" in refused.output) == (2, True)
    path.write_text(json.dumps({"trials": 1}))
    refused = call(*files, "-o", tmp_path / "site", "--mutation", path)
    assert (refused.exit_code, "not written by `mtg-conformance mutate -o`" in refused.output) == (2, True)
