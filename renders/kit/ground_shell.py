"""A driveway of shell with two ruts that hold water, and the same one with pavers laid."""
import math
import random

import bpy
import numpy as np

from . import edging, field, foliage, greens, house, materials, paving, plants, props, street, things, worn
from .core import box, fractal, mesh, place, rectangle, reset
from .front import concrete, street as road
from .grounds import _again
from .view import palm_shade, shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 16.2, -112
HALF, END = 2.44, 11.0
OUTLINE = rectangle(-HALF, 0.02, HALF, END)
WATER = -0.075
# The middle of each rut, and how wide it is.
RUTS, RUT = (-0.78, 0.80), 0.27


def _height(points):
    """Returns the height of the shell: ruts, potholes in them, a crown between, edges that run out into the lawn."""
    p = np.asarray(points, dtype=float)
    x, y = p[:, 0], p[:, 1]
    bend = 0.10 * np.sin(y * 0.55 + 0.4)
    z = -0.022 + 0.014 * fractal(p, 1.4, 4, 3)
    for rut in RUTS:
        deep = 0.034 + 0.020 * fractal(np.stack([y, np.full(len(y), rut)], 1), 0.42, 2, 8)
        z -= deep * np.exp(-(((x - rut - bend) / RUT) ** 2))
    for px, py, radius, depth in ((0.98, 2.1, 0.55, 0.060), (0.70, 3.6, 0.42, 0.046), (-0.62, 4.2, 0.60, 0.062), (0.66, 6.6, 0.55, 0.050), (-0.66, 1.5, 0.40, 0.046)):
        z -= depth * np.exp(-(((x - px) ** 2 + ((y - py) * 0.72) ** 2) / radius**2))
    # Fine shell has been thrown out of the ruts.
    return z + 0.006 * fractal(p, 9, 3, 21)


def _at(x, y):
    return float(_height([(x, y)])[0])


def _chips(count=42000):
    """Scatters loose shell near the camera."""
    rng = np.random.default_rng(160)
    y = 8.0 * rng.random(count) ** 1.7
    base = np.stack([rng.uniform(-HALF, HALF, count), 0.05 + y, np.zeros(count)], 1)
    base[:, 2] = _height(base[:, :2]) + rng.uniform(0, 0.006, count)
    heading = rng.uniform(0, 6.28, count)
    ahead = np.stack([np.cos(heading), np.sin(heading), rng.normal(0.1, 0.3, count)], 1)
    size = 0.007 + 0.020 * rng.random(count) ** 3
    shape = [(0, 0, 0), (0.3, -0.5, 0.18), (0.85, -0.4, 0.12), (1, 0.1, 0.0), (0.7, 0.45, 0.14), (0.25, 0.4, 0.16)]
    material = materials.leaf('shell chip', (0.26, 0.215, 0.16), (0.62, 0.55, 0.45), 0.6, 0.0)
    place(foliage.leaves('chips', base, ahead, size, size * 0.9, material, rng.random(count), shape, rng, 0.9))


def _overgrown():
    """Lets grass and weeds grow into the shell: along its edges and between the ruts."""
    tufts, small = [], []
    for y in np.arange(0.2, END - 0.2, 0.10):
        for side in (-1, 1):
            reach = 0.30 + 0.34 * (1 + fractal(np.array([[y, side * 5.0]]), 0.8, 3, 4)[0])
            for _ in range(5):
                tufts.append((side * (HALF - reach * random.random() ** 1.3), y + random.uniform(-0.06, 0.06)))
        if fractal(np.array([[y, 0.0]]), 0.9, 3, 9)[0] > -0.3:
            for _ in range(3):
                tufts.append((0.10 * math.sin(y * 0.55 + 0.4) + random.gauss(0, 0.15), y + random.uniform(-0.06, 0.06)))
        small.append((random.uniform(-HALF, HALF), y))
        small += [(random.gauss(0, 0.3), y), (random.gauss(0, 0.4), y)]
        small.append((random.choice((-1, 1)) * random.uniform(HALF - 0.8, HALF), y))
    dry = [(x, y) for x, y in tufts if _at(x, y) > WATER + 0.004]
    worn.turf(dry, (0.25, 0.55), lambda x, y: _at(x, y) - 0.012)
    worn.weeds([(x, y) for x, y in small if _at(x, y) > WATER], ('liriope', 'grasses', 'cocoplum'), (0.16, 0.42), lambda x, y: _at(x, y) - 0.01)


