"""A QR code, as ISO/IEC 18004 describes it: for addresses, at the lowest level of correction."""

from collections.abc import Iterator

__all__ = ["paint_square_code", "square_code"]

Square = list[list[bool]]
# By version from 1: how many codewords there are for data and for correction, in one block.
_SIZES = ((19, 7), (34, 10), (55, 15), (80, 20), (108, 26))
_HEAD = 2  # codewords for what the data are, their length and their end
_FORMAT = 0b111011111000100  # level L and mask 0, with their own correction
_FIELD = 0x11D  # the polynomial by which bytes are multiplied
_QUIET = 4  # modules of margin


def square_code(text: str) -> Square | None:
    """The modules of the code, row by row, dark ones true; None for a text that is too long.

    >>> len(square_code("http://192.168.1.20:8000"))
    25
    """
    data = text.encode()
    sizes = ((version, size) for version, size in enumerate(_SIZES, 1))
    fits = ((version, *size) for version, size in sizes if len(data) + _HEAD <= size[0])
    version, room, correction = next(fits, (0, 0, 0))
    return _draw(version, _codewords(data, room, correction)) if version else None


def paint_square_code(code: Square) -> str:
    """The code as SVG, dark on white whatever the page is like, as cameras want it."""
    size = len(code) + 2 * _QUIET
    dark = "".join(
        f"M{x + _QUIET} {y + _QUIET}h1v1h-1z"
        for y, row in enumerate(code)
        for x, module in enumerate(row)
        if module
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" role="img" '
        f'shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{size}v{size}h-{size}z"/>'
        f'<path d="{dark}"/></svg>'
    )


def _codewords(data: bytes, room: int, correction: int) -> bytes:
    """Bytes behind their mark and length, filled up, and what corrects them."""
    bits = f"0100{len(data):08b}" + "".join(f"{byte:08b}" for byte in data) + "0000"
    words = bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))
    filling = bytes((0xEC, 0x11)[place % 2] for place in range(room - len(words)))
    return words + filling + _remainder(words + filling, correction)


def _times(one: int, other: int) -> int:
    """The product of two bytes in the field."""
    product = 0
    for bit in range(7, -1, -1):
        product = product << 1 ^ (product >> 7) * _FIELD
        product ^= (other >> bit & 1) * one
    return product


def _remainder(words: bytes, degree: int) -> bytes:
    """What is left when words are divided by the generator of that degree."""
    generator, root = [1], 1
    for _ in range(degree):
        shifted = [_times(one, root) for one in generator]
        generator = [a ^ b for a, b in zip([*generator, 0], [0, *shifted], strict=True)]
        root = _times(root, 2)
    left = [0] * degree
    for word in words:
        factor = word ^ left[0]
        left = [a ^ _times(b, factor) for a, b in zip([*left[1:], 0], generator[1:], strict=True)]
    return bytes(left)


def _draw(version: int, words: bytes) -> Square:
    size = 17 + 4 * version
    fixed = dict(_fixed(size, version))
    bits = (bool(word >> bit & 1) for word in words for bit in range(7, -1, -1))
    free = (place for place in _way(size) if place not in fixed)
    filled = {(x, y): next(bits, False) ^ ((x + y) % 2 == 0) for x, y in free}
    everything = filled | fixed
    return [[everything[x, y] for x in range(size)] for y in range(size)]


def _fixed(size: int, version: int) -> Iterator[tuple[tuple[int, int], bool]]:
    """What every code of this size has: lines to count by, corners, and its format."""
    for at in range(size):
        yield (at, 6), at % 2 == 0
        yield (6, at), at % 2 == 0
    if version > 1:
        yield from _eye(size - 7, size - 7, size, 2)
    for x, y in ((3, 3), (size - 4, 3), (3, size - 4)):
        yield from _eye(x, y, size, 4)
    for bit in range(15):
        dark = bool(_FORMAT >> bit & 1)
        first = (8, bit + (bit > 5)) if bit < 8 else (15 - bit - (bit > 8), 8)
        yield first, dark
        yield ((size - 1 - bit, 8) if bit < 8 else (8, size - 15 + bit)), dark
    yield (8, size - 8), True


def _eye(x: int, y: int, size: int, reach: int) -> Iterator[tuple[tuple[int, int], bool]]:
    """Squares in each other, as far as they are within the code."""
    for across in range(max(0, x - reach), min(size, x + reach + 1)):
        for down in range(max(0, y - reach), min(size, y + reach + 1)):
            ring = max(abs(across - x), abs(down - y))
            yield (across, down), ring not in ((2, 4) if reach == 4 else (1,))


def _way(size: int) -> Iterator[tuple[int, int]]:
    """Where data go: two columns at a time from the right, up and down by turns."""
    rights = [*range(size - 1, 6, -2), *range(5, 0, -2)]
    for number, right in enumerate(rights):
        downwards = range(size)
        for y in reversed(downwards) if number % 2 == 0 else downwards:
            yield right, y
            yield right - 1, y
