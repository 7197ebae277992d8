"""The painter for live pages: a scene on three canvas layers, and what pointers do to it.

Nothing else in this folder knows Jupyter. Importing ipycanvas makes a widget.
"""

import json
from collections.abc import Callable
from functools import lru_cache

from ipycanvas import MultiCanvas
from ipycanvas.canvas import COMMANDS, Canvas, _CanvasManager
from ipywidgets import widget_serialization

from .calls import Call, calls
from .flatten import steps
from .outline import Point
from .pointer import At, Pointer
from .scene import Scene, Shape

Layer = tuple[Shape, ...]
_LAYERS = 3
_STEPS = {"M": "moveTo", "L": "lineTo", "C": "bezierCurveTo", "Z": "closePath"}


class _Layers(MultiCanvas):  # type: ignore[misc]  # it has no types
    """Layers with a painter of their own on the page.

    ipycanvas lets all canvases of a kernel share one. A page that was opened while the kernel ran
    may not know it yet when it hears of a new board, and then never paints anything.
    """

    def __init__(self, number: int) -> None:
        self.painter = _CanvasManager()
        layers = [Canvas(_canvas_manager=self.painter) for _ in range(number)]
        super(MultiCanvas, self).__init__(  # MultiCanvas makes layers that share theirs
            _canvas_manager=self.painter, _canvases=layers, width=1, height=1
        )
        self.on_msg(layers[-1]._handle_frontend_event)  # pointers meet the top layer

    def close(self) -> None:
        """Take the layers out of the page."""
        for layer in (*self._canvases, self.painter):
            layer.close()
        super().close()


class CanvasPainter:
    """Shows scenes on its ``widget``, and tells of pointers in the units of the scene."""

    def __init__(
        self,
        on_press: At,
        on_hover: At,
        on_leave: Callable[[], None],
        on_error: Callable[[Exception], None],
    ) -> None:
        self.widget = _Layers(_LAYERS)
        self._units = (1.0, 1.0)
        self._scale = 0.0  # dots of a layer to a unit of the scene; 0 before the first scene
        self._layers: list[Layer] = [()] * _LAYERS
        self._listen(Pointer(on_press, on_hover, on_leave, on_error))

    def show(self, scene: Scene, css_width: float, ratio: float = 1) -> None:
        """Paint a scene so wide, on a screen with so many dots to a pixel; only what is new."""
        layers: list[Layer] = [scene.scenery, scene.table, scene.overlay]
        size = self._size(scene, css_width * ratio)
        scale = size[0] / scene.width
        resized = scale != self._scale or size != (self.widget.width, self.widget.height)
        stale = [n for n in range(_LAYERS) if resized or layers[n] != self._layers[n]]
        frame = {n: self._written(n, layers[n], scale) for n in stale}
        self._units, self._scale, self._layers = (scene.width, scene.height), scale, layers
        self.widget.width, self.widget.height = size  # which wipes the layers if it is new
        self.widget.layout.width, self.widget.layout.max_width = "100%", f"{css_width:g}px"
        self._send(frame)

    def overlay(self, shapes: Layer) -> None:
        """Paint other shapes on the top layer until the next scene: a frame of an animation."""
        if self._scale and shapes != self._layers[-1]:
            top = _LAYERS - 1
            frame = {top: self._written(top, shapes, self._scale)}
            self._layers[top] = shapes
            self._send(frame)

    def repaint(self) -> None:
        """Paint everything again, for a page that was loaded anew and has empty layers.

        The layers' own word that they are there is not listened to: after a reload those of every
        board come back, on the page or not, and what nobody sees would be painted first.
        """
        if self._scale:
            layers = enumerate(self._layers)
            self._send({n: self._written(n, layer, self._scale) for n, layer in layers})

    def to_scene(self, x: float, y: float) -> Point:
        """Where in the scene a pointer is."""
        return x / self.widget.width * self._units[0], y / self.widget.height * self._units[1]

    def close(self) -> None:
        """Take the layers out of the page."""
        self.widget.close()

    @staticmethod
    def _size(scene: Scene, dots: float) -> tuple[int, int]:
        width = max(1, round(dots))
        return width, max(1, round(scene.height * width / scene.width))

    def _listen(self, pointer: Pointer) -> None:
        here = self.to_scene
        self.widget.on_mouse_down(lambda x, y: pointer.press(*here(x, y)))
        self.widget.on_mouse_move(lambda x, y: pointer.move(*here(x, y)))
        self.widget.on_mouse_out(lambda x, y: pointer.leave())

    def _written(self, number: int, shapes: Layer, scale: float) -> str:
        """The commands for one layer; all that can fail here fails before anything is sent."""
        layer = widget_serialization["to_json"](self.widget[number], None)
        switch = ("switchCanvas", (layer,))
        return ",".join(map(_command, (switch, *calls(shapes, scale))))

    def _send(self, frame: dict[int, str]) -> None:
        """Send commands as one message: a frame is seen whole, and no drawing is held back."""
        if frame:
            data = f"[{','.join(frame.values())}]".encode()
            self.widget.painter.send({"shape": (len(data),), "dtype": "uint8"}, buffers=[data])


# A number that is none would stop every drawing on the page for good.
_WRITER = json.JSONEncoder(allow_nan=False, separators=(",", ":"))


@lru_cache(8192)
def _command(call: Call) -> str:
    """A call as ipycanvas writes it; kept, as most are the same from frame to frame."""
    name, arguments = call
    if name == "path":
        followed = ((_STEPS[letter], numbers) for letter, numbers in steps(str(arguments[0])))
        return ",".join(map(_command.__wrapped__, (("beginPath", ()), *followed)))
    if name == "set":
        arguments = (Canvas.ATTRS[str(arguments[0])], arguments[1])
    return _WRITER.encode((COMMANDS[name], arguments))
