"""An outdoor room above the Imperial River in Bonita Springs at six on a spring evening: pergola and grill, seat walls around a table."""
import math
import random

from kit import coast, croton, foliage, ground, house, materials, outdoor, paving, plants, props, things, waterfront
from kit.core import camera, film, lathe, place, rectangle, reset
from kit.places import armchair
from kit.sky import daylight

reset(131)
croton.quiet()
STONE = ['#a08c75', '#8a6a52', '#bd9c72', '#958878']
CAP = ('#d8c8ac', '#cbae86')
layout = paving.layouts()['patio']
paving.lay(layout, 'tumbled', 0.05, border_colors=['#8a6a52', '#74503d'])
patio = paving.polygon(layout)
SHORE, RIVER, FAR = 16.0, -1.15, 56.0


def glass(x, y, z):
    """Builds a tumbler of iced tea."""
    place(lathe('tea', [(0.001, 0.006), (0.030, 0.006), (0.034, 0.085), (0.001, 0.085)], materials.plain('tea', (0.42, 0.17, 0.04), 0.1, 0.5), 24), (x, y, z))
    place(lathe('glass', [(0.001, 0.0), (0.033, 0.0), (0.038, 0.125), (0.035, 0.125), (0.031, 0.006)], materials.glass((0.9, 0.9, 0.9)), 24), (x, y, z))


def bank(x, y):
    """Returns the height of the lawn, which falls away to the river."""
    t = min(1.0, max(0.0, (y - 9.4) / (SHORE - 9.4)))
    return -1.35 * t * t * (3 - 2 * t)


lawn = rectangle(-30, -4, 30, SHORE + 0.8)
ground.wood_floor(lawn, -0.05, 0.5, 0.02, bank, [patio])
foliage.turf(lawn, [patio, rectangle(6.3, -6, 20, 9)], -0.02, (-1, -3), 5, 14, 0.055, 0.2, bank, False)
coast.water(rectangle(-200, SHORE - 0.3, 200, FAR + 4), RIVER, (0.024, 0.034, 0.022), ripple=0.8, scale=1.8)
coast.mangrove_shore(FAR, -75, 75, RIVER, 6.0, 2.3, 2)
foliage.wood(-80, 80, FAR + 8, 2, 3.6, 7.5, -1.0)
for x, height in ((-52, 13), (-45, 11), (-24, 12), (-20, 10), (3, 11), (16, 13), (21, 12), (43, 12), (60, 11)):
    foliage.tree('oak', x, FAR + 11, height, -1.0)
for x in (-31, -18, -6, 5, 9, 21, 35):
    plants.sabal_palm(x + random.uniform(-2, 2), FAR + 3 + random.uniform(0, 3), random.uniform(8.5, 12.5), 24, -1.0, 1.15, False)
for k in range(110):
    foliage.cordgrass(random.uniform(-22, 22), SHORE - 0.2 + random.gauss(0, 0.3), RIVER - 0.03, random.uniform(0.6, 1.0))
waterfront.dock(-1.9, -0.5, 15.2, 19.6, -0.55, RIVER, posts=True)
# A low table, because the house and the pergola are too near for a fire, and two curved walls with a gap between them
# for the way to the river.
TABLE = (0.75, 5.5)
paving.ring(*TABLE, 0.46, 0.62, 4, 0.09, 13, STONE)
place(lathe('table top', [(0.001, 0.36), (0.72, 0.36), (0.745, 0.372), (0.745, 0.405), (0.735, 0.415), (0.001, 0.415)], materials.plain('stone top', (0.36, 0.30, 0.23), 0.6, 0.35, vary=0.3, bump=0.2), 72), (*TABLE, 0))
things.lantern(TABLE[0] + 0.12, TABLE[1] + 0.16, 0.9, 0.415, 0.5)
for x, y in ((-0.32, -0.24), (0.42, -0.30)):
    glass(TABLE[0] + x, TABLE[1] + y, 0.415)
for a0, a1 in ((8, 74), (106, 168)):
    outdoor.arc_wall(*TABLE, 2.55, a0, a1, 5, 0.085, 0.32, STONE, CAP)
