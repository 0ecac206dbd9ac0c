"""1,000 square feet in Bonita Springs, 40 by 25 feet, level with the lanai door: a kitchen under a pergola, a table, a fire pit in a seating wall."""
import math

from kit import field, greens, grill, house, materials, paving, places, plants, props, street, terrace
from kit.core import INCH, camera, film, rectangle, reset
from kit.sky import daylight

reset(63)
layout = paving.layouts()['patio']
patio = paving.polygon(layout)
field.lay(layout, 'slate', (-1.5, 0), 0.03, 4.6, border_colors=['#8a6a52', '#74503d'])
sand = (0.74, 0.66, 0.53)
house.walls(-8.5, 8.5, 7.65, 8, [(-3.9, 0.9, 0, 2.45, 'slider'), (-7.4, -5.8, 0.85, 2.3, 'window')], sand)
house.hip_roof(-8.5, 7.65, 8.5, 15.6)
for x in (-4.6, 1.55):
    house.lantern(x, 7.65, 2.0)
stone = ['#a08c75', '#b89c78', '#8a6a52', '#c7b391']
caps = ['#d8c8ac', '#cbb99a']
grill.kitchen(2.5, 5.85, 6.55, stone)
grill.pergola(2.05, 5.9, 4.3, 7.0)
places.dining(-0.35, 5.3, 0.3)
for x in (2.75, 4.75):
    grill.stool(x, 6.1, 0.1)
# The fire pit and its wall.
PX, PY = -3.3, 2.75
top = paving.ring(PX, PY, 16 * INCH, 23 * INCH, 3, 4 * INCH, 18, stone, cap=(2 * INCH, 0.01, caps))
props.fire(PX, PY, top - 0.17, 0.27, 0.46)
a0, a1 = math.radians(62), math.radians(208)
seat = terrace.bent_wall(PX, PY, 2.15, 0.30, a0, a1, 4, 4 * INCH, stone, (0.057, 0.025, caps))
for a in (a0 - 0.075, a1 + 0.075):
    terrace.pier(PX + 2.3 * math.cos(a), PY + 2.3 * math.sin(a), 0.48, 5, 4 * INCH, stone, caps, turn=a)
for a, color in ((96, (0.18, 0.30, 0.30)), (118, (0.62, 0.56, 0.46)), (168, (0.50, 0.20, 0.10))):
    t = math.radians(a)
    terrace.cushion(PX + 2.30 * math.cos(t), PY + 2.30 * math.sin(t), seat, (0.48, 0.32, 0.10), color, t + math.pi / 2)
props.adirondack(-1.75, 2.2, math.pi - 0.4, materials.wood((0.34, 0.19, 0.09), 0.2))
props.adirondack(-2.15, 3.7, math.pi + 0.6, materials.wood((0.34, 0.19, 0.09), 0.2))
props.pot(1.5, 6.9, 0.3, 0.55, plant='agave')
props.pot(5.3, 1.0, 0.28, 0.5, plant='croton')
plants.far_ground(-0.14)
beds = [rectangle(6.2, 0.4, 7.3, 7.6), rectangle(-7.3, 0.6, -6.15, 7.6)]
for bed in beds:
    street.planting(bed, ['cocoplum', 'ixora', 'croton'], 0.55)
plants.lawn(rectangle(-11, -3.2, 11, 7.6), [street.shrink(patio, 0.06), *beds], z=-0.012, near=(-1.5, -2.5), reach=5.5)
plants.sabal_palm(7.6, 3.2, 3.6)
plants.sabal_palm(8.6, 4.6, 4.6)
plants.coconut_palm(-8.0, 3.6, 4.8, lean=0.6)
greens.hedge('clusia', 11.2, -3, 11.2, 18, 1.0, 1.9)
greens.hedge('clusia', -11.2, -3, -11.2, 18, 1.0, 1.9)
greens.tree('oak', -9.5, -4.2, 1.05, -0.3, 1)
greens.tree_line(-38, 38, 23, 2, 4.4, 1.4, -1.0, 5)
plants.fallen([(-1.4, 0.6), (0.6, 1.0), (1.9, 1.9), (-0.4, 1.7)])
camera((-1.7, -2.8, 1.55), (0.55, 5.2, 0.85), 24)
daylight('2026-02-10', 16.3, 18, 0.6, seed=41.0)
film(1920, 1200, 18, 0.15)
