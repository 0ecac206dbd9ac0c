"""An old driveway that needs repair: a dip that holds water, measured with a straightedge and outlined in chalk; a
border that creeps.
"""
import math
import random

from kit import field, greens, house, jobsite, materials, paving, plants
from kit.core import Nodes, camera, film, mesh, place, rectangle, reset
from kit.sky import daylight

reset(81)
layout = paving.layouts()['drive']
sink = field.dip(0.55, 1.75, 0.75, 0.074)


def rut(x, y):
    return -0.012 * math.exp(-(((x + 1.0) / 0.28) ** 2)) - 0.010 * math.exp(-(((x - 0.75) / 0.28) ** 2))



def level(x, y):
    """Returns the height of the driveway: a dip, two shallow ruts, and an edge that has dropped."""
    return sink(x, y) + rut(x, y) - 0.022 * max(0.0, (-1.75 - x) / 0.5) ** 1.5


def creep(x, y):
    """Returns how far a piece has shifted: the joints open toward the lawn."""
    t = max(0.0, (-1.25 - x) / 0.95)
    wave = 0.5 + 0.5 * math.sin(y * 2.1 + 0.6)
    return -0.085 * t**1.4 * wave + random.gauss(0, 0.0012), random.gauss(0, 0.0015) * (1 + 3 * t), random.gauss(0, 0.010) * (0.35 + 2.2 * t)


WATER = -0.036
stone = materials.paver('tumbled')
field.wet(stone, lambda n: n.ramp(n.node('ShaderNodeMapRange', {'Value': n.node('ShaderNodeSeparateXYZ', {0: n.position()}, out=2), 'From Min': -0.040, 'From Max': -0.020, 'To Min': 1.0, 'To Max': 0.0}), [(0.0, 0.0), (1.0, 1.0)]), 0.5, 0.25)
field.lay(layout, 'tumbled', (0, 0), 0.03, 4.5, height=level, move=creep, level=0.0016, tilt=0.006, border_colors=['#5d4435', '#6b4f3d'], material=stone, sand_drop=0.017,
          sand=materials.joint_sand((0.20, 0.165, 0.12)))
n = Nodes('standing water')
ripple = n.bump(n.noise(n.position(), 7, 2), 0.015, 0.01)
sheen = n.blend(n.node('ShaderNodeFresnel', {'IOR': 1.33, 'Normal': ripple}), n.node('ShaderNodeBsdfTransparent', {0: (0.80, 0.78, 0.72, 1)}), n.node('ShaderNodeBsdfGlossy', {0: (0.98, 0.98, 1, 1), 'Roughness': 0.0, 'Normal': ripple}))
ring = [(0.55 + 0.95 * math.cos(2 * math.pi * k / 40), 1.75 + 0.95 * math.sin(2 * math.pi * k / 40)) for k in range(40)]
place(mesh('standing water', [(x, y, WATER) for x, y in ring], [tuple(range(40))], n.done(sheen)))
loop = [(0.55 + (0.86 + 0.05 * math.sin(3 * a)) * math.cos(a), 1.75 + (0.83 + 0.04 * math.cos(2 * a)) * math.sin(a)) for a in [2 * math.pi * k / 120 - 0.9 for k in range(124)]]
jobsite.chalk(loop, 0.016, 0.0035, height=level)
jobsite.straightedge(-0.62, 1.42, 1.72, 1.98, level(-0.62, 1.42) + 0.004, level(1.72, 1.98) + 0.004)
jobsite.rolled_tape(1.32, 1.42, level(1.32, 1.42), 0.5)
# Weeds where the joints have opened.
for k in range(46):
    x, y = random.uniform(-2.25, -1.45), random.uniform(-0.8, 4.6)
    place(plants.twig('liriope', k % 3), (x, y, level(x, y) - 0.012), (0, 0, random.uniform(0, 6.28)), random.uniform(0.10, 0.26))
for k in range(16):
    x, y = random.uniform(-1.4, 2.2), random.uniform(2.6, 6.0)
    place(plants.twig('liriope', k % 3), (x, y, level(x, y) - 0.012), (0, 0, random.uniform(0, 6.28)), random.uniform(0.08, 0.16))
plants.far_ground(-0.14)
plants.lawn(rectangle(-5.2, -1.6, -2.12, 9.0), z=-0.035, near=(-1.5, 0), reach=4.2)
plants.lawn(rectangle(3.1, 1.0, 8.0, 9.0), z=-0.03, near=(0, 0), reach=3)
house.walls(-3.2, 3.6, 9.6, 6, [(-2.2, 2.7, 0, 2.2, 'garage')], (0.62, 0.56, 0.46))
greens.hedge('clusia', 3.6, 9.4, 20, 9.4, 0.9, 1.6)
greens.tree_line(-30, 40, 24, 2, 4.4, 1.2, -1.0)
greens.hedge('clusia', -14, 9.4, -3.4, 9.4, 0.9, 1.6)
greens.tree('oak', -9.5, -3.5, 1.1, -0.4, 2)
plants.fallen([(-0.9, 0.4), (-0.2, 0.8), (0.3, 1.55), (0.8, 2.0), (1.5, 0.9), (-1.3, 1.9), (-1.6, 0.9), (0.9, 0.3)])
camera((-1.2, -1.35, 1.08), (0.02, 2.0, 0.03), 27, (0.4, 1.6, 0), 10)
daylight('2026-03-20', 16.4, 350, 0.75, seed=4.0)
film(1920, 1200, 16, 0.3)
