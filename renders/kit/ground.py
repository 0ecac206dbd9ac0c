"""Ground that is neither lawn nor pavers: crushed shell, beach sand, a forest floor."""
import math
import random

import numpy as np

from . import foliage, materials, plants
from .core import Nodes, fractal, inside, mesh, place


def sheet(polygon, z, material, cell=0.25, relief=0.02, scale=1.2, seed=4, ground=None, holes=()):
    """Builds a fine, uneven sheet over a polygon's cells; `ground` adds the height of the land."""
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    nx = max(1, round((max(xs) - min(xs)) / cell))
    ny = max(1, round((max(ys) - min(ys)) / cell))
    gx, gy = np.meshgrid(np.linspace(min(xs), max(xs), nx + 1), np.linspace(min(ys), max(ys), ny + 1))
    points = np.stack([gx.ravel(), gy.ravel()], 1)
    height = z + relief * fractal(points, scale, 4, seed)
    if ground:
        height = height + np.array([ground(x, y) for x, y in points])
    faces = []
    for r in range(ny):
        for c in range(nx):
            mx, my = (gx[r, c] + gx[r + 1, c + 1]) / 2, (gy[r, c] + gy[r + 1, c + 1]) / 2
            if inside(polygon, mx, my) and not any(inside(hole, mx, my) for hole in holes):
                a = r * (nx + 1) + c
                faces.append((a, a + 1, a + nx + 2, a + nx + 1))
    verts = [(x, y, h) for (x, y), h in zip(points, height)]
    return place(mesh('sheet', verts, faces, material, True))


def shell_material(color=(0.60, 0.54, 0.44)):
    """Returns the material of crushed shell: white bits in gray sand."""
    n = Nodes('crushed shell')
    where = n.position()
    bits = n.voronoi(where, 95, 'Color')
    depth = n.voronoi(where, 95)
    value = n.node('ShaderNodeSeparateColor', {0: bits}, out=0)
    fine = n.noise(where, 320, 2, 0.6)
    tone = n.mix(1.0, color, n.ramp(value, [(0.0, (0.42, 0.39, 0.34)), (0.55, (0.85, 0.83, 0.80)), (0.85, (1.15, 1.13, 1.08)), (1.0, (1.35, 1.30, 1.22))]), 'MULTIPLY')
    tone = n.mix(0.6, tone, n.ramp(depth, [(0.25, (1, 1, 1)), (0.8, (0.35, 0.33, 0.30))]), 'MULTIPLY')
    tone = n.mix(0.75, tone, n.ramp(n.noise(where, 1.3, 5, 0.62), [(0.32, (0.68, 0.65, 0.60)), (0.62, (1.05, 1.05, 1.05))]), 'MULTIPLY')
    height = n.math('ADD', n.math('MULTIPLY', n.math('SUBTRACT', 1.0, depth), 1.0), n.math('MULTIPLY', fine, 0.4))
    return n.done(n.seen(n.principled(tone, 0.9, 0.2, n.bump(height, 0.8, 0.008)), color))


def shell(polygon, z=0.0, near=(0, 0), reach=7.0, holes=(), cell=0.12, per_square=1500):
    """Builds a shell driveway or roadside, with loose bits near the camera."""
    material = plants._once('crushed shell', shell_material)
    sheet(polygon, z, material, cell, 0.012, 2.2, holes=holes)
    chip = plants._once('shell chip', lambda: materials.leaf('shell chip', (0.34, 0.27, 0.20), (0.74, 0.66, 0.55), 0.6, 0.0))

    def make(variant):
        rng = np.random.default_rng(160 + variant)
        n = int(per_square * 0.25)
        base = np.concatenate([rng.uniform(-0.25, 0.25, (n, 2)), rng.uniform(0.0, 0.010, (n, 1))], 1)
        heading = rng.uniform(0, 6.28, n)
        ahead = np.stack([np.cos(heading), np.sin(heading), rng.normal(0.1, 0.3, n)], 1)
        size = 0.006 + 0.018 * rng.random(n) ** 3
        shape = [(0, 0, 0), (0.3, -0.5, 0.18), (0.85, -0.4, 0.12), (1, 0.1, 0.0), (0.7, 0.45, 0.14), (0.25, 0.4, 0.16)]
        return foliage.leaves('chips', base, ahead, size, size * 0.9, chip, rng.random(n), shape, rng, 0.9)

    tiles = [plants._once(f'shell chips {per_square} {k}', lambda k=k: make(k)) for k in range(3)]
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    x = min(xs)
    while x < max(xs):
        y = min(ys)
        while y < max(ys):
            mx, my = x + 0.12, y + 0.12
            if inside(polygon, mx, my) and math.hypot(mx - near[0], my - near[1]) < reach and not any(inside(hole, mx, my) for hole in holes):
                place(random.choice(tiles), (mx, my, z + 0.002), (0, 0, random.uniform(0, 6.28)), (0.5, 0.5, 1.0))
            y += 0.24
        x += 0.24


