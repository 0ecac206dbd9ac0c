"""Trims lawn along a curve. `plants.lawn` lays squares, whose corners would stick out like the teeth of a saw."""
import math

import bpy

from . import plants
from .core import inside, rectangle
from .street import shrink

# From the paving to the middle of the nearest tufts, and between those, in meters.
AWAY, STEP = 0.16, 0.10


def _along(outline):
    """Returns points at even distances around an outline."""
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        count = max(1, round(math.hypot(bx - ax, by - ay) / STEP))
        for k in range(count):
            yield ax + (bx - ax) * k / count, ay + (by - ay) * k / count


def trim(paved, **lawn):
    """Removes the squares of lawn that reach over the outline of a paved area, and sets tufts close along it.

    Takes the height and nearness that `plants.lawn` got. Call it last, so that all other random choices stay the same.
    """
    edge = shrink(paved, -AWAY)
    squares = [obj for obj in bpy.context.scene.collection.objects if obj.type == 'MESH' and obj.data.name.split('.')[0] in ('grass', 'grass far')]
    places = [(obj.location.x, obj.location.y) for obj in squares]
    for obj, (x, y) in zip(squares, places):
        if inside(edge, x, y):
            bpy.data.objects.remove(obj)
    for x, y in _along(edge):
        if any(abs(x - px) < plants.GRASS_CELL and abs(y - py) < plants.GRASS_CELL for px, py in places):
            plants.lawn(rectangle(x - 0.13, y - 0.13, x + 0.13, y + 0.13), **lawn)


__all__ = ['trim']
