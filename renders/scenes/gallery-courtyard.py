"""A walled court in mixed slate tones in Fort Myers: a fountain on a ring of dark pavers, pots, a gate in the wall."""
import math
import random

from kit import doors, field, greens, house, materials, paving, places, plants, props, street, terrace, things
from kit.core import box, camera, film, lathe, place, rectangle, reset, tube
from kit.daytime import sky_only
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
house.turned(lambda: (house.walls(0, 14, 0, 7, [(2.0, 4.4, 0, 2.45, 'slider'), (6.2, 7.4, 0, 2.4, 'open'), (9.4, 11.4, 0.6, 2.3, 'window')], wall), doors.planked(6.2, 7.4, 2.4, 0, materials.plain('red door', (0.30, 0.055, 0.035), 0.45, 0.4, vary=0.12)), house.hip_roof(0, 0, 14, 7), house.lantern(5.3, 0, 2.0), house.lantern(8.2, 0, 2.0)), (4.6, 11.0, 0), -math.pi / 2)
garden_wall(-4.5, -3, -4.5, 10.4)
left, back = rectangle(-4.35, -2.6, -3.45, 10.2), rectangle(-3.45, 9.4, -0.7, 10.25)
street.planting(left, ['cocoplum', 'ixora', 'liriope', 'grasses'], 0.5, sizes=(0.3, 0.55))
street.planting(back, ['ixora', 'grasses', 'liriope'], 0.46)
street.planting(rectangle(2.3, 9.4, 4.4, 10.25), ['ixora', 'cocoplum', 'liriope'], 0.46)
plants.coconut_palm(-3.85, 6.9, 4.2, lean=-0.7)
plants.sabal_palm(-3.9, 2.6, 3.2)
for x, y, r, kind in ((3.9, 1.6, 0.34, 'ixora'), (4.05, 6.2, 0.30, 'agave'), (3.95, 7.0, 0.22, 'ixora'), (-0.9, 9.8, 0.3, 'agave'), (2.5, 9.8, 0.3, 'agave'), (-2.95, 2.6, 0.3, 'agave')):
    props.pot(x, y, r, r * 1.8, plant=kind)
# Breakfast for two, one chair pushed back, the plants half watered.
places.dining(-1.75, 6.3, 0.6, 1)
places.armchair(-0.55, 5.6, 2.2)
for k, (x, y) in enumerate(((-1.95, 6.15), (-1.5, 6.5))):
    place(lathe('cup', [(0.001, 0.0), (0.028, 0.002), (0.04, 0.075), (0.037, 0.075), (0.026, 0.008)], materials.plain('cup', (0.70, 0.68, 0.62), 0.25, 0.4), 24), (x, y, 0.742))
things.watering_can(3.3, 2.35, 2.2)
things.jar(3.95, 4.1, 0.8)
things.mat(4.1, 4.2, 0.5, 0.8)
plants.far_ground(-0.14)
greens.tree('oak', -8.5, 8, 1.25, -0.4, 1)
greens.tree_line(-34, 34, 20, 2, 4.4, 1.4, -1.0, 4)
plants.fallen([(random.uniform(-2.5, 2.5), random.uniform(-0.8, 3.4)) for _ in range(12)])
camera((-2.3, -2.7, 1.55), (0.85, 5.6, 0.95), 25)
daylight('2026-02-20', 10.2, 330, 0.5, seed=19.0)
film(1920, 1200, 6, 0.0)
sky_only()
