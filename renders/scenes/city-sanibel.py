"""A permeable drive that bends away between sabal palms and sea grape, an April afternoon on Sanibel."""
import math
import random

from kit import foliage, ground, paving, plants
from kit.core import camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(61)
layout = paving.layouts()['drive']
paving.lay(layout, 'smooth', 0.05, open_joint=True, level=0.0010)


def middle(y):
    """Returns the driveway's middle line, as in layouts.ts."""
    return 0.028 * max(0.0, y - 2.5) ** 2


def beside(y, out):
    """Returns a point `out` meters to the right of the driveway's middle."""
    slope = 0.056 * max(0.0, y - 2.5)
    length = math.hypot(1, slope)
    return middle(y) + out / length, y - slope * out / length


drive = paving.polygon(layout)
steps = [-5 + 0.75 * k for k in range(31)]
right = [beside(y, 2.15) for y in steps]
left = [beside(y, -2.1) for y in reversed(steps)]
verge = right + left
ground.shell(verge, -0.022, near=(0, -2), reach=8, holes=[drive])
ground.wood_floor(rectangle(-26, -6, 30, 34), -0.075, holes=[verge])
plants.far_ground(-0.30)
foliage.litter(rectangle(-6, -3, 6, 9), 55, [verge], -0.035)
foliage.litter(drive, 2.2, z=0.003)


def rows(side, start, end, gap, out, spread):
    y = start
    while y < end:
        yield beside(y, side * (out + random.uniform(0, spread)))
        y += gap * random.uniform(0.7, 1.3)


for side in (-1, 1):
    for x, y in rows(side, -0.6, 22, 0.55, 2.25, 0.35):
        foliage.cordgrass(x, y, -0.04, random.uniform(0.45, 0.75))
    for x, y in rows(side, 0.5, 9, 0.9, 2.2, 0.3):
        foliage.dune_sunflower(x, y, -0.04, random.uniform(0.8, 1.1))
    for x, y in rows(side, 1.2, 24, 1.15, 3.1, 1.3):
        foliage.palmetto(x, y, -0.05, random.uniform(0.9, 1.25), 9)
for x, y, radius, height in ((-3.7, 2.6, 1.3, 1.5), (-3.9, 5.4, 1.4, 1.9), (-3.0, 9.2, 1.3, 1.7), (-2.0, 12.4, 1.5, 1.9), (4.4, 4.6, 1.2, 1.4), (5.9, 8.4, 1.4, 1.8), (-1.0, 15.5, 1.6, 2.0), (0.6, 17.6, 1.7, 2.2), (2.8, 19.0, 1.7, 2.3), (5.2, 20.6, 1.8, 2.3), (8.0, 10.6, 1.5, 1.7)):
    foliage.sea_grape(x, y, radius, height, -0.05)
for x, y, height in ((-2.9, 4.0, 4.3), (-4.9, 7.2, 5.6), (-3.4, 11.3, 4.8), (-4.6, 12.6, 6.6), (4.6, 6.9, 3.4), (6.4, 8.4, 5.0), (8.6, 11.4, 5.8), (-0.4, 16.6, 5.2), (1.2, 18.6, 6.6), (-1.6, 18.2, 6.0), (3.4, 20.4, 5.0), (5.6, 22.0, 6.4), (-7.5, 15.5, 7.0)):
    plants.sabal_palm(x, y, height, 26, -0.05)
# Outside the picture, toward the sun: a crown that shades the driveway before its bend.
plants.sabal_palm(-4.9, -1.6, 4.4, 22, -0.05)
for k in range(34):
    side = -1 if k % 3 else 1
    x, y = beside(random.uniform(3, 26), side * random.uniform(6.0 if side < 0 else 10.5, 15))
    foliage.tree(random.choice(('buttonwood', 'buttonwood', 'oak', 'mahogany')), x, y, random.uniform(3.6, 6.4), -0.3, trunk=0.12)
foliage.wood(-34, 44, 26, 3, 2.6, 7.5, -0.9, ('buttonwood', 'oak', 'mahogany'))
foliage.wood(6, 34, 15, 2, 2.8, 6.5, -0.9, ('buttonwood', 'oak'), math.pi / 2, (0, 0))
foliage.wood(-30, -2, 17, 3, 2.4, 6.5, -0.9, ('buttonwood', 'mahogany'), -math.pi / 2, (0, 0))
# Undergrowth where daylight would show below the crowns.
foliage.wood(3, 26, 22.8, 2, 1.8, 3.8, -1.3, ('buttonwood', 'mangrove'))
for x, y in ((9.6, 17.0), (11.6, 18.4), (8.2, 19.6)):
    foliage.sea_grape(x, y, 1.7, 2.1, -0.1)
camera((-0.75, -2.9, 1.5), (0.9, 9.0, 1.15), 27)
daylight('2026-04-20', 16.8, 62, 0.55)
film(1920, 1200, 16, 0.6)
sky_only()
