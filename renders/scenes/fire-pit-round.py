"""The round fire pit: 14 in high, 32 in inside, 46 in outside, black liner, chairs around it, early evening; behind
the patio a lawn as far as the woods.
"""
import math

from kit import foliage, masonry, materials, paving, plants, props
from kit.core import INCH, lathe, place, rectangle, reset
from kit.daytime import sky_only
from kit.view import clump, litter, shot, sunlit

DAY, HOUR, SIDE = '2026-01-15', 16.9, 125

reset(31)
paving.lay(paving.layouts()['patio'], 'tumbled', 0.03, speckle=0.6)
plants.far_ground(-0.12)
CX, CY = 0.0, 2.0
colors = ['#8a6a52', '#77787a', '#d8c8ac', '#b9bcba', '#8a6a52']
top = masonry.round_pit(CX, CY, 16 * INCH, 23 * INCH, [4 * INCH] * 3 + [2 * INCH], 18, colors, ['#8a6a52', '#7d6250'])
# The liner, powder-coated black, rises a little above the blocks.
steel = materials.plain('liner', (0.02, 0.02, 0.021), 0.5, 0.4, vary=0.3)
r = 15.6 * INCH
place(lathe('liner', [(r - 0.004, 0.05), (r - 0.004, top), (r - 0.004, top + 0.006), (r + 0.03, top + 0.008), (r + 0.03, top + 0.004), (r, top)], steel, 64), (CX, CY, 0))
props.fire(CX, CY, top - 0.16, 0.26, 0.5)
paint = materials.plain('painted', (0.12, 0.22, 0.21), 0.5, 0.35, vary=0.15, bump=0.1)
for degrees in (168, 100, 32):
    a = math.radians(degrees)
    x, y = CX + 1.75 * math.cos(a), CY + 1.75 * math.sin(a)
    props.adirondack(x, y, math.atan2(CY - y, CX - x), paint)
foliage.turf(rectangle(-34, 5.2, 34, 27), [], -0.012, (0, 4), 4, 9, dry=0.15)
for x, y, height in ((-4.9, 9.6, 3.6), (4.4, 11.4, 4.4), (5.8, 10.2, 3.4)):
    plants.sabal_palm(x, y, height)
    for k in range(7):
        clump('liriope', x + 0.55 * math.cos(0.9 * k), y + 0.55 * math.sin(0.9 * k), 0.14, 0.12, 7, 0.0)
foliage.wood(-40, 40, 31, 2, 3.0, 7.0, -0.6)
foliage.wood(-40, 40, 28, 1, 2.2, 4.0, -1.2)
litter([(-0.9, 0.7), (0.8, 0.5), (0.95, 0.62), (1.5, 1.3)])
shot((-0.6, -1.35, 1.35), (0.02, 2.2, 0.48), 30, (0, 1.6, 0.3), 8, 0.45, samples=6, size=(1440, 1080))
sunlit(DAY, HOUR, SIDE, 0.6)
sky_only()
