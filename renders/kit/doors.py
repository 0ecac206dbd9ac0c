"""Front doors other than the usual one, for openings of kind 'open' in `house.walls`."""
import math

from . import materials
from .core import box, tube


def _trim(left, right, top, y, color):
    trim = materials.stucco(color, 0.3)
    for x in (left - 0.07, right + 0.07):
        box((x, y - 0.012, top / 2 + 0.03), (0.14, 0.05, top + 0.14), trim, 0.006)
    box(((left + right) / 2, y - 0.013, top + 0.07), (right - left + 0.28, 0.052, 0.14), trim, 0.006)


def glazed(left, right, top, y, leaf, trim=(0.78, 0.74, 0.66), leaves=1):
    """Builds one or two leaves of a material, each with a tall pane of frosted glass, and a pull of brass."""
    _trim(left, right, top, y, trim)
    pane = materials.plain('frosted', (0.30, 0.33, 0.32), 0.28, 0.5, vary=0.2)
    brass = materials.plain('door pull', (0.55, 0.42, 0.22), 0.3, 0.5, 1.0)
    wide = (right - left) / leaves
    for k in range(leaves):
        x = left + wide * (k + 0.5)
        box((x, y + 0.13, top / 2), (wide - 0.012, 0.05, top - 0.01), leaf, 0.004)
        box((x, y + 0.10, top / 2 + 0.12), (wide * 0.5, 0.02, top * 0.62), pane, 0.006)
        for s in (-1, 1):
            box((x + s * wide * 0.275, y + 0.098, top / 2 + 0.12), (0.05, 0.03, top * 0.62 + 0.10), leaf, 0.008)
        for z in (top / 2 + 0.12 + top * 0.31 + 0.025, top / 2 + 0.12 - top * 0.31 - 0.025):
            box((x, y + 0.098, z), (wide * 0.5 + 0.10, 0.03, 0.05), leaf, 0.008)
        near = left + wide * (k + 1) - 0.09 if k == 0 else left + wide * k + 0.09
        tube([(near, y + 0.06, 0.85), (near, y + 0.06, 1.30)], 0.014, brass, 12)


def planked(left, right, top, y, paint, trim=(0.78, 0.74, 0.66)):
    """Builds a door of upright boards with strap hinges and a small square pane."""
    _trim(left, right, top, y, trim)
    iron = materials.plain('hinge', (0.025, 0.024, 0.023), 0.5, 0.4)
    count = max(4, math.floor((right - left) / 0.15))
    wide = (right - left) / count
    for k in range(count):
        box((left + wide * (k + 0.5), y + 0.12, top / 2), (wide - 0.006, 0.045, top - 0.01), paint, 0.006)
    box(((left + right) / 2, y + 0.09, top - 0.55), (0.34, 0.02, 0.34), materials.glass((0.3, 0.3, 0.28)), 0.004)
    for z in (0.35, top - 0.25):
        box((left + (right - left) * 0.36, y + 0.09, z), ((right - left) * 0.66, 0.012, 0.045), iron, 0.004)
    tube([(right - 0.11, y + 0.06, 0.95), (right - 0.11, y + 0.06, 1.20)], 0.014, iron, 12)


__all__ = ['glazed', 'planked']
