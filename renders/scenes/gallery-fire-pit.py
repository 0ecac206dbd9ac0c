"""A square fire pit in the angle of a seating wall, at dusk in Bonita Springs; across the lawn, 33 feet away, the house."""
import math
import random

from kit import clearance, field, foliage, house, materials, paving, plants, props, street, terrace, things
from kit.core import INCH, camera, film, rectangle, reset
from kit.sky import daylight

reset(92)
layout = paving.layouts()['patio']
field.lay(layout, 'slate', (0, -0.5), 0.03, 4.2, border_colors=['#8a6a52', '#74503d'])
colors = ['#a08c75', '#b89c78', '#8a7a66', '#b0a088']
cap = (0.057, 0.025, ['#d8c8ac', '#cbae86'])
H = 4 * INCH
sizes = [0.305, 0.203, 0.254]
# The pit: 18 in high, 47.5 in outside, 31.5 in inside.
PX, PY, OUT, DEEP = 0.15, 2.55, 47.5 * INCH / 2, 8 * INCH
top = 0.0
for y in (PY - OUT + DEEP / 2, PY + OUT - DEEP / 2):
    top = paving.wall(PX - OUT, PX + OUT, y, 4, sizes, H, DEEP, colors)
for x in (PX - OUT + DEEP / 2, PX + OUT - DEEP / 2):
    paving.wall(PY - OUT + DEEP, PY + OUT - DEEP, -x, 4, sizes, H, DEEP, colors, turn=math.pi / 2)
stones = paving.Stones()
o, i = OUT + 0.025, OUT - DEEP - 0.01
for x0, y0, x1, y1 in ((-o, -o, 0.001 - 0.003, -i), (0.002, -o, o, -i), (-o, i, -0.002, o), (0.002, i, o, o), (-o, -i + 0.003, -i, -0.002), (-o, 0.002, -i, i - 0.003), (i, -i + 0.003, o, -0.002), (i, 0.002, o, i - 0.003)):
    stones.add([(PX + x0, PY + y0), (PX + x1, PY + y0), (PX + x1, PY + y1), (PX + x0, PY + y1)], top + 0.055, 0.054, paving.blend_tone(cap[2], random.random(), 0.06), random.random(), 'cascade', (0, 0), 0.03)
stones.build(materials.paver('cascade'))
props.fire(PX, PY, top - 0.06, 0.27, 0.62)
terrace.path_glow(PX, PY - 0.1, top + 0.42, 26, (1.0, 0.48, 0.16), 0.16)
# The seating wall in an angle, with piers at its ends and its corner.
wy, wx = 4.75, 2.75
seat = paving.wall(-2.6, wx - 0.2, wy, 4, sizes, H, 0.30, colors, cap=cap)
paving.wall(0.9, wy - 0.2, -wx, 4, sizes, H, 0.30, colors, cap=cap, turn=math.pi / 2)
for x, y in ((-2.85, wy), (wx, wy), (wx, 0.65)):
    terrace.pier(x, y, 0.52, 6, H, colors, cap[2])
    terrace.path_glow(x, y, 0.92, 5)
for x, color in ((-1.5, (0.52, 0.20, 0.10)), (0.2, (0.66, 0.60, 0.50)), (1.4, (0.16, 0.30, 0.30))):
    terrace.cushion(x, wy - 0.02, seat, (0.52, 0.34, 0.10), color, random.uniform(-0.1, 0.1))
terrace.cushion(wx, 2.2, seat, (0.34, 0.52, 0.10), (0.66, 0.60, 0.50))
terrace.cushion(wx, 3.3, seat, (0.34, 0.52, 0.10), (0.52, 0.20, 0.10))
props.adirondack(-1.75, 2.2, 0.15, materials.wood((0.34, 0.19, 0.09), 0.2))
props.adirondack(-1.55, 3.45, -0.45, materials.wood((0.34, 0.19, 0.09), 0.2))
things.towel(-2.3, wy, seat + 0.002, 0.42, 0.30, 2, ((0.50, 0.20, 0.10), (0.70, 0.66, 0.58)))
# The house across the lawn, its rooms lit.
FAR = 14.0
clearance.check((PX, PY), OUT * math.sqrt(2), (-13, FAR - 0.6, 13, FAR + 8))
house.walls(-12.4, 12.4, FAR, 8, [(-7.6, -2.8, 0, 2.45, 'slider'), (-10.6, -9.0, 0.85, 2.3, 'window'), (0.8, 5.6, 0, 2.45, 'slider'), (7.6, 9.6, 0.85, 2.3, 'window')], (0.70, 0.60, 0.46))
street.hip_roof(-12.4, FAR, 12.4, FAR + 8, 'brown')
for x in (-8.3, -2.1, 0.1, 6.3):
    house.lantern(x, FAR, 2.0)
plants.far_ground(-0.14)
beds = [rectangle(-3.2, 5.05, 3.2, 5.95), rectangle(3.15, 0.2, 4.1, 5.95), rectangle(-12.4, FAR - 1.1, -8.0, FAR), rectangle(6.2, FAR - 1.1, 12.4, FAR)]
for bed in beds:
    street.planting(bed, ['grasses', 'liriope', 'ixora', 'cocoplum'], 0.46, sizes=(0.24, 0.4))
patio = paving.polygon(layout)
plants.lawn(rectangle(-14, -2, 14, FAR), [street.shrink(patio, 0.06), *beds], z=-0.012, near=(-2, 2), reach=5)
for x, y, height in ((-6.4, 9.0, 4.4), (-7.6, 10.0, 5.4), (7.6, 8.4, 4.8)):
    plants.sabal_palm(x, y, height)
plants.coconut_palm(9.6, 10.4, 6.0, lean=0.6)
for x0, x1 in ((14, 30), (-30, -14)):
    foliage.turf(rectangle(x0, -2, x1, 34), [], -0.012, (0, 0), 4, 10, dry=0.15)
# Woods behind the house and on both sides, with brush at their feet.
foliage.wood(-50, 50, 30, 2, 3.2, 8.0, -0.6)
for side in (-1, 1):
    foliage.wood(-6, 32, -side * 25, 1, 3.0, 6.5, -0.6, turn=math.pi / 2)
    foliage.wood(-6, 32, -side * 22.5, 1, 2.2, 3.2, -1.2, turn=math.pi / 2)
plants.fallen([(-0.8, 0.4), (0.9, 0.8), (1.4, 0.1), (-1.6, 1.0)])
camera((-1.5, -2.0, 1.5), (0.45, 3.4, 0.72), 26)
daylight('2026-01-15', 17.35, 292, 0.7, seed=21.0)
film(1920, 1200, 16, 1.75)
