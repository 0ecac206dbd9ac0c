"""Wet footprints from the pool across pale pavers."""
import math
import random

from kit import backdrop, field, foliage, house, materials, paving, plants, pool, props, street, terrace
from kit.core import camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(89)
for part in ('deck', 'side'):
    field.lay(paving.layouts()[part], 'cascade', (0, 0), 0.02, 4.2)
WATER = (-4.6, 2.35, 1.15, 8.2)
colors = paving.blends()['pool-coping-and-bullnose']
paving.coping(*WATER, colors, pitch=0.305)
pool.pool(*WATER, 1.1, ripple=0.11, steps='w', deep=1.9)
# Out of the water at the corner, over the deck toward the towel.
x, y, heading = 0.15, 2.12, -1.25
for k in range(7):
    heading += 0.055
    side = 0.085 if k % 2 else -0.085
    terrace.footprint(x - side * math.sin(heading), y + side * math.cos(heading), heading + random.uniform(-0.08, 0.08) + (0.10 if side > 0 else -0.10), side > 0, z=0.0034 if y > 2.03 else 0.0022, size=1.05)
    x, y = x + 0.46 * math.cos(heading), y + 0.46 * math.sin(heading)
terrace.puddle(0.05, 2.16, 0.15, 0.0034)
terrace.puddle(-0.3, 1.96, 0.11, 0.0022)
for _ in range(26):
    a, d = random.uniform(0, 6.28), random.uniform(0.15, 0.7)
    terrace._patch([(0.15 + d * math.cos(a), 1.75 + 0.6 * d * math.sin(a), random.uniform(0.006, 0.014))], 0.0022)
props.lounger(2.75, 2.9, math.pi + 0.22, towel=materials.cloth((0.20, 0.40, 0.42)))
props.side_table(3.1, 3.85)
props.pot(3.6, 1.6, 0.28, 0.5, plant='agave')
backdrop.lake(25, 80, (-44, -29, -12, 3), tuple(v + s * 0.2 for v, s in zip(WATER, (-1, -1, 1, 1))))
house.turned(lambda: house.walls(0, 12, 0, 6, [(2.2, 5.8, 0, 2.4, 'slider')], (0.72, 0.64, 0.52)), (4.4, 10.5, 0), -math.pi / 2)
street.planting(rectangle(-7, 8.9, 4.3, 9.9), ['liriope', 'grasses', 'cocoplum', 'ixora'], 0.5, sizes=(0.26, 0.42))
plants.lawn(rectangle(-9, 1.0, -5.0, 9.6), z=-0.012, near=(0, 0), reach=3)
for part in (rectangle(-36, 9.9, 36, 25), rectangle(-36, 1.0, -9, 9.9)):
    foliage.turf(part, [], -0.012, (0, 8), 2, 8, dry=0.15)
plants.royal_palm(-1.6, 12.5, 5.0)
plants.sabal_palm(-4.8, 11.6, 3.6)
plants.coconut_palm(-5.8, -2.6, 4.4, 17, lean=0.3)
camera((-0.42, -1.25, 1.18), (0.42, 1.9, 0.06), 28, (0.5, 1.0, 0), 9)
daylight('2026-04-18', 16.0, 330, 0.45, seed=12.0)
film(1920, 1200, 7, -0.15)
sky_only()
