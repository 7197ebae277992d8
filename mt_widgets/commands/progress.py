"""How far a command has come, on standard error."""

from typing import TextIO


class Progress:
    """One line: rewritten all the time in a terminal, elsewhere written once, at the end."""

    def __init__(self, stream: TextIO) -> None:
        self._stream, self._live = stream, stream.isatty()

    def tell(self, line: str) -> None:
        """How far it is."""
        if self._live:
            self._stream.write(f"\r{line}\x1b[K")
            self._stream.flush()

    def end(self, line: str) -> None:
        """The last word."""
        self.tell(line)
        self._stream.write("\n" if self._live else f"{line}\n")
        self._stream.flush()
