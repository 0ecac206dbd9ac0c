"""Travertine and its coping at the corner of an Old Naples pool on a March morning, a palm's shadow across the corner."""
import random

from kit import doors, field, foliage, house, materials, paving, plants, pool, props, street
from kit.core import camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.deck import around
from kit.sky import daylight

reset(101)
WATER = (-0.35, 1.25, 6.5, 8.6)
edge = (WATER[0] - 0.305, WATER[1] - 0.305, WATER[2] + 0.305, WATER[3] + 0.305)
field.lay(around(paving.layouts()['deck'], edge), 'travertine', (-0.8, 0), 0.02, 4.5)
ivory = ['#efe7d8', '#e6dac4', '#ddceb2']
paving.coping(*WATER, ivory, pitch=0.407, finish='travertine')
pool.pool(*WATER, 1.1, ripple=0.10, steps='e', deep=1.9)
plants.far_ground(-0.14, hole=WATER)
house.walls(-9, 8, 11.6, 7, [(-5.6, -2.0, 0, 2.5, 'slider'), (0.4, 1.5, 0, 2.4, 'open'), (3.4, 5.4, 0.7, 2.3, 'window')], (0.80, 0.78, 0.72))
doors.glazed(0.4, 1.5, 2.4, 11.6, materials.wood((0.24, 0.11, 0.05), 0.2), (0.90, 0.88, 0.82))
street.hip_roof(-9, 11.6, 8, 18.6, 'slate')
house.lantern(-0.4, 11.6, 2.0)
house.lantern(2.3, 11.6, 2.0)
left = street.curved([(-5.0, -2), (-3.4, -0.5), (-3.2, 2.2), (-3.5, 5.2), (-3.2, 8.0), (-5.0, 9.8)], 4)
street.planting([(-7, -2), *left, (-7, 9.8)], ['cocoplum', 'grasses', 'ixora', 'liriope'], 0.5, sizes=(0.26, 0.42))
right = rectangle(8.6, 1.0, 10.4, 11.4)
street.planting(right, ['cocoplum', 'liriope', 'ixora', 'grasses'], 0.55, sizes=(0.28, 0.5))
plants.lawn(rectangle(7.4, -2, 14, 11.4), [right], z=-0.012, near=(0, 0), reach=3)
foliage.turf(rectangle(8, 11.4, 44, 40), [], -0.012, (8, 11), 2, 8, dry=0.15)
foliage.turf(rectangle(14, -4, 44, 11.4), [], -0.012, (8, 11), 2, 8, dry=0.15)
plants.hedge('ficus', 9, 27, 44, 27, 1.0, 1.6, per_meter=60)
for x, y, tall in ((15.0, 24.0, 7.4), (18.5, 30.0, 9.0), (22.0, 21.0, 7.0), (5.5, 31.0, 9.0), (-1.0, 29.0, 8.4)):
    plants.sabal_palm(x, y, tall)
foliage.wood(-70, 80, 60, 2, 3.4, 7.5, -0.6)
foliage.wood(-70, 80, 54, 1, 2.3, 3.6, -1.0)
foliage.wood(-30, 60, -58, 2, 3.4, 7.0, -0.6, turn=1.5708)
foliage.wood(-40, 40, -26, 2, 3.4, 6.5, -0.6)
plants.sabal_palm(9.4, 8.6, 3.6)
plants.sabal_palm(10.2, 10.6, 4.6)
plants.coconut_palm(12.8, 13.6, 5.6, lean=0.6)
plants.coconut_palm(-3.6, -2.4, 4.4, 17, lean=0.3)
props.lounger(-1.9, 5.6, -0.5)
props.pot(-2.5, 3.4, 0.3, 0.55, plant='agave')
props.pot(-0.6, 10.9, 0.26, 0.48, plant='ixora')
props.pot(2.6, 10.9, 0.26, 0.48, plant='ixora')
plants.fallen([(random.uniform(-2.4, -0.7), random.uniform(-0.4, 3.0)) for _ in range(9)] + [(0.4, 0.5), (1.4, 0.2)])
camera((-1.75, -1.7, 1.2), (0.7, 3.6, 0.44), 27)
daylight('2026-03-20', 9.4, 238, 0.5, seed=23.0)
film(1920, 1200, 16, -0.1)
sky_only()
