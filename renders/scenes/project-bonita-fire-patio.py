"""A round pit inside a curved seating wall, with room to push the chairs back; behind them a lawn as far as the woods.
Late afternoon in Bonita Springs.
"""
import math

from kit import edging, field, foliage, masonry, materials, paving, plants, props, soft, street, things
from kit.core import INCH, camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(103)
layout = paving.layouts()['patio']
patio = paving.polygon(layout)
PX, PY, R = 0.35, 3.1, 2.5
field.lay(field.without_circle(layout, PX, PY, 1.58), 'tumbled', (-0.8, -0.8), 0.025, 4.4)
field.circle(PX, PY, 1.37, 1.6, ['#74503d', '#8a6a52'], 0.155)
field.circle(PX, PY, 1.14, 1.367, ['#cdb48c', '#bd9c72'], 0.155)
field.circle(PX, PY, 0.91, 1.137, ['#a08c75', '#bd9c72'], 0.15)
field.circle(PX, PY, 0.55, 0.907, ['#8a6a52', '#a08c75'], 0.2)
stone, caps = ['#a08c75', '#b89c78', '#8a6a52', '#c7b391'], ['#cbb99a', '#bfa988']
top = masonry.round_pit(PX, PY, 16 * INCH, 23 * INCH, [4 * INCH] * 3 + [2 * INCH], 18, stone, caps)
props.fire(PX, PY, top - 0.16, 0.27, 0.62)
# The wall bends around the far side of the fire, with a pier at each end.
A0, A1 = math.radians(166), math.radians(-8)


def curve(u, w, h):
    a = A0 - u / R
    return (PX + (R + w) * math.cos(a), PY + (R + w) * math.sin(a), h)


bench = masonry.Masonry()
seat = masonry.run(bench, curve, (A0 - A1) * R, 4, 4 * INCH, 10 * INCH, masonry.inches(12, 8), stone)
seat = masonry.cap(bench, curve, (A0 - A1) * R, seat, 2.25 * INCH, 10 * INCH, caps)
for a in (A0 + 0.085, A1 - 0.085):
    masonry.pier(bench, PX + (R + 0.13) * math.cos(a), PY + (R + 0.13) * math.sin(a), 0.46, 6, 4 * INCH, stone, (0.06, 0.03, caps), a)
bench.build()
for degrees, color in ((112, (0.50, 0.24, 0.13)), (84, (0.62, 0.56, 0.46)), (38, (0.50, 0.24, 0.13))):
    a = math.radians(degrees)
    soft.pad(PX + (R + 0.12) * math.cos(a), PY + (R + 0.12) * math.sin(a), seat, 0.44, 0.36, color=color, turn=a + math.pi / 2)
white = materials.plain('painted', (0.70, 0.69, 0.65), 0.5, 0.35, vary=0.05)
for x, y in ((-1.62, 2.45), (-0.78, 1.42)):
    props.adirondack(x, y, math.atan2(PY - y, PX - x), white)
props.side_table(-1.38, 1.78)
things.lantern(1.95, 4.75, 1.0, lit=False)
plants.far_ground(-0.14)
ring = [(PX + r * math.cos(math.radians(a)), PY + r * math.sin(math.radians(a))) for r, sweep in ((2.95, range(0, 161, 10)), (3.9, range(160, -1, -10))) for a in sweep]
plants.lawn(rectangle(-9, -2, 9, 9), [street.shrink(patio, 0.06), ring], z=-0.012, near=(-1, -1), reach=4.5)
for part in (rectangle(-34, 9, 34, 27), rectangle(-34, -2, -9, 9), rectangle(9, -2, 34, 9)):
    foliage.turf(part, [], -0.012, (0, 4), 4, 9, dry=0.15)
street.planting(ring, ['grasses', 'cocoplum', 'liriope', 'cocoplum', 'grasses'], 0.48, sizes=(0.28, 0.46))
plants.sabal_palm(-6.4, 11.0, 4.4)
for x, y, height in ((9.8, 9.6, 4.2), (11.8, 13.0, 5.2), (-5.2, 9.0, 5.4)):
    plants.coconut_palm(x, y, height, lean=0.7)
foliage.tree('oak', -10.5, 15.5, 7.2, -0.1, 1, near=True)
foliage.tree('oak', 15.5, 30.0, 7.6, -0.1, 0, near=True)
foliage.wood(-40, 40, 31, 2, 3.0, 7.0, -0.6)
foliage.wood(-40, 40, 28, 1, 2.2, 4.0, -1.2)
# Behind the camera, for its shade.
foliage.tree('oak', -8.8, -1.8, 6.6, -0.1, 1, near=True)
plants.fallen([(-0.6, 0.2), (0.6, 0.6), (1.5, 1.0), (-1.8, 0.6)])
camera((-1.2, -2.2, 1.6), (0.42, 3.3, 0.56), 27)
daylight('2026-02-10', 16.5, 350, 0.6, seed=27.0)
film(1920, 1200, 12, 0.3)
edging.trim(patio, z=-0.012, near=(-1, -1), reach=4.5)
# Brush behind the woods, where the horizon showed. Last, so that it leaves the chances of the rest as they are.
foliage.wood(-50, 50, 38, 1, 2.2, 6.0, -2.0)
sky_only()
