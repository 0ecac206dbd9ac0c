"""A captain walk along the seawall of a long straight canal, dock and boat lift beside it, the lanai on the right."""
import math
import random

from kit import coast, croton, foliage, front, house, lanai, materials, paving, plants, props, waterfront
from kit.core import box, camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(91)
croton.quiet()
layout = paving.layouts()['walk']
paving.lay(layout, 'tumbled', 0.06, border_colors=['#8a6a52', '#74503d', '#7f5f49'])
walk = paving.polygon(layout)
WATER, FAR = -1.05, -27.0
# The canal runs away from us on the left; its far side is a seawall too.
coast.water(rectangle(FAR - 3, -30, -1.45, 520), WATER, (0.026, 0.052, 0.046), ripple=0.42, scale=1.8)


def along(build, x, y, turn):
    house.turned(build, (x, y, 0), turn)


concrete = front.concrete()
for x, side in ((-1.25, 1), (FAR, -1)):
    box((x, 110, -0.06), (0.55, 300, 0.22), concrete, 0.02)
    box((x - 0.05 * side, 110, -0.9), (0.18, 300, 1.6), concrete)
    for k in range(60):
        box((x - 0.16 * side, -20 + k * 3.0, -0.85), (0.10, 0.28, 1.4), concrete, 0.02)
# Our dock, its walk from the cap, and the lift.
along(lambda: waterfront.dock(-0.9, 0.9, 0, 3.3, -0.04, WATER, posts=False), -1.5, 12.0, math.pi / 2)
waterfront.dock(-6.4, -4.6, 7.6, 16.4, -0.04, WATER)
coast.lift(-8.8, 12.9, WATER, -0.04, 3.5, 4.4, math.pi / 2, 0.25)
props.adirondack(-5.6, 14.2, -math.pi * 0.62)
props.adirondack(-5.4, 15.4, -math.pi * 0.55)
# Neighbors on both sides, far enough to be simple.
for k, (y, side) in enumerate(((27, 1), (46, 1), (66, 1), (90, 1), (18, -1), (38, -1), (59, -1), (82, -1))):
    x = -2.9 if side > 0 else FAR + 1.7
    along(lambda: waterfront.dock(-0.75, 0.75, -1.2, 1.2, -0.04, WATER, posts=False), x, y, math.pi / 2)
    waterfront.dock(x - side * 2.1 - 0.8, x - side * 2.1 + 0.8, y - 2.8, y + 2.8, -0.04, WATER)
    if k % 3 != 2:
        coast.lift(x - side * 4.8, y, WATER, -0.04, 3.4, 4.2, math.pi / 2 * (1 if k % 2 else -1), 0.2 + 0.25 * (k % 2), random.choice(((0.80, 0.81, 0.80), (0.10, 0.20, 0.27), (0.42, 0.58, 0.60))))
# Our yard.
foliage.turf(rectangle(-0.95, -5, 40, 80), [walk, rectangle(7.2, 2.2, 20, 30), rectangle(6.2, -6, 20, 2.2)], 0.0, (0.4, -3), 6, 16, dry=0.2)
foliage.turf(rectangle(FAR - 34, -10, FAR - 0.3, 110), [], 0.0, (0.4, -3), 1, 2, dry=0.3)
plants.far_ground(-0.12, hole=(FAR - 0.2, -30, -1.2, 520))
box((-14, 540, -0.9), (40, 4, 2), materials.far_green())


def home(color, bronze=(0.055, 0.045, 0.036), door=None):
    """Builds a house with its cage toward the water, seen from -y."""
    lanai.villa(-8, 8, 0, 9, color, [(-6.4, -2.4, 0, 2.4, 'slider'), (-1.2, 1.0, 0.9, 2.3, 'window'), (2.4, 6.2, 0, 2.4, 'slider')])
    lanai.cage(-7, 7, -6.4, -0.05, color=bronze, door=door)


along(lambda: home((0.74, 0.66, 0.53), door=3.0), 13.6, 16.5, -math.pi / 2)
for y, color, bronze in ((42, (0.66, 0.60, 0.50), (0.72, 0.72, 0.70)), (66, (0.74, 0.70, 0.62), (0.055, 0.045, 0.036)), (92, (0.70, 0.58, 0.46), (0.72, 0.72, 0.70))):
    along(lambda: home(color, bronze), 15.5, y, -math.pi / 2)
for y, color, bronze in ((14, (0.72, 0.70, 0.64), (0.72, 0.72, 0.70)), (37, (0.70, 0.57, 0.44), (0.055, 0.045, 0.036)), (60, (0.76, 0.69, 0.58), (0.72, 0.72, 0.70)), (84, (0.64, 0.66, 0.64), (0.055, 0.045, 0.036))):
    along(lambda: home(color, bronze), FAR - 15.5, y, math.pi / 2)
# Beds, palms.
bed = rectangle(2.2, 3.6, 3.9, 7.4)
plants.bed(bed, 0.02, 260)
for k in range(7):
    plants.shrub('liriope', 2.35 + 0.2 * (k % 2), 3.8 + 0.52 * k, 0.2, 0.16, 9)
for k in range(4):
    plants.shrub('croton' if k % 2 else 'cocoplum', 3.2 + 0.1 * (k % 2), 4.1 + 0.9 * k, 0.38, 0.66, 90)
plants.coconut_palm(3.4, 5.6, 5.6, lean=1.1)
plants.sabal_palm(4.4, 24.5, 4.6)
plants.sabal_palm(5.6, 26.0, 5.6)
for x, y in ((2.6, 36), (3.2, 52), (2.4, 58), (3.0, 76), (2.4, 100)):
    plants.coconut_palm(x, y, random.uniform(5.5, 7.5), lean=0.8)
for x, y in ((FAR - 3, 11), (FAR - 2.6, 27), (FAR - 3.5, 46), (FAR - 2.8, 51), (FAR - 3.0, 72), (FAR - 4, 95)):
    plants.coconut_palm(x, y, random.uniform(5.5, 7.5), lean=0.8)
for x, y in ((FAR - 6, 25), (FAR - 7, 48), (FAR - 5, 70)):
    plants.sabal_palm(x, y, random.uniform(4.5, 6.5))
for y in (1.2, 4.6, 14.0, 19.5):
    waterfront.path_light(1.25, y)
plants.hedge('cocoplum', 6.6, 2.4, 6.6, 7.0, 0.7, 0.8, per_meter=90)
# Trees at the canal's end and behind the houses.
foliage.wood(-60, 40, 130, 3, 3.6, 9.0, -0.6)
foliage.wood(0, 130, 44, 2, 4.5, 8.0, -0.6, turn=math.pi / 2, origin=(0, 0))
foliage.wood(-130, 0, 28, 2, 4.5, 8.5, -0.6, turn=-math.pi / 2, origin=(0, 0))
plants.coconut_palm(9.5, -5.5, 6.0, lean=0.5)
camera((0.55, -3.1, 1.55), (-1.75, 10.0, 1.25), 25)
daylight('2026-01-20', 16.2, 352, 0.6)
film(1920, 1200, 16, 0.2)
sky_only()
