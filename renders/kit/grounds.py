"""Three grounds, each rendered bare and paved with the same camera and light. Reseeds the random choices before the
surroundings, so that only the ground differs.
"""
import math
import random

import numpy as np

from . import edging, field, finish, front, greens, house, materials, paving, plants, pool, props, slab, street, things, truth
from .core import box, linear, rectangle, reset
from .view import palm_shade, shot, sunlit


def _lay(paved, finish, near, speckle=1.0):
    """Lays the pavers if the scene is paved, and returns the outline in meters."""
    if paved:
        facts = truth.ground()
        field.lay(paving.layouts()['paving'], finish, near, 0.03, 4.5, speckle=speckle, border_colors=facts['borderColors'], sand=materials.joint_sand(linear(facts['jointColor'])))
    return truth.polygon()


def _film(paved, at, target, exposure, samples, height):
    """Sets the camera. Of the paved ground, only the part of the picture that shows it is rendered."""
    shot(at, target, 24, None, None, exposure, samples, (1600, height))
    if paved:
        finish.part(*truth.box())


def _again(seed):
    random.seed(seed)
    np.random.seed(seed)


def _old(paved, columns, rows, outline, keep=None, oil=0.0, seed=0.0):
    if not paved:
        xs, ys = [p[0] for p in outline], [p[1] for p in outline]
        slab.panels(min(xs), min(ys), max(xs), max(ys), columns, rows, slab.old_concrete(seed, oil), keep)


def drive(paved, samples):
    """Straight up a drive to the garage, late on a March afternoon, with the shadows of palms across it."""
    day, hour, side = '2026-03-20', 15.9, 116
    reset(201)
    outline = _lay(paved, 'tumbled', (0, -1))
    _old(paved, 2, 4, outline, oil=1.0, seed=1.0)
    _again(202)
    wall = outline[2][1] + 0.02
    front.house_front((0.74, 0.68, 0.58), (-2.35, 2.35), wall)
    box((0, wall + 0.1, -0.03), (4.7, 0.2, 0.05), front.concrete())
    plants.far_ground(-0.14)
    beds = [rectangle(-4.9, wall - 1.0, -2.75, wall), rectangle(6.3, wall + 1.3, 15, wall + 2.6)]
    plants.lawn(rectangle(-15, 0.02, 15, wall + 1.5), [street.shrink(outline, 0.02), *beds], -0.03, near=(0, -1), reach=6)
    street.planting(beds[0], ['croton', 'cocoplum', 'liriope'], 0.5)
    for k in range(13):
        plants.shrub('cocoplum' if k % 3 else 'croton', 6.7 + k * 0.64, wall + 2.0, 0.32, 0.55, 64)
    for k in range(8):
        plants.shrub('liriope', 2.95 + 0.05 * (k % 2), wall - 0.5 - 0.55 * k, 0.12, 0.1, 6)
    props.pot(3.0, wall - 0.05, 0.2, 0.4, plant='agave')
    front.street(0.0)
    front.mailbox(-3.1, 0.35)
    plants.royal_palm(8.4, 8.6, 5.6)
    plants.sabal_palm(-6.6, 9.0, 4.0)
    plants.sabal_palm(-7.8, 10.2, 5.0)
    greens.hedge('clusia', -15.2, 0.5, -15.2, 20, 1.0, 1.8)
    greens.hedge('clusia', -45, 24, 45, 24, 1.2, 2.2, -0.2, 500)
    greens.tree_line(-52, 52, 29, 2, 4.6, 1.4, -1.0, 4)
    palm_shade(day, hour, side, -0.9, 2.4, 5.0, 17)
    palm_shade(day, hour, side, 1.5, 7.2, 6.2, 19)
    _film(paved, (0.12, -3.35, 1.85), (0.04, 8.0, -1.05), 0.0, samples, 1066)
    sunlit(day, hour, side, 0.5, seed=8.0)
    edging.trim([(x, y + 2 if y > wall - 0.5 else y) for x, y in outline], z=-0.03, near=(0, -1), reach=6)