def sand_material(color=(0.62, 0.55, 0.45)):
    """Returns the material of dry Gulf sand: pale, a little gray, darker where damp."""
    n = Nodes('beach sand')
    where = n.position()
    grains = n.noise(where, 900, 2, 0.7)
    ripple = n.noise(n.vector('MULTIPLY', where, (1.0, 3.2, 1.0)), 3.0, 4, 0.6, 0.9)
    pits = n.noise(where, 9, 4, 0.62)
    tone = n.mix(1.0, color, n.ramp(n.noise(where, 0.6, 5, 0.6), [(0.3, (0.84, 0.82, 0.79)), (0.65, (1.06, 1.06, 1.06))]), 'MULTIPLY')
    tone = n.mix(0.5, tone, n.ramp(grains, [(0.28, (0.62, 0.60, 0.58)), (0.6, (1.06, 1.06, 1.06))]), 'MULTIPLY')
    bits = n.voronoi(where, 60, 'Color')
    value = n.node('ShaderNodeSeparateColor', {0: bits}, out=0)
    tone = n.mix(n.ramp(value, [(0.95, 0.0), (0.97, 0.8)]), tone, (0.80, 0.76, 0.70))
    height = n.math('ADD', n.math('ADD', n.math('MULTIPLY', ripple, 1.0), n.math('MULTIPLY', pits, 1.2)), n.math('MULTIPLY', grains, 0.06))
    return n.done(n.seen(n.principled(tone, 0.95, 0.12, n.bump(height, 0.9, 0.035)), color))


def sand(polygon, z=0.0, cell=0.2, relief=0.05, ground=None, holes=()):
    return sheet(polygon, z, plants._once('beach sand', sand_material), cell, relief, 0.8, 9, ground, holes)


def floor_material():
    """Returns the material of a forest floor: soil, leaf mold, straw."""
    n = Nodes('wood floor')
    where = n.position()
    bits = n.node('ShaderNodeSeparateColor', {0: n.voronoi(n.vector('MULTIPLY', where, (1.0, 1.6, 1.0)), 55, 'Color')}, out=0)
    tone = n.ramp(bits, [(0.0, (0.035, 0.026, 0.017)), (0.5, (0.090, 0.062, 0.038)), (0.85, (0.17, 0.120, 0.070)), (1.0, (0.30, 0.225, 0.135))])
    patch = n.noise(where, 1.4, 5, 0.65)
    tone = n.mix(n.ramp(patch, [(0.48, 0.0), (0.68, 0.55)]), tone, (0.055, 0.075, 0.022))
    tone = n.mix(0.7, tone, n.ramp(n.noise(where, 5, 4), [(0.3, (0.55, 0.53, 0.5)), (0.65, (1.15, 1.13, 1.1))]), 'MULTIPLY')
    return n.done(n.principled(tone, 0.95, 0.1, n.bump(n.math('ADD', bits, n.math('MULTIPLY', patch, 2.0)), 0.8, 0.02)))


def wood_floor(polygon, z=0.0, cell=0.35, relief=0.06, ground=None, holes=()):
    return sheet(polygon, z, plants._once('wood floor', floor_material), cell, relief, 0.7, 12, ground, holes)
