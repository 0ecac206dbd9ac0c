"""Four materials side by side at one pool: travertine, concrete, brick, natural stone, each to the coping."""
import math

from kit import backdrop, field, foliage, materials, paving, plants, pool, props, street
from kit.core import camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(87)
layouts = paving.layouts()
for name, finish, fine in (('travertine', 'travertine', 0.02), ('concrete', 'tumbled', 0.025), ('brick', 'tumbled', 0.025), ('stone', 'slate', 0.02)):
    field.lay(layouts[name], finish, (0, 0), fine, 5)
# Strips of dark pavers separate the four.
for x in (-1.1, 0.0, 1.1):
    stones = paving.Stones()
    y = -1.6
    k = 0
    while y < 2.88:
        stones.add([(x - 0.048, y + 0.002), (x + 0.048, y + 0.002), (x + 0.048, min(y + 0.23, 2.885) - 0.002), (x - 0.048, min(y + 0.23, 2.885) - 0.002)], 0.0005, 0.06, paving.blend_tone(['#47484a', '#5d6468'], (k * 0.37) % 1, 0.08), (k * 0.61) % 1, 'smooth', (0, 0), 0.03)
        y += 0.23
        k += 1
    stones.build(materials.paver('smooth'))
WATER = (-3.6, 3.20, 3.9, 7.6)
colors = paving.blends()['pool-coping-and-bullnose']
paving.coping(*WATER, colors, pitch=0.305)
pool.pool(*WATER, 1.1, ripple=0.10, steps='e', deep=1.9)
backdrop.lake(26, 84, (-40, -17, 7, 30), tuple(v + s * 0.2 for v, s in zip(WATER, (-1, -1, 1, 1))))
for x0, x1 in ((-7.4, -3.905), (4.205, 7.6)):
    plants.lawn(rectangle(x0, -1.5, x1, 9.5), z=-0.012, near=(0, 0), reach=5)
plants.lawn(rectangle(-7.4, 7.95, 7.6, 12), [rectangle(-7.4, 9.2, 7.6, 10.2)], z=-0.012, near=(0, 8), reach=2)
street.planting(rectangle(-7.4, 9.2, 7.6, 10.2), ['liriope', 'grasses', 'cocoplum', 'ixora'], 0.5, sizes=(0.26, 0.42))
for part in (rectangle(-36, 12, 36, 26), rectangle(-36, -1.5, -7.4, 12), rectangle(7.6, -1.5, 36, 12)):
    foliage.turf(part, [], -0.012, (0, 4), 3, 9, dry=0.15)
props.lounger(4.9, 5.0, math.pi - 0.2, towel=materials.cloth((0.20, 0.40, 0.42)))
plants.sabal_palm(-3.6, 11.6, 3.6)
plants.royal_palm(2.6, 13.5, 5.2)
plants.royal_palm(4.8, 14.8, 6.2)
plants.coconut_palm(-8.0, 12.5, 5.4, lean=0.6)
foliage.tree('oak', -12.5, 17.0, 7.2, -0.1, 1, near=True)
plants.coconut_palm(-6.5, -2.0, 4.4, 17, lean=0.3)
plants.fallen([(-1.6, 0.4), (1.7, 1.2)])
camera((0.0, -2.7, 1.5), (0.0, 2.2, 0.22), 27)
daylight('2026-03-20', 16.2, 350, 0.5, seed=6.0)
film(1920, 1200, 8, 0.05)
sky_only()
