"""A pool deck of sprayed concrete that has settled away from its coping, cracked, rusted and molded, and the same deck with
pavers laid.
"""
import math
import random

import bpy
import numpy as np

from . import field, foliage, house, materials, paving, plants, pool, props, street, worn
from .core import box, fractal, rectangle, reset
from .deck import around as cut
from .grounds import _again
from .view import litter, palm_shade, shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 15.8, 84
WATER = (0.6, 1.6, 4.6, 9.0)
COPING = 0.305
EDGE = (WATER[0] - COPING, WATER[1] - COPING, WATER[2] + COPING, WATER[3] + COPING)
LEFT, NEAR, RIGHT, FAR = -3.0, -2.9, 6.3, 10.6
LAWN = -0.05
# Points of a stone of `paving.coping`.
STONE = 64


def _bump(x, y):
    return 0.004 * float(fractal(np.array([[x, y]]), 0.8, 3, 5)[0])


def _near_strip(x, y):
    """Returns the height of the panels between the camera and the pool, which have sunk toward the water."""
    t = min(1.0, max(0.0, (y - NEAR) / (EDGE[1] - NEAR)))
    return -0.006 - 0.040 * t**1.6 + _bump(x, y)


def _left_strip(x, y):
    t = min(1.0, max(0.0, (x - LEFT) / (EDGE[0] - LEFT)))
    return -0.004 - 0.022 * t * (0.6 + 0.4 * math.sin(y * 0.9)) + _bump(x, y)


def _as_it_was():
    """Pours the deck in panels, with two cracks whose sides stand at different heights, and the old coping."""
    slab = worn.concrete((0.44, 0.385, 0.30), None, mold=0.6, texture=1.0, seed=5.0,
                         mold_spots=[(-2.7, 2.2, 0.9), (-2.8, 4.4, 0.8), (-0.3, 0.95, 0.8), (-2.6, -0.6, 0.9), (0.0, 3.2, 0.5), (2.4, 1.0, 0.6), (-0.1, 5.6, 0.6)],
                         rust=[(-1.55, 0.25, 0.42), (0.95, -0.15, 0.30), (-0.62, 1.42, 0.20), (-0.30, 2.75, 0.26), (-2.2, 3.3, 0.3), (2.1, 0.3, 0.2), (-1.0, -0.6, 0.14)])
    gap = 0.009
    # Panels of the strip along the house, then of the one in front of the pool.
    joints = [1.3, 3.9, 6.5, 9.2, FAR]
    for k in range(4):
        low, high = joints[k] + gap, joints[k + 1]
        drop = (0.0, 0.010, -0.004, 0.006)[k]

        def level(x, y, drop=drop):
            return _left_strip(x, y) - drop

        if k == 0:
            line = worn.crack((LEFT, 2.1), (EDGE[0] - gap, 3.0), 6, 0.12)
            worn.plate([(LEFT, low), (EDGE[0] - gap * 2, low), *worn.moved(line, 0, -gap / 2)[::-1]], level, slab)
            worn.plate([*worn.moved(line, 0, gap / 2), (EDGE[0] - gap * 2, high), (LEFT, high)], lambda x, y: _left_strip(x, y) - 0.012, slab)
        else:
            worn.plate(rectangle(LEFT, low, EDGE[0] - gap * 2, high), level, slab, 0.2)
    line = worn.crack((-1.75, NEAR), (-0.35, EDGE[1] - gap * 2), 21, 0.11)
    branch = worn.crack(line[40], (0.30 - gap, 0.15), 33, 0.10, 40)
    top = EDGE[1] - gap * 2
    worn.plate([(LEFT, NEAR), *worn.moved(line, -gap / 2, 0), (LEFT, top)], _near_strip, slab)
    worn.plate([(line[0][0] + gap / 2, NEAR), (0.30 - gap, NEAR), (0.30 - gap, 0.15 - gap), *worn.moved(branch, 0, -gap / 2)[-2:0:-1], *worn.moved(line[:40], gap / 2, 0)[:0:-1]], lambda x, y: _near_strip(x, y) - 0.014, slab)
    worn.plate([*worn.moved(branch, 0, gap / 2)[1:], (0.30 - gap, top), *worn.moved(line[41:], gap / 2, 0)[::-1]], lambda x, y: _near_strip(x, y) + 0.003, slab)
    worn.plate(rectangle(0.30, NEAR, 3.4, top), lambda x, y: _near_strip(x, y) + 0.008, slab)
    worn.plate(rectangle(3.4 + gap, NEAR, RIGHT, top), lambda x, y: _near_strip(x, y) + 0.004, slab, 0.25)
    worn.plate(rectangle(EDGE[2] + gap * 2, EDGE[1], RIGHT, FAR), lambda x, y: -0.006 + _bump(x, y), slab, 0.3)
    worn.plate(rectangle(EDGE[0], EDGE[3] + gap * 2, EDGE[2], FAR), lambda x, y: -0.006 + _bump(x, y), slab, 0.3)
    # Soil below, in four strips around the pool.
    for strip in (rectangle(LEFT, NEAR, RIGHT, WATER[1] - 0.02), rectangle(LEFT, WATER[1] - 0.02, WATER[0] - 0.02, FAR), rectangle(WATER[2] + 0.02, WATER[1] - 0.02, RIGHT, FAR), rectangle(WATER[0] - 0.02, WATER[3] + 0.02, WATER[2] + 0.02, FAR)):
        worn.dirt(strip, -0.085)
    _old_coping()
    return line, branch


