"""The whole suite: cache, digest, manifest of cases, rulings, lint."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from made_up_suites import compiled_case, feature, make_suite

from mtg_conformance.case_manifest import compare_manifest, read_manifest, rewrite_manifest
from mtg_conformance.compiler import compile_features
from mtg_conformance.lint import lint_features, weaknesses
from mtg_conformance.suite import load_suite, suite_digest, suite_documents
from mtg_spec.documents import file_stem
from mtg_spec.errors import SpecErrors
from mtg_spec.rulings import load_rulings, read_rulings

LIFE = "Then Alice has 20 life"
MANIFEST = "features/manifest.yaml"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cache"
    monkeypatch.setenv("MTG_CONFORMANCE_CACHE", str(folder))
    return folder


def test_a_warm_load_imports_no_parser(tmp_path: Path, cache: Path) -> None:
    root = make_suite(tmp_path / "suite", {"a": feature(LIFE)})
    suite = load_suite(root)
    assert [case.id for case in suite.cases] == ["the-case"] and suite.edition == "2031-05-04"
    code = (
        "import sys; from pathlib import Path; from mtg_conformance.suite import load_suite;"
        f"suite = load_suite(Path({str(root)!r})); print(suite.digest);"
        "print([name for name in ('gherkin', 'ruamel', 'lark', 'pytest', 'jinja2') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:2] == [suite.digest, "[]"]


def test_the_digest_names_what_the_cases_say(tmp_path: Path, cache: Path) -> None:
    root = make_suite(tmp_path / "suite", {"a": feature(LIFE)})
    before = load_suite(root).digest
    path = root / "features" / "a.feature"
    path.write_text(path.read_text("utf-8").replace("20", "21"), "utf-8")
    assert load_suite(root).digest != before
    path.write_text(path.read_text("utf-8").replace("21", "20"), "utf-8")
    suite = load_suite(root)
    assert suite.digest == before == suite_digest(suite.cases)
    assert path in suite_documents(root)


def test_a_new_card_is_known_at_once(tmp_path: Path, cache: Path) -> None:
    root = make_suite(tmp_path / "suite", {"a": feature("Given Alice controls Mox", LIFE)}, manifest=False)
    with pytest.raises(SpecErrors, match="unknown card 'Mox'"):
        load_suite(root)
    (root / "spec" / "cards" / "mox.yaml").write_text("format: 1\ncard: 'Mox'  # a gem\n", "utf-8")
    rewrite_manifest(root)
    assert load_suite(root).cases[0].cards == ("Mox", "Wastes")


def test_a_lost_case_is_missed(tmp_path: Path, cache: Path) -> None:
    other = feature(LIFE, tags="@id:other @CR-106.7", title="Other")
    root = make_suite(tmp_path / "suite", {"a": feature(LIFE), "b": other})
    (root / "features" / "b.feature").unlink()
    with pytest.raises(SpecErrors, match=r"the case 'other' .* is missing from the features"):
        load_suite(root)
    assert rewrite_manifest(root) == ["other"]
    assert read_manifest(root).retired == {"other": "Other"}
    assert load_suite(root).cases
    (root / "features" / "b.feature").write_text(other, "utf-8")
    with pytest.raises(SpecErrors, match="the id 'other' is retired"):
        load_suite(root)
    with pytest.raises(SpecErrors, match="the id 'other' is retired"):
        rewrite_manifest(root)


def test_a_case_that_was_never_committed_is_forgotten(tmp_path: Path, cache: Path) -> None:
    def git(*words: str) -> None:
        author = ("-c", "user.name=A", "-c", "user.email=a@example.org")
        subprocess.run(["git", *author, *words], cwd=root, check=True, capture_output=True)

    old, tried = (feature(LIFE, tags=f"@id:{id_} @CR-106.7", title=id_.title()) for id_ in ("old", "tried"))
    root = make_suite(tmp_path / "suite", {"a": feature(LIFE), "old": old})
    git("init")
    git("add", "features")
    git("commit", "-m", "Cases")
    (root / "features" / "tried.feature").write_text(tried, "utf-8")
    assert rewrite_manifest(root) == [] and "tried" in read_manifest(root).cases
    (root / "features" / "tried.feature").unlink()
    (root / "features" / "old.feature").unlink()
    assert rewrite_manifest(root) == ["old"]
    assert read_manifest(root).retired == {"old": "Old"}
    (root / "features" / "tried.feature").write_text(tried, "utf-8")
    assert rewrite_manifest(root) == [] and "tried" in read_manifest(root).cases


def test_new_and_renamed_cases_differ_from_the_manifest(tmp_path: Path) -> None:
    root = make_suite(tmp_path / "suite", {"a": feature(LIFE)}, manifest=False)
    cases = compile_features(root).cases
    [fault] = compare_manifest(root, cases)
    assert str(fault).startswith(
        "features/a.feature:3:0: the case 'the-case' is not in features/manifest.yaml\n  rewrite"
    )
    rewrite_manifest(root)
    assert compare_manifest(root, cases) == []
    path = root / MANIFEST
    path.write_text(path.read_text("utf-8").replace("It is so", "It was so"), "utf-8")
    [fault] = compare_manifest(root, cases)
    assert "has another title for 'the-case'" in fault.message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("format: 2\ncases: {}\n", "manifest.yaml:1:9: unknown format"),
        ("format: 1\ncases: []\n", "manifest.yaml:2:8: 'cases' must be a mapping"),
        ("format: 1\ncases:\n  a: A\nretired:\n  a: A\n", "manifest.yaml:5:3: 'a' is both a case and retired"),
        ("format: 1\nextra: 3\n", "manifest.yaml:2:1: the manifest has no key 'extra'"),
    ],
)
def test_a_faulty_manifest(tmp_path: Path, text: str, message: str) -> None:
    root = make_suite(tmp_path, {}, manifest=False)
    (root / MANIFEST).write_text(text, "utf-8")
    with pytest.raises(SpecErrors) as caught:
        read_manifest(root)
    assert message in str(caught.value)


def test_rulings(tmp_path: Path) -> None:
    root = make_suite(tmp_path, {}, manifest=False)
    rulings = load_rulings(root)["sol-ring"]
    assert rulings.card == "Sol Ring" and [ruling.id for ruling in rulings.rulings] == ["1", "2"]
    second = rulings.get("2")
    assert second and second.rules == ("106.7",) and second.line == 5 and rulings.get("3") is None
    assert file_stem("Collector's Cage") == "collectors-cage"
    assert file_stem("Lim-Dûl's Vault") == "lim-duls-vault"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("card: Sol Rings\nrulings: []\n", "1:7: the rulings of Sol Rings must be in sol-rings.yaml"),
        ("card: Sol Ring\n", "1:1: the document lacks the key 'rulings'"),
        ("card: Sol Ring\nrulings:\n- {id: 1, date: soon, says: x}\n", "3:17: 'soon' is no date"),
        ("card: Sol Ring\nrulings:\n- {id: 1, says: x}\n", "3:3: a ruling lacks the key 'date'"),
        ("card: Sol Ring\nrulings:\n- {id: A b, date: 2024-01-02, says: x}\n", "3:8: 'A b' can't be an id"),
        (
            "card: Sol Ring\nrulings:\n- {id: 1, date: 2024-01-02, says: x}\n- {id: 1, date: 2024-01-02, says: y}\n",
            "4:3: the ruling id '1' occurs twice",
        ),
    ],
)
def test_faulty_rulings(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "sol-ring.yaml"
    path.write_text(text, "utf-8")
    with pytest.raises(SpecErrors) as caught:
        read_rulings(path)
    assert f"{path}:{message}" in str(caught.value)


HAND = "Given Alice has Giant Growth in hand"


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ((HAND, "Then Alice can't cast Giant Growth", LIFE), "“can't” without a positive control"),
        (
            (HAND, "Then Bob is not a legal target for Giant Growth", LIFE),
            "“not a legal target” without a positive control",
        ),
        ((HAND, "When Alice tries to cast Giant Growth", LIFE), "an illegal act without a positive control"),
        ((HAND, "Then Alice can cast Giant Growth"), "an engine that answers every question with true passes"),
        (
            ("When the stack resolves", "Then Alice has 0 life"),
            "an engine that answers every question with zero passes",
        ),
        ((HAND, "When the stack resolves", "Then Alice has no mana floating"), "every question with nothing passes"),
    ],
)
def test_lint_warns_of_weak_cases(tmp_path: Path, steps: tuple[str, ...], message: str) -> None:
    warnings = [str(warning) for warning in weaknesses([compiled_case(tmp_path, *steps)])]
    assert len(warnings) == 1 and message in warnings[0] and "warning" in warnings[0], warnings
    assert warnings[0].startswith("features/one.feature:")


def test_lint_is_content_with_a_control(tmp_path: Path) -> None:
    steps = (
        HAND,
        "Then Alice can't cast Giant Growth targeting Bob",
        "And Alice can cast Giant Growth targeting Alice",
    )
    assert list(weaknesses([compiled_case(tmp_path, *steps)])) == []


def test_lint_of_a_whole_suite(tmp_path: Path) -> None:
    root = make_suite(tmp_path, {"a": feature(HAND, "Then Alice can't cast Giant Growth", LIFE)}, manifest=False)
    assert len(lint_features(root)) == 2
