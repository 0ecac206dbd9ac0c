"""A terrace at the canal as the sun goes down behind the far bank: fire, lanterns, two chairs; sky kept calm for words."""
import math

from kit import masonry, materials, paving, plants, props, things, waterfront
from kit.core import INCH, rectangle, reset
from kit.view import shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 18.05, -24

reset(91)
paving.lay(paving.layouts()['terrace'], 'tumbled', 0.045, speckle=0.6, border_colors=['#74503d', '#8a6a52'])
plants.far_ground(-1.6)
waterfront.seawall(-40, 40, 6.2)
waterfront.canal(6.5, 46)
waterfront.far_bank(46)
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
props.pot(5.7, 4.2, 0.3, 0.55, plant='croton')
plants.coconut_palm(7.4, 5.2, 5.6, lean=1.0)
plants.sabal_palm(-8.4, 4.6, 4.2)
plants.sabal_palm(9.4, 3.4, 4.6)
for k in range(8):
    plants.shrub('cocoplum', -13.0 + 0.8 * k, 5.5, 0.45, 0.7, 90)
    plants.shrub('liriope', 6.9 + 0.5 * k, 5.6, 0.14, 0.12, 7)
shot((-1.2, -2.6, 1.5), (0.9, 6.0, 1.25), 25, (1.5, 3.0, 0), 11, 0.9, 14, (1920, 1200), (0, 0.05))
sunlit(DAY, HOUR, SIDE, 0.75, haze=2.0)