def _old_coping():
    """Lays the old coping, grouted to a bed that shows where the deck has sunk; some of its stones have come loose."""
    paving.coping(*WATER, ['#a99f8f', '#9d9384', '#b3a998', '#938a7c'], pitch=0.305)
    data = next(m for m in bpy.data.meshes if m.name.startswith('coping'))
    chance = random.Random(5)
    for first in range(0, len(data.vertices), STONE):
        stone = [data.vertices[k] for k in range(first, first + STONE)]
        cx, cy = (sum(v.co[k] for v in stone) / STONE for k in (0, 1))
        loose = math.hypot(cx - 1.1, cy - 1.45) < 0.55 or math.hypot(cx - 0.45, cy - 3.4) < 0.5
        lift = chance.uniform(0.004, 0.020) if loose else chance.uniform(-0.001, 0.002)
        lean = [chance.uniform(-0.045, 0.045) if loose else chance.uniform(-0.004, 0.004) for _ in range(2)]
        for v in stone:
            v.co.z += lift + (v.co.x - cx) * lean[0] + (v.co.y - cy) * lean[1]
    mortar = worn.concrete((0.20, 0.19, 0.165), mold=0.8, seed=8.0)
    for x0, y0, x1, y1 in ((EDGE[0] + 0.01, EDGE[1] + 0.01, EDGE[2] - 0.01, WATER[1] - 0.01), (EDGE[0] + 0.01, WATER[1] - 0.01, WATER[0] - 0.01, WATER[3])):
        box(((x0 + x1) / 2, (y0 + y1) / 2, -0.11), (x1 - x0, y1 - y0, 0.11), mortar)


def _weeds(line, branch):

    def low(x, y):
        return -0.055

    joint = [(random.uniform(-2.0, 3.4), EDGE[1] - 0.012 + random.uniform(-0.004, 0.006)) for _ in range(26)]
    joint += [(EDGE[0] - 0.012, random.uniform(1.4, 7.5)) for _ in range(22)]
    worn.weeds(joint, ('liriope', 'grasses', 'cocoplum'), (0.10, 0.26), low)
    worn.weeds([p for p in line[3:-2:3] + branch[3:-2:4] if random.random() < 0.7], ('liriope', 'cocoplum'), (0.10, 0.22), low)


