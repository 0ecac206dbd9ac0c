"""Weathered wall block: a curved bench around a hearth of the same block, the fire lit, in the last sun."""
import math

from kit import backdrop, masonry, paving, plants, props, soft
from kit.core import INCH, rectangle, reset
from kit.daytime import sky_only
from kit.view import clump, litter, shot, sunlit

reset(22)
colors = paving.blends()['yorkshire-wall-and-firepits']
paving.lay(paving.layouts()['patio'], 'cascade', 0.03, speckle=0.6)
CX, CY, R = 0.35, 1.35, 2.15
bench = masonry.Masonry()
length = math.radians(140) * R


def curve(u, w, h):
    a = math.radians(160) - u / R
    return (CX + (R + w) * math.cos(a), CY + (R + w) * math.sin(a), h)


top = masonry.run(bench, curve, length, 4, 4 * INCH, 8 * INCH, masonry.inches(12, 8), colors, 'lr')
masonry.cap(bench, curve, length, top, 2.25 * INCH, 8 * INCH, [colors[0], '#7d6250'], ends='lr')
bench.build()
rim = masonry.round_pit(CX, CY, 0.36, 0.58, [4 * INCH] * 3 + [2 * INCH], 16, colors, [colors[0], '#7d6250'])
props.fire(CX, CY, rim - 0.16, 0.25, 0.46)
plants.bed(rectangle(-5, 3.75, 9, 5.6), 0.0)
for k in range(13):
    a = math.radians(158 - 10.6 * k)
    clump('liriope', CX + 2.75 * math.cos(a), CY + 2.75 * math.sin(a), 0.12, 0.14, 7, 0.0)
for k in range(12):
    plants.shrub('cocoplum', -3.6 + 0.95 * k, 4.6, 0.36, 0.5, 90)
backdrop.lawn_and_woods(5.6)
soft.pad(CX - 0.77, CY + 2.12, top + 2.25 * INCH, 0.45, 0.22, color=(0.56, 0.28, 0.16), turn=0.33)
litter([(-0.6, 0.6), (-0.4, 0.75), (1.3, 0.8)])
shot((-0.75, -1.35, 1.2), (0.30, 1.75, 0.36), 33, (0.3, 1.0, 0.4), 8, 0.6, 8)
sunlit('2026-03-20', 17.5, 112)
sky_only()
