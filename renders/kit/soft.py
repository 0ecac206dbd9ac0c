"""Seat pads."""
from . import materials, plants
from .core import box


def pad(x, y, z, wide=0.45, deep=0.31, thick=0.075, color=(0.62, 0.55, 0.44), turn=0.0):
    """Builds a seat pad of outdoor canvas with full, rounded edges and piping."""
    canvas = plants._once(f'pad {color}', lambda: materials.cloth(color))
    box((x, y, z + thick / 2), (wide, deep, thick), canvas, thick * 0.42, turn, 6)
    box((x, y, z + thick / 2), (wide + 0.008, deep + 0.008, 0.009), canvas, 0.004, turn, 3)