def deck(paved, samples):
    """Builds the scene with pavers, or with the old deck if it is not `paved`."""
    reset(321)
    if paved:
        field.lay(cut(paving.layouts()['deck'], EDGE), 'smooth', (-0.6, 0), 0.03, 4.0, spread=0.10, speckle=0.7)
        paving.coping(*WATER, ['#e2dccf', '#d8d1c2', '#e8e2d6'], pitch=0.305)
        cracks = None
    else:
        cracks = _as_it_was()
    _again(322)
    pool.pool(*WATER, 1.5, ripple=0.10, steps='n')
    wall = (0.60, 0.66, 0.68)

    def home():
        house.walls(0, 13, 0, 7, [(2.0, 5.4, 0, 2.4, 'slider'), (7.6, 9.4, 0.85, 2.3, 'window')], wall, frame_color=(0.72, 0.71, 0.68))
        street.hip_roof(0, 0, 13, 7, 'sand')
        for x in (1.4, 6.0):
            house.lantern(x, 0, 2.0)

    house.turned(home, (LEFT, 2.2, 0), math.pi / 2)
    plants.far_ground(-0.16, hole=WATER)
    for lot in (rectangle(-12, -8, LEFT, 2.2), rectangle(LEFT, -8, RIGHT + 8, NEAR - 0.02), rectangle(RIGHT + 0.02, NEAR, RIGHT + 8, FAR + 5), rectangle(LEFT, FAR + 0.02, RIGHT + 0.02, FAR + 5)):
        plants.lawn(lot, z=LAWN, near=(4, FAR), reach=2)
    street.planting(rectangle(LEFT, FAR + 0.1, RIGHT, FAR + 1.2), ['cocoplum', 'ixora', 'cocoplum', 'liriope'], 0.55, LAWN)
    street.planting(rectangle(RIGHT + 0.2, 1.0, RIGHT + 1.3, FAR), ['cocoplum', 'ixora', 'liriope'], 0.6, LAWN)
    for lot in (rectangle(-40, FAR + 5, 40, FAR + 18), rectangle(RIGHT + 8, -8, 40, FAR + 5)):
        foliage.turf(lot, [], LAWN, (4, FAR), 2, 8, dry=0.15)
    foliage.wood(-44, 44, FAR + 20, 3, 3.2, 7.5, -0.6)
    foliage.wood(-44, 44, FAR + 17.5, 1, 2.3, 4.2, -1.4)
    foliage.wood(-8, 28, -(RIGHT + 17), 1, 3.2, 6.0, -0.6, turn=math.pi / 2)
    for x, y, height in ((1.2, FAR + 4.2, 2.6), (3.4, FAR + 5.4, 3.2), (RIGHT + 4.6, 9.6, 2.8)):
        plants.sabal_palm(x, y, height)
    teal = materials.cloth((0.22, 0.42, 0.46))
    props.lounger(-1.75, 5.3, 0.04, towel=teal)
    props.lounger(-1.75, 7.0, -0.03, towel=teal)
    props.side_table(-2.2, 6.15, z=-0.008)
    props.pot(LEFT + 0.5, 3.1, 0.28, 0.5, plant='agave', z=-0.008)
    palm_shade(DAY, HOUR, SIDE, -2.2, 2.4, 9.2, 19)
    palm_shade(DAY, HOUR, SIDE, 0.2, -1.5, 9.4, 19)
    if not paved:
        random.seed(323)
        _weeds(*cracks)
        litter([(-1.9, -0.4), (-0.6, -0.9), (0.7, 0.7), (1.9, -0.3), (-2.3, 1.6), (-1.2, 2.9)], z=-0.012)
    shot((-0.85, -2.35, 1.6), (0.72, 3.2, 0.02), 24, None, None, 0.12, samples, (1600, 1066))
    sunlit(DAY, HOUR, SIDE, 0.5, seed=15.0)


__all__ = ['deck']
