"""Terraces and gardens: seat walls that bend, a fountain, garden walls with a gate, a screen cage, wet footprints, string lights."""
import math
import random

from mathutils import Matrix, Vector

from . import materials, paving, pool
from .core import Nodes, box, lathe, mesh, place, tube
from .plants import _once


def _arc_course(stones, cx, cy, inner, outer, a0, a1, top, thick, length, tones, spread, finish, phase=0.0):
    sweep = a1 - a0
    count = max(1, round(sweep * (inner + outer) / 2 / length))
    cuts = [a0] + [a0 + sweep * (k + phase + random.uniform(-0.12, 0.12)) / count for k in range(1 if phase < 0.3 else 0, count)] + [a1]
    cuts = sorted(c for c in cuts if a0 <= c <= a1)
    gap = 0.0016 / outer
    for b0, b1 in zip(cuts, cuts[1:]):
        if (b1 - b0) * inner < 0.05:
            continue
        arc = [b0 + gap + (b1 - b0 - 2 * gap) * t / 5 for t in range(6)]
        outline = [(cx + outer * math.cos(a), cy + outer * math.sin(a)) for a in arc] + [(cx + inner * math.cos(a), cy + inner * math.sin(a)) for a in reversed(arc)]
        stones.add(outline, top, thick, paving.blend_tone(tones, random.random(), spread), random.random(), finish, (0, 0), 0.018)


def bent_wall(cx, cy, inner, depth, a0, a1, courses, height, colors, cap=(0.057, 0.025, None), length=0.28, z=0.0):
    """Builds a seat wall with coping along an arc, split on both faces, and returns the height of its top."""
    stones = paving.Stones()
    for c in range(courses):
        _arc_course(stones, cx, cy, inner + random.uniform(-0.003, 0.003), inner + depth, a0, a1, z + (c + 1) * height - 0.001, height - 0.002, length * random.uniform(0.85, 1.15), colors, 0.14, 'split', 0.5 * (c % 2))
    top = z + courses * height
    thickness, over, tones = cap
    _arc_course(stones, cx, cy, inner - over, inner + depth + over, a0 - over / inner, a1 + over / inner, top + thickness, thickness, 0.36, tones or colors[:2], 0.07, 'cascade', 0.5)
    stones.build(materials.paver('split'))
    return top + thickness


def pier(x, y, side, courses, height, colors, tones, z=0.0, lit=True, turn=0.0):
    """Builds a square pier with a cap and a lantern on it."""
    stones = paving.Stones()
    h = side / 2
    for c in range(courses):
        if c % 2:
            parts = [(-h, -h, 0.02 * h, h), (0.02 * h, -h, h, h)]
        else:
            parts = [(-h, -h, h, 0.02 * h), (-h, 0.02 * h, h, h)]
        for x0, y0, x1, y1 in parts:
            outline = [(x0 + 0.001, y0 + 0.001), (x1 - 0.001, y0 + 0.001), (x1 - 0.001, y1 - 0.001), (x0 + 0.001, y1 - 0.001)]
            stones.add(outline, (c + 1) * height - 0.001, height - 0.002, paving.blend_tone(colors, random.random(), 0.14), random.random(), 'split', (0, 0), 0.018)
    o = h + 0.03
    stones.add([(-o, -o), (o, -o), (o, o), (-o, o)], courses * height + 0.06, 0.06, paving.blend_tone(tones, 0.3, 0.05), random.random(), 'cascade', (0, 0), 0.03)
    stones.build(materials.paver('split'), (x, y, z), (0, 0, turn))
    top = z + courses * height + 0.06
    if lit:
        lantern(x, y, top)
    return top


