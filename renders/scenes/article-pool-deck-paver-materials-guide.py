"""Four materials side by side at one pool: travertine, concrete, brick, natural stone, each to the coping."""
from kit import field, greens, materials, paving, plants, pool
from kit.core import camera, film, rectangle, reset
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
pool.pool(*WATER, 1.6, ripple=0.10, steps='e')
plants.far_ground(-0.14, hole=WATER)
for x0, x1 in ((-7.4, -3.905), (4.205, 7.6)):
    plants.lawn(rectangle(x0, -1.5, x1, 9.5), z=-0.012, near=(0, 0), reach=5)
plants.lawn(rectangle(-7, 7.95, 7, 9.3), z=-0.012, near=(0, 0), reach=1)
greens.hedge('clusia', -9, 9.7, 9, 9.7, 1.0, 1.7)
plants.bed(rectangle(-8, 8.9, 8, 9.4), 0.0, 200)
for k in range(16):
    plants.shrub('croton' if k % 4 == 0 else 'cocoplum', -5.6 + 0.75 * k, 9.0, 0.3, 0.5, 60)
plants.sabal_palm(-3.6, 11.6, 3.6)
plants.royal_palm(2.6, 13.5, 5.2)
plants.royal_palm(4.8, 14.8, 6.2)
plants.coconut_palm(-8.0, 12.5, 5.4, lean=0.6)
greens.tree_line(-36, 36, 20, 2, 4.4, 1.25, -1.0, 2)
plants.coconut_palm(-6.5, -2.0, 4.4, 17, lean=0.3)
plants.fallen([(-1.6, 0.4), (1.7, 1.2)])
camera((0.0, -2.7, 1.5), (0.0, 2.2, 0.22), 27)
daylight('2026-03-20', 16.2, 350, 0.5, seed=6.0)
film(1920, 1200, 16, 0.12)
