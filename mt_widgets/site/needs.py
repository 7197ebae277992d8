"""What a package needs in the browser, and everything that it needs in turn."""

from collections.abc import Callable, Iterable

from .wheel import Wheel, normal

__all__ = ["all_needed", "needs_of"]

# The browser's Python, as the lines about needs ask for it.
_THERE = {
    "extra": "", "implementation_name": "cpython", "os_name": "posix",
    "platform_machine": "wasm32", "platform_python_implementation": "CPython",
    "platform_system": "Emscripten", "python_full_version": "3.14.0", "python_version": "3.14",
    "sys_platform": "emscripten",
}  # fmt: skip


def needs_of(wheel: Wheel) -> tuple[str, ...]:
    """The names of the packages that a wheel needs there."""
    from packaging.requirements import Requirement

    asked = map(Requirement, wheel.requires)
    met = [one for one in asked if one.marker is None or one.marker.evaluate(_THERE)]
    return tuple(sorted({normal(one.name) for one in met}))


def all_needed(roots: Iterable[str], get: Callable[[str], Wheel]) -> list[Wheel]:
    """The wheels of these packages and of all that they need, each once, by name."""
    found, waiting = dict[str, Wheel](), list(roots)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = get(name)
            waiting += needs_of(found[name])
    return [found[name] for name in sorted(found)]
