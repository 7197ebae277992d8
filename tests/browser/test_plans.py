"""Plans in JupyterLab: opened, shown on the projector, and the homework saved."""

from playwright.sync_api import expect

from mt_widgets.classroom.assignment import parse_assignment
from mt_widgets.classroom.plans import ready_assignment

from .lab import Lab, Screen

STILL = Screen(reduced_motion=True)


def test_a_plan_opens_shows_its_slides_and_hands_out_the_homework(lab: Lab) -> None:
    notebook = lab.open("from mt_widgets import Plans\nPlans()", screen=STILL)
    notebook.run()
    page = notebook.page
    card = page.locator('.mt-plan-card[data-plan="first"]')
    card.locator("summary").first.click()
    hour = card.locator(".mt-plan-chapter", has_text="Walking to the castle")
    hour.locator("summary").click()
    notebook.shot("plans-first")
    hour.get_by_role("button", name="Your first minute, step 4: Welcome home").click()
    bar = page.locator(".mt-plan-bar")
    expect(bar).to_contain_text("On the projector: Your first minute, step 4")
    expect(page.locator(".mt-task-desk")).to_contain_text("Welcome home")
    expect(card).to_be_hidden()
    notebook.shot("plans-shown")
    bar.get_by_role("button", name="Back to the plan").click()
    expect(card).to_be_visible()
    expect(page.locator("canvas")).to_have_count(0)
    hour.get_by_role("button", name="wizard.full").click()
    expect(hour.locator(".mt-rule-card")).to_contain_text("six wizards")
    with page.expect_download() as saved:
        hour.get_by_role("button", name="Save the file").click()
    text = saved.value.path().read_text("utf-8")
    assert parse_assignment(text, "saved") == ready_assignment("after-the-first-lesson")
    assert saved.value.suggested_filename == "after-the-first-lesson.assignment.toml"
    notebook.shot("plans-homework")
    card = page.locator('.mt-plan-card[data-plan="odds"]')
    card.locator("summary").first.click()
    card.locator(".mt-plan-chapter", has_text="The key, with the proofs").locator("summary").click()
    tree = card.locator("img.mt-tree").nth(1)
    tree.scroll_into_view_if_needed()
    assert tree.evaluate("image => image.naturalWidth") > 0
    notebook.shot("plans-key")
    notebook.resize(800, 1280)
    hour.scroll_into_view_if_needed()
    notebook.shot("plans-tablet")
    notebook.change_theme("dark")
    notebook.shot("plans-dark")