def lantern(x, y, z, power=7.0, size=1.0):
    """Builds a post lantern: four panes around a glow, a small roof."""
    metal = _once('lantern metal', lambda: materials.plain('lantern metal', (0.03, 0.027, 0.024), 0.5, 0.4))
    light = _once(f'lantern glow {power}', lambda: materials.glow((1.0, 0.62, 0.28), power))
    s = size
    box((x, y, z + 0.02 * s), (0.18 * s, 0.18 * s, 0.04 * s), metal, 0.006)
    box((x, y, z + 0.15 * s), (0.055 * s, 0.055 * s, 0.14 * s), light, 0.02)
    for dx in (-1, 1):
        for dy in (-1, 1):
            box((x + dx * 0.075 * s, y + dy * 0.075 * s, z + 0.17 * s), (0.014 * s, 0.014 * s, 0.28 * s), metal)
    place(lathe('lantern roof', [(0.15 * s, 0), (0.14 * s, 0.012 * s), (0.05 * s, 0.09 * s), (0.02 * s, 0.10 * s), (0.001, 0.13 * s)], metal, 4, False), (x, y, z + 0.31 * s), (0, 0, math.pi / 4))


def cushion(x, y, z, size=(0.48, 0.46, 0.11), color=(0.60, 0.52, 0.42), turn=0.0):
    return box((x, y, z + size[2] / 2), size, materials.cloth(color), min(size) * 0.42, turn, 4)


def fountain(x, y, z=0.0, stone=(0.62, 0.56, 0.47)):
    """Builds a courtyard fountain: an octagonal basin, a pedestal, two bowls, falling water."""
    cast = materials.stucco(stone, 0.7)
    place(lathe('basin', [(1.12, 0), (1.16, 0.04), (1.10, 0.08), (1.08, 0.34), (1.17, 0.40), (1.18, 0.47), (1.13, 0.49), (1.00, 0.49), (0.97, 0.46), (0.95, 0.10), (0.001, 0.10)], cast, 8, False), (x, y, z), (0, 0, math.pi / 8))
    place(lathe('pedestal', [(0.26, 0.1), (0.27, 0.2), (0.20, 0.26), (0.15, 0.42), (0.17, 0.6), (0.13, 0.74), (0.18, 0.86), (0.30, 0.92), (0.60, 1.02), (0.66, 1.07), (0.67, 1.10), (0.62, 1.11), (0.40, 1.03), (0.13, 1.00), (0.10, 1.10), (0.085, 1.3), (0.12, 1.38), (0.30, 1.46), (0.34, 1.50), (0.33, 1.52), (0.10, 1.47), (0.05, 1.56), (0.07, 1.63), (0.04, 1.70), (0.001, 1.71)], cast, 64), (x, y, z))
    water = pool._water(0.35, 9.0)
    for r, h in ((0.96, 0.41), (0.60, 1.075), (0.30, 1.495)):
        place(mesh('basin water', [(x + r * math.cos(2 * math.pi * k / 40), y + r * math.sin(2 * math.pi * k / 40), z + h) for k in range(40)], [tuple(range(40))], water))
    n = Nodes('falling water')
    streak = n.noise(n.vector('MULTIPLY', n.position(), (60, 60, 5)), 1.0, 3, 0.6)
    body = n.node('ShaderNodeBsdfGlossy', {0: (0.9, 0.93, 0.95, 1), 'Roughness': 0.12})
    fall = n.done(n.blend(n.ramp(streak, [(0.50, 0.0), (0.62, 0.55)]), n.node('ShaderNodeBsdfTransparent'), body))
    for r, top, low in ((0.675, 1.09, 0.41), (0.345, 1.50, 1.08)):
        place(lathe('fall', [(r, top), (r + 0.02, top - 0.05), (r + 0.05, low)], fall, 48), (x, y, z))