def pool_deck(paved, samples):
    """A deck along two sides of a pool, seen at an angle in the afternoon."""
    day, hour, side = '2026-03-20', 16.0, -112
    reset(211)
    outline = _lay(paved, 'smooth', (-0.5, 0.5), 0.8)
    corner_x, corner_y = outline[3]
    _old(paved, 3, 4, outline, lambda x, y: x < corner_x or y < corner_y, seed=4.0)
    _again(212)
    x1, y1 = outline[1][0] + 0.305, outline[5][1] + 0.305
    water = (corner_x + 0.305, corner_y + 0.305, x1 - 0.305, y1 - 0.305)
    paving.coping(*water, ['#b9b0a0', '#aca394', '#c2baaa'], pitch=0.305)
    pool.pool(*water, 1.5, ripple=0.10, steps='n')
    plants.far_ground(-0.14, hole=water)
    left, near = outline[0]
    grass = [rectangle(left - 6, near - 4, left - 0.02, y1 + 3), rectangle(left, near - 4, x1 + 6, near - 0.02), rectangle(left, outline[5][1] + 0.02, water[0] - 0.31, y1 + 3), rectangle(water[0] - 0.3, y1 + 0.3, x1 + 6, y1 + 3), rectangle(x1 + 0.02, near, x1 + 6, y1 + 0.3)]
    for lot in grass:
        plants.lawn(lot, z=-0.035, near=(left, 1), reach=5)
    street.planting(rectangle(left - 1.6, 3.0, left - 0.5, y1), ['cocoplum', 'croton', 'ixora'], 0.6)
    greens.hedge('clusia', left - 6, y1 + 3.2, x1 + 7, y1 + 3.2, 1.0, 1.8)
    greens.hedge('clusia', left - 5.6, near - 2, left - 5.6, y1 + 3, 1.0, 1.8)
    greens.hedge('clusia', x1 + 6.6, near - 4, x1 + 6.6, y1 + 3, 1.0, 1.8)
    greens.tree_line(-30, 44, 19, 2, 4.4, 1.3, -1.0, 3)
    house.turned(lambda: greens.tree_line(-24, 20, 0, 1, 4.4, 1.2, -1.0), (x1 + 12, 0, 0), -math.pi / 2)
    for x, y in ((-1.5, 11.3), (2.6, 11.6), (6.2, 11.2)):
        plants.royal_palm(x, y, 5.4)
    props.pot(left + 0.5, outline[5][1] - 0.5, 0.28, 0.5, plant='agave')
    for x, y, height in ((-1.6, 1.6, 4.6), (2.2, 0.4, 5.2), (-1.7, 6.0, 5.4)):
        palm_shade(day, hour, side, x, y, height, 17)
    _film(paved, (-4.2, -2.9, 1.95), (0.4, 3.4, -0.3), 0.0, samples, 1065)
    sunlit(day, hour, side, 0.5, seed=15.0)


def patio(paved, samples):
    """A patio behind the house as the sun goes down, with long shadows across it and the lanterns lit."""
    day, hour, side = '2026-03-20', 17.5, -100
    reset(221)
    outline = _lay(paved, 'smooth', (0, 0.5))
    _old(paved, 4, 3, outline, seed=9.0)
    _again(222)
    wall = outline[2][1] + 0.03
    house.walls(-8, 8, wall, 7, [(-2.0, 1.4, 0, 2.4, 'slider'), (3.4, 5.2, 0.85, 2.3, 'window'), (-6.4, -4.6, 0.85, 2.3, 'window')], (0.62, 0.58, 0.52))
    street.hip_roof(-8, wall, 8, wall + 7)
    for x in (-2.7, 2.1):
        house.lantern(x, wall, 2.0)
    plants.far_ground(-0.14)
    beds = [rectangle(2.6, wall - 0.9, 8, wall), rectangle(-8, wall - 0.9, -2.6, wall)]
    for bed in beds:
        street.planting(bed, ['cocoplum', 'ixora', 'croton'], 0.5)
    plants.lawn(rectangle(-15, -3.6, 10, wall), [street.shrink(outline, 0.02), *beds], -0.03, near=(0, -1), reach=5)
    props.pot(2.75, 2.2, 0.26, 0.46, plant='croton')
    things.lantern(-2.75, 2.9, 1.0)
    plants.sabal_palm(6.6, 2.4, 4.2)
    greens.hedge('clusia', 10.2, -3, 10.2, 14, 1.0, 1.8)
    greens.hedge('clusia', -16, -3, -16, 14, 1.0, 1.8)
    greens.tree_line(-40, 40, wall + 14, 2, 4.4, 1.4, -1.0, 3)
    for x, y, height in ((0.6, 1.7, 2.9), (-1.4, 3.0, 3.2)):
        palm_shade(day, hour, side, x, y, height, 17)
    _film(paved, (-2.3, -2.2, 1.8), (0.25, 2.8, 0.0), 0.9, samples, 1065)
    sunlit(day, hour, side, 0.6, haze=1.8, seed=22.0)
    edging.trim([(x, y + 2 if y > wall - 0.5 else y) for x, y in outline], z=-0.03, near=(0, -1), reach=5)


__all__ = ['drive', 'pool_deck', 'patio']
