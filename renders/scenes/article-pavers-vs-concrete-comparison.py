"""Two driveways side by side: a cracked and stained concrete slab, and pavers that are still level."""
import math
import random

import numpy as np

from kit import field, greens, house, materials, paving, plants, street
from kit.core import Nodes, camera, film, fractal, mesh, place, rectangle, reset
from kit.sky import daylight


def slab_material():
    """Returns the material of concrete after twenty summers: mildew, a rust run, tire marks, hairline cracks."""
    n = Nodes('old slab')
    where = n.position()
    x, y = (n.node('ShaderNodeSeparateXYZ', {0: where}, out=k) for k in (0, 1))
    tone = n.ramp(n.noise(where, 1.3, 8, 0.68), [(0.30, (0.12, 0.115, 0.10)), (0.50, (0.235, 0.228, 0.21)), (0.72, (0.33, 0.32, 0.295))])
    tone = n.mix(0.75, tone, n.ramp(n.noise(where, 42, 4, 0.7), [(0.32, (0.62, 0.61, 0.60)), (0.6, (1.06, 1.06, 1.05))]), 'MULTIPLY')
    mildew = n.ramp(n.noise(where, 0.55, 6, 0.7), [(0.52, 0.0), (0.70, 1.0)])
    tone = n.mix(n.math('MULTIPLY', mildew, 0.55), tone, (0.055, 0.055, 0.045))
    oil = n.node('ShaderNodeTexNoise', {'Vector': where, 'Scale': 2.0, 'Detail': 5.0})
    spot = n.ramp(n.math('ADD', n.vector('DISTANCE', where, (-1.9, 3.5, 0), out='Value'), n.math('MULTIPLY', oil, 0.5)), [(0.42, 1.0), (0.62, 0.0)])
    tone = n.mix(n.math('MULTIPLY', spot, 0.8), tone, (0.028, 0.026, 0.024))
    rust = n.ramp(n.math('ADD', n.math('ABSOLUTE', n.math('ADD', x, 2.75)), n.math('MULTIPLY', n.noise(n.vector('MULTIPLY', where, (1, 0.25, 1)), 5, 4, 0.6), 0.45)), [(0.22, 1.0), (0.42, 0.0)])
    tone = n.mix(n.math('MULTIPLY', rust, 0.5), tone, (0.28, 0.12, 0.045))
    warp = n.vector('ADD', where, n.vector('SCALE', n.node('ShaderNodeTexNoise', {'Vector': where, 'Scale': 2.6, 'Detail': 6.0, 'Roughness': 0.7}, out=1), scale=0.55))
    hair = n.ramp(n.voronoi(warp, 0.75, feature='DISTANCE_TO_EDGE'), [(0.0, 1.0), (0.011, 0.0)])
    tone = n.mix(n.math('MULTIPLY', hair, 0.85), tone, (0.03, 0.028, 0.024))
    grit = n.noise(where, 230, 2, 0.7)
    height = n.math('SUBTRACT', n.math('MULTIPLY', grit, 0.5), n.math('MULTIPLY', hair, 2.0))
    return n.done(n.seen(n.principled(tone, 0.92, 0.2, n.bump(height, 0.5, 0.004)), (0.30, 0.29, 0.27)))


def crack(x0, y0, x1, y1, seed, rough=0.11, count=70):
    """Returns a broken line between two points."""
    t = np.linspace(0, 1, count)
    wander = fractal(np.stack([t * 3.0, np.zeros(count) + seed], 1), 1.0, 5, seed) * np.sin(math.pi * t) ** 0.4
    dx, dy = x1 - x0, y1 - y0
    d = math.hypot(dx, dy)
    return [(x0 + dx * a - dy / d * w * rough * 2.2, y0 + dy * a + dx / d * w * rough * 2.2) for a, w in zip(t, wander)]


def plate(outline, z, lean, material, thickness=0.12):
    """Builds a tilted piece of slab with its top at `z`."""
    cx, cy = sum(p[0] for p in outline) / len(outline), sum(p[1] for p in outline) / len(outline)
    n = len(outline)
    top = [(x, y, z + (x - cx) * lean[0] + (y - cy) * lean[1]) for x, y in outline]
    rim = [(x + (cx - x) * 0.0012, y + (cy - y) * 0.0012, h + 0.0) for (x, y, h) in top]
    low = [(x, y, h - thickness) for x, y, h in top]
    verts = rim + low
    place(mesh('slab', verts, [tuple(range(n))] + [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)], material))


