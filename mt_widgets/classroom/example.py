"""A made-up class that shows teachers what results look like."""

from pathlib import Path

from .assignment import ASSIGNMENT_FILE, AssignmentFile, parse_assignment

EXAMPLE = "class-example"
FOLDER = Path(__file__).parent / "data"
# The strongest pupils first.
EXPECTED = (
    "Olena", "Ben", "Chiara", "17", "Noor", "Emil", "Fatima", "Jonas", "Mia", "Kofi", "Ada",
    "Yusuf", "Lena", "Tomás", "Ida", "23", "Paul", "Wei", "Greta", "Sami", "Rosa", "Finn", "Zoë",
    "Max",
)  # fmt: skip


def example_assignment() -> AssignmentFile:
    """What the class was asked to do."""
    name = f"{EXAMPLE}{ASSIGNMENT_FILE}"
    return parse_assignment((FOLDER / name).read_text("utf-8"), name)


def example_lines() -> str:
    """What the class has handed in, a line for each pupil; some of them are faulty."""
    return (FOLDER / f"{EXAMPLE}.txt").read_text("utf-8")
