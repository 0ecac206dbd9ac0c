"""Lays the layouts of src/paving: each paver is a separate piece with its own tone, height and tilt."""
import json
import math
import os
import random

import numpy as np

from .core import INCH, fractal, linear, mesh, place, rectangle
from . import materials

# How a finish looks at its edge: corner radius, rim width, rim drop, waviness of the outline (meters).
EDGES = {
    'smooth': (0.0025, 0.0030, 0.0022, 0.0002),
    'slate': (0.004, 0.0045, 0.0035, 0.0008),
    'cascade': (0.006, 0.0055, 0.0045, 0.0008),
    'tumbled': (0.012, 0.0085, 0.0070, 0.0014),
    'travertine': (0.004, 0.0035, 0.0028, 0.0004),
    'split': (0.008, 0.008, 0.007, 0.003),
}


def layouts():
    """Returns the layouts of this scene by name, as renders/lay.ts wrote them."""
    with open(os.environ['SCENE_LAYOUTS'], encoding='utf-8') as file:
        return json.load(file)['layouts']


def blends():
    """Returns the colors of every product by its id."""
    with open(os.environ['SCENE_LAYOUTS'], encoding='utf-8') as file:
        return json.load(file)['blends']


def _corners(points):
    """Returns the corners of an outline, without points on a straight line or on each other."""
    out = []
    n = len(points)
    for i in range(n):
        a, b = points[i] - points[i - 1], points[(i + 1) % n] - points[i]
        la, lb = np.hypot(*a), np.hypot(*b)
        if la > 1e-4 and lb > 1e-4 and abs(a[0] * b[1] - a[1] * b[0]) > 1e-3 * la * lb:
            out.append(points[i])
    return np.array(out)


def _miters(points):
    """Returns how each corner moves when all edges move inward by one."""
    edge = np.roll(points, -1, 0) - points
    edge /= np.hypot(edge[:, 0], edge[:, 1])[:, None]
    after = np.stack([-edge[:, 1], edge[:, 0]], 1)
    before = np.roll(after, 1, 0)
    return (before + after) / np.maximum(1 + np.sum(before * after, 1), 0.35)[:, None]


def _round(corners, radius, counts):
    """Returns the outline with rounded corners and `counts` points along each edge."""
    n = len(corners)
    arcs = []
    for i in range(n):
        a, b = corners[i - 1] - corners[i], corners[(i + 1) % n] - corners[i]
        la, lb = np.hypot(*a), np.hypot(*b)
        a, b = a / la, b / lb
        bend = math.acos(max(-1, min(1, float(a @ b))))
        cut = min(radius / math.tan(bend / 2), la * 0.4, lb * 0.4)
        arcs.append([corners[i] + a * cut * (1 - t) ** 2 + b * cut * t**2 for t in (0.0, 0.5, 1.0)])
    out = []
    for i in range(n):
        out += arcs[i][:2]
        p, q = arcs[i][2], arcs[(i + 1) % n][0]
        out += [p + (q - p) * k / counts[i] for k in range(counts[i])]
    return np.array(out)


def _area(points):
    x, y = points[:, 0], points[:, 1]
    return 0.5 * float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y))


