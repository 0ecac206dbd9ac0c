"""A drive opened for a repair: pavers, bedding sand, crushed limestone, fabric and sand subgrade, layer under layer."""
import math
import random

import numpy as np

from kit import field, greens, house, jobsite, materials, paving, plants
from kit.core import INCH, Nodes, camera, film, fractal, mesh, place, rectangle, reset
from kit.sky import daylight

reset(88)
layout = paving.layouts()['drive']
EDGE = 1.12
# Thickness of what an installer lays, in meters: pavers of 2 3/8 inches, 1 inch of sand, 6 inches of base.
PAVER, BED, BASE = 2.375 * INCH, 1 * INCH, 6 * INCH
SAND_TOP, BASE_TOP, SUBGRADE = -PAVER, -PAVER - BED, -PAVER - BED - BASE
DEEP = SUBGRADE - 0.13
random.seed(3)
lifted = [random.uniform(0.0, 0.07) for _ in range(80)]


def kept(x, y):
    """Returns whether the paver with this middle still lies: none overhangs the sand."""
    return y > EDGE + 0.115 + lifted[int((x + 5) / 0.152) % 80]


field.lay(layout, 'tumbled', (0, 0.8), 0.025, 3.8, border_colors=['#74503d', '#5d4435'], keep=kept, bed=False)


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
base = jobsite.sand_material((0.43, 0.395, 0.335), 0.2)
earth = jobsite.sand_material((0.235, 0.18, 0.12), 0.3)
# Each layer is cut back a hand's breadth from the one below it.
SAND_EDGE, BASE_EDGE, BENCH = EDGE - 0.015, EDGE - 0.075, EDGE - 0.27
bank(SAND_EDGE, BASE_TOP, SAND_TOP, sand, 3, 0.008, 0.25)
bank(BASE_EDGE, SUBGRADE, BASE_TOP, base, 7, 0.014, 0.12)
bank(BENCH, DEEP - 0.06, SUBGRADE - 0.003, earth, 11, 0.018, 0.22)
# The fabric between base and subgrade: as thin as felt, its edge a line under the base.
t = np.linspace(-3.2, 3.2, 320)
wave = fractal(np.stack([t, np.zeros(320)], 1), 2.4, 4, 21)
verts = []
for dy, dz in ((0.4, 0.0), (0.0, 0.0), (0.0, -0.0025)):
    for x, w in zip(t, wave):
        verts.append((x, BASE_EDGE - 0.022 + dy + 0.010 * w * (dy == 0), SUBGRADE + dz + 0.002 * abs(w) * (dy == 0)))
n = Nodes('fabric')
weave = n.node('ShaderNodeTexChecker', {'Vector': n.position(), 'Scale': 420.0}, out=1)
fabric = n.done(n.principled(n.mix(0.6, (0.022, 0.023, 0.025), n.ramp(weave, [(0.0, 0.7), (1.0, 1.3)]), 'MULTIPLY'), 0.8, 0.2))
place(mesh('fabric', verts, [(r * 320 + i, r * 320 + i + 1, (r + 1) * 320 + i + 1, (r + 1) * 320 + i) for r in range(2) for i in range(319)], fabric))
# The floor of the hole, with what has crumbled.


def floor(x, y):
    return DEEP + 0.016 * math.sin(x * 3.1 + y) + 0.010 * math.sin(y * 7 - x * 2)


field.surface([(-3.6, -2.4), (3.6, EDGE + 0.1)], floor, earth, 0.06)
chip = materials.plain('chip', (0.42, 0.39, 0.34), 0.9, 0.15, vary=0.5, scale=30)


def stone(size):
    """Makes a broken chip: a cube with its corners knocked off."""
    verts = [(x * random.uniform(0.6, 1.1) * size, y * random.uniform(0.5, 1.0) * size, z * random.uniform(0.4, 0.9) * size) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    return mesh('chip', verts, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], chip)


chips = [stone(0.012) for _ in range(9)]


