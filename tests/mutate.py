"""Good samples made bad: bytes flipped, cut, doubled and exchanged, and nasty things put in."""

from hypothesis import strategies as st

__all__ = ["NASTY", "mutated", "mutated_text"]

NASTY = [
    b"\0", b"\xff\xfe", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\r\n\n", b'"', b"'''", b'"""', b"\\",
    b"\\u0000", b"\\ud800", b"\\U0001F426", "\u202e\u2066".encode(), "\u05d0\u0660\u200f".encode(),
    b"[" * 900, b"{" * 900, b'{"a":' * 300, b"9" * 4301, b"-1", b"1e999999999", b"nan", b"1_0",
    b"=cmd|' /C calc'!A0", b"\t=1", b"<script>", b"../../", b"MT1-", b"#assignment=", b"lesson:",
    b"x" * 300,
]  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn, sample: bytes) -> bytes:
    """A sample with one to three things wrong with it; now and then it stays as it was."""
    for _ in range(draw(st.integers(1, 3))):
        at, to = sorted(draw(st.tuples(*[st.integers(0, len(sample))] * 2)))
        match draw(st.sampled_from(["flip", "cut", "double", "swap", "insert", "end"])):
            case "flip" if at < len(sample):
                flipped = sample[at] ^ 1 << draw(st.integers(0, 7))
                sample = sample[:at] + bytes([flipped]) + sample[at + 1 :]
            case "cut":
                sample = sample[:at] + sample[to:]
            case "double":
                sample = sample[:to] + sample[at:]
            case "swap" if to < len(sample):
                parts = sample[:at], sample[to : to + 1], sample[at + 1 : to], sample[at : at + 1]
                sample = b"".join(parts) + sample[to + 1 :]
            case "insert":
                sample = sample[:at] + draw(st.sampled_from(NASTY)) + sample[at:]
            case "end":
                sample = sample[:at]
    return sample


def mutated_text(sample: str) -> st.SearchStrategy[str]:
    """The same of a text; what is no text any more becomes signs that nobody can write."""
    return mutated(sample.encode()).map(lambda data: data.decode(errors="surrogateescape"))