class Stones:
    """Collects pieces into one mesh."""

    def __init__(self):
        self.verts, self.faces, self.tones, self.edges = [], [], [], []

    def add(self, outline, top, thickness, tone, number, finish, tilt=(0.0, 0.0), step=0.03, dome=0.0):
        radius, rim, drop, wave = EDGES[finish]
        corners = np.array(outline, dtype=float)
        if _area(corners) < 0:
            corners = corners[::-1]
        corners = _corners(corners)
        if len(corners) < 3:
            return
        sides = np.hypot(*(np.roll(corners, -1, 0) - corners).T)
        room = 0.8 * 2 * _area(corners) / float(np.sum(sides))
        counts = [max(1, int(side / step)) for side in sides]
        miters = _miters(corners)
        points = _round(corners, radius, counts)
        rough = np.random.uniform(0, 1, len(points)) * wave
        rough = (rough + np.roll(rough, 1) + np.roll(rough, -1)) / 3
        middle = points.mean(0)
        rings = [(rim * 0.8, -thickness, 0.8), (0.0, -thickness + drop, 0.6)]
        if finish == 'split':
            levels = max(2, int(thickness / 0.018))
            rings += [(0.0, -thickness + drop + (thickness - 2 * drop) * k / levels, 0.0) for k in range(1, levels)]
        rings += [
            (0.0, -drop, 0.8),
            (rim * 0.25, -drop * 0.5, 1.0),
            (rim * 0.6, -drop * 0.15, 1.0),
            (rim, -0.0001, 0.9),
            (rim + 0.002, 0.0, 0.5),
            (rim + 0.014, dome, 0.0),
        ]
        start = len(self.verts)
        count = len(points)
        for depth, z, edge in rings:
            inset = min(depth, room * 0.75)
            ring = _round(corners + miters * inset, max(radius - inset, 0.0005), counts)
            inward = (middle - ring) / np.maximum(np.hypot(*(middle - ring).T), 1e-6)[:, None]
            ring += inward * rough[:, None]
            if finish == 'split' and z < 0:
                # The face of a split stone bulges where the wedge left it.
                along = np.arange(len(ring)) * step
                relief = fractal(np.stack([along, np.full(len(ring), z)], 1), 14, 3, int(number * 9999))
                ring += inward * (0.007 + 0.011 * relief)[:, None] * min(1.0, -z / 0.02, (z + thickness) / 0.02 + 0.35)
            for x, y in ring:
                height = top + z + (x - middle[0]) * tilt[0] + (y - middle[1]) * tilt[1]
                self.verts.append((x, y, height))
            self.edges += [edge] * count
        self.tones += [(*tone, number)] * (count * len(rings))
        for r in range(len(rings) - 1):
            a = start + r * count
            for k in range(count):
                j = (k + 1) % count
                self.faces.append((a + k, a + j, a + count + j, a + count + k))
        last = start + (len(rings) - 1) * count
        self.faces.append(tuple(range(last, last + count)))

    def build(self, material, location=(0, 0, 0), rotation=(0, 0, 0)):
        data = mesh('stones', self.verts, self.faces, material, True, {'tone': self.tones}, {'edge': self.edges})
        return place(data, location, rotation)


def blend_tone(colors, seed, spread=0.10):
    """Returns a piece's color: one of the blend, shifted a little toward the next one, lighter or darker with wear."""
    first = colors[int(seed * len(colors)) % len(colors)]
    second = random.choice(colors)
    share = random.random() * 0.35
    value = 1 + random.uniform(-spread, spread)
    a, b = linear(first), linear(second)
    return tuple(min(1.0, (x * (1 - share) + y * share) * value) for x, y in zip(a, b))


def lay(layout, finish='smooth', step=0.05, top=0.0, speckle=1.0, sand=None, level=0.0006, border_colors=None, spread=0.10, open_joint=False):
    """Lays a layout in the scene with its sand. The drawing's y runs along the scene's y."""
    stones = Stones()
    thickness = layout['thickness'] * INCH
    colors = layout['colors']
    for piece in layout['pieces']:
        outline = [(x * INCH, y * INCH) for x, y in piece['outline']]
        blend = border_colors if border_colors and piece['role'] == 'border' else colors
        tone = blend_tone(blend, piece['seed'], spread)
        height = top + random.uniform(-level, level)
        tilt = (random.gauss(0, 0.0022), random.gauss(0, 0.0022))
        stones.add(outline, height, thickness, tone, random.random(), finish, tilt, step)
    stones.build(materials.paver(finish, speckle))
    bed = [(x * INCH, y * INCH, 0) for x, y in layout['polygon']]
    sand_top = top - (0.010 if open_joint else EDGES[finish][2] + 0.0015)
    material = sand or (materials.gravel() if open_joint else materials.joint_sand())
    place(mesh('sand', bed, [tuple(range(len(bed)))], material), (0, 0, sand_top))


def wall(x0, x1, y, courses, lengths, height, depth, colors, z=0.0, finish='split', cap=None, turn=0.0, seed=1):
    """Builds a wall of blocks along x with its middle at y, its courses staggered; `cap` is a (thickness, overhang,
    colors) coping.
    """
    stones = Stones()
    for course in range(courses):
        x = x0 - random.uniform(0.2, 0.8) * lengths[0]
        while x < x1 - 0.03:
            length = random.choice(lengths)
            a, b = max(x, x0), min(x + length, x1)
            if b - a > 0.045:
                gap = 0.0015
                tone = blend_tone(colors, random.random(), 0.14)
                out = random.uniform(-0.003, 0.003)
                outline = [(a + gap, y - depth / 2 + out), (b - gap, y - depth / 2 + out), (b - gap, y + depth / 2), (a + gap, y + depth / 2)]
                stones.add(outline, z + (course + 1) * height - 0.001, height - 0.002, tone, random.random(), finish, (0, 0), 0.018)
            x += length
    top = z + courses * height
    if cap:
        thickness, overhang, tones = cap
        x = x0 - overhang
        while x < x1 + overhang - 0.05:
            length = random.choice((0.305, 0.305, 0.407))
            b = min(x + length, x1 + overhang)
            if x1 + overhang - b < 0.12:
                b = x1 + overhang
            outline = [(x + 0.002, y - depth / 2 - overhang), (b - 0.002, y - depth / 2 - overhang), (b - 0.002, y + depth / 2 + overhang), (x + 0.002, y + depth / 2 + overhang)]
            stones.add(outline, top + thickness, thickness, blend_tone(tones, random.random(), 0.06), random.random(), 'cascade', (0, 0), 0.03)
            x = b
        top += thickness
    stones.build(materials.paver(finish), rotation=(0, 0, turn))
    return top


