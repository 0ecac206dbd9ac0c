"""After a summer storm: wet pavers that mirror palms and a clearing sky, low sun ahead."""
import random

from kit import field, foliage, house, materials, paving, plants, props, street
from kit.core import camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(85)
layout = paving.layouts()['patio']
stone = materials.paver('slate')
field.wet(stone, lambda n: n.ramp(n.noise(n.position(), 0.75, 4, 0.55), [(0.40, 0.35), (0.55, 1.0)]), 0.62, 0.17)
field.lay(layout, 'slate', (0, -1), 0.03, 4.6, border_colors=['#74503d', '#5d4435'], material=stone, level=0.0005, tilt=0.0018, sand=materials.joint_sand((0.16, 0.13, 0.095)))
area = paving.polygon(layout)
field.water_film([(x, y) for x, y in area], 0.0021, 0.62, 0.49, 3.3)
white = (0.76, 0.70, 0.60)
house.turned(lambda: (house.walls(0, 12, 0, 7, [(1.5, 4.6, 0, 2.4, 'slider'), (6.6, 9.6, 0, 2.4, 'slider')], white), house.hip_roof(0, 0, 12, 7), house.lantern(5.6, 0, 2.0)), (3.9, 13.0, 0), -1.5708)
plants.far_ground(-0.14)
plants.lawn(rectangle(-12, -2.5, -3.15, 15), z=-0.015, near=(-2, -1), reach=5)
plants.lawn(rectangle(-3.2, 9.15, 3.9, 15), z=-0.015, near=(0, 0), reach=3)
street.planting(rectangle(-3.1, 8.3, 3.8, 9.3), ['cocoplum', 'grasses', 'ixora', 'liriope'], 0.5)
props.pot(3.3, 4.3, 0.28, 0.52, plant='agave')
props.pot(3.3, 7.4, 0.28, 0.52, plant='cocoplum')
plants.royal_palm(-4.9, 9.4, 5.2)
plants.royal_palm(-2.4, 12.8, 6.2)
plants.sabal_palm(1.5, 12.0, 4.4)
plants.coconut_palm(-7.6, 6.4, 5.0, lean=0.9)
for k in range(8):
    plants.shrub('cocoplum' if k % 3 else 'clusia', -4.0 - 0.25 * (k % 2), 2.0 + 0.75 * k, 0.36, 0.6, 80)
foliage.turf(rectangle(-30, 15, 30, 24), [], -0.02, (0, 4), 2, 4, dry=0.15)
foliage.wood(-42, 42, 25, 3, 3.2, 7.0, -0.6)
foliage.wood(-42, 42, 22.5, 1, 2.3, 4.2, -1.4)
foliage.wood(-4, 22, 16, 2, 3.2, 6.0, -0.8, turn=1.5708)
plants.fallen([(random.uniform(-2.2, 1.8), random.uniform(-0.4, 4.0)) for _ in range(26)])
camera((0.9, -2.3, 1.05), (-0.7, 6.0, 0.80), 26)
daylight('2026-06-20', 17.1, 333, 1.0, haze=1.6, seed=14.0)
film(1920, 1200, 7, 0.6)
sky_only()
