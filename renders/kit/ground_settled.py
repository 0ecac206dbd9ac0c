"""A patio slab that has settled toward the house, with a puddle at its door, and the same patio with pavers laid."""
import math
import random

import numpy as np

from . import edging, field, greens, house, paving, plants, props, street, things, worn
from .core import box, fractal, rectangle, reset
from .front import concrete
from .grounds import _again
from .view import litter, palm_shade, shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 15.6, 128
# Sixteen by twelve feet.
HALF, DEEP = 2.44, 3.66
OUTLINE = rectangle(-HALF, 0, HALF, DEEP)
LAWN = -0.085
WATER = -0.045


def _slope(x, y):
    """Returns the height of the pavers: an inch below the door, falling 3/16 in per foot away from it."""
    return -0.026 - 0.0156 * (DEEP - y)


def _rough(x, y):
    return 0.0035 * float(fractal(np.array([[x, y]]), 0.9, 3, 5)[0])


def _as_it_was():
    """Pours two panels: the right one has sunk toward the house and broken, the left one has a corner off. Returns the
    cracks.
    """
    slab = worn.concrete((0.31, 0.297, 0.27), WATER, mold=0.7, mold_spots=[(1.9, 3.3, 0.8), (-0.9, 3.5, 0.55), (-2.2, 3.4, 0.5), (2.2, 0.4, 0.6), (0.5, 1.2, 0.5)],
                         rust=[(-1.35, 2.35, 0.28), (-1.02, 2.75, 0.15), (1.9, 1.1, 0.16)], seed=2.0)

    def sunk(x, y):
        return -0.020 - 0.048 * y / DEEP + 0.010 * (x - 1.2) / 1.2 + _rough(x, y)

    def front(x, y):
        return -0.012 - 0.012 * y / DEEP - 0.004 * (1.2 - x) + _rough(x, y)

    def sound(x, y):
        return 0.008 - 0.010 * y / DEEP + _rough(x, y)

    def corner(x, y):
        return -0.020 - 0.02 * (-1.4 - x) - 0.02 * (1.0 - y) + _rough(x, y)

    gap = 0.008
    broken = worn.crack((gap, 1.75), (HALF, 0.75), 3, 0.10)
    branch = worn.crack(broken[34], (0.95, DEEP), 14, 0.09, 50)
    chipped = worn.crack((-HALF, 1.25), (-1.05, 0.0), 9, 0.12, 50)
    worn.plate([(gap, 0), (HALF, 0), *worn.moved(broken, 0, -gap)[::-1]], front, slab)
    worn.plate([*worn.moved(broken[:35], 0, gap), *worn.moved(branch, -gap, 0)[1:], (gap, DEEP)], sunk, slab)
    worn.plate([*worn.moved(broken[34:], 0, gap), (HALF, DEEP), *worn.moved(branch, gap, 0)[:0:-1]], lambda x, y: sunk(x, y) + 0.011, slab)
    worn.plate([*worn.moved(chipped, gap, gap), (-gap, 0), (-gap, DEEP), (-HALF, DEEP)], sound, slab)
    worn.plate([(-HALF, 0), *worn.moved(chipped, -gap, -gap)[::-1]], corner, slab)
    worn.dirt(OUTLINE, -0.10)
    worn.water(rectangle(0, 1.2, HALF - 0.02, DEEP), WATER)
    return broken, chipped, branch


def _weeds(broken, chipped, branch):
    joint = [(random.uniform(-0.005, 0.005), random.uniform(0.1, 2.2)) for _ in range(16)]
    dry = broken[2:-2:2] + [p for p in branch[2:-2:3] if p[1] < 2.0]
    worn.weeds([p for p in dry + chipped[2:-2:2] + joint if random.random() < 0.75], ('liriope', 'liriope', 'grasses', 'cocoplum'), (0.12, 0.34), lambda x, y: -0.045)
    worn.turf([(x, y) for x, y in chipped[4:-2:3]], (0.10, 0.2), lambda x, y: -0.05)


