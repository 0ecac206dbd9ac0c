"""Ivory travertine around a Naples pool, a raised spa spilling into it at the far end, a row of royal palms behind."""
import math
import random

from kit import field, foliage, greens, house, materials, paving, places, plants, pool, props, street, things
from kit.core import Nodes, box, camera, film, mesh, place, rectangle, reset
from kit.daytime import sky_only
from kit.deck import around
from kit.sky import daylight

reset(91)
layout = paving.layouts()['deck']
WATER = (-1.7, 2.7, 2.7, 10.6)
edge = (WATER[0] - 0.305, WATER[1] - 0.305, WATER[2] + 0.305, WATER[3] + 0.305)
field.lay(around(layout, edge), 'travertine', (-1, -1), 0.03, 5.0)
ivory = ['#efe7d8', '#e6dac4', '#ded0b6']
paving.coping(*WATER, ivory, pitch=0.407, finish='travertine')
pool.pool(*WATER, 1.1, ripple=0.10, steps='w', deep=1.9)
# The spa: tiled walls, coping, water at its brim, a sheet falling through the notch in front.
SX0, SX1, SY0, SY1, TOP = -0.75, 1.75, 10.35, 12.75, 0.46
tile, stucco = pool._tiles(), materials.stucco((0.74, 0.68, 0.58), 0.4)
for x0, y0, x1, y1, m in ((SX0, SY0, SX1, SY0 + 0.25, tile), (SX0, SY1 - 0.25, SX1, SY1, stucco), (SX0, SY0 + 0.25, SX0 + 0.25, SY1 - 0.25, stucco), (SX1 - 0.25, SY0 + 0.25, SX1, SY1 - 0.25, stucco)):
    notch = 0.07 if m is tile else 0
    low = -0.6
    box(((x0 + x1) / 2, (y0 + y1) / 2, (TOP - 0.055 - notch + low) / 2), (x1 - x0, y1 - y0, TOP - 0.055 - notch - low), m, 0.004)
paving.coping(SX0 + 0.28, SY0 + 0.28, SX1 - 0.28, SY1 - 0.28, ivory, depth=0.30, thickness=0.055, top=TOP, nose=0.02, finish='travertine', pitch=0.305, sides='new')
for x0, x1 in ((SX0, 0.0), (1.0, SX1)):
    stones = paving.Stones()
    stones.add([(x0 - 0.02, SY0 - 0.02), (x1 + 0.0, SY0 - 0.02), (x1, SY0 + 0.28), (x0 - 0.02, SY0 + 0.28)], TOP, 0.055, paving.blend_tone(ivory, 0.4, 0.04), 0.3, 'travertine', (0, 0), 0.03)
    stones.build(materials.paver('travertine'))
place(mesh('spa water', [(SX0 + 0.25, SY0 + 0.02, TOP - 0.10), (SX1 - 0.25, SY0 + 0.02, TOP - 0.10), (SX1 - 0.25, SY1 - 0.25, TOP - 0.10), (SX0 + 0.25, SY1 - 0.25, TOP - 0.10)], [(0, 1, 2, 3)], pool._water(0.4, 7)))
box(((SX0 + SX1) / 2, (SY0 + SY1) / 2, -0.2), (SX1 - SX0 - 0.4, SY1 - SY0 - 0.4, 0.5), pool._plaster(TOP - 0.1))
n = Nodes('spill')
streak = n.noise(n.vector('MULTIPLY', n.position(), (40, 40, 3.0)), 1.0, 3, 0.6)
sheet = n.done(n.blend(n.ramp(streak, [(0.42, 0.05), (0.62, 0.6)]), n.node('ShaderNodeBsdfTransparent', {0: (0.92, 0.97, 0.98, 1)}), n.node('ShaderNodeBsdfGlossy', {0: (0.95, 0.97, 1, 1), 'Roughness': 0.08})))
fall = [(SY0 + 0.05, TOP - 0.10), (SY0 - 0.02, TOP - 0.105), (SY0 - 0.07, TOP - 0.17), (SY0 - 0.115, TOP - 0.32), (SY0 - 0.14, -0.10)]
verts = [(x, y, z) for y, z in fall for x in (0.02, 0.25, 0.5, 0.75, 0.98)]
place(mesh('spill', verts, [(r * 5 + i, r * 5 + i + 1, r * 5 + i + 6, r * 5 + i + 5) for r in range(4) for i in range(4)], sheet, True))
plants.far_ground(-0.14, hole=WATER)
# The house along the left.
white = (0.80, 0.76, 0.68)
house.turned(lambda: (house.walls(0, 15, 0, 7, [(1.0, 4.6, 0, 2.5, 'slider'), (6.2, 9.8, 0, 2.5, 'slider'), (11.6, 13.4, 0.8, 2.3, 'window')], white), street.hip_roof(0, 0, 15, 7, 'sand'), house.lantern(5.4, 0, 2.0)), (-5.4, 0.5, 0), math.pi / 2)
bed = rectangle(-5.4, 13.2, 6.4, 14.6)
street.planting(bed, ['cocoplum', 'ixora', 'grasses', 'cocoplum'], 0.5, sizes=(0.32, 0.6))
plants.lawn(rectangle(6.25, -3, 12, 15), z=-0.012, near=(0, 0), reach=4)
for k, x in enumerate((-4.4, -1.7, 1.0, 3.7, 6.4)):
    plants.royal_palm(x, 15.4 + 0.2 * (k % 2), 4.4 + 0.35 * (k % 3))
greens.hedge('clusia', -8, 17.0, 14, 17.0, 1.1, 1.3)
greens.hedge('clusia', 12.2, -3, 12.2, 17, 1.1, 1.1)
foliage.turf(rectangle(-10, 18, 40, 34), [], -0.012, (0, 18), 3, 10, dry=0.15)
foliage.turf(rectangle(13, -3, 40, 18), [], -0.012, (12, 8), 3, 10, dry=0.15)
for x, y, tall in ((13.5, 22.0, 6.6), (17.6, 27.0, 8.2), (20.5, 22.5, 7.0), (9.0, 30.0, 8.4), (-7.5, 27.0, 7.4)):
    plants.sabal_palm(x, y, tall)
foliage.wood(-70, 80, 58, 2, 3.4, 7.5, -0.6)
foliage.wood(-70, 80, 52, 1, 2.3, 3.6, -1.0)
props.lounger(4.35, 4.7, math.pi + 0.06, towel=materials.cloth((0.16, 0.30, 0.38)))
props.lounger(4.35, 6.2, math.pi + 0.02)
props.side_table(4.8, 5.45)
places.umbrella(5.2, 5.4, 2.4, 1.35)
props.pot(-4.7, 5.9, 0.3, 0.56, plant='agave')
props.pot(-4.7, 11.2, 0.3, 0.56, plant='agave')
places.dining(-3.7, 8.6, 0.3)
things.sandals(3.5, 5.0, 1.2)
plants.fallen([(random.uniform(-3, 3), random.uniform(-0.5, 2.0)) for _ in range(5)])
camera((-2.9, -2.1, 1.35), (0.55, 7.2, 0.62), 25)
daylight('2026-03-20', 16.5, 128, 0.5, seed=15.0)
film(1920, 1200, 16, -0.05)
sky_only()
