"""Permeable pavers with open joints over clean stone, up to a house on pilings on Sanibel, between palmetto and sea grape."""
import random

from kit import car, field, foliage, ground, house, materials, paving, plants, stilts
from kit.core import camera, film, mesh, place, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(108)
layout = paving.layouts()['drive']
drive = paving.polygon(layout)
chips = materials.gravel((0.36, 0.34, 0.31))
field.lay(layout, 'smooth', (0, -0.4), 0.022, 4.4, sand=chips, sand_drop=0.012, border_colors=['#7d7464', '#6f675a'])


def middle(y):
    """Returns the driveway's middle line, as in layouts.ts."""
    return -0.15 + 0.009 * max(0.0, y - 1) ** 2


# Shell on both sides and under the house, woods beyond.
verge = [(middle(y) + 2.15, y) for y in range(-4, 17)] + [(8.5, 16.5), (8.5, 27.0), (-4.5, 27.0), (-4.5, 16.5)] + [(middle(y) - 2.2, y) for y in range(16, -5, -1)]
ground.shell(verge, -0.022, near=(0, -2), reach=7, holes=[drive])
# Below the cells of the shell, which end in steps.
edges = [(middle(y) + out, y) for out, ys in ((2.35, range(-4, 18)), (-2.4, range(17, -5, -1))) for y in ys]
place(mesh('under the shell', [(x, y, -0.055) for x, y in edges], [tuple(range(len(edges)))], ground.shell_material()))
ground.wood_floor(rectangle(-28, -6, 32, 40), -0.075, holes=[verge])
plants.far_ground(-0.30)
foliage.litter(rectangle(-6, -3, 6, 9), 40, [verge], -0.035)
foliage.litter(drive, 1.6, z=0.003)
stilts.beach_house(-3.6, 7.6, 18.4, 8.5, 3.1, (0.62, 0.50, 0.30), 1.9, 6.4)
house.turned(lambda: car.parked((0.42, 0.10, 0.06)), (0.9, 21.6, 0), 3.14159)
for side in (-1, 1):
    y = -1.0
    while y < 16:
        out = 2.3 + random.uniform(0, 0.4)
        foliage.cordgrass(middle(y) + side * out, y, -0.04, random.uniform(0.4, 0.65))
        if y > 0.4 and random.random() < 0.5:
            foliage.dune_sunflower(middle(y) + side * (out + 0.1), y + 0.2, -0.04, random.uniform(0.8, 1.1))
        if random.random() < 0.55:
            foliage.palmetto(middle(y) + side * random.uniform(3.2, 4.6), y + 1.2, -0.05, random.uniform(0.8, 1.1), 9)
        y += random.uniform(0.4, 0.75)
for x, y, radius, height in ((-3.9, 3.2, 1.2, 1.3), (-4.2, 6.4, 1.3, 1.6), (-4.6, 10.2, 1.4, 1.6), (4.0, 5.0, 1.1, 1.2), (5.6, 9.0, 1.3, 1.4), (7.4, 13.2, 1.4, 1.5), (-4.0, 14.2, 1.3, 1.5), (9.6, 17.5, 1.6, 1.9)):
    foliage.sea_grape(x, y, radius, height, -0.05)
for x, y, height in ((-4.8, 5.0, 4.6), (-6.2, 8.2, 5.8), (-5.4, 13.4, 5.2), (-6.8, 15.0, 6.6), (6.2, 7.4, 4.4), (7.8, 10.2, 5.8), (9.4, 14.6, 6.4), (10.8, 18.4, 7.0), (-7.4, 20.6, 7.4)):
    plants.sabal_palm(x, y, height, 26, -0.05)
for k in range(24):
    side = -1 if k % 2 else 1
    foliage.tree(random.choice(('buttonwood', 'buttonwood', 'oak')), side * random.uniform(8.5, 14) + 1, random.uniform(5, 26), random.uniform(3.4, 5.6), -0.3, trunk=0.12)
foliage.wood(-36, 46, 34, 3, 2.6, 6.5, -0.9, ('buttonwood', 'oak', 'mahogany'))
foliage.wood(8, 36, 15.5, 2, 2.8, 5.5, -0.9, ('buttonwood', 'oak'), 1.5708, (0, 0))
foliage.wood(6, 36, -15.0, 2, 2.6, 5.5, -0.9, ('buttonwood', 'mahogany'), 1.5708, (0, 0))
# Outside the picture, toward the morning sun: a crown that shades a corner of the near driveway.
plants.sabal_palm(-6.9, -2.6, 3.6, 22, -0.05)
camera((-0.75, -2.1, 1.55), (0.95, 9.0, 1.35), 26)
daylight('2026-02-10', 9.9, 262, 0.55, seed=39.0)
film(1920, 1200, 8, 0.2)
sky_only()