def pressed(x, y, z):
    """Sets a chip into a surface, turned at random."""
    place(random.choice(chips), (x, y, z), [random.uniform(0, 6.28) for _ in range(3)], random.choice((0.3, 0.45, 0.6, 0.8, 1.1)))


# What makes the base strong: broken stone of all sizes, on its cut face and on the ledge above.
across, up = np.random.uniform(-1.7, 1.9, 9000), np.random.uniform(SUBGRADE, BASE_TOP, 9000)
out = fractal(np.stack([across, 0 * up], 1), 1.1, 3, 12) * 0.045 + fractal(np.stack([across, up * 3.0], 1), 3.2, 5, 7) * 0.014
for x, z, y in zip(across, up, BASE_EDGE + out + (up - SUBGRADE) * 0.12):
    pressed(x, y + random.uniform(-0.002, 0.004), z)
for k in range(1500):
    pressed(random.uniform(-1.7, 1.9), random.uniform(BASE_EDGE + 0.02, SAND_EDGE), BASE_TOP - 0.002)
for k in range(120):
    x = random.uniform(-2.4, 2.6)
    y = BENCH - 0.02 - abs(random.gauss(0, 0.22))
    place(random.choice(chips), (x, y, floor(x, y) + 0.006), (random.uniform(0, 6), random.uniform(0, 6), random.uniform(0, 6)), random.uniform(0.2, 0.7))
# The pavers that were lifted wait beside the hole; the tape shows the depth.
blend = layout['colors']
jobsite.stack(1.25, 2.05, blend, 4, (0.229, 0.152, 0.06), 1, 2, 0.5, 0.001, strap=False, missing=1)
jobsite.stack(0.82, 2.45, blend, 3, (0.229, 0.152, 0.06), 1, 2, -0.2, 0.001, strap=False)
jobsite.stack(1.75, 2.45, blend, 5, (0.229, 0.152, 0.06), 1, 2, 0.1, 0.001, strap=False, missing=1)
rule = materials.plain('rule', (0.78, 0.60, 0.06), 0.4, 0.4, vary=0.05)
ink = materials.plain('ink', (0.02, 0.02, 0.02), 0.6, 0.2)
# It stands on the subgrade, so that it reads 6 inches at the base's top and 9 3/8 at the pavers'.
rx, ry, foot = 0.34, BASE_EDGE - 0.10, SUBGRADE - 0.006
jobsite.part((rx, ry, foot + 6.5 * INCH), (0.032, 0.004, 13 * INCH), rule, bevel=0.001)
for k in range(1, 52):
    wide = 0.030 if k % 24 == 0 else 0.018 if k % 4 == 0 else 0.011 if k % 2 == 0 else 0.007
    jobsite.part((rx - 0.016 + wide / 2, ry - 0.0022, SUBGRADE + k * INCH / 4), (wide, 0.0006, 0.0012 if k % 4 else 0.0022), ink, bevel=0)
jobsite.mallet(-0.55, 1.75, 2.2, 0.002)
house.walls(-3.6, 3.8, 8.9, 6, [(-2.4, 2.4, 0, 2.2, 'garage')], (0.72, 0.64, 0.52))
plants.far_ground(-0.62)
plants.lawn(rectangle(-9, 0.6, -3.1, 8.9), z=-0.02, near=(-2, 1), reach=3.4)
plants.lawn(rectangle(3.1, 0.6, 9, 8.9), z=-0.02, near=(2, 1), reach=3.4)
greens.hedge('clusia', -16, 8.6, -3.7, 8.6, 0.9, 1.7)
greens.hedge('clusia', 4.0, 8.6, 16, 8.6, 0.9, 1.7)
greens.tree_line(-26, 26, 20, 1, 4.2, 1.2, -1.0, 2)
plants.fallen([(-1.6, 2.4), (0.2, 2.9)])
camera((0.10, -0.62, 0.35), (0.10, 1.75, -0.10), 31, (0.1, 0.95, -0.1), 9)
daylight('2026-03-20', 9.8, 345, 0.45)
film(1920, 1200, 16, 0.0)
