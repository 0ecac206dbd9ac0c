"""A patio outside the lanai cage on a community lake in Estero, an autumn morning."""
import math
import random

from kit import coast, croton, foliage, ground, house, lanai, materials, paving, places, plants, props
from kit.core import camera, film, mesh, place, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(121)
croton.quiet()
layout = paving.layouts()['patio']
paving.lay(layout, 'tumbled', 0.05, border_colors=['#5d5a57', '#4f4e4d', '#66625d'])
patio = paving.polygon(layout)
SHORE, LAKE, FAR = 15.0, -0.95, 74.0


def bank(x, y):
    """Returns the height of the lawn, which falls to the lake over the last meters."""
    t = min(1.0, max(0.0, (y - 9.5) / (SHORE - 9.5)))
    return -1.12 * t * t * (3 - 2 * t)


lawn = rectangle(-36, -4, 36, SHORE + 0.8)
ground.wood_floor(lawn, -0.05, 0.5, 0.015, bank, [patio])
foliage.turf(lawn, [patio, rectangle(4.45, -8, 22, 7.2)], -0.02, (-2, -3), 5.5, 14, 0.055, 0.12, bank, False)
coast.water(rectangle(-160, SHORE - 0.2, 160, FAR + 4), LAKE, (0.018, 0.036, 0.034), ripple=0.22, scale=1.3)
for k in range(90):
    x = random.uniform(-24, 24)
    foliage.cordgrass(x, SHORE - 0.15 + random.gauss(0, 0.25), LAKE - 0.05, random.uniform(0.5, 0.85))
# The far bank: lawns, houses with their cages, palms, a wood.
ground.wood_floor(rectangle(-120, FAR, 120, FAR + 45), -0.2, 4.0, 0.1, lambda x, y: -0.9 * max(0.0, 1 - (y - FAR) / 7))
foliage.turf(rectangle(-90, FAR + 0.5, 90, FAR + 16), [], 0.0, (0, 0), 1, 2, 0.1, 0.15, lambda x, y: -0.2 - 0.9 * max(0.0, 1 - (y - FAR) / 7), False)


def home(color, bronze):
    lanai.villa(-8.5, 8.5, 0, 10, color, [(-6.4, -2.4, 0, 2.4, 'slider'), (-1.2, 1.0, 0.9, 2.3, 'window'), (2.4, 6.2, 0, 2.4, 'slider')])
    lanai.cage(-6.5, 6.5, -6.0, -0.05, color=bronze)


for k, (x, color) in enumerate(((-58, (0.68, 0.58, 0.44)), (-34, (0.74, 0.68, 0.56)), (-10, (0.66, 0.54, 0.40)), (14, (0.72, 0.64, 0.50)), (38, (0.66, 0.60, 0.50)), (62, (0.72, 0.62, 0.48)))):
    house.turned(lambda: home(color, (0.055, 0.045, 0.036) if k % 2 else (0.70, 0.70, 0.68)), (x, FAR + 17 + 1.5 * (k % 2), -0.2), 0)
for x in (-47, -45.5, -22, -20.2, 2, 3.6, 26, 27.5, 50):
    plants.sabal_palm(x, FAR + random.uniform(8, 14), random.uniform(4.5, 7.0), 24, -0.3)
for x in (-28, -4, 20, 44):
    plants.royal_palm(x, FAR + 14, random.uniform(6.5, 8), 16, -0.3)
foliage.wood(-110, 110, FAR + 34, 2, 3.6, 9.0, -0.6)
foliage.wood(-110, 110, FAR + 31, 1, 2.2, 4.4, -1.6)
for x, y, h in ((-24, FAR + 13, 5.5), (-1, FAR + 12, 5.0), (23, FAR + 13, 5.5), (47, FAR + 12, 5), (-48, FAR + 12, 5.5)):
    foliage.tree('mahogany', x, y, h, -0.4)
# Our house on the right with its cage; the screen door opens on the patio.
WALL = (0.73, 0.64, 0.48)


def ours():
    lanai.villa(-7.6, 9, 0, 10, WALL, [(-6.0, -2.0, 0, 2.4, 'slider'), (1.4, 5.4, 0, 2.4, 'slider')])
    lanai.cage(-7.4, 6.2, -5.0, -0.05, color=(0.055, 0.045, 0.036), door=-2.6)


house.turned(ours, (9.6, 1.0, 0), -math.pi / 2)
cage_floor = rectangle(4.5, -5.4, 9.6, 8.6)
floor = materials.plain('cage deck', (0.56, 0.48, 0.37), 0.85, 0.2, vary=0.3, scale=3)
place(mesh('cage deck', [(x, y, 0) for x, y in cage_floor], [(0, 1, 2, 3)], floor), (0, 0, -0.012))
props.lounger(7.4, 5.0, math.pi / 2)
props.lounger(7.4, 2.9, math.pi / 2)
# Beds along the cage and at the patio's far corner.
for bed in (rectangle(4.62, 4.9, 5.4, 8.6), rectangle(-6.1, 6.0, -4.35, 9.2)):
    plants.bed(bed, 0.02, 280)
for k in range(12):
    plants.shrub('liriope', -5.9 + 0.28 * (k % 3), 6.2 + 0.26 * k, 0.2, 0.17, 8)
for k, (x, y) in enumerate(((-5.2, 6.9), (-5.0, 7.8), (-5.3, 8.7))):
    plants.shrub('croton' if k != 1 else 'cocoplum', x, y, 0.40, 0.66, 100)
plants.sabal_palm(-5.5, 7.6, 3.6, 26)
plants.sabal_palm(-6.9, 9.0, 4.6, 26)
# The table.
places.dining(0.55, 3.3, 0.35)
places.umbrella(0.55, 3.3, 2.5, 1.55, (0.52, 0.20, 0.12))
places.armchair(-2.5, 5.6, -0.9)
places.armchair(-3.0, 4.4, -0.15)
props.side_table(-2.6, 5.0)
for x, y in ((3.75, 7.5), (3.8, 0.9), (-3.75, 7.55)):
    props.pot(x, y, 0.27, 0.5, plant='agave' if y > 7 else 'croton')
plants.coconut_palm(-8.6, 12.0, 6.2, lean=0.9)
plants.fallen([(-1.4, 1.3), (0.6, 0.9), (1.9, 1.7)])
plants.sabal_palm(6.4, -4.0, 5.2, 22)
camera((-2.6, -2.3, 1.5), (0.6, 5.6, 1.08), 26)
daylight('2026-10-28', 9.0, 24, 0.6)
film(1920, 1200, 16, 0.4)
sky_only()