def screen_cage(x0, x1, y0, y1, height=3.0, peak=3.8, bay=2.2, color=(0.045, 0.038, 0.032), sides='lrb'):
    """Builds a screen cage over a deck: aluminum posts and beams, and screen that dims what is behind it. `sides` has
    l, r and b for those without a house.
    """
    metal = _once('cage', lambda: materials.plain('cage', color, 0.4, 0.4, vary=0.08))
    n = Nodes('screen')
    screen = n.done(n.blend(0.16, n.node('ShaderNodeBsdfTransparent'), n.principled((0.03, 0.03, 0.032), 0.6, 0.3)))
    ridge = (x0 + x1) / 2

    def bar(a, b, w=0.05, d=0.05):
        a, b = Vector(a), Vector(b)
        obj = box((0, 0, 0), ((b - a).length, w, d), metal, 0.004)
        way = (b - a).normalized()
        turn = math.atan2(way.y, way.x)
        obj.matrix_world = Matrix.Translation((a + b) / 2) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(-math.asin(max(-1, min(1, way.z))), 4, 'Y')

    count = max(1, round((y1 - y0) / bay))
    for k in range(count + 1):
        y = y0 + (y1 - y0) * k / count
        for x, side in ((x0, 'l'), (x1, 'r')):
            if side in sides:
                bar((x, y, 0), (x, y, height), 0.06, 0.10)
        bar((x0, y, height), (ridge, y, peak), 0.05, 0.14)
        bar((ridge, y, peak), (x1, y, height), 0.05, 0.14)
    rails = [(x, 0.95) for x, side in ((x0, 'l'), (x1, 'r')) if side in sides]
    for x, z in (*rails, (x0, height), (x1, height), (ridge, peak), ((x0 + ridge) / 2, (height + peak) / 2), ((x1 + ridge) / 2, (height + peak) / 2)):
        bar((x, y0, z), (x, y1, z))
    far = max(2, round((x1 - x0) / bay))
    if 'b' in sides:
        for k in range(1, far):
            x = x0 + (x1 - x0) * k / far
            bar((x, y1, 0), (x, y1, height + (peak - height) * (1 - abs(x - ridge) / (x1 - ridge))))
        for z in (0.02, 0.95, height):
            bar((x0, y1, z), (x1, y1, z))
        place(mesh('screen', [(x0, y1, 0), (x1, y1, 0), (x1, y1, height), (ridge, y1, peak), (x0, y1, height)], [(0, 1, 2, 3, 4)], screen))
    for x, side in ((x0, 'l'), (x1, 'r')):
        if side in sides:
            place(mesh('screen', [(x, y0, 0), (x, y1, 0), (x, y1, height), (x, y0, height)], [(0, 1, 2, 3)], screen))
    place(mesh('screen', [(x0, y0, height), (ridge, y0, peak), (ridge, y1, peak), (x0, y1, height)], [(0, 1, 2, 3)], screen))
    place(mesh('screen', [(x1, y0, height), (ridge, y0, peak), (ridge, y1, peak), (x1, y1, height)], [(0, 1, 2, 3)], screen))


def _damp():
    """Returns a material that darkens what is below it and shines like water."""

    def make():
        n = Nodes('damp')
        amount = n.attribute('amount', 'Fac')
        grit = n.noise(n.position(), 120, 3, 0.65)
        there = n.ramp(n.math('ADD', n.math('MULTIPLY', amount, 1.1), n.math('MULTIPLY', n.math('SUBTRACT', grit, 0.5), 0.7)), [(0.42, 0.0), (0.60, 1.0)])
        dark = n.node('ShaderNodeBsdfTransparent', {0: n.mix(there, (1, 1, 1), (0.89, 0.865, 0.83))})
        shine = n.node('ShaderNodeBsdfGlossy', {0: (0.9, 0.95, 1, 1), 'Roughness': 0.14})
        return n.done(n.blend(n.math('MULTIPLY', there, n.math('MULTIPLY', n.node('ShaderNodeFresnel', {'IOR': 1.33}), 0.5)), dark, shine))

    return _once('damp', make)