reset(83)
layout = paving.layouts()['drive']
field.lay(layout, 'tumbled', (0.6, -1), 0.03, 4.6, border_colors=['#74503d', '#8a6a52'], top=0.004)
old = slab_material()
L, R = -3.4, -0.005
a = crack(L, 0.55, R, 1.65, 3)
b = crack(-1.55, 1.12, -1.0, 3.28, 9, 0.07, 50)
gap = 0.013


def shifted(line, dx, dy):
    return [(x + dx, y + dy) for x, y in line]


plate([(L, -2.0), (R, -2.0), *shifted(a, 0, -gap)[::-1]], 0.0, (0.000, 0.002), old)
joint = 3.3
# The crack that branches: find where it leaves the first one.
k0 = min(range(len(a)), key=lambda k: math.hypot(a[k][0] - b[0][0], a[k][1] - b[0][1]))
b[0] = (a[k0][0], a[k0][1])
plate([*shifted(a[: k0 + 1], 0, gap), *shifted(b, -gap, 0)[1:], (b[-1][0] - gap, joint), (L, joint)], -0.016, (0.010, -0.004), old)
plate([*shifted(b, gap, 0)[::-1], *shifted(a[k0 + 1 :], 0, gap), (R, joint), (b[-1][0] + gap, joint)], 0.007, (-0.004, 0.003), old)
plate([(L, joint + 0.012), (R, joint + 0.012), (R, 6.4), (L, 6.4)], -0.004, (0.002, -0.003), old)
plate([(L, 6.412), (R, 6.412), (R, 9.6), (L, 9.6)], 0.002, (0, 0.001), old)
dark = materials.soil((0.05, 0.042, 0.03))
place(mesh('under', [(L, -2, -0.10), (R, -2, -0.10), (R, 9.6, -0.10), (L, 9.6, -0.10)], [(0, 1, 2, 3)], dark))
# Weeds have found the cracks and the joint.
random.seed(4)
spots = [a[k] for k in range(4, 66, 3)] + [b[k] for k in range(6, 48, 5)] + [(random.uniform(L, R), joint + 0.006) for _ in range(16)]
for k, (x, y) in enumerate(spots):
    if random.random() < 0.8:
        place(plants.twig('liriope', k % 3), (x, y, -0.028), (0, 0, random.uniform(0, 6.28)), random.uniform(0.14, 0.36))
house.walls(-4.6, 5.0, 9.65, 7, [(-3.0, -0.35, 0, 2.2, 'garage'), (0.4, 3.05, 0, 2.2, 'garage')], (0.70, 0.62, 0.50))
street.hip_roof(-4.6, 9.65, 5.0, 16.6)
for x in (-3.5, 0.02, 3.55):
    house.lantern(x, 9.65, 1.85)
plants.far_ground(-0.14)
plants.lawn(rectangle(-9, -2, -3.35, 9.6), z=-0.02, near=(-2.5, 0), reach=4.5)
plants.lawn(rectangle(3.35, -2, 10, 9.6), z=-0.02, near=(2.0, 0), reach=4.5)
greens.hedge('clusia', -9.2, -2, -9.2, 14, 0.9, 1.6)
greens.hedge('clusia', 10.2, -2, 10.2, 14, 0.9, 1.6)
greens.hedge('clusia', -30, 20, 30, 20, 1.2, 2.2, -0.2, 500)
greens.tree_line(-36, 36, 24, 2, 4.4, 1.3, -1.0, 3)
plants.sabal_palm(6.6, 7.2, 3.8)
plants.sabal_palm(-6.8, 6.8, 3.2)
plants.fallen([(-2.0, 0.3), (-1.2, 2.2), (-2.6, 1.8), (-0.5, 0.2)])
camera((-0.28, -1.75, 1.38), (-0.12, 3.3, 0.28), 26)
daylight('2026-03-20', 15.9, 8, 0.6, seed=9.0)
film(1920, 1200, 16, 0.0)
