"""A walled court in mixed slate tones in Fort Myers: a fountain on a ring of dark pavers, pots, a gate in the wall."""
import math
import random

from kit import field, greens, house, materials, paving, places, plants, props, street, terrace
from kit.core import box, camera, film, rectangle, reset, tube
from kit.sky import daylight

reset(94)
layout = paving.layouts()['court']
CX, CY = 0.9, 5.2
cut = field.without_circle(layout, CX, CY, 1.83)
field.lay(cut, 'slate', (-1.5, -1), 0.03, 4.8, border_colors=['#47484a', '#5d6468'])
field.circle(CX, CY, 1.60, 1.85, ['#47484a', '#5d6468'], 0.16, finish='slate')
field.circle(CX, CY, 1.36, 1.597, ['#b9bcba', '#a08c75', '#989a99'], 0.22, finish='slate')
field.circle(CX, CY, 0.9, 1.357, ['#5d6468', '#77787a'], 0.3, finish='slate')
terrace.fountain(CX, CY, 0.0)
wall = (0.78, 0.66, 0.49)
stucco, cap = materials.stucco(wall), materials.clay((0.50, 0.25, 0.14))


def garden_wall(x0, y0, x1, y1, height=2.3):
    """Builds a stucco wall with a clay cap."""
    length, turn = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
    box(((x0 + x1) / 2, (y0 + y1) / 2, height / 2), (length, 0.26, height), stucco, 0.01, turn)
    count = int(length / 0.3)
    for k in range(count):
        t = (k + 0.5) / count
        box((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, height + 0.025), (length / count - 0.004, 0.36, 0.05), cap, 0.012, turn)


garden_wall(-4.5, 10.4, -0.35, 10.4)
garden_wall(1.95, 10.4, 6.4, 10.4)
for x in (-0.35, 1.95):
    box((x, 10.4, 1.35), (0.5, 0.5, 2.7), stucco, 0.015)
    box((x, 10.4, 2.75), (0.6, 0.6, 0.10), cap, 0.02)
    house.lantern(x, 10.16, 1.9)
iron = materials.plain('iron', (0.025, 0.024, 0.023), 0.5, 0.4)
for k in range(17):
    x = -0.06 + k * 0.1075
    tall = 2.0 + 0.32 * math.sin(math.pi * k / 16)
    tube([(x, 10.4, 0.08), (x, 10.4, tall)], 0.0085, iron, 8)
tube([(-0.08 + 1.76 * k / 16, 10.4, 1.93 + 0.32 * math.sin(math.pi * k / 16)) for k in range(17)], 0.014, iron, 8)
for z in (0.16, 1.1):
    tube([(-0.08, 10.4, z), (1.68, 10.4, z)], 0.013, iron, 8)
# The house along the right, an arcade of shade; a wall along the left with a vine bed.
house.turned(lambda: (house.walls(0, 14, 0, 7, [(2.0, 4.4, 0, 2.45, 'slider'), (6.2, 7.4, 0, 2.4, 'door'), (9.4, 11.4, 0.6, 2.3, 'window')], wall), house.hip_roof(0, 0, 14, 7), house.lantern(5.3, 0, 2.0), house.lantern(8.2, 0, 2.0)), (4.6, 11.0, 0), -math.pi / 2)
garden_wall(-4.5, -3, -4.5, 10.4)
left, back = rectangle(-4.35, -2.6, -3.45, 10.2), rectangle(-3.45, 9.4, -0.7, 10.25)
street.planting(left, ['cocoplum', 'croton', 'ixora', 'ixora'], 0.5, sizes=(0.32, 0.7))
street.planting(back, ['croton', 'ixora', 'liriope'], 0.46)
street.planting(rectangle(2.3, 9.4, 4.4, 10.25), ['croton', 'ixora', 'liriope'], 0.46)
plants.coconut_palm(-3.85, 6.9, 4.2, lean=-0.7)
plants.sabal_palm(-3.9, 2.6, 3.2)
for x, y, r, kind in ((3.9, 2.0, 0.34, 'croton'), (4.05, 6.2, 0.30, 'agave'), (3.95, 7.0, 0.22, 'ixora'), (-0.9, 9.8, 0.3, 'agave'), (2.5, 9.8, 0.3, 'agave'), (-2.9, 3.4, 0.3, 'agave')):
    props.pot(x, y, r, r * 1.8, plant=kind)
places.armchair(-2.3, 6.2, -0.35)
places.armchair(-2.2, 7.6, -0.9)
props.side_table(-2.6, 6.95)
plants.far_ground(-0.14)
greens.tree('oak', -8.5, 8, 1.25, -0.4, 1)
greens.tree('oak', -9.5, -5.4, 0.95, -0.4, 0)
greens.tree_line(-34, 34, 20, 2, 4.4, 1.4, -1.0, 4)
plants.fallen([(random.uniform(-2.5, 2.5), random.uniform(-0.8, 3.4)) for _ in range(12)])
camera((-2.3, -2.7, 1.5), (0.85, 5.6, 0.88), 26)
daylight('2026-03-20', 16.2, 6, 0.5, seed=19.0)
film(1920, 1200, 16, 0.35)
