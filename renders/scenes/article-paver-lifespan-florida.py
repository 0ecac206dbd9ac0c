"""A drive opened for a repair: pavers, bedding sand, crushed limestone, fabric and sand subgrade, layer under layer."""
import math
import random

import numpy as np

from kit import field, greens, house, jobsite, materials, paving, plants
from kit.core import Nodes, camera, film, fractal, mesh, place, rectangle, reset
from kit.sky import daylight

reset(88)
layout = paving.layouts()['drive']
EDGE = 1.12
random.seed(3)
steps = [random.uniform(-0.10, 0.10) for _ in range(80)]


def edge(x):
    """Returns how far the pavers have been lifted, course by course."""
    return EDGE + 0.02 + steps[int((x + 5) / 0.152) % 80] * 0.9


field.lay(layout, 'tumbled', (0, 0.8), 0.025, 3.8, border_colors=['#74503d', '#5d4435'], keep=lambda x, y: y > edge(x) + 0.03, bed=False)


def bank(y_at, z0, z1, material, seed, rough=0.02, lean=0.10, x0=-3.2, x1=3.2, back=11.0):
    """Builds one layer: a broken face toward the camera, a flat top behind it."""
    nx, nz = 260, 10
    t = np.linspace(x0, x1, nx)
    verts = []
    for j in range(nz + 1):
        z = z0 + (z1 - z0) * j / nz
        relief = fractal(np.stack([t, np.full(nx, z * 3.0)], 1), 3.2, 5, seed)
        wander = fractal(np.stack([t, np.zeros(nx)], 1), 1.1, 3, seed + 5) * 0.045
        for x, r, w in zip(t, relief, wander):
            verts.append((x, y_at + w + r * rough + (z - z0) * lean, z))
    faces = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(nz) for i in range(nx - 1)]
    top = len(verts)
    verts += [(x, back, z1) for x in t]
    faces += [(nz * nx + i, nz * nx + i + 1, top + i + 1, top + i) for i in range(nx - 1)]
    place(mesh('layer', verts, faces, material, True))


sand = jobsite.sand_material((0.47, 0.33, 0.165))
base = jobsite.base_material((0.40, 0.37, 0.315))
earth = jobsite.sand_material((0.27, 0.215, 0.15), 0.3)
field_top = -0.060
bank(EDGE - 0.02, field_top - 0.028, field_top, sand, 3, 0.012, 0.3)
bank(EDGE - 0.16, field_top - 0.20, field_top - 0.028, base, 7, 0.035, 0.22)
bank(EDGE - 0.26, field_top - 0.46, field_top - 0.203, earth, 11, 0.022, 0.25)
# The fabric between base and subgrade, its edge laid over the bank.
t = np.linspace(-3.2, 3.2, 160)
wave = fractal(np.stack([t, np.zeros(160)], 1), 2.4, 4, 21)
verts = []
for dy, dz in ((0.4, 0.001), (-0.03, 0.002), (-0.075, -0.014), (-0.10, -0.045), (-0.105, -0.085)):
    for x, w in zip(t, wave):
        verts.append((x, EDGE - 0.20 + dy + 0.03 * w * (dy < 0), field_top - 0.201 + dz - 0.012 * abs(w) * (dy < -0.05)))
n = Nodes('fabric')
weave = n.node('ShaderNodeTexChecker', {'Vector': n.position(), 'Scale': 420.0}, out=1)
fabric = n.done(n.principled(n.mix(0.6, (0.05, 0.052, 0.055), n.ramp(weave, [(0.0, 0.7), (1.0, 1.3)]), 'MULTIPLY'), 0.6, 0.35))
place(mesh('fabric', verts, [(r * 160 + i, r * 160 + i + 1, (r + 1) * 160 + i + 1, (r + 1) * 160 + i) for r in range(4) for i in range(159)], fabric, True))
# The floor of the hole, with what has crumbled.


def floor(x, y):
    return field_top - 0.40 + 0.020 * math.sin(x * 3.1 + y) + 0.014 * math.sin(y * 7 - x * 2)


field.surface([(-3.6, -2.4), (3.6, EDGE + 0.1)], floor, earth, 0.06)
chip = materials.plain('chip', (0.42, 0.39, 0.34), 0.9, 0.15, vary=0.5, scale=30)


def stone(size):
    """Makes a broken chip: a cube with its corners knocked off."""
    verts = [(x * random.uniform(0.6, 1.1) * size, y * random.uniform(0.5, 1.0) * size, z * random.uniform(0.4, 0.9) * size) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    return mesh('chip', verts, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], chip)


chips = [stone(0.012) for _ in range(6)]
for k in range(300):
    x = random.uniform(-2.4, 2.6)
    y = EDGE - 0.30 - abs(random.gauss(0, 0.22))
    place(random.choice(chips), (x, y, floor(x, y) + 0.006), (random.uniform(0, 6), random.uniform(0, 6), random.uniform(0, 6)), random.uniform(0.25, 1.0))
# The pavers that were lifted wait beside the hole; the tape shows the depth.
blend = layout['colors']
jobsite.stack(1.25, 2.05, blend, 4, (0.229, 0.152, 0.06), 1, 2, 0.5, 0.001, strap=False, missing=1)
jobsite.stack(0.82, 2.45, blend, 3, (0.229, 0.152, 0.06), 1, 2, -0.2, 0.001, strap=False)
jobsite.stack(1.75, 2.45, blend, 5, (0.229, 0.152, 0.06), 1, 2, 0.1, 0.001, strap=False, missing=1)
rule = materials.plain('rule', (0.78, 0.60, 0.06), 0.4, 0.4, vary=0.05)
ink = materials.plain('ink', (0.02, 0.02, 0.02), 0.6, 0.2)
rx, ry = 0.42, EDGE - 0.40
low = floor(rx, ry)
jobsite.part((rx, ry, low + 0.30), (0.034, 0.006, 0.60), rule, 0.05, 0, 0.0, 0.001)
for k in range(1, 24):
    wide = 0.032 if k % 12 == 0 else 0.022 if k % 4 == 0 else 0.012
    jobsite.part((rx - 0.017 + wide / 2, ry - 0.0034, low + k * 0.0254), (wide, 0.001, 0.0022 if k % 4 else 0.0035), ink, 0.05, bevel=0)
jobsite.shovel((-0.75, EDGE - 0.52, floor(-0.75, EDGE - 0.5) + 0.0), (-1.15, EDGE + 0.10, 0.98), 0.3)
jobsite.mallet(-0.55, 1.75, 2.2, 0.002)
house.walls(-3.6, 3.8, 8.9, 6, [(-2.4, 2.4, 0, 2.2, 'garage')], (0.72, 0.64, 0.52))
plants.far_ground(-0.62)
plants.lawn(rectangle(-9, 0.6, -3.1, 8.9), z=-0.02, near=(-2, 1), reach=3.4)
plants.lawn(rectangle(3.1, 0.6, 9, 8.9), z=-0.02, near=(2, 1), reach=3.4)
greens.hedge('clusia', -16, 8.6, -3.7, 8.6, 0.9, 1.7)
greens.hedge('clusia', 4.0, 8.6, 16, 8.6, 0.9, 1.7)
greens.tree_line(-26, 26, 20, 1, 4.2, 1.2, -1.0, 2)
plants.fallen([(-1.6, 2.4), (0.2, 2.9)])
camera((0.12, -1.15, 0.92), (0.10, 1.75, -0.06), 31, (0.1, 0.95, -0.1), 9)
daylight('2026-03-20', 9.8, 345, 0.45)
film(1920, 1200, 16, 0.0)
