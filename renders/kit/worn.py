"""Paving that has failed: slabs broken along cracks and settled, water in their low spots, weeds, rust, mold and oil."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from . import materials, plants
from .core import Nodes, fractal, inside, mesh, place


def crack(start, end, seed, rough=0.12, count=70):
    """Returns the points of a crack between two points, which wanders most in its middle."""
    t = np.linspace(0, 1, count)
    wander = fractal(np.stack([t * 3.0, np.full(count, float(seed))], 1), 1.0, 5, seed) * np.sin(math.pi * t) ** 0.4
    dx, dy = end[0] - start[0], end[1] - start[1]
    return [(start[0] + dx * a - dy * w * rough * 2, start[1] + dy * a + dx * w * rough * 2) for a, w in zip(t, wander)]


def moved(points, dx, dy):
    return [(x + dx, y + dy) for x, y in points]


def plate(outline, height, material, step=0.10, thickness=0.11):
    """Builds a piece of slab inside an outline; `height(x, y)` is its top."""
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    points = list(outline)
    for y in np.arange(min(ys) + step / 2, max(ys), step):
        for x in np.arange(min(xs) + step / 2, max(xs), step):
            if inside(outline, x, y) and min(math.hypot(x - px, y - py) for px, py in outline) > step * 0.4:
                points.append((x, y))
    n = len(outline)
    rim = [(k, (k + 1) % n) for k in range(n)]
    found, _, faces, origins, *_ = delaunay_2d_cdt([Vector(p) for p in points], rim, [], 1, 1e-5)
    verts = [(x, y, height(x, y)) for x, y in found]
    # Where each point of the outline is in the result.
    at = {old: new for new, olds in enumerate(origins) for old in olds}
    low = len(verts)
    verts += [(*outline[k], verts[at[k]][2] - thickness) for k in range(n)]
    sides = [(at[k], low + k, low + (k + 1) % n, at[(k + 1) % n]) for k in range(n)]
    data = mesh('plate', verts, [tuple(f) for f in faces] + sides, material)
    data.polygons.foreach_set('use_smooth', [True] * len(faces) + [False] * len(sides))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(35)
    return place(data)


def terrain(polygon, height, material, cell=0.05):
    """Builds ground over the cells of a polygon; `height(points)` takes an array of x and y."""
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    nx, ny = round((max(xs) - min(xs)) / cell), round((max(ys) - min(ys)) / cell)
    gx, gy = np.meshgrid(np.linspace(min(xs), max(xs), nx + 1), np.linspace(min(ys), max(ys), ny + 1))
    points = np.stack([gx.ravel(), gy.ravel()], 1)
    verts = np.concatenate([points, np.asarray(height(points))[:, None]], 1)
    faces = [(r * (nx + 1) + c, r * (nx + 1) + c + 1, (r + 1) * (nx + 1) + c + 1, (r + 1) * (nx + 1) + c) for r in range(ny) for c in range(nx)]
    return place(mesh('terrain', verts.tolist(), faces, material, True))


def spot(n, where, x, y, radius, ragged=0.5, scale=3.0):
    """Returns a mask: 1 around a point, with a ragged, soft edge."""
    flat = n.vector('MULTIPLY', where, (1, 1, 0))
    away = n.vector('DISTANCE', flat, (x, y, 0), out='Value')
    rough = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(where, scale / radius, 6, 0.65), 0.5), 2 * ragged)
    return n.ramp(n.math('ADD', n.math('DIVIDE', away, radius), rough), [(0.45, 1.0), (1.0, 0.0)])


def spots(n, where, places, ragged=0.5):
    """Returns the mask of several spots (x, y, radius)."""
    mask = 0.0
    for x, y, radius in places:
        mask = n.math('MAXIMUM', mask, spot(n, where, x, y, radius, ragged))
    return mask


def _wet_below(n, where, level, color, roughness, soak=0.010):
    """Returns color and roughness, dark and smooth a little above the water at `level`."""
    z = n.node('ShaderNodeSeparateXYZ', {0: where}, out=2)
    rough = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(where, 6, 5, 0.65), 0.5), soak)
    wet = n.node('ShaderNodeMapRange', {'Value': n.math('ADD', z, rough), 'From Min': level + soak * 0.35, 'From Max': level + soak, 'To Min': 1.0, 'To Max': 0.0})
    return n.mix(wet, color, n.mix(1.0, color, (0.46, 0.47, 0.48), 'MULTIPLY')), n.math('SUBTRACT', roughness, n.math('MULTIPLY', wet, 0.5))


def concrete(base=(0.30, 0.287, 0.26), water=None, rust=(), mold=0.5, mold_spots=(), oil=(), texture=0.0, seed=0.0):
    """Returns the material of neglected concrete: mold, stains of rust and oil at (x, y, radius), and wet around water that
    stands at the height `water`. `texture` 0 to 1 is how much of a sprayed deck's splatter is left.
    """
    n = Nodes('neglected concrete')
    where = n.position()
    far = n.vector('ADD', where, (seed * 7.3, seed * 3.1, 0))
    tone = n.mix(1.0, base, n.ramp(n.noise(far, 0.8, 6, 0.66), [(0.3, (0.70, 0.69, 0.66)), (0.65, (1.12, 1.12, 1.11))]), 'MULTIPLY')
    tone = n.mix(0.8, tone, n.ramp(n.noise(far, 9, 6, 0.7), [(0.3, (0.76, 0.75, 0.73)), (0.62, (1.04, 1.04, 1.03))]), 'MULTIPLY')
    grit = n.node('ShaderNodeSeparateColor', {0: n.voronoi(far, 300, 'Color')}, out=0)
    tone = n.mix(0.5, tone, n.ramp(grit, [(0.0, (0.7, 0.69, 0.68)), (0.6, (1, 1, 1)), (1.0, (1.22, 1.21, 1.18))]), 'MULTIPLY')
    height = n.math('MULTIPLY', grit, 0.4)
    if texture:
        splat = n.ramp(n.noise(far, 38, 3, 0.55, 0.6), [(0.46, 0.0), (0.54, 1.0)])
        worn = n.ramp(n.noise(far, 1.1, 5, 0.65), [(0.42, 1.0), (0.58, 0.15)])
        splat = n.math('MULTIPLY', n.math('MULTIPLY', splat, worn), texture)
        tone = n.mix(n.math('MULTIPLY', splat, 0.4), tone, n.mix(1.0, tone, (1.22, 1.2, 1.16), 'MULTIPLY'))
        height = n.math('ADD', height, n.math('MULTIPLY', splat, 1.6))
    black = n.ramp(n.noise(n.vector('ADD', far, (11, 5, 0)), 1.3, 8, 0.72), [(0.46, 0.0), (0.63, 1.0)])
    black = n.math('MULTIPLY', black, mold)
    if mold_spots:
        blotch = n.ramp(n.noise(far, 7, 7, 0.72), [(0.36, 0.25), (0.56, 1.0)])
        black = n.math('MAXIMUM', black, n.math('MULTIPLY', spots(n, where, mold_spots, 0.7), blotch))
    tone = n.mix(n.math('MULTIPLY', black, 0.82), tone, (0.040, 0.043, 0.030))
    if rust:
        streak = n.ramp(n.noise(far, 14, 5, 0.65), [(0.30, 0.45), (0.60, 1.0)])
        tone = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', spots(n, where, rust, 0.45), streak), 0.85), tone, (0.27, 0.095, 0.026))
    if oil:
        tone = n.mix(n.math('MULTIPLY', spots(n, where, oil, 0.55), 0.85), tone, (0.026, 0.024, 0.022))
    roughness = 0.92
    if water is not None:
        tone, roughness = _wet_below(n, where, water, tone, roughness)
    return n.done(n.seen(n.principled(tone, roughness, 0.25, n.bump(height, 0.5, 0.004 if texture else 0.002)), base))


def shell(water, base=(0.46, 0.425, 0.36)):
    """Returns the material of an old shell drive: broken shell in gray sand, darker where it is packed, wet around water."""
    n = Nodes('old shell')
    where = n.position()
    depth, bits = n.voronoi(where, 60), n.voronoi(where, 60, 'Color')
    value = n.node('ShaderNodeSeparateColor', {0: bits}, out=0)
    tone = n.mix(1.0, base, n.ramp(value, [(0.0, (0.50, 0.47, 0.42)), (0.6, (0.88, 0.86, 0.82)), (0.88, (1.1, 1.08, 1.03)), (1.0, (1.5, 1.45, 1.36))]), 'MULTIPLY')
    tone = n.mix(0.6, tone, n.ramp(depth, [(0.25, (1, 1, 1)), (0.8, (0.45, 0.42, 0.38))]), 'MULTIPLY')
    tone = n.mix(0.9, tone, n.ramp(n.noise(where, 1.1, 6, 0.66), [(0.32, (0.56, 0.54, 0.50)), (0.62, (1.06, 1.06, 1.05))]), 'MULTIPLY')
    tone, roughness = _wet_below(n, where, water, tone, 0.93, 0.020)
    height = n.math('ADD', n.math('SUBTRACT', 1.0, depth), n.math('MULTIPLY', n.noise(where, 260, 2, 0.6), 0.4))
    return n.done(n.seen(n.principled(tone, roughness, 0.25, n.bump(height, 0.8, 0.008)), base))


def water(polygon, z, tint=(0.84, 0.81, 0.74)):
    """Builds standing water: what is below `z` inside the polygon lies under it."""
    n = Nodes('standing water')
    ripple = n.bump(n.noise(n.position(), 5, 2), 0.012, 0.01)
    clear = n.node('ShaderNodeBsdfTransparent', {0: (*tint, 1)})
    mirror = n.node('ShaderNodeBsdfGlossy', {0: (0.98, 0.98, 1, 1), 'Roughness': 0.0, 'Normal': ripple})
    film = n.blend(n.node('ShaderNodeFresnel', {'IOR': 1.33, 'Normal': ripple}), clear, mirror)
    place(mesh('standing water', [(x, y, z) for x, y in polygon], [tuple(range(len(polygon)))], n.done(film)))


def dirt(polygon, z, color=(0.050, 0.042, 0.030)):
    """Lays bare soil below slabs, which shows in joints and cracks."""
    place(mesh('dirt', [(x, y, z) for x, y in polygon], [tuple(range(len(polygon)))], materials.soil(color)))


def weeds(points, kinds=('liriope', 'grasses'), sizes=(0.14, 0.36), height=lambda x, y: -0.02):
    """Sets small weeds at points, with their feet at `height(x, y)`."""
    for k, (x, y) in enumerate(points):
        place(plants.twig(random.choice(kinds), k % 3), (x, y, height(x, y)), (random.uniform(-0.2, 0.2), random.uniform(-0.2, 0.2), random.uniform(0, 6.28)), random.uniform(*sizes))


def turf(points, scale=(0.3, 0.7), height=lambda x, y: -0.02):
    """Sets tufts of the lawn's grass at points. Call it after `plants.lawn`."""
    for x, y in points:
        wide = random.uniform(*scale)
        place(random.choice(plants._cache['fine']), (x, y, height(x, y)), (0, 0, random.uniform(0, 6.28)), (wide, wide, random.uniform(0.6, 1.15)))


def repaint(name, color):
    """Gives the paint of a kit object, such as a house's 'front door', another color."""
    for material in bpy.data.materials:
        if material.name.split('.')[0] == name:
            for node in material.node_tree.nodes:
                if node.type == 'MIX_RGB':
                    node.inputs['Color1'].default_value = (*color, 1)


__all__ = ['crack', 'moved', 'plate', 'terrain', 'spot', 'spots', 'concrete', 'shell', 'water', 'dirt', 'weeds', 'turf', 'repaint']
