"""A long drive over the swale to a house among slash pines in Lehigh Acres, late on a February afternoon."""
import math
import random

from kit import croton, foliage, front, ground, materials, paving, plants, props
from kit.core import box, camera, film, lathe, place, rectangle, reset, tube
from kit.daytime import sky_only
from kit.sky import daylight

reset(111)
croton.quiet()
WALL = 21.0
layout = paving.layouts()['drive']
paving.lay(layout, 'tumbled', 0.09, border_colors=['#74503d', '#6b4a39', '#7d5844'])
drive = paving.polygon(layout)


def land(x, y):
    """Returns the height of the land: a shallow swale along the road, which the driveway crosses on a culvert, and a
    slight rise beyond.
    """
    away = min(1.0, max(0.0, (abs(x) - 3.3) / 0.8))
    away = away * away * (3 - 2 * away)
    swale = -0.42 * math.exp(-(((y - 3.4) / 1.35) ** 2)) * away
    lot = 0.10 * math.sin(x * 0.21 + 1) * math.sin(y * 0.17) * min(1, max(0, abs(x) - 3) / 4) if y > 6 else 0.0
    return swale + lot


front.house_front((0.72, 0.68, 0.58), wall_y=WALL)
plants.far_ground(-0.9)
ground.wood_floor(rectangle(-46, -3.2, 46, 49), -0.05, 0.5, 0.02, land, [drive])
foliage.turf(rectangle(-44, -3, 44, 43), [drive, rectangle(-3.6, WALL, 15, WALL + 11)], -0.025, (-1.0, -3), 6.5, 17, 0.07, 0.42, land, False)
# Culvert ends: a concrete pipe cut to the slope, a little rock before it.
aged = materials.stucco((0.17, 0.16, 0.14), 1.0)
for side in (-1, 1):
    pipe = [(0.19, 0), (0.235, 0), (0.235, 0.9), (0.19, 0.9), (0.19, 0)]
    place(lathe('pipe', pipe, aged, 32), (side * 3.72 - (0.9 if side > 0 else 0), 3.4, -0.30), (0, math.pi / 2, 0))
    box((side * 3.55, 3.4, -0.27), (0.16, 1.15, 0.46), aged, 0.02)
for k in range(70):
    side = random.choice((-1, 1))
    s = random.uniform(0.04, 0.10)
    box((side * (3.85 + abs(random.gauss(0, 0.35))), 3.4 + random.gauss(0, 0.35), -0.44 + random.uniform(0, 0.05)), (s * 1.4, s, s * 0.8), aged, s * 0.25, random.uniform(0, 6))
front.mailbox(3.0, 0.55)
# Beds at the house.
for bed in (rectangle(-5.1, WALL - 1, -3.3, WALL), rectangle(6.3, WALL + 1.3, 15, WALL + 2.6)):
    plants.bed(bed, 0.03, 120)
for k in range(12):
    plants.shrub('cocoplum' if k % 3 else 'croton', 6.8 + k * 0.66, WALL + 2, 0.34, 0.6, 50)
for k in range(4):
    plants.shrub('croton', -4.8 + 0.4 * k, WALL - 0.5, 0.28, 0.55, 40)
for x in (4.3, 5.85):
    props.pot(x, WALL + 2.2, 0.22, 0.42, plant='agave')
plants.sabal_palm(-6.4, 18.0, 4.0, 26)
plants.sabal_palm(-7.8, 19.4, 5.2, 26)
plants.sabal_palm(13.2, 19.6, 4.6, 26)
# Slash pines over the lot and next door, palmetto where nobody mows.
for x, y, height in ((-10.4, 15.0, 15.0), (-13.6, 20.5, 14.0), (-12.0, 27.5, 15.5), (-19.5, 24.0, 14.5), (12.4, 14.5, 15.0), (16.6, 21.0, 14.5), (9.5, 35.5, 15.0), (-3.0, 37.0, 15.5), (-8.0, 38.5, 14.0), (20.0, 33.0, 15.5)):
    foliage.slash_pine(x, y, height, land(x, y) - 0.1)
for k in range(24):
    x, y = -12.5 - abs(random.gauss(0, 6)), random.uniform(11, 32)
    foliage.palmetto(x, y, land(x, y) - 0.08, random.uniform(1.0, 1.5), 9)
# A rail fence on the right side of the lot.
rail = materials.wood((0.30, 0.25, 0.19), 0.85)
for k in range(7):
    y = 7.2 + 2.4 * k
    tube([(9.4, y, -0.2), (9.4, y, 1.12)], 0.065, rail, 9)
    for z in (0.45, 0.92) if k < 6 else ():
        tube([(9.40, y - 0.08, z + random.gauss(0, 0.015)), (9.40, y + 2.45, z + random.gauss(0, 0.015))], 0.048, rail, 8)
# Open land beyond the lot, with pines and palmetto in clumps, and low woods at its end.
foliage.turf(rectangle(-70, 43, 70, 66), [], -0.1, (-1.0, -3), 6.5, 17, 0.07, 0.5, land, False)
for x, y, height in ((-24, 46, 15.5), (-27, 50, 14.0), (-16, 55, 15.0), (4, 52, 14.5), (7, 56, 15.5), (26, 47, 15.0), (31, 52, 14.0), (37, 44, 15.5), (-36, 42, 14.5)):
    foliage.slash_pine(x, y, height, -0.2)
for k in range(70):
    foliage.palmetto(random.uniform(-44, 48), random.uniform(40, 60), -0.15, random.uniform(1.0, 1.6), 9)
for x, y, height in ((-19, 38, 5.6), (18, 40, 6.4), (24, 36, 5.2), (-30, 36, 6.0)):
    plants.sabal_palm(x, y, height)
foliage.wood(-90, 90, 70, 2, 3.4, 8.0, -0.6)
foliage.wood(-90, 90, 64, 1, 2.3, 3.6, -1.0)
foliage.wood(2, 70, -56, 2, 3.6, 8.0, -0.6, turn=-math.pi / 2, origin=(0, 42))
foliage.wood(2, 70, 56, 2, 3.6, 8.0, -0.6, turn=-math.pi / 2, origin=(0, 42))
foliage.litter(drive, 0.8, z=0.003)
camera((-1.25, -2.9, 1.6), (0.55, 14.0, 1.3), 27)
daylight('2026-02-20', 16.4, 330, 0.6)
film(1920, 1200, 16, 0.35)
sky_only()