def patio(paved, samples):
    """Builds the scene with pavers, or with the slab if it is not `paved`."""
    reset(311)
    if paved:
        field.lay(paving.layouts()['patio'], 'slate', (1.2, 0.3), 0.025, 4.0, height=_slope, border_colors=['#6b5646', '#5c4a3c'], spread=0.12)
        cracks = None
    else:
        cracks = _as_it_was()
    _again(312)
    wall = DEEP + 0.02
    white = (0.72, 0.71, 0.68)
    house.walls(-9, 9, wall, 7, [(-2.0, 1.2, 0, 2.4, 'slider'), (3.4, 5.2, 0.85, 2.3, 'window'), (-6.4, -4.6, 0.85, 2.3, 'window')], (0.66, 0.56, 0.42), frame_color=white)
    box((0, wall + 0.12, -0.2), (18, 0.20, 0.40), concrete())
    box((-0.4, wall + 0.03, -0.012), (3.4, 0.16, 0.03), concrete(), 0.006)
    street.hip_roof(-9, wall, 9, wall + 7, 'sand')
    for x in (-2.45, 1.75):
        house.lantern(x, wall, 2.0)
    house.turned(lambda: things.hose(2.45, 0, 0.62), (0, wall - 0.02, -0.06))
    plants.far_ground(-0.2)
    beds = [rectangle(2.6, wall - 0.9, 9, wall), rectangle(-9, wall - 0.9, -2.6, wall)]
    for bed in beds:
        street.planting(bed, ['cocoplum', 'ixora', 'liriope'], 0.5, LAWN)
    plants.lawn(rectangle(-15, -4.5, 10, wall), [street.shrink(OUTLINE, 0.02), *beds], LAWN, near=(1.6, -0.4), reach=5)
    props.pot(-2.1, 3.25, 0.24, 0.44, plant='agave', z=-0.038)
    plants.sabal_palm(-7.5, 1.2, 3.8, z=LAWN - 0.15)
    greens.hedge('clusia', -15.2, -5, -15.2, 14, 1.0, 1.8, LAWN)
    greens.hedge('clusia', 10.2, -5, 10.2, 14, 1.0, 1.8, LAWN)
    # Behind the camera, for the panes and the puddle to mirror.
    greens.hedge('clusia', -15, -9, 12, -9, 1.0, 1.7, LAWN)
    greens.tree_line(-30, 30, -14, 1, 4.4, 1.2, -1.0, 2)
    greens.tree_line(-44, 30, wall + 14, 2, 4.4, 1.4, -1.0, 3)
    house.turned(lambda: greens.tree_line(-12, 16, 0, 1, 4.4, 1.2, -1.0, 1), (-20, 2, 0), math.pi / 2)
    palm_shade(DAY, HOUR, SIDE, -2.6, -0.5, 7.5, 17)
    random.seed(313)
    litter([(1.6, 0.5), (-0.7, 2.1), (-1.7, 1.6), (-1.1, 3.1), (0.6, 0.7)], z=-0.02 if not paved else -0.06)
    edging.trim([(x, y + 2 if y > DEEP - 0.5 else y) for x, y in OUTLINE], z=LAWN, near=(1.6, -0.4), reach=5)
    if paved:
        for x, y, turn in ((-1.0, 2.3, -0.9), (0.6, 2.5, -2.1)):
            house.turned(lambda: props.adirondack(0, 0, 0), (x, y, _slope(x, y)), turn)
        props.side_table(-0.2, 2.75, z=_slope(-0.2, 2.75))
    else:
        random.seed(314)
        _weeds(*cracks)
    random.seed(315)
    for k in range(10):
        a = math.radians(36 * k)
        plants.shrub('liriope', -7.5 + 0.33 * math.cos(a), 1.2 + 0.33 * math.sin(a), 0.16, 0.16, 8, LAWN)
    shot((3.1, -1.5, 1.6), (-0.35, 2.45, 0.22), 24.366, None, None, 0.1, samples, (1600, 1066), (0.0076, -0.0051))
    sunlit(DAY, HOUR, SIDE, 0.55, seed=22.0)


__all__ = ['patio']
