"""Checks that wood fires are far enough from what could burn."""
import math

# What fire departments here ask for: 25 feet from any structure.
LEAST = 25 * 0.3048


def check(pit, radius, *structures):
    """Checks the distance from the edge of a pit to structures, rectangles of (x0, y0, x1, y1) with their eaves.

    Raises ValueError, with the distance in feet, if one is too near.
    """
    for x0, y0, x1, y1 in structures:
        away = math.hypot(max(x0 - pit[0], 0, pit[0] - x1), max(y0 - pit[1], 0, pit[1] - y1)) - radius
        if away < LEAST:
            raise ValueError(f'the fire is {away / 0.3048:.1f} feet from a structure at ({x0}, {y0}), less than 25')


__all__ = ['check']
