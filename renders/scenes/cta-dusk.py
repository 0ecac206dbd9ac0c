"""A terrace at the canal as the sun goes down behind the houses across it: fire, lanterns, three chairs; sky kept calm
for words.
"""
import math

from kit import coast, foliage, house, lanai, masonry, materials, paving, plants, props, things, waterfront
from kit.core import INCH, rectangle, reset
from kit.view import shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 18.05, -24

reset(91)
paving.lay(paving.layouts()['terrace'], 'tumbled', 0.045, speckle=0.6, border_colors=['#74503d', '#8a6a52'])
FAR, WATER = 46.0, -1.0
plants.far_ground(-0.12, hole=(-300, 6.5, 300, FAR))
waterfront.seawall(-40, 40, 6.2)
coast.water(rectangle(-200, 6.5, 200, FAR + 1), WATER, (0.026, 0.052, 0.046), ripple=0.4, scale=1.6)
# The other side of the canal: a seawall, docks, houses with their rooms lit, palms, and a wood.
waterfront.seawall(-110, 110, FAR)
foliage.turf(rectangle(-90, FAR + 0.6, 90, FAR + 16), [], 0.0, (0, 0), 1, 2, dry=0.2)


def home(color):
    lanai.villa(-8, 8, 0, 9, color, [(-6.6, -2.4, 0, 2.4, 'slider'), (-1.2, 1.0, 0.9, 2.3, 'window'), (2.4, 6.4, 0, 2.4, 'slider')])


for k, (x, color) in enumerate(((-45, (0.70, 0.58, 0.46)), (-21, (0.72, 0.68, 0.60)), (4, (0.66, 0.56, 0.44)), (28, (0.62, 0.66, 0.66)), (52, (0.74, 0.70, 0.62)))):
    house.turned(lambda: home(color), (x, FAR + 14 + 1.5 * (k % 2), 0), 0)
    waterfront.dock(x + 3.0, x + 7.0, FAR - 2.4, FAR - 0.2, -0.04, WATER)
for x in (-34, -32.6, -10, 14.5, 15.8, 40):
    plants.sabal_palm(x, FAR + 9 + x % 4, 5.5, 24)
for x in (-28, -13, 9, 21, 36):
    plants.coconut_palm(x, FAR + 4, 6.4, lean=0.8)
foliage.wood(-95, 95, FAR + 32, 2, 3.6, 9.0, -0.6)
foliage.wood(-95, 95, FAR + 29, 1, 2.2, 4.4, -1.6)
waterfront.dock(-9.5, -6.9, 6.7, 12.5)
for x0, x1 in ((-14, -6.5), (6.5, 14)):
    plants.lawn(rectangle(x0, -3, x1, 6.0), z=-0.01, near=(0, 0), reach=5)
CX, CY = 2.2, 3.1
tones = paving.blends()['yorkshire-wall-and-firepits']
rim = masonry.round_pit(CX, CY, 16 * INCH, 23 * INCH, [4 * INCH] * 3 + [2 * INCH], 18, tones, ['#8a6a52', '#7d6250'])
props.fire(CX, CY, rim - 0.14, 0.28, 0.55)
paint = materials.plain('painted', (0.62, 0.60, 0.55), 0.5, 0.35, vary=0.15, bump=0.1)
for degrees in (20, 78, 142):
    a = math.radians(degrees)
    x, y = CX + 1.8 * math.cos(a), CY + 1.8 * math.sin(a)
    props.adirondack(x, y, math.atan2(CY - y, CX - x), paint)
for x, y, size in ((-0.9, 5.5, 1.1), (-0.55, 5.75, 0.8), (4.9, 5.5, 1.1), (3.95, 1.7, 1.0)):
    things.lantern(x, y, size)
for x in (-6.0, 6.1):
    for y in (0.6, 3.2, 5.6):
        waterfront.path_light(x * 1.05, y)
props.pot(5.7, 4.2, 0.3, 0.55, plant='cocoplum')
plants.coconut_palm(7.4, 5.2, 5.6, lean=1.0)
plants.sabal_palm(-8.4, 4.6, 4.2)
plants.sabal_palm(9.4, 3.4, 4.6)
for k in range(8):
    plants.shrub('cocoplum', -13.0 + 0.8 * k, 5.5, 0.45, 0.7, 90)
    plants.shrub('liriope', 6.9 + 0.5 * k, 5.6, 0.14, 0.12, 7)
shot((-1.2, -2.6, 1.5), (0.9, 6.0, 1.25), 25, (1.5, 3.0, 0), 11, 0.9, 10, (1920, 1200), (0, 0.05))
sunlit(DAY, HOUR, SIDE, 0.75, haze=2.0)
