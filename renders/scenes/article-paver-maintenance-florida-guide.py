"""Joint sand swept in: a push broom, the ridge of sand before it, a bag; behind the broom the joints are full and the faces clean."""
import math

import numpy as np

from kit import croton, field, greens, house, jobsite, materials, paving, plants, street
from kit.core import Nodes, camera, film, fractal, mesh, place, rectangle, reset
from kit.sky import daylight

reset(86)
layout = paving.layouts()['patio']
field.lay(layout, 'tumbled', (0, 0), 0.025, 4.4, border_colors=['#8a6a52', '#74503d'], sand=materials.joint_sand((0.50, 0.42, 0.30)), sand_drop=0.0055)
grains = (0.46, 0.37, 0.24)


def sand_film():
    """Spreads sand thinly on the faces: thick patches, then single grains, then none."""
    n = Nodes('swept sand')
    where = n.position()
    amount = n.attribute('amount', 'Fac')
    cloud = n.noise(n.vector('MULTIPLY', where, (1.0, 1.0, 1.0)), 9, 5, 0.7)
    streak = n.noise(n.vector('MULTIPLY', where, (22, 2.6, 1.0)), 1.0, 3, 0.6)
    speck = n.noise(where, 330, 2, 0.7)
    mixed = n.math('ADD', n.math('MULTIPLY', cloud, 0.55), n.math('ADD', n.math('MULTIPLY', streak, 0.35), n.math('MULTIPLY', speck, 0.55)))
    there = n.math('GREATER_THAN', n.math('ADD', mixed, n.math('MULTIPLY', amount, 0.75)), 1.06)
    body = n.principled(n.mix(1.0, grains, n.ramp(n.noise(where, 700, 2), [(0.3, (0.75, 0.74, 0.72)), (0.7, (1.15, 1.14, 1.12))]), 'MULTIPLY'), 0.95, 0.12)
    return n.done(n.blend(there, n.node('ShaderNodeBsdfTransparent'), body))


TURN = 0.42
BX, BY = 0.15, 1.55
c, s = math.cos(TURN), math.sin(TURN)


def local(x, y):
    """Returns a point's place along the broom's head and ahead of it."""
    return (x - BX) * c + (y - BY) * s, -(x - BX) * s + (y - BY) * c


def ridge(x, y, noise):
    u, v = local(x, y)
    along = math.exp(-((u / 0.36) ** 4))
    tall = 0.052 * along * math.exp(-(((v + 0.115) / 0.075) ** 2)) * (1 + 0.35 * noise)
    return tall


xs, ys = np.meshgrid(np.arange(-2.8, 2.8, 0.02), np.arange(-0.9, 3.8, 0.02))
flat = np.stack([xs.ravel(), ys.ravel()], 1)
lumps = fractal(flat, 6, 4, 3)
broad = fractal(flat, 0.9, 3, 8)
verts, amounts = [], []
for (x, y), lump, wide in zip(flat.tolist(), lumps, broad):
    u, v = local(x, y)
    # Unswept sand is ahead of the broom (toward the camera) and to its sides; behind it is a clean lane.
    lane = math.exp(-((u / 0.42) ** 6)) if v > -0.05 else 0.0
    amount = (0.16 + 0.75 * wide) * (1 - lane) + 0.02
    ridge_h = ridge(x, y, lump)
    if v < -0.05:
        amount += 0.55 * math.exp(-(((v + 0.12) / 0.22) ** 2)) * math.exp(-((u / 0.5) ** 4))
    amount *= max(0.0, 1 - max(0.0, math.hypot(x, y - 1.2) - 1.5) / 1.3)
    verts.append((x, y, 0.0022 + ridge_h))
    amounts.append(max(0.0, amount) + (1.0 if ridge_h > 0.006 else 0))
nx, ny = xs.shape[1], xs.shape[0]
faces = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(ny - 1) for i in range(nx - 1)]
place(mesh('swept sand', verts, faces, sand_film(), True, floats={'amount': amounts}))
# Put down for a moment: its handle lies on the paving.
jobsite.push_broom(BX, BY, TURN, 0.004, -0.060, 0.62, 1.5)
bag_sand = jobsite.sand_material(grains)
jobsite.bag(-1.25, 2.35, 0.5)
jobsite.bag(-1.42, 2.42, 0.2, 0.088)
jobsite.heap(-0.86, 2.02, 0.30, 0.085, bag_sand, 0.001, 5, (1.2, 0.8))
jobsite.bucket(1.75, 2.75, 0.001, (0.40, 0.16, 0.06))
house.walls(-9, 9, 7.2, 6, [], (0.56, 0.49, 0.39))
plants.far_ground(-0.14)
croton.quiet()
street.planting(rectangle(-9, 5.5, 9, 7.15), ['cocoplum', 'cocoplum', 'croton', 'ixora'], 0.6, sizes=(0.34, 0.65))
plants.lawn(rectangle(3.55, -1.5, 9, 5.5), z=-0.015, near=(2, 0), reach=4)
plants.lawn(rectangle(-9, -1.5, -3.55, 5.5), z=-0.015, near=(-2, 0), reach=4)
greens.tree('oak', 8.5, -3.0, 1.2, -0.4, 1)
plants.fallen([(1.2, 0.3), (1.9, 1.4)])
camera((-0.55, -1.15, 1.12), (0.10, 1.95, 0.16), 30, (0.1, 1.3, 0.05), 9)
daylight('2026-03-20', 9.6, 330, 0.4)
film(1920, 1200, 16, 0.1)
