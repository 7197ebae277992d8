"""The lock file: every wheel with its hash, and no address of anybody else."""

import json
from hashlib import sha256

from mt_widgets.site.supply import format_lock
from mt_widgets.site.wheel import pack


def test_every_wheel_is_locked_with_its_hash_and_needs() -> None:
    wheels = [pack("b", "1", {"b.py": b""}, ("a",)), pack("a", "2", {"a.py": b""})]
    lock = json.loads(format_lock({"python": "3.14.2"}, wheels))
    assert lock["info"] == {"python": "3.14.2"}
    assert list(lock["packages"]) == ["a", "b"]
    entry = lock["packages"]["b"]
    assert entry["sha256"] == sha256(wheels[0].data).hexdigest()
    assert (entry["depends"], entry["imports"]) == (["a"], ["b"])
    assert entry["file_name"] == "b-1-py3-none-any.whl"
