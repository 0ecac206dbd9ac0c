"""A walk from the lanai to the dock on a Gulf-access canal, in morning side light."""
from kit import coast, foliage, house, lanai, paving, plants, props, waterfront
from kit.core import camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(4)
layout = paving.layouts()['walk']
paving.lay(layout, 'smooth', 0.04, border_colors=['#8a6a52', '#74503d'])
FAR, WATER = 44.0, -1.0
plants.far_ground(-0.12, hole=(-300, 9.8, 300, FAR))
foliage.turf(rectangle(-14, -3, 14, 9.6), [paving.polygon(layout)], 0.0, (-0.5, -2), 6, 12, dry=0.15)
for side in (-1, 1):
    for y in (1.4, 4.2, 7.0):
        waterfront.path_light(side * 1.0, y + 0.5 * side)
waterfront.seawall(-40, 40, 9.6)
waterfront.dock(-1.3, 1.3, 10.1, 15.0, 0.0)
waterfront.dock(-4.4, 4.6, 15.0, 17.4, 0.0)
coast.water(rectangle(-200, 9.9, 200, FAR + 1), WATER, (0.026, 0.052, 0.046), ripple=0.35, scale=1.6)
# The other side of the canal: a seawall, houses with their cages, docks, and a wood.
waterfront.seawall(-100, 100, FAR)
foliage.turf(rectangle(-80, FAR + 0.6, 80, FAR + 16), [], 0.0, (0, 0), 1, 2, dry=0.2)


def home(color, bronze):
    lanai.villa(-8, 8, 0, 9, color, [(-6.4, -2.4, 0, 2.4, 'slider'), (-1.2, 1.0, 0.9, 2.3, 'window'), (2.4, 6.2, 0, 2.4, 'slider')])
    lanai.cage(-7, 7, -6.0, -0.05, color=bronze)


for k, (x, color) in enumerate(((-52, (0.70, 0.58, 0.46)), (-29, (0.72, 0.68, 0.60)), (-6, (0.66, 0.56, 0.44)), (17, (0.62, 0.66, 0.66)), (40, (0.74, 0.70, 0.62)))):
    house.turned(lambda: home(color, (0.055, 0.045, 0.036) if k % 2 else (0.70, 0.70, 0.68)), (x, FAR + 15 + 1.5 * (k % 2), 0), 0)
    waterfront.dock(x + 3.0, x + 7.0, FAR - 2.4, FAR - 0.2, -0.04, WATER)
for x in (-41, -39.5, -17.5, 5, 6.4, 28.5):
    plants.sabal_palm(x, FAR + 9 + x % 4, 5.5, 24)
for x in (-34, -18, 6, 30):
    plants.coconut_palm(x, FAR + 4, 6.2, lean=0.8)
foliage.wood(-95, 95, FAR + 32, 2, 3.6, 9.0, -0.6)
foliage.wood(-95, 95, FAR + 29, 1, 2.2, 4.4, -1.6)
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
film(1920, 1200, 10, 0.05)
sky_only()
