"""A seawall, a dock, and the water of a canal."""
import random

from . import front, materials, pool
from .core import box, lathe, place, rectangle, tube


def dock(x0, x1, y0, y1, top=-0.12, water=-1.0, posts=True):
    """Builds a timber dock on pilings, its boards across."""
    weathered = materials.wood((0.33, 0.27, 0.20), 0.75)
    pile = materials.bark((0.23, 0.20, 0.16), 0.0, 12)
    count = int((y1 - y0) / 0.145)
    for k in range(count):
        box(((x0 + x1) / 2 + random.uniform(-0.006, 0.006), y0 + 0.07 + k * 0.145, top - 0.019), (x1 - x0, 0.138, 0.038), weathered, 0.005)
    for x in (x0 + 0.12, x1 - 0.12, (x0 + x1) / 2):
        box((x, (y0 + y1) / 2, top - 0.14), (0.06, y1 - y0, 0.19), weathered)
    for x in (x0 - 0.12, x1 + 0.12):
        for y in (y0 + 0.5, (y0 + y1) / 2, y1 - 0.15):
            height = top + (0.75 if posts else -0.05)
            place(lathe('pile', [(0.13, water - 1.5), (0.125, height - 0.02), (0.10, height), (0.001, height + 0.05)], pile, 20), (x, y, 0))


def seawall(x0, x1, y, water=-1.0, cap=0.04):
    """Builds a concrete cap over panels."""
    concrete = front.concrete()
    box(((x0 + x1) / 2, y + 0.20, cap - 0.10), (x1 - x0, 0.55, 0.22), concrete, 0.02)
    box(((x0 + x1) / 2, y + 0.24, -0.9), (x1 - x0, 0.18, 1.6), concrete)


def canal(y, far, water=-1.0, ripple=0.3):
    pool.open_water(rectangle(-200, y + 0.3, 200, far + 4), water, ripple=ripple)


def path_light(x, y):
    metal = materials.plain('path light', (0.05, 0.042, 0.035), 0.5, 0.4)
    tube([(x, y, 0), (x, y, 0.46)], 0.012, metal)
    place(lathe('shade', [(0.085, 0.42), (0.012, 0.50), (0.001, 0.505)], metal, 24), (x, y, 0))
    place(lathe('lamp', [(0.02, 0.40), (0.02, 0.44), (0.001, 0.44)], materials.glow((1.0, 0.72, 0.40), 6), 12), (x, y, 0))
