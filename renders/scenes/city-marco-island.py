"""A shell-toned pool deck with a spa behind a Marco Island seawall, houses across the canal, a January morning."""
import math

from kit import coast, foliage, house, materials, neighbors, paving, places, plants, pool, props, skiff, spa, waterfront
from kit.core import camera, film, mesh, place, rectangle, reset
from kit.daytime import sky_only
from kit.deck import around
from kit.sky import daylight

reset(141)
SHELL = ['#ebe4d6', '#e6dcc8', '#ddceb2']
layout = paving.layouts()['deck']
WATER = (-4.2, 3.6, 1.8, 7.8)
TUB = (-6.75, 4.6, -4.52, 6.8)
edge = tuple(v + s * 0.305 for v, s in zip(WATER, (-1, -1, 1, 1)))
cut = around(layout, edge)
# The sand runs on below the spa.
cut = {**around(cut, (TUB[0] + 0.03, TUB[1] + 0.03, TUB[2] + 0.1, TUB[3] - 0.03)), 'polygon': cut['polygon']}
paving.lay(cut, 'smooth', 0.06, level=0.0008, sand=materials.joint_sand((0.24, 0.20, 0.145)), spread=0.13)
paving.coping(*WATER, SHELL, pitch=0.305)
pool.pool(*WATER, 1.1, ripple=0.10, steps='e', deep=1.8)
spa.spa(*TUB, colors=SHELL, spill='e', finish='smooth')
land = materials.far_green()
for x0, x1 in ((-300, WATER[0] - 0.3), (WATER[2] + 0.3, 300)):
    place(mesh('ground', [(x0, -300, -0.14), (x1, -300, -0.14), (x1, 10.3, -0.14), (x0, 10.3, -0.14)], [(0, 1, 2, 3)], land))
# The waterway, and the houses across it.
FAR, LEVEL = 62.0, -1.0
waterfront.seawall(-80, 80, 10.2)
coast.water(rectangle(-300, 10.5, 300, FAR + 1), LEVEL, (0.020, 0.058, 0.062), ripple=0.5, scale=1.6)
HOMES = [
    (-88, (0.70, 0.58, 0.46), 'villa', None),
    (-63, (0.74, 0.70, 0.62), 'tall', 'sand'),
    (-38.5, (0.74, 0.64, 0.48), 'villa', 'brown'),
    (-15.5, (0.70, 0.69, 0.66), 'wide', 'slate'),
    (9.5, (0.66, 0.56, 0.44), 'villa', None),
    (33, (0.62, 0.64, 0.60), 'wide', 'steel'),
    (57, (0.72, 0.68, 0.60), 'villa', None),
    (80, (0.70, 0.58, 0.46), 'villa', 'slate'),
]
TREES = [(-76, 6.2), (-53, 5.0), (-30.5, 5.6), (-5, 4.8), (-1.0, 5.8), (17.5, 4.6), (-57, 4.4), (-36, 4.2), (-21, 4.0), (-9, 4.4), (4.5, 4.2), (13, 3.8), (24, 5.4), (29, 4.2), (38, 4.6), (50, 5.6)]
neighbors.across(FAR, LEVEL, HOMES, (-73, -49, -47.5, -25.5, -2.4, 20.5, 44, 68), (-66, -55, -43, -39, -28, -18, -12, -5, 7, 17, 22, 35, 40, 47, 54, 70), 125, TREES)
waterfront.dock(-3.9, -2.5, 10.6, 15.4, -0.08, LEVEL, posts=False)
waterfront.dock(-8.2, -2.5, 15.4, 17.2, -0.08, LEVEL)


def bay_boat():
    """Hangs the boat in its lift, its bow to the left."""
    house.turned(lambda: skiff.bay_boat((0.62, 0.68, 0.66), trailer=False, lift=0.42), (0.2, 0, 0), -math.pi / 2)


coast.lift(2.3, 14.0, LEVEL, -0.08, 3.3, 4.2, 0.12, 0.42, hung=bay_boat)
coast.pilings([(-8.6, 12.2), (-8.6, 15.2)], 1.3, LEVEL)
# The house on the right under its flat slab.
house.turned(lambda: spa.flat_house(0, 12.5, 0, 9, (0.73, 0.715, 0.68), 3.0, 2.1, [(1.2, 5.2, 0, 2.5), (6.4, 11.0, 0, 2.5)]), (5.6, 9.0, 0), -math.pi / 2)
house.turned(lambda: (places.armchair(0, 0, math.pi + 0.2), places.armchair(0.1, 1.25, math.pi - 0.25), props.side_table(-0.15, 0.62)), (4.75, 4.4, 0))
props.pot(5.15, 2.55, 0.26, 0.55, materials.plain('white pot', (0.70, 0.69, 0.66), 0.5, 0.3), 'agave')
props.pot(5.15, 8.6, 0.26, 0.55, materials.plain('white pot', (0.70, 0.69, 0.66), 0.5, 0.3), 'agave')
# Left: loungers, sea grape toward the neighbor, palms.
for k, y in enumerate((1.6, 3.15)):
    props.lounger(-5.3, y, 0.08 - 0.1 * k, towel=materials.cloth((0.42, 0.22, 0.14)))
props.side_table(-5.5, 2.38)
places.umbrella(-6.3, 2.4, 2.5, 1.5, (0.72, 0.70, 0.65))
plants.bed(rectangle(-8.6, -4, -7.2, 9.6), 0.02, 260)
for k in range(6):
    foliage.sea_grape(-8.1 - 0.2 * (k % 2), -2.6 + 2.2 * k, 1.0, 1.35)
for k in range(10):
    plants.shrub('liriope', -7.5 + 0.1 * (k % 2), -0.5 + 1.05 * k, 0.2, 0.18, 9)
plants.coconut_palm(-7.9, 5.6, 5.8, lean=1.1)
plants.coconut_palm(-7.8, 9.0, 6.8, lean=0.9)
plants.coconut_palm(7.0, 10.0, 6.6, lean=0.7)
foliage.turf(rectangle(-40, -2, -9.1, 9.9), [], 0.0, (0, -3), 2, 6, dry=0.15)
for x, y, h in ((-13, 4, 6.5), (-17, 8.5, 7.0), (-22, 3, 7.5)):
    foliage.tree('mahogany', x, y, h, -0.2)
plants.royal_palm(-12.5, 10.5, 7.0)
camera((0.7, -2.7, 1.45), (-1.35, 7.0, 1.05), 25)
daylight('2026-01-25', 9.8, 204, 0.55)
film(1920, 1200, 14, 0.15)
sky_only()