def _patch(blobs, z):
    """Builds a damp sheet over circles (x, y, radius), with soft edges."""
    x0, x1 = min(b[0] - b[2] * 1.5 for b in blobs), max(b[0] + b[2] * 1.5 for b in blobs)
    y0, y1 = min(b[1] - b[2] * 1.5 for b in blobs), max(b[1] + b[2] * 1.5 for b in blobs)
    step = max(0.006, min(0.03, (x1 - x0) / 40))
    nx, ny = int((x1 - x0) / step) + 2, int((y1 - y0) / step) + 2
    verts, amounts = [], []
    for j in range(ny):
        for i in range(nx):
            x, y = x0 + i * step, y0 + j * step
            near = max(1.35 - math.hypot(x - bx, y - by) / r * 0.8 for bx, by, r in blobs)
            verts.append((x, y, z))
            amounts.append(max(0.0, min(1.0, near)))
    faces = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(ny - 1) for i in range(nx - 1)]
    return place(mesh('damp', verts, faces, _damp(), False, floats={'amount': amounts}))


def footprint(x, y, turn, left=True, z=0.0016, size=1.0):
    """Adds the print of a wet bare foot: heel, outer edge, ball, five toes. It walks toward `turn`."""
    s = (-1 if left else 1) * size
    shape = [(0, -0.095, 0.030), (0.004, -0.080, 0.030), (0.010, -0.050, 0.028), (0.015, -0.015, 0.026), (0.015, 0.018, 0.028), (0.006, 0.045, 0.030), (-0.012, 0.055, 0.030), (0.022, 0.048, 0.022)]
    shape += [(-0.024, 0.112, 0.0155), (-0.004, 0.116, 0.0115), (0.011, 0.110, 0.0105), (0.024, 0.101, 0.0098), (0.035, 0.088, 0.009)]
    c, sn = math.cos(turn - math.pi / 2), math.sin(turn - math.pi / 2)
    blobs = []
    for u, v, r in shape:
        u, v = u * s, v * size
        blobs.append((x + u * c - v * sn, y + u * sn + v * c, r * 0.92 * size))
    _patch(blobs, z)


def puddle(x, y, radius, z=0.0015, lobes=7):
    """Adds a splash: one damp spot made of several circles."""
    _patch([(x, y, radius)] + [(x + random.gauss(0, radius * 0.7), y + random.gauss(0, radius * 0.6), radius * random.uniform(0.25, 0.6)) for _ in range(lobes)], z)


def string_lights(points, sag=0.25, every=0.55, power=14.0):
    """Hangs bulbs on a cord between posts."""
    cord = _once('cord', lambda: materials.plain('cord', (0.02, 0.02, 0.02), 0.7, 0.2))
    bulb = _once('bulb', lambda: materials.glow((1.0, 0.66, 0.32), power))
    drop = _once('bulb mesh', lambda: lathe('bulb', [(0.001, -0.075), (0.022, -0.06), (0.028, -0.04), (0.018, -0.012), (0.012, 0)], bulb, 12))
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        line = [a.lerp(b, k / 16) - Vector((0, 0, sag * 4 * (k / 16) * (1 - k / 16))) for k in range(17)]
        tube(line, 0.005, cord, 6)
        count = max(1, int((b - a).length / every))
        for k in range(count):
            t = (k + 0.5) / count
            p = a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t)))
            place(drop, p)


def path_glow(x, y, z, energy=6.0, color=(1.0, 0.62, 0.30), radius=0.06):
    """Lights what is near a lamp."""
    import bpy

    lamp = bpy.data.lights.new('glow', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = energy, color, radius
    obj = bpy.data.objects.new('glow', lamp)
    obj.location = (x, y, z)
    bpy.context.scene.collection.objects.link(obj)


__all__ = ['bent_wall', 'pier', 'lantern', 'cushion', 'fountain', 'screen_cage', 'footprint', 'puddle', 'string_lights', 'path_glow']
