"""An outdoor room at the end of the day: kitchen under a pergola, fire pit and seat wall on one paving."""
import math

from kit import house, kitchen, masonry, materials, paving, places, plants, props, things
from kit.core import INCH, rectangle, reset
from kit.view import around, clump, litter, shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 17.85, -122

reset(62)
paving.lay(paving.layouts()['room'], 'tumbled', 0.045, speckle=0.6, border_colors=['#74503d', '#8a6a52'])
around(28, sun=SIDE, seed=3)
wall_tones = paving.blends()['yorkshire-wall-and-firepits']
house.walls(-2, 12, 8.4, 6, [(-0.4, 3.0, 0, 2.4, 'slider'), (6.0, 7.6, 0.9, 2.3, 'window')], (0.72, 0.60, 0.45))
house.hip_roof(-2, 8.4, 12, 14.4)
kitchen.pergola(2.6, 4.2, 6.5, 7.9)
kitchen.counter(5.45, 7.75, 3.3, -math.pi / 2, wall_tones, grill_at=1.45, fridge_at=2.55, sink_at=0.55)
kitchen.string_lights([(2.6, 4.2, 2.5), (6.5, 4.2, 2.5), (4.5, 6.0, 2.5), (2.6, 7.9, 2.5), (2.6, 4.2, 2.5)])
places.dining(3.75, 5.9, 0.4)
CX, CY = -1.9, 3.9
rim = masonry.round_pit(CX, CY, 16 * INCH, 23 * INCH, [4 * INCH] * 3 + [2 * INCH], 18, wall_tones, ['#8a6a52', '#7d6250'])
props.fire(CX, CY, rim - 0.15, 0.27, 0.5)
bench = masonry.Masonry()
R = 2.25


def curve(u, w, h):
    a = math.radians(225) - u / R
    return (CX + (R + w) * math.cos(a), CY + (R + w) * math.sin(a), h)


length = math.radians(135) * R
top = masonry.run(bench, curve, length, 4, 4 * INCH, 10 * INCH, masonry.inches(12, 8), wall_tones, 'lr')
top = masonry.cap(bench, curve, length, top, 2.25 * INCH, 10 * INCH, ['#8a6a52', '#7d6250'], ends='lr')
bench.build()
for degrees, color in ((196, (0.58, 0.30, 0.17)), (182, (0.64, 0.58, 0.47)), (140, (0.58, 0.30, 0.17))):
    a = math.radians(degrees)
    things.cushion(CX + (R + 0.13) * math.cos(a), CY + (R + 0.13) * math.sin(a), top, 0.44, 0.36, color=color, turn=a + math.pi / 2)
paint = materials.plain('painted', (0.10, 0.19, 0.18), 0.5, 0.35, vary=0.15, bump=0.1)
props.adirondack(-0.55, 4.9, math.atan2(CY - 4.9, CX + 0.55), paint)
props.adirondack(-0.35, 3.3, math.atan2(CY - 3.3, CX + 0.35), paint)
plants.bed([(-9, 1.5), (-4.75, 1.5), (-4.75, 4.5), (-3.9, 6.2), (-2.2, 7.2), (-2.2, 9.5), (-9, 9.5)], 0.0, 200)
for k in range(9):
    a = math.radians(222 - 15 * k)
    clump('liriope', CX + 2.95 * math.cos(a), CY + 2.95 * math.sin(a), 0.12, 0.14, 7, 0.0)
for k in range(8):
    plants.shrub('cocoplum' if k % 3 else 'croton', -5.9 + 0.25 * k, 2.6 + 0.75 * k, 0.5, 0.9, 110)
plants.lawn(rectangle(-12, -3, -4.75, 1.5), z=-0.01, near=(-3, 0), reach=4)
plants.hedge('clusia', -9.5, 10, -2.4, 10, 1.0, 2.0, per_meter=70)
plants.sabal_palm(-4.6, 7.6, 4.3)
plants.sabal_palm(-6.4, 6.4, 3.3)
props.pot(0.0, 7.9, 0.28, 0.5, plant='agave')
things.lantern(-3.1, 2.0, 1.0)
litter([(-0.2, 1.6), (0.6, 2.2), (-1.4, 1.4), (1.6, 1.8)])
shot((-1.2, -1.9, 1.6), (1.7, 5.0, 1.1), 24, (0.5, 3.5, 0), 11, 0.7, 12, (1920, 1200), (0, 0.01))
sunlit(DAY, HOUR, SIDE, 0.6)
