"""A lit walk from the seawall to the pool cage at nightfall, the windows warm behind it. Cape Coral."""
import math

import bpy

from kit import field, foliage, front, greens, house, materials, paving, places, plants, street, terrace, waterfront
from kit.core import box, camera, film, rectangle, reset
from kit.sky import daylight

reset(102)
layout = paving.layouts()['walk']
walk = paving.polygon(layout)
field.lay(layout, 'slate', (0, -1), 0.025, 4.6, border_colors=['#74503d', '#8a6a52'])
concrete = front.concrete()
for k in range(6):
    box((-9 + 3.6 * k, -1.75, -0.07), (3.592, 0.55, 0.17), concrete, 0.014)
beds = [[(x + rx * math.cos(math.pi * k / 10), y + ry * math.sin(math.pi * k / 10)) for k in range(20)] for x, y, rx, ry in ((-5.6, 5.4, 1.2, 1.0), (6.2, 6.9, 1.6, 1.5))]
plants.lawn(rectangle(-11, -1.5, 11, 12.6), [street.shrink(walk, 0.015), *beds], near=(0, -2), reach=6)
for side, y in ((-1, 0.2), (1, 1.9), (-1, 3.7), (1, 5.5), (-1, 7.3), (1, 9.1), (-1, 10.9)):
    x = side * 1.0
    waterfront.path_light(x, y)
    terrace.path_glow(x, y, 0.40, 5.5, (1.0, 0.60, 0.27), 0.05)
# The cage and the house behind it.
cage_front = 12.7
field.lay(paving.layouts()['patio'], 'slate', (0, -9), 0.3, 0.1)
frame = materials.plain('cage front', (0.045, 0.038, 0.032), 0.4, 0.4, vary=0.08)
terrace.screen_cage(-6.2, 6.2, cage_front + 0.05, 18.4, 2.7, 3.7, 2.07, sides='lr')
for x in (-6.2, -4.15, -2.05, -0.62, 0.62, 2.05, 4.15, 6.2):
    box((x, cage_front, 1.35 + 0.25 * (1 - abs(x) / 6.2)), (0.06, 0.06, 2.7 + 0.9 * (1 - abs(x) / 6.2)), frame, 0.004)
for x0, x1 in ((-6.2, -0.62), (0.62, 6.2)):
    box(((x0 + x1) / 2, cage_front, 0.95), (x1 - x0, 0.05, 0.05), frame, 0.004)
box((0, cage_front, 2.7), (12.4, 0.06, 0.06), frame, 0.004)
box((0, cage_front, 2.15), (1.24, 0.05, 0.05), frame, 0.004)
sand = (0.70, 0.60, 0.46)
house.walls(-9, 9, 18.4, 8, [(-2.6, 2.6, 0, 2.5, 'slider'), (-7.2, -4.6, 0.9, 2.3, 'window'), (4.6, 7.2, 0.9, 2.3, 'window')], sand)
house.hip_roof(-9, 18.4, 9, 26.4)
for x in (-3.5, 3.5):
    house.lantern(x, 18.4, 2.0)
    for z in (1.80, 2.22):
        terrace.path_glow(x, 18.26, z, 2, (1.0, 0.66, 0.33), 0.05)
places.dining(-3.6, 15.4, 0.4)
places.armchair(3.0, 15.6, 2.7)
places.armchair(4.4, 15.5, 3.4)
plants.far_ground(-0.14)
for s in (-1, 1):
    for k in range(5):
        plants.shrub('cocoplum' if k % 2 else 'ixora', s * (2.0 + 0.85 * k), 12.1, 0.34, 0.6, 60)
for bed in beds:
    street.planting(bed, ['liriope', 'grasses', 'ixora', 'liriope'], 0.5)
plants.coconut_palm(-5.6, 5.4, 5.0, lean=1.0)
plants.sabal_palm(5.6, 7.6, 3.8)
plants.sabal_palm(6.8, 6.2, 4.8)
plants.royal_palm(-9.5, 16.0, 6.4)
greens.hedge('clusia', -11.2, -1, -11.2, 26, 1.0, 1.8)
greens.hedge('clusia', 11.2, -1, 11.2, 26, 1.0, 1.8)
greens.hedge('clusia', -45, 31, 45, 31, 1.2, 2.4, -0.2, 500)
foliage.wood(-42, 42, 35, 2, 3.0, 7.0, -0.6)
for x, height in ((-14, 9.0), (3.5, 9.6), (17, 8.6)):
    plants.sabal_palm(x, 36, height, 24, 0, 1.1, False)
# Undergrowth between the trunks.
greens.hedge('ficus', -45, 38, 45, 38, 1.6, 5.6, -0.4, 300)
camera((-0.45, -4.7, 1.42), (0.22, 9.0, 1.05), 28)
daylight('2026-03-20', 18.6, 92, 0.6, seed=31.0)
film(1920, 1200, 16, 3.5)
# What glows is only to be seen: the lamps beside it light the walls and the lawn with less grain.
for obj in bpy.data.objects:
    if obj.type == 'MESH' and obj.active_material and obj.active_material.name.startswith('glow'):
        obj.visible_diffuse = False
        obj.active_material.cycles.sample_as_light = False