for a in (6, 76, 104, 170):
    x, y = TABLE[0] + 2.55 * math.cos(math.radians(a)), TABLE[1] + 2.55 * math.sin(math.radians(a))
    paving.wall(x - 0.23, x + 0.23, y, 7, (0.23,), 0.085, 0.46, STONE, cap=(0.055, 0.025, list(CAP)))
# The kitchen under its pergola, on the left.
outdoor.pergola(-5.15, -2.15, 2.5, 7.1, 2.5)
house.turned(lambda: outdoor.kitchen(-1.9, 1.9, 0, 0.72, STONE, grill=0.40), (-4.75, 4.8, 0), math.pi / 2)
for k, y in enumerate((3.0, 6.6)):
    props.pot(-4.75, y - 0.05 + (0.35 if k else -0.35), 0.2, 0.36, plant='croton' if k else 'agave')
house.turned(lambda: props.pot(-4.8, 6.2, 0.10, 0.18, plant='liriope'), (0, 0, 0.91))
armchair(-1.35, 4.75, 0.35)
armchair(-1.05, 3.45, 0.95)
armchair(2.55, 3.4, 2.55)
things.cushion(2.85, 6.95, 0.5, 0.45, 0.30, 0.14, (0.16, 0.30, 0.30), 0.6)
props.side_table(-0.75, 2.75)
# The house on the right, its lamps lit.
WALL = (0.72, 0.60, 0.43)


def side():
    house.walls(0, 13, 0, 8, [(1.2, 3.0, 0.0, 2.4, 'slider'), (5.2, 9.4, 0, 2.4, 'slider'), (10.4, 11.8, 0.9, 2.3, 'window')], WALL)
    house.hip_roof(0, 0, 13, 8)
    for x in (4.1, 9.95):
        house.lantern(x, 0, 2.0)


house.turned(side, (5.75, 8.4, 0), -math.pi / 2)
outdoor.lights([(-2.15, 2.5, 2.6), (5.2, 2.9, 2.72)], 0.34, 17)
outdoor.lights([(-2.15, 7.1, 2.6), (5.2, 7.3, 2.72)], 0.30, 17)
# Planting.
for bed in (rectangle(-6.6, -2, -5.35, 8.6), rectangle(5.0, 5.3, 5.75, 8.2)):
    plants.bed(bed, 0.02, 260)
for k in range(14):
    plants.shrub('liriope', -5.55 + 0.12 * (k % 2), -0.4 + 0.62 * k, 0.18, 0.15, 8)
for k in range(8):
    plants.shrub('cocoplum' if k % 3 else 'croton', -6.2, 0.2 + 1.05 * k, 0.42, 0.8, 90)
for k in range(5):
    plants.shrub('croton' if k == 2 else 'cocoplum', 5.4, 5.6 + 0.52 * k, 0.26, 0.55, 60)
props.pot(5.3, 1.6, 0.27, 0.5, plant='agave')
plants.sabal_palm(-7.4, 8.8, 4.2, 28)
plants.sabal_palm(-8.6, 10.0, 5.4, 28)
plants.sabal_palm(7.2, 12.0, 4.8, 28)
foliage.tree('oak', -10.5, 14.5, 9.0, -0.4, variant=1, trunk=0.34, lobes=16, spread=7.5, near=True)
foliage.tree('oak', 13.5, 16.0, 9.0, -0.6, variant=1, trunk=0.34, lobes=16, spread=7.5, near=True)
foliage.sea_grape(9.2, 11.0, 1.4, 1.6, -0.1)
foliage.sea_grape(-9.6, 6.2, 1.4, 1.7, -0.1)
plants.fallen([(random.uniform(-3, 3), random.uniform(0, 3)) for _ in range(6)])
plants.sabal_palm(-9.8, -4.6, 4.6, 22)
camera((1.35, -2.9, 1.55), (-0.45, 6.0, 1.15), 25)
daylight('2026-03-28', 17.25, 14, 0.7)
film(1920, 1200, 12, 0.4)