def _open_the_turf():
    """Lets the soil below the lawn end at the shell, which lies lower in its ruts."""
    known = next(obj for obj in bpy.data.objects if obj.data and obj.data.name.startswith('turf'))
    soil, z = known.data.materials[0], known.location.z
    bpy.data.objects.remove(known)
    for side in (rectangle(-15, 0.02, -HALF - 0.15, END + 1.5), rectangle(HALF + 0.15, 0.02, 12, END + 1.5)):
        place(mesh('turf', [(x, y, 0) for x, y in side], [(0, 1, 2, 3)], soil), (0, 0, z))


def _as_it_was():
    worn.terrain(rectangle(-HALF - 0.25, 0.02, HALF + 0.25, END), _height, worn.shell(WATER))
    worn.water(rectangle(-HALF, 0.3, HALF, END - 0.4), WATER)
    _chips()


def drive(paved, samples):
    """Builds the scene with pavers, or with shell if it is not `paved`."""
    reset(301)
    if paved:
        field.lay(paving.layouts()['drive'], 'tumbled', (1.8, 0.5), 0.035, 4.5, border_colors=['#3b3c3e', '#454648'], spread=0.12)
    else:
        _as_it_was()
    _again(302)
    sage = (0.50, 0.54, 0.47)
    house.walls(-3.5, 3.5, END + 0.05, 7.5, [(-2.44, 2.44, 0, 2.2, 'garage')], sage)
    house.walls(-17, -3.5, END + 2.4, 8, [(-5.3, -4.3, 0, 2.3, 'door'), (-8.6, -6.4, 0.75, 2.3, 'window'), (-13.0, -10.8, 0.75, 2.3, 'window')], sage)
    street.hip_roof(-3.5, END + 0.05, 3.5, END + 7.5, 'slate')
    street.hip_roof(-17, END + 2.4, -2.5, END + 10.4, 'slate')
    worn.repaint('front door', (0.36, 0.10, 0.05))
    for x in (-2.95, 2.95):
        house.lantern(x, END + 0.05, 1.9)
    house.lantern(-3.9, END + 2.4, 1.9)
    things.hose(3.12, END + 0.03, 0.62)
    box((0, END + 0.02, -0.045), (5.1, 0.24, 0.10), concrete(), 0.006)
    plants.far_ground(-0.14)
    beds = [rectangle(-4.7, END - 0.9, -2.75, END + 0.05), rectangle(-17, END + 1.4, -5.6, END + 2.4)]
    plants.lawn(rectangle(-15, 0.02, 12, END + 1.5), [street.shrink(OUTLINE, 0.02), *beds], -0.03, near=(2.6, 0.4), reach=6)
    if not paved:
        _open_the_turf()
    for bed in beds:
        street.planting(bed, ['cocoplum', 'ixora', 'liriope'], 0.5)
    for k in range(5):
        plants.shrub('ixora', -6.0 - 0.7 * k, END + 1.9, 0.3, 0.5, 60)
    props.pot(-4.0, END + 1.9, 0.22, 0.42, plant='agave')
    road(0.0)
    plants.sabal_palm(-8.0, 6.2, 4.2)
    plants.sabal_palm(-9.3, 7.4, 5.2)
    plants.royal_palm(-11.5, 9.6, 5.6)
    plants.coconut_palm(5.6, 10.2, 5.0, lean=0.5)
    greens.hedge('clusia', -15.2, 0.6, -15.2, 14, 1.0, 1.8)
    greens.hedge('clusia', 6.6, 1.5, 6.6, 22, 1.0, 1.8)
    greens.hedge('clusia', -45, 24, 45, 24, 1.2, 2.2, -0.2, 500)
    greens.tree_line(-60, 40, 28, 2, 4.6, 1.4, -1.0, 4)
    house.turned(lambda: greens.tree_line(-18, 16, 0, 2, 4.6, 1.3, -1.0, 2), (-22, 6, 0), math.pi / 2)
    palm_shade(DAY, HOUR, SIDE, -1.6, 3.4, 5.4, 19)
    palm_shade(DAY, HOUR, SIDE, 0.6, 8.2, 5.8, 19)
    edging.trim([(x, y + 2 if y > END - 0.5 else y) for x, y in OUTLINE], z=-0.03, near=(2.6, 0.4), reach=6)
    if not paved:
        random.seed(303)
        _overgrown()
    shot((2.9, -1.15, 1.62), (-0.55, 5.2, -0.05), 24, None, None, 0.2, samples, (1600, 1066), (0, 0.02))
    sunlit(DAY, HOUR, SIDE, 0.55, seed=12.0)


__all__ = ['drive']
