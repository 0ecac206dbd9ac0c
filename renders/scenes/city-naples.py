"""Ivory travertine around a pool with a raised spa on Naples Bay, the last hour of a March day."""
import math
import random

from kit import coast, foliage, house, materials, neighbors, paving, places, plants, pool, props, spa, waterfront
from kit.core import camera, film, mesh, place, rectangle, reset
from kit.daytime import sky_only
from kit.deck import around
from kit.view import palm_shade, sunlit

DAY, HOUR, SIDE = '2026-03-20', 17.0, 112

reset(101)
IVORY = ['#efe6d5', '#e6d9c1', '#ded0b6', '#f3ecdf']
layout = paving.layouts()['deck']
WATER = (-2.0, 2.7, 2.4, 10.2)
TUB = (2.72, 6.9, 5.0, 9.2)
edge = tuple(v + s * 0.305 for v, s in zip(WATER, (-1, -1, 1, 1)))
cut = around(layout, edge)
# The sand runs on below the spa.
cut = {**around(cut, (TUB[0] - 0.1, TUB[1] + 0.03, TUB[2] - 0.03, TUB[3] - 0.03)), 'polygon': cut['polygon']}
paving.lay(cut, 'travertine', 0.05, level=0.0003)
deck = paving.polygon(layout)
paving.coping(*WATER, IVORY, pitch=0.305, finish='travertine')
pool.pool(*WATER, 1.1, ripple=0.10, steps='s', deep=1.9)
spa.spa(*TUB, colors=IVORY, spill='w')
land = materials.far_green()
for x0, x1 in ((-300, WATER[0] - 0.3), (WATER[2] + 0.3, 300)):
    place(mesh('ground', [(x0, -300, -0.14), (x1, -300, -0.14), (x1, 13.3, -0.14), (x0, 13.3, -0.14)], [(0, 1, 2, 3)], land))
# The bay, and the houses across it.
FAR, LEVEL = 112.0, -1.0
waterfront.seawall(-60, 60, 13.2)
coast.water(rectangle(-500, 13.5, 500, FAR + 1), LEVEL, (0.022, 0.050, 0.058), ripple=0.55, scale=1.5)
HOMES = [
    (-88, (0.70, 0.58, 0.46), 'villa', None),
    (-62, (0.74, 0.70, 0.62), 'villa', None),
    (-36, (0.72, 0.68, 0.60), 'villa', 'brown'),
    (-8, (0.74, 0.66, 0.53), 'tall', None),
    (18, (0.74, 0.735, 0.71), 'wide', 'slate'),
    (44.5, (0.72, 0.60, 0.44), 'villa', 'sand'),
    (71, (0.62, 0.68, 0.67), 'tall', 'steel'),
    (99, (0.74, 0.73, 0.70), 'flat', None),
    (124, (0.74, 0.66, 0.53), 'wide', None),
    (151, (0.66, 0.66, 0.64), 'villa', 'brown'),
]
TREES = [(-24, 5.6), (1.5, 5.0), (26.5, 6.4), (37, 4.8), (61, 5.6), (64, 4.6), (88, 6.4), (106.5, 5.2), (116, 4.8), (141, 6.0)]
neighbors.across(FAR, LEVEL, HOMES, (-75, -48.5, -46, -21, 4.6, 6, 31, 58, 84, 86, 111, 137, 164), (-79, -52, -23, 2, 33, 55, 82, 108, 139), 225, TREES)
waterfront.dock(0.3, 1.9, 13.6, 19.4, -0.10, LEVEL, posts=False)
coast.pilings([(0.1, 15.2), (2.1, 15.2), (0.1, 19.2), (2.1, 19.2)], 0.7, LEVEL)
# The house along the left, turned to the water.
stone = (0.77, 0.68, 0.53)


def side():
    house.walls(0, 13, 0, 7, [(1.0, 2.8, 0.0, 2.5, 'slider'), (4.0, 8.0, 0, 2.5, 'slider'), (9.4, 11.8, 0, 2.5, 'slider')], stone, 3.05)
    house.hip_roof(0, 0, 13, 7, 3.05)
    for x in (3.4, 8.7, 12.3):
        house.lantern(x, 0, 2.0)


house.turned(side, (-5.6, -1.6, 0), math.pi / 2)
plants.bed(rectangle(-5.6, -0.6, -4.9, 2.0), 0.02, 300)
for k in range(5):
    plants.shrub('cocoplum' if k % 2 else 'clusia', -5.25, -0.3 + 0.55 * k, 0.28, 0.55, 60)
for y in (2.55, 6.9, 10.5):
    props.pot(-5.15, y, 0.27, 0.52, plant='agave' if y != 6.9 else 'cocoplum')
# The right side: a bed and palms toward the neighbor's lawn.
bed = rectangle(6.3, -2, 8.4, 13.0)
plants.bed(bed, 0.03, 260)
for k in range(9):
    plants.shrub('liriope', 6.55 + 0.12 * (k % 2), 0.6 + 1.3 * k, 0.22, 0.2, 10)
for k, y in enumerate((2.2, 5.4, 8.6, 11.6)):
    plants.shrub('clusia' if k % 2 else 'cocoplum', 7.4, y, 0.42, 0.72, 90)
plants.coconut_palm(7.2, 6.6, 6.0, lean=1.2)
plants.coconut_palm(7.5, 11.0, 7.0, lean=0.9)
plants.royal_palm(-8.6, 14.8, 7.4)
plants.coconut_palm(-4.2, 12.4, 6.2, lean=1.0)
foliage.turf(rectangle(-30, 11.4, -4.2, 13.0), [], 0.0, (-2, -3), 4, 9, dry=0.1)
for k in range(5):
    plants.shrub('cocoplum', -5.4 + 0.35 * k, 12.5, 0.3, 0.5, 50)
foliage.turf(rectangle(8.4, -3, 40, 13.0), [], 0.0, (0, -3), 2, 6, dry=0.15)
for x, y, height in ((13.4, 11.6, 5.2), (15.2, 10.6, 6.2)):
    plants.sabal_palm(x, y, height)
# What people use.
for k, y in enumerate((3.6, 5.2)):
    props.lounger(4.6, y, math.pi * 0.5 + 0.12 - 0.05 * k, towel=materials.cloth((0.16, 0.30, 0.38)))
    if k == 0:
        props.side_table(5.55, 4.35)
places.dining(-3.9, 7.6, 0.3)
plants.fallen([(random.uniform(-3, 3), random.uniform(0, 3)) for _ in range(3)])
palm_shade(DAY, HOUR, SIDE, 0.2, 0.3, 4.2)
camera((-2.7, -2.6, 1.5), (1.15, 9.0, 1.05), 25)
sunlit(DAY, HOUR, SIDE, 0.6)
film(1920, 1200, 12, 0.02)
sky_only()
