"""Programs that write files of a checkout tell a fault of the documents as such."""

from __future__ import annotations

import pytest

from mtg_spec.errors import SpecError, SpecErrors, told


def test_faulty_documents_are_told_with_their_place(capsys: pytest.CaptureFixture[str]) -> None:
    def work() -> None:
        raise SpecErrors([SpecError("spec/cards/x.yaml", 3, 1, "unknown key 'colour'", "did you mean 'colors'?")])

    assert told(work) == 2
    assert capsys.readouterr().err == "spec/cards/x.yaml:3:1: unknown key 'colour'\n  did you mean 'colors'?\n"


def test_a_file_that_cant_be_written_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    def work() -> None:
        raise PermissionError(13, "Permission denied", "docs/steps.md")

    assert told(work) == 2
    assert capsys.readouterr().err == "docs/steps.md: Permission denied; run this in a checkout\n"


def test_work_that_is_done_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(lambda: None) == 0
    assert capsys.readouterr().err == ""