def ring(cx, cy, inner, outer, courses, height, count, colors, z=0.0, cap=None):
    """Builds a round wall of tapered blocks, as for a fire pit."""
    stones = Stones()

    def course(r0, r1, top, thick, number, phase, finish, tones, spread):
        for k in range(number):
            a0, a1 = (2 * math.pi * (k + phase + e) / number for e in (0.008, 0.992))
            arc = [a0 + (a1 - a0) * t / 5 for t in range(6)]
            outline = [(cx + r1 * math.cos(a), cy + r1 * math.sin(a)) for a in arc]
            outline += [(cx + r0 * math.cos(a), cy + r0 * math.sin(a)) for a in reversed(arc)]
            stones.add(outline, top, thick, blend_tone(tones, random.random(), spread), random.random(), finish, (0, 0), 0.018)

    for c in range(courses):
        course(inner, outer, z + (c + 1) * height - 0.001, height - 0.002, count, 0.5 * (c % 2) + random.uniform(-0.05, 0.05), 'split', colors, 0.14)
    top = z + courses * height
    if cap:
        thickness, overhang, tones = cap
        course(inner - 0.01, outer + overhang, top + thickness, thickness, count, 0.25, 'cascade', tones, 0.08)
        top += thickness
    stones.build(materials.paver('split'))
    return top


def coping(x0, y0, x1, y1, colors, depth=0.305, thickness=0.057, top=0.002, nose=0.03, finish='smooth', pitch=0.1524, sides='nsew'):
    """Lays bullnose coping around a rectangular pool; the rounded edge overhangs the water."""
    verts, faces, tones, edges = [], [], [], []
    r = thickness / 2
    profile = [(depth, -thickness), (depth, -0.004), (depth - 0.004, 0.0), (0.02, 0.0)]
    profile += [(-nose + r - r * math.sin(math.pi * t / 10), -r + r * math.cos(math.pi * t / 10)) for t in range(0, 11)]
    profile += [(0.02, -thickness)]

    def stone(origin, along, out, length, tone, number):
        start = len(verts)
        ease = 0.002
        count = len(profile)
        for s, shrink in ((0.0015, ease), (0.0015 + ease, 0), (length - 0.0015 - ease, 0), (length - 0.0015, ease)):
            for d, z in profile:
                dz = z - shrink if z > -thickness / 2 else z + shrink
                dd = d + shrink if d < depth / 2 else d - shrink
                verts.append((origin[0] + along[0] * s + out[0] * dd, origin[1] + along[1] * s + out[1] * dd, top + dz))
                tones.append((*tone, number))
                edges.append(0.6 if shrink else 0.0)
        for k in range(3):
            for i in range(count):
                j = (i + 1) % count
                a, b = start + k * count, start + (k + 1) * count
                faces.append((a + i, a + j, b + j, b + i))
        faces.append(tuple(start + i for i in reversed(range(count))))
        faces.append(tuple(start + 3 * count + i for i in range(count)))

    runs = {
        's': ((x0 - depth, y0), (1, 0), (0, -1), x1 - x0 + 2 * depth),
        'n': ((x1 + depth, y1), (-1, 0), (0, 1), x1 - x0 + 2 * depth),
        'w': ((x0, y1), (0, -1), (-1, 0), y1 - y0),
        'e': ((x1, y0), (0, 1), (1, 0), y1 - y0),
    }
    for name in sides:
        origin, along, out, length = runs[name]
        count = max(1, round(length / pitch))
        for k in range(count):
            at = (origin[0] + along[0] * k * length / count, origin[1] + along[1] * k * length / count)
            stone(at, along, out, length / count, blend_tone(colors, random.random(), 0.06), random.random())
    data = mesh('coping', verts, faces, materials.paver(finish), True, {'tone': tones}, {'edge': edges})
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(35)
    place(data)


def polygon(layout):
    return [(x * INCH, y * INCH) for x, y in layout['polygon']]


__all__ = ['layouts', 'lay', 'wall', 'ring', 'coping', 'Stones', 'blend_tone', 'polygon', 'rectangle']
