"""Shards: stable parts of the suite that are disjoint, complete, and can be put together again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from toy_cases import TOY, bad, good

from mtg_conformance.cli import main
from mtg_conformance.errors import UsageError
from mtg_conformance.results import joined, read_results
from mtg_conformance.selecting import shard

CASES = [good(f"case-{number}") for number in range(200)]


@given(st.integers(1, 40))
def test_shards_are_disjoint_and_complete(of: int) -> None:
    parts = [shard(CASES, f"{number}/{of}") for number in range(1, of + 1)]
    assert sorted(case.id for part in parts for case in part) == sorted(case.id for case in CASES)


def test_a_case_stays_in_its_shard_when_others_come_and_go() -> None:
    whole = {case.id for case in shard(CASES, "2/3")}
    assert {case.id for case in shard(CASES[50:], "2/3")} == whole & {case.id for case in CASES[50:]}
    assert [case.id for case in shard(CASES, "1/9")][:3] == ["case-1", "case-10", "case-26"]


def test_shards_are_of_much_the_same_size() -> None:
    sizes = [len(shard(CASES, f"{number}/4")) for number in range(1, 5)]
    assert min(sizes) > 35


@pytest.mark.parametrize("part", ["0/3", "4/3", "1", "1/0", "a/b", "-1/3", "1/3/5", ""])
def test_what_is_no_shard_is_refused(part: str) -> None:
    with pytest.raises(UsageError, match="write I/N"):
        shard(CASES, part)


def test_shards_of_a_run_are_one_run_in_the_report(use_suite: Callable[..., None], tmp_path: Path) -> None:
    (tmp_path / "adapter.yaml").write_text(f'format: 1\nname: toy\ncommand: ["{{python}}", "{TOY}"]\n')
    cases = [*(good(f"case-{number}") for number in range(12)), bad()]
    use_suite(*cases)
    verdicts = {}
    files = []
    for number in range(1, 4):
        words = [
            "run",
            "-e",
            str(tmp_path),
            "--shard",
            f"{number}/3",
            "--results",
            str(tmp_path / f"{number}"),
            "--json",
        ]
        told = json.loads(CliRunner().invoke(main, words).stdout)["engines"][0]
        verdicts.update(told["verdicts"])
        files.append(read_results(tmp_path / f"{number}" / "toy.ndjson"))
    assert set(verdicts) == {case.id for case in cases}
    (whole,) = joined(files)
    assert (whole.header.selected, whole.closing.counts) == (13, {"pass": 12, "fail": 1})
    assert len(joined([*files, files[0]])) == 2
    other = msgspec.structs.replace(files[1], header=msgspec.structs.replace(files[1].header, digest="another"))
    assert len(joined([files[0], other, files[2]])) == 2


def test_a_baseline_is_not_written_by_a_shard(use_suite: Callable[..., None], tmp_path: Path) -> None:
    (tmp_path / "adapter.yaml").write_text(f'format: 1\nname: toy\ncommand: ["{{python}}", "{TOY}"]\n')
    use_suite(good("a"), good("b"))
    result = CliRunner().invoke(main, ["run", "-e", str(tmp_path), "--shard", "1/2", "--update-baseline"])
    assert (result.exit_code, "leave --case and --shard out" in result.output) == (2, True)
