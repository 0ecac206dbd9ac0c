"""A round pit inside a curved seating wall, with room to push the chairs back. Late afternoon in Bonita Springs."""
import math

from kit import field, greens, materials, paving, plants, props, street, terrace
from kit.core import INCH, camera, film, rectangle, reset
from kit.sky import daylight

reset(103)
layout = paving.layouts()['patio']
PX, PY = 0.35, 3.1
cut = field.without_circle(layout, PX, PY, 1.58)
field.lay(cut, 'tumbled', (-0.8, -0.8), 0.025, 4.4, border_colors=['#74503d', '#5d4435'])
field.circle(PX, PY, 1.37, 1.6, ['#74503d', '#8a6a52'], 0.155)
field.circle(PX, PY, 1.14, 1.367, ['#cdb48c', '#bd9c72'], 0.155)
field.circle(PX, PY, 0.91, 1.137, ['#a08c75', '#bd9c72'], 0.15)
field.circle(PX, PY, 0.55, 0.907, ['#8a6a52', '#a08c75'], 0.2)
stone = ['#8a6a52', '#a08c75', '#d8c8ac', '#9c7b5e']
top = paving.ring(PX, PY, 16 * INCH, 23 * INCH, 3, 4 * INCH, 18, stone, cap=(2 * INCH, 0.01, ['#d8c8ac', '#cbb99a']))
props.fire(PX, PY, top - 0.17, 0.27, 0.46)
seat = terrace.bent_wall(PX, PY, 2.55, 0.30, math.radians(-14), math.radians(150), 4, 4 * INCH, stone, (0.057, 0.025, ['#d8c8ac', '#cbb99a']))
for a in (-17, 153):
    r = 2.70
    terrace.pier(PX + r * math.cos(math.radians(a)), PY + r * math.sin(math.radians(a)), 0.5, 5, 4 * INCH, stone, ['#d8c8ac', '#cbb99a'], lit=False, turn=math.radians(a))
for a, color in ((62, (0.18, 0.30, 0.30)), (84, (0.62, 0.56, 0.46)), (30, (0.50, 0.20, 0.10))):
    t = math.radians(a)
    terrace.cushion(PX + 2.70 * math.cos(t), PY + 2.70 * math.sin(t), seat, (0.48, 0.32, 0.10), color, t + math.pi / 2)
white = materials.plain('painted', (0.70, 0.69, 0.65), 0.5, 0.35, vary=0.15, bump=0.1)
props.adirondack(-1.5, 2.3, 0.35, white)
props.adirondack(-0.95, 1.35, 0.95, white)
plants.far_ground(-0.14)
plants.lawn(rectangle(-9, -2, 9, 8.4), [street.shrink(paving.polygon(layout), 0.06)], z=-0.012, near=(-1, -1), reach=4.5)
street.planting([(PX + r * math.cos(math.radians(a)), PY + r * math.sin(math.radians(a))) for r, sweep in ((3.0, range(-5, 150, 10)), (4.1, range(145, -10, -10))) for a in sweep], ['cocoplum', 'croton', 'ixora', 'grasses'], 0.5)
plants.sabal_palm(4.6, 6.0, 3.4)
plants.sabal_palm(5.6, 7.0, 4.4)
plants.coconut_palm(-5.6, 7.4, 4.8, lean=0.7)
greens.hedge('clusia', -14, 9.4, 14, 9.4, 1.0, 1.9)
greens.hedge('clusia', 9.4, -2, 9.4, 9.4, 1.0, 1.9)
greens.tree_line(-34, 34, 15, 2, 4.4, 1.25, -1.0, 3)
greens.tree('oak', -8.8, -1.8, 1.1, -0.3, 1)
plants.fallen([(-0.6, 0.2), (0.6, 0.6), (1.5, 1.0), (-1.8, 0.6)])
camera((-1.2, -2.2, 1.6), (0.42, 3.3, 0.42), 27)
daylight('2026-02-10', 16.7, 350, 0.6, seed=27.0)
film(1920, 1200, 16, 0.3)
