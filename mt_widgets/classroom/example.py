"""A made-up class, so that teachers see what results look like before they have any."""

from pathlib import Path

from .assignment import ASSIGNMENT_FILE, Assignment, parse_assignment

__all__ = ["EXAMPLE", "EXPECTED", "FOLDER", "example_assignment", "example_lines"]

EXAMPLE = "class-example"
FOLDER = Path(__file__).parent / "data"
# From those who know most of it to those who have most to learn.
EXPECTED = (
    "Olena", "Ben", "Chiara", "17", "Noor", "Emil", "Fatima", "Jonas", "Mia", "Kofi", "Ada",
    "Yusuf", "Lena", "Tomás", "Ida", "23", "Paul", "Wei", "Greta", "Sami", "Rosa", "Finn", "Zoë",
    "Max",
)  # fmt: skip


def example_assignment() -> Assignment:
    """What the class was asked to do."""
    name = f"{EXAMPLE}{ASSIGNMENT_FILE}"
    return parse_assignment((FOLDER / name).read_text("utf-8"), name)


def example_lines() -> str:
    """What it has handed in, a line for each pupil; not all of it is as it should be."""
    return (FOLDER / f"{EXAMPLE}.txt").read_text("utf-8")
