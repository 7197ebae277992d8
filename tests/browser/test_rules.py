"""The rules companion in JupyterLab: searching, opening a rule, and asking for one at a board."""

from playwright.sync_api import Locator, Page, expect

from mt_widgets.games.magical_towers.voice.rulebook import rules
from mt_widgets.lessons.rule_reference import matching

from .lab import Lab, Screen
from .notebook import Notebook

BOARD = "K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6 b1 b0+0-6:W3,T2,W2T4|y0+0-6:W1,W2,W3 mw,mt"
STILL = Screen(reduced_motion=True)


def show(lab: Lab, code: str) -> Page:
    """A notebook of one cell, run."""
    notebook: Notebook = lab.open(code, screen=STILL)
    notebook.run()
    return notebook.page


def row(page: Page, name: str) -> Locator:
    return page.locator(f'.mt-rule-row[data-name="{name}"]')


def found(page: Page) -> list[str]:
    """The rules that are to be seen, in the order of the page."""
    seen = page.locator(".mt-rule-row:visible")
    return [str(one.get_attribute("data-name")) for one in seen.all()]


def test_the_page_finds_what_is_typed_without_asking_the_kernel(lab: Lab) -> None:
    page = show(lab, "from mt_widgets import Rules\nRules()")
    field = page.get_by_role("searchbox", name="Search the rules")
    expect(page.locator(".mt-found")).to_contain_text(f"Rules: {len(rules())}.")
    page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    for query in ("Castle wizard", "tower.any", "skip_second", "start("):
        field.fill(query)
        assert found(page) == matching(query)
        expect(page.locator(".mt-found")).to_contain_text(f"Rules: {len(matching(query))}.")
    field.fill("dragon")
    expect(page.locator(".mt-found")).to_contain_text("No rule has all these words.")
    field.press("Escape")
    expect(field).to_have_value("")
    assert found(page) == []


def test_a_rule_opens_by_keyboard_with_its_board_and_its_lesson(lab: Lab) -> None:
    page = show(lab, "from mt_widgets import Rules\nRules()")
    field = page.get_by_role("searchbox", name="Search the rules")
    field.press_sequentially("wizard.clockwise dd")
    assert found(page) == []
    field.fill("wizard.clockwise")
    assert page.locator(".mt-rule-row img").count() == 0
    field.press("Tab")
    page.keyboard.press("Tab")
    expect(row(page, "wizard.clockwise").locator("summary")).to_be_focused()
    page.keyboard.press("Enter")
    picture = row(page, "wizard.clockwise").get_by_role("img")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.naturalWidth") > 0
    lesson = row(page, "wizard.clockwise").get_by_role("button", name="Go to the lesson: Walking")
    expect(lesson).to_be_visible()


def test_what_editions_differ_in_leads_to_the_rule(lab: Lab) -> None:
    page = show(lab, "from mt_widgets import Rules\nRules()")
    page.locator(".mt-chapter", has_text="What you can set").locator("summary").click()
    page.locator(".mt-difference", has_text="Skip the second card").get_by_role("button").click()
    expect(row(page, "card.must-move")).to_have_attribute("open", "")
    expect(row(page, "card.must-move").locator("summary")).to_be_focused()
    expect(row(page, "card.must-move")).to_contain_text('start(options="skip_second")')


def test_a_refusal_leads_to_its_rule_and_back(lab: Lab) -> None:
    page = show(lab, f"from mt_widgets import Board\nBoard({BOARD!r})")
    page.get_by_label("Type a move").fill("W3:y4")
    page.keyboard.press("Enter")
    name = page.locator(".mt-status").get_by_role("button", name="wizard.own")
    card = page.get_by_role("group", name="A rule of the game")
    expect(card).to_have_count(0)
    name.press("Enter")
    expect(card).to_contain_text(rules()["wizard.own"].text)
    expect(card.get_by_role("img")).to_be_visible()
    expect(name).to_have_attribute("aria-expanded", "true")
    spoken = page.locator('.mt-desk > [aria-live="polite"]')
    expect(spoken).to_have_text(rules()["wizard.own"].text)
    card.get_by_role("button", name="Close").press("Enter")
    expect(card).to_have_count(0)
    expect(name).to_be_focused()
    expect(name).to_have_attribute("aria-expanded", "false")


def test_a_card_of_its_own_follows_the_page_from_light_to_dark(lab: Lab) -> None:
    notebook = lab.open('from mt_widgets import rule\nrule("wizard.clockwise")', screen=STILL)
    notebook.run()
    card = notebook.page.get_by_role("region", name="A rule of the game")
    expect(card).to_contain_text(rules()["wizard.clockwise"].text)
    light = card.get_by_role("img").get_attribute("src")
    notebook.change_theme("dark")
    expect(card.get_by_role("img")).not_to_have_attribute("src", str(light))
    expect(card).to_have_attribute("data-theme", "dark")
