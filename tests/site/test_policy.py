"""The policies in the pages of a site, before any browser reads them."""

import re
from pathlib import Path

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.site.pages import page
from mt_widgets.site.policy import guard_notebook
from mt_widgets.site.serve import NOTEBOOK, PAGE

LITE = """<!DOCTYPE html><html><head><meta charset="utf-8">
<script id="jupyter-config-data" type="application/json">{}</script>
<script>await import("../config-utils.js");</script></head></html>"""


@pytest.fixture
def app(tmp_path: Path) -> Path:
    for name in ("notebooks", "doc/tree"):
        (tmp_path / name).mkdir(parents=True)
        (tmp_path / name / "index.html").write_text(LITE, "utf-8")
    (tmp_path / "index.html").write_text(LITE, "utf-8")
    return tmp_path


def _policy(html: str) -> str:
    """The policy of a page, which comes before everything that it concerns."""
    found = re.search('<meta http-equiv="Content-Security-Policy" content="([^"]*)">', html)
    assert found
    assert not re.search("<script|<link|<style", html[: found.start()])
    return found[1]


def test_the_start_page_has_a_policy_before_all_else() -> None:
    assert _policy(page("app-0123456789ab")) == PAGE


def test_every_page_of_jupyterlite_that_stays_has_a_policy(app: Path) -> None:
    guard_notebook(app)
    pages = {path.relative_to(app).as_posix(): path for path in app.rglob("*.html")}
    found = {name: _policy(path.read_text("utf-8")) for name, path in pages.items()}
    assert found == {"index.html": PAGE, "notebooks/index.html": NOTEBOOK}


def test_no_program_stays_in_a_page(app: Path) -> None:
    guard_notebook(app)
    html = (app / "notebooks" / "index.html").read_text("utf-8")
    assert "<script>" not in html
    assert 'await import("../config-utils.js")' in (app / "notebooks" / "start.js").read_text()


@pytest.mark.parametrize("more", ["", "<script>evil()</script><script>more()</script>"])
def test_a_page_that_is_not_known_is_not_guessed_at(app: Path, more: str) -> None:
    changed = re.sub("<script>.*</script>", more, LITE)
    (app / "notebooks" / "index.html").write_text(changed, "utf-8")
    with pytest.raises(Mistake, match="has another page than the one that is known"):
        guard_notebook(app)


@pytest.mark.parametrize("policy", [PAGE, NOTEBOOK])
def test_no_policy_names_another_machine(policy: str) -> None:
    directives = dict(part.split(" ", 1) for part in policy.split("; "))
    assert directives["default-src"] == directives["form-action"] == "'none'"
    assert directives["connect-src"] == "'self'"
    allowed = {word for value in directives.values() for word in value.split()}
    assert allowed <= {"'self'", "'none'", "blob:", "data:", "'unsafe-inline'", "'unsafe-eval'"}
    assert ("'unsafe-eval'" in allowed) == (policy == NOTEBOOK)
    assert directives["script-src"].split()[0] == "'self'"
    assert "'unsafe-inline'" not in directives["script-src"]
