"""A walk from the lanai to the dock on a Gulf-access canal, in morning side light."""
from kit import paving, plants, props, waterfront
from kit.core import camera, film, rectangle, reset
from kit.sky import daylight

reset(4)
layout = paving.layouts()['walk']
paving.lay(layout, 'smooth', 0.04, border_colors=['#8a6a52', '#74503d'])
plants.lawn(rectangle(-9, -2, 9, 9.6), [paving.polygon(layout)], near=(0, 0), reach=6.5)
for side in (-1, 1):
    for y in (1.4, 4.2, 7.0):
        waterfront.path_light(side * 1.0, y + 0.5 * side)
waterfront.seawall(-40, 40, 9.6)
waterfront.dock(-1.3, 1.3, 10.1, 15.0)
waterfront.dock(-4.4, 4.6, 15.0, 17.4)
waterfront.canal(9.9, 44)
waterfront.far_bank(44)
plants.sabal_palm(-4.2, 7.6, 4.0)
plants.sabal_palm(-5.9, 8.3, 3.0)
plants.coconut_palm(4.9, 8.6, 5.2, lean=1.2)
for k in range(6):
    plants.shrub('liriope', -4.9 + 0.55 * k, 7.1 + 0.1 * (k % 3), 0.15, 0.12, 7)
for k in range(4):
    plants.shrub('cocoplum', 4.2 + 0.75 * k, 8.9, 0.45, 0.7, 110)
props.adirondack(2.4, 16.3, 2.2)
props.adirondack(3.4, 16.4, 1.7)
plants.coconut_palm(-8.5, 1.6, 4.6, lean=0.3)
camera((-0.95, -2.3, 1.5), (0.55, 10.0, 0.85), 27)
daylight('2026-03-20', 9.1, 345, 0.6)
film(1920, 1200, 12, 0.05)
