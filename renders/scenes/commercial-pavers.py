"""A row of shops in the morning, on a plaza of square pavers with dark bands."""
from kit import paving, plants, storefront, things
from kit.core import reset
from kit.daytime import sky_only
from kit.view import around, shot, sunlit

DAY, HOUR, SIDE = '2026-02-20', 9.3, 118
GREEN, WHITE, RUST = (0.055, 0.13, 0.11), (0.72, 0.70, 0.65), (0.42, 0.15, 0.08)

reset(63)
plaza = paving.layouts()['plaza']
# Every ninth row and column is dark: the squares of a plaza.
for piece in plaza['pieces']:
    xs, ys = [x for x, _ in piece['outline']], [y for _, y in piece['outline']]
    column, row = round((min(xs) + 1200) / 12), round((min(ys) + 1200) / 12)
    piece['role'] = 'border' if column % 9 == 2 or row % 9 == 4 else 'field'
paving.lay(plaza, 'smooth', 0.06, speckle=0.6, border_colors=['#5d6468', '#47484a'])
around(34, sun=SIDE, seed=5)
storefront.facade([(-9.0, -4.2, GREEN, None), (-4.2, 0.6, RUST, WHITE), (0.6, 5.4, GREEN, None), (5.4, 10.2, None, None), (10.2, 15.0, RUST, WHITE)], 7.0)
for x in (-4.2, 0.6, 5.4, 10.2):
    things.planter(x, 6.45, 0.55, 0.55, 0.55, (0.085, 0.085, 0.083), 'agave' if x > 0 else 'clusia')
storefront.cafe_table(-1.8, 4.9, 0.5)
storefront.cafe_table(2.1, 5.2, 1.9)
storefront.cafe_table(3.9, 4.7, 0.9)
for x in (-5.6, 0.9, 8.3):
    storefront.lamp_post(x, 2.6)
for x in (5.2, 11.4):
    things.planter(x, 2.2, 1.8, 0.6, 0.5, (0.60, 0.57, 0.50), 'clusia')
    plants.royal_palm(x, 2.2, 4.6, z=0.35, size=0.8)
things.bench(2.6, 2.9, 0.0, 1.6)
plants.hedge('ficus', 16.2, 9, 16.2, -8, 1.0, 1.5, per_meter=60)
# Across the plaza, for the panes to mirror.
plants.hedge('ficus', -30, -17, 45, -17, 1.2, 2.2, per_meter=25)
plants.tree_line(-30, 50, -52, 1, 3.2, 1.3, -1.0)
plants.tree_line(-40, 50, 24, 2, 3.4, 1.5, -1.0, palms=5)
shot((-4.4, -1.9, 1.55), (1.6, 5.2, 1.45), 24, (0, 3.5, 0), 11, -0.25, 10, (1920, 1200), (0, 0.02))
sunlit(DAY, HOUR, SIDE, 0.6)
sky_only()
