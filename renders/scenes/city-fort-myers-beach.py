"""A raised house on Estero Island: pale pavers run in under the floor, and the Gulf shows between the pilings."""
import math
import random

from kit import coast, foliage, ground, materials, paving, plants, props, stilts
from kit.core import box, camera, film, mesh, place, rectangle, reset, tube
from kit.daytime import sky_only
from kit.sky import daylight

reset(71)
layout = paving.layouts()['drive']
paving.lay(layout, 'smooth', 0.05, border_colors=['#989a99', '#a39f96', '#8f9190'], spread=0.15)
drive = paving.polygon(layout)


def land(x, y):
    """Returns the height of the land: the dune behind the house, and the beach that falls to the water."""
    rise = 0.55 * math.exp(-(((y - 31) / 3.2) ** 2)) if y > 24 else 0.0
    fall = -max(0.0, y - 34) * 0.055
    side = 0.16 * (1 - math.exp(-max(0.0, abs(x) - 5.5) * 0.25)) if y > 0 else 0.0
    return rise + fall + side


ground.sand(rectangle(-60, -5.4, 60, 62), -0.055, 0.4, 0.05, land, [drive])
ground.sand(rectangle(-11, -3.5, 11, 11), -0.03, 0.12, 0.035, lambda x, y: land(x, y), [drive])
coast.water(rectangle(-3000, 52, 3000, 5000), -1.12, (0.030, 0.105, 0.115), (0.16, 0.30, 0.27), shore=52, ripple=0.6, scale=1.2)
coast.surf(53, -60, 60, -1.12)
stilts.beach_house(-5.4, 5.4, 12.6, 10.4, stair=4.3)
for x, y, color in ((-22, 13.5, (0.70, 0.62, 0.50)), (23.5, 12.0, (0.66, 0.50, 0.44))):
    stilts.beach_house(x - 5, x + 5, y, 10, color=color, detail=False)


def kayak(x, y, z, color, turn):
    """Builds a sit-on-top kayak on its side."""
    shell = materials.plain('kayak', color, 0.4, 0.4, vary=0.1)
    verts, faces = [], []
    rings, sides = 19, 14
    for r in range(rings):
        t = r / (rings - 1) * 2 - 1
        half = 0.36 * max(0.0, 1 - abs(t) ** 2.6) + 0.012
        deep = 0.17 * max(0.0, 1 - abs(t) ** 4) + 0.01
        for k in range(sides):
            a = 2 * math.pi * k / sides
            up = math.sin(a)
            dent = 0.10 * math.exp(-((t / 0.33) ** 4)) if up > 0.3 else 0.0
            verts.append((t * 1.6, half * math.cos(a), deep * up - dent + 0.10 * t * t))
    for r in range(rings - 1):
        for k in range(sides):
            j = (k + 1) % sides
            faces.append((r * sides + k, (r + 1) * sides + k, (r + 1) * sides + j, r * sides + j))
    place(mesh('kayak', verts, faces, shell, True), (x, y, z), (math.radians(72), 0, turn))


rack = materials.wood((0.33, 0.27, 0.20), 0.6)
for y in (16.2, 18.4):
    for x in (-4.5, -4.0):
        box((x, y, 0.85), (0.09, 0.09, 1.7), rack, 0.006)
    for z in (0.45, 1.15):
        box((-4.2, y, z), (0.9, 0.07, 0.09), rack, 0.006)
kayak(-4.15, 17.3, 0.86, (0.62, 0.36, 0.03), math.pi / 2)
kayak(-4.15, 17.3, 1.56, (0.03, 0.26, 0.30), math.pi / 2)
props.adirondack(-1.5, 21.2, math.pi / 2 + 0.25)
props.adirondack(0.1, 21.3, math.pi / 2 - 0.15)
for x, y in ((-5.75, 9.8), (5.75, 9.6)):
    props.pot(x, y, 0.3, 0.5, plant='agave')
# Dune plants in drifts, none where people walk.
for k in range(60):
    side = random.choice((-1, 1))
    x, y = side * (3.6 + abs(random.gauss(0, 2.6))), random.uniform(-1.8, 9.6)
    if abs(x) > 3.3:
        foliage.sea_oats(x, y, land(x, y) - 0.07, random.uniform(0.6, 1.0))
for k in range(50):
    side = random.choice((-1, 1))
    x, y = side * (3.5 + abs(random.gauss(0, 1.6))), random.uniform(-1.2, 10)
    foliage.dune_sunflower(x, y, land(x, y) - 0.06, random.uniform(0.8, 1.25))
for k in range(150):
    x, y = random.uniform(-34, 34), random.gauss(30.5, 2.2)
    if abs(x + 0.6) > 1.2:
        foliage.sea_oats(x, y, land(x, y) - 0.06, random.uniform(0.8, 1.2))
for x, y, radius, height in ((-8.6, 10.2, 1.5, 1.7), (-10.4, 8.2, 1.4, 1.5), (8.6, 11.6, 1.4, 1.8), (10.6, 10.4, 1.5, 1.6), (-12.5, 16, 1.8, 2.2), (13.5, 17, 1.8, 2.2)):
    foliage.sea_grape(x, y, radius, height, land(x, y) - 0.08)
plants.coconut_palm(-8.2, 12.2, 6.4, lean=1.0)
plants.coconut_palm(-9.9, 14.6, 7.6, lean=0.8)
plants.coconut_palm(9.4, 13.8, 7.0, lean=0.9)
plants.coconut_palm(14.0, 20.0, 7.8, lean=0.8)
plants.sabal_palm(7.3, 8.4, 3.4, 24)
# Outside the picture, toward the morning sun: its shadow falls on the near paving.
plants.coconut_palm(-8.4, -5.2, 5.4, 20, lean=0.5)
camera((-1.9, -3.6, 1.5), (0.55, 12, 2.35), 25)
daylight('2026-03-05', 9.1, 228, 0.6, haze=0.5)
film(1920, 1200, 8, -0.12)
sky_only()
