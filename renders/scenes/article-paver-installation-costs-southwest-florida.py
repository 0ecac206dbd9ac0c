"""A drive half laid: pavers up to a stepped edge, screeded sand, compacted base, string lines, a pallet, a wheelbarrow."""
import math
import random

from kit import field, greens, house, jobsite, materials, paving, plants, street
from kit.core import box, camera, film, mesh, place, rectangle, reset
from kit.sky import daylight

reset(82)
layout = paving.layouts()['drive']
random.seed(5)
steps = {k: random.uniform(-0.16, 0.16) for k in range(-40, 40)}


def edge(x):
    """Returns how far the pavers are laid, course by course."""
    return 4.0 + 0.30 * x + steps[math.floor(x / 0.23)]


field.lay(layout, 'tumbled', (-1, 0), 0.03, 4.2, border_colors=['#5d6468', '#47484a'], keep=lambda x, y: y < edge(x), bed=False)
sand = jobsite.sand_material((0.42, 0.32, 0.19))
base = jobsite.base_material((0.38, 0.35, 0.30))
# Sand under the laid part and as far as it has been pulled off, then base.
DEEP = -0.062
pulled = [(-3.05, -1.6), (3.05, -1.6), (3.05, 7.1), (1.2, 6.85), (-0.8, 7.0), (-3.05, 6.6)]
field.surface([(-3.25, -1.6), (3.25, 11.9)], lambda x, y: DEEP - 0.045 + 0.010 * math.sin(x * 1.7) * math.sin(y * 1.3), base, 0.15)
place(mesh('bed', [(x, y, DEEP) for x, y in pulled] + [(x * 1.02, y + 0.10, DEEP - 0.05) for x, y in pulled], [tuple(range(6)), (2, 8, 9, 3), (3, 9, 10, 4), (4, 10, 11, 5)], sand))
for x in (-1.25, 1.35):
    jobsite.screed_pipe(x, 4.4, x + 0.02, 8.6, DEEP - 0.020)
jobsite.string_line([(-3.3, 4.6, 0.05), (3.3, 5.6, 0.05)], radius=0.003)
jobsite.part((0.06, 6.62, DEEP + 0.060), (3.2, 0.045, 0.13), jobsite.pine(), -0.05)
jobsite.heap(0.5, 8.1, 1.0, 0.42, sand, DEEP - 0.06, 4, (1.5, 0.75))
jobsite.shovel((1.35, 7.75, 0.05), (1.75, 7.35, 1.12), 0.4)
# The trench sides of bare soil.
dirt = materials.soil((0.15, 0.115, 0.075))
for x in (-3.42, 3.42):
    box((x, 5.1, -0.10), (0.34, 13.6, 0.19), dirt, 0.03)
stakes = [(-3.32, 0.4, 0.13), (-3.32, 11.4, 0.13)], [(3.32, 1.6, 0.13), (3.32, 11.4, 0.13)]
for line in stakes:
    jobsite.string_line(line, radius=0.0032)
    for x, y, _ in line:
        jobsite.stake(x + (0.02 if x > 0 else -0.02), y, 0, 0.34)
blend = layout['colors']
for px, py, turn, layers, missing in ((4.75, 4.3, 0.16, 9, 7), (5.05, 6.6, -0.08, 11, 0), (-4.6, 7.9, 0.1, 11, 0)):
    top = jobsite.pallet(px, py, turn)
    jobsite.stack(px, py, blend, layers, (0.305, 0.152, 0.06), 3, 6, turn, top, missing=missing)
jobsite.wheelbarrow(2.15, 3.1, 0.95 + math.pi, 0.002, sand)
jobsite.stack(-0.85, 2.45, blend, 3, (0.305, 0.152, 0.06), 1, 2, 0.35, 0.001, strap=False, missing=1)
jobsite.stack(0.75, 3.2, blend, 2, (0.305, 0.152, 0.06), 1, 2, -0.25, 0.001, strap=False)
jobsite.mallet(0.0, 2.15, 0.5, 0.001)
jobsite.bucket(-2.0, 2.6, 0.001)
jobsite.straightedge(-0.35, 1.35, 0.85, 1.15, 0.002, 0.002, 0.06, 0.022)
# The house it leads to.
house.walls(-3.7, 3.7, 12.0, 7.5, [(-2.5, 2.5, 0, 2.2, 'garage')], (0.74, 0.68, 0.57))
house.walls(3.7, 15, 14.4, 8, [(4.6, 5.7, 0, 2.3, 'door'), (7.2, 9.4, 0.75, 2.3, 'window')], (0.74, 0.68, 0.57))
street.hip_roof(-3.7, 12, 3.7, 19.5)
street.hip_roof(2.7, 14.4, 15, 22.4)
for x in (-3.05, 3.05):
    house.lantern(x, 12.0, 1.9)
plants.far_ground(-0.30)
plants.lawn(rectangle(-14, -1.5, -3.6, 13), [rectangle(-5.3, 7.2, -3.9, 8.6)], -0.02, near=(-3, 1), reach=5)
plants.lawn(rectangle(3.6, -1.5, 14, 13), [rectangle(4.0, 3.5, 5.8, 7.4)], -0.02, near=(2, 0), reach=5)
box((4.9, 5.45, -0.07), (2.0, 4.1, 0.10), dirt, 0.03)
box((-4.6, 7.9, -0.07), (1.6, 1.6, 0.10), dirt, 0.03)
plants.coconut_palm(5.6, -5.4, 4.8, 18, lean=0.3)
street.planting(rectangle(6.2, 13.2, 14, 14.3), ['cocoplum', 'croton'], 0.6)
plants.royal_palm(9.4, 10.4, 4.8)
plants.sabal_palm(-8.4, 9.4, 4.2)
plants.sabal_palm(-9.6, 10.8, 5.0)
greens.hedge('clusia', -40, 26, 40, 26, 1.2, 2.2, -0.2, 500)
greens.hedge('clusia', -13.6, -1, -13.6, 14, 1.0, 1.7)
greens.tree_line(-52, 52, 31, 2, 4.6, 1.4, -1.0, 4)
camera((-1.9, -1.9, 1.55), (0.5, 5.4, 0.45), 25)
daylight('2026-04-18', 9.4, 318, 0.55, seed=6.0)
film(1920, 1200, 16, -0.05)
