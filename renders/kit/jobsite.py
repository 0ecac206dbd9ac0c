"""Tools and materials of a job: pallets, stacks, string, screed, heaps and bags of sand."""
import math
import random

import numpy as np
from mathutils import Euler, Matrix, Vector

from . import materials, paving
from .core import Nodes, box, fractal, lathe, mesh, place, tube
from .plants import _once


def steel():
    return _once('job steel', lambda: materials.plain('job steel', (0.55, 0.55, 0.54), 0.35, 0.5, 0.9, 0.35, 30))


def ash_wood():
    return _once('tool handle', lambda: materials.wood((0.46, 0.31, 0.16), 0.12))


def pine():
    return _once('pine', lambda: materials.wood((0.50, 0.37, 0.22), 0.35))


def rubber():
    return _once('job rubber', lambda: materials.plain('job rubber', (0.022, 0.022, 0.023), 0.75, 0.25, vary=0.4))


def part(center, size, material, turn=0.0, pitch=0.0, roll=0.0, bevel=0.004):
    obj = box(center, size, material, bevel)
    obj.rotation_euler = Euler((roll, pitch, turn), 'XYZ')
    return obj


def sand_material(color=(0.50, 0.41, 0.28), damp=0.0):
    """Returns the material of bedding sand: fine grains, soft ripples, darker where damp."""
    n = Nodes('bedding sand')
    where = n.position()
    grain = n.noise(where, 900, 2, 0.7)
    tone = n.mix(1.0, color, n.ramp(grain, [(0.3, (0.74, 0.73, 0.71)), (0.7, (1.16, 1.15, 1.13))]), 'MULTIPLY')
    tone = n.mix(0.5 + damp, tone, n.ramp(n.noise(where, 2.2, 4, 0.6), [(0.35, (0.74, 0.71, 0.67)), (0.62, (1.05, 1.05, 1.04))]), 'MULTIPLY')
    height = n.math('ADD', n.math('MULTIPLY', grain, 0.3), n.math('MULTIPLY', n.noise(where, 60, 3, 0.6), 1.0))
    return n.done(n.seen(n.principled(tone, 0.95, 0.12, n.bump(height, 0.35, 0.003)), color))


def base_material(color=(0.52, 0.48, 0.41)):
    """Returns the material of compacted crushed limestone: pale fines with chips in them."""
    n = Nodes('limestone base')
    where = n.position()
    cells = n.voronoi(where, 62, 'Color')
    depth = n.voronoi(where, 62)
    value = n.node('ShaderNodeSeparateColor', {0: cells}, out=0)
    chips = n.ramp(depth, [(0.25, 1.0), (0.42, 0.0)])
    fines = n.mix(1.0, color, n.ramp(n.noise(where, 260, 3, 0.7), [(0.3, (0.75, 0.74, 0.72)), (0.7, (1.12, 1.12, 1.1))]), 'MULTIPLY')
    tone = n.mix(n.math('MULTIPLY', chips, 0.8), fines, n.ramp(value, [(0.0, (0.34, 0.32, 0.28)), (0.5, (0.54, 0.51, 0.45)), (1.0, (0.70, 0.68, 0.62))]))
    tone = n.mix(0.6, tone, n.ramp(n.noise(where, 1.6, 5, 0.62), [(0.35, (0.76, 0.74, 0.70)), (0.65, (1.06, 1.06, 1.05))]), 'MULTIPLY')
    height = n.math('ADD', chips, n.math('MULTIPLY', n.noise(where, 120, 3), 0.6))
    return n.done(n.seen(n.principled(tone, 0.95, 0.12, n.bump(height, 0.7, 0.008)), color))


def pallet(x, y, turn=0.0, z=0.0, side=1.02):
    """Builds a wood pallet, and returns the height of its top."""
    wood = pine()
    c, s = math.cos(turn), math.sin(turn)

    def at(u, v, h):
        return (x + u * c - v * s, y + u * s + v * c, z + h)

    for v in (-0.46, 0, 0.46):
        part(at(0, v * side, 0.065), (side * 1.16, 0.09, 0.09), wood, turn)
    for k in range(7):
        part(at((k / 6 - 0.5) * side * 1.06, 0, 0.122), (0.10, side * 1.02, 0.02), wood, turn + random.uniform(-0.012, 0.012))
    for k in (-0.48, 0, 0.48):
        part(at(k * side * 1.06, 0, 0.011), (0.10, side * 1.02, 0.02), wood, turn)
    return z + 0.132


def stack(x, y, colors, layers=8, size=(0.229, 0.152, 0.06), columns=4, rows=6, turn=0.0, z=0.0, finish='tumbled', strap=True, missing=0, spread=0.10):
    """Stacks pavers as they come on a pallet, in layers; the top one may be incomplete."""
    stones = paving.Stones()
    length, width, tall = size
    for layer in range(layers):
        for i in range(columns):
            for j in range(rows):
                if layer == layers - 1 and (i * rows + j) >= columns * rows - missing:
                    continue
                ox, oy = random.uniform(-0.002, 0.002), random.uniform(-0.002, 0.002)
                x0, y0 = (i - columns / 2) * length + ox, (j - rows / 2) * width + oy
                outline = [(x0 + 0.001, y0 + 0.001), (x0 + length - 0.001, y0 + 0.001), (x0 + length - 0.001, y0 + width - 0.001), (x0 + 0.001, y0 + width - 0.001)]
                stones.add(outline, (layer + 1) * (tall + 0.0008), tall, paving.blend_tone(colors, random.random(), spread), random.random(), finish, (0, 0), 0.2)
    stones.build(materials.paver(finish), (x, y, z), (0, 0, turn))
    if strap:
        band = _once('strap', lambda: materials.plain('strap', (0.03, 0.10, 0.055), 0.4, 0.4))
        high = layers * (tall + 0.0008)
        for k in (-0.27, 0.27):
            c, s = math.cos(turn), math.sin(turn)
            u = k * columns * length
            for v in (-rows * width / 2 - 0.002, rows * width / 2 + 0.002):
                part((x + u * c - v * s, y + u * s + v * c, z + high / 2), (0.016, 0.0015, high), band, turn, bevel=0)
            part((x + u * c, y + u * s, z + high + 0.002), (0.016, rows * width, 0.0015), band, turn, bevel=0)


def heap(x, y, radius, height, material, z=0.0, seed=3, stretch=(1.0, 1.0)):
    """Builds a heap of loose material with a soft foot."""
    rings, sides = 26, 64
    verts, faces = [(x, y, 0.0)], []
    for r in range(1, rings + 1):
        t = r / rings
        for k in range(sides):
            a = 2 * math.pi * k / sides
            wob = 1 + 0.13 * math.sin(a * 3 + seed) + 0.07 * math.sin(a * 7 + seed * 2)
            verts.append((x + stretch[0] * radius * t * wob * math.cos(a), y + stretch[1] * radius * t * wob * math.sin(a), 0.0))
    points = np.array(verts)
    bump = fractal(points[:, :2] * 1.0, 2.4 / radius, 4, seed)
    for i in range(len(verts)):
        t = 0 if i == 0 else ((i - 1) // sides + 1) / rings
        slope = (1 - t) ** 1.15 if t < 1 else 0
        level = height * slope * (1 + 0.22 * bump[i]) - 0.004 * (t > 0.98)
        verts[i] = (verts[i][0], verts[i][1], z + min(level, height * (0.92 + 0.05 * bump[i])))
    for k in range(sides):
        faces.append((0, 1 + k, 1 + (k + 1) % sides))
    for r in range(rings - 1):
        for k in range(sides):
            j = (k + 1) % sides
            a = 1 + r * sides
            faces.append((a + k, a + sides + k, a + sides + j, a + j))
    return place(mesh('heap', verts, faces, material, True))


def bag(x, y, turn=0.0, z=0.0, size=(0.58, 0.38, 0.12), color=(0.62, 0.55, 0.40), label=(0.09, 0.22, 0.20)):
    """Builds a filled bag lying down, pinched at its ends, a printed band across it."""
    nu, nv = 36, 24
    verts, faces, mark = [], [], []
    for s in (1, -1):
        for j in range(nv + 1):
            for i in range(nu + 1):
                u, v = 2 * i / nu - 1, 2 * j / nv - 1
                full = max(0.0, (1 - abs(u) ** 3.2)) ** 0.62 * max(0.0, (1 - abs(v) ** 2.6)) ** 0.55
                crease = 0.006 * math.sin(9 * v + 3 * u) * (abs(u) ** 4) + 0.0035 * math.sin(13 * u + 5 * v)
                tall = size[2] * full * (0.62 if s > 0 else 0.40)
                verts.append((u * size[0] / 2 * (1 - 0.04 * (1 - v * v) * abs(u)), v * size[1] / 2 * (1 - 0.10 * (abs(u) ** 6)), 0.40 * size[2] + s * tall + crease * full))
                mark.append(1.0 if abs(u) < 0.46 and abs(v) < 0.7 else 0.0)
    side = (nu + 1) * (nv + 1)
    for s in (0, 1):
        for j in range(nv):
            for i in range(nu):
                a = s * side + j * (nu + 1) + i
                face = (a, a + 1, a + nu + 2, a + nu + 1)
                faces.append(face if s == 0 else face[::-1])
    n = Nodes('bag')
    band = n.ramp(n.attribute('mark', 'Fac'), [(0.45, 0.0), (0.55, 1.0)])
    where = n.object_coords()
    tone = n.mix(band, color, label)
    tone = n.mix(0.35, tone, n.ramp(n.noise(where, 14, 4, 0.6), [(0.3, (0.7, 0.69, 0.67)), (0.65, (1.08, 1.08, 1.07))]), 'MULTIPLY')
    material = n.done(n.principled(tone, 0.55, 0.3, n.bump(n.noise(where, 28, 3), 0.25, 0.006)))
    return place(mesh('bag', verts, faces, material, True, floats={'mark': mark}), (x, y, z), (0, 0, turn))


def push_broom(x, y, turn=0.0, z=0.0, lean=0.72, wide=0.60, handle=1.45, sway=0.0):
    """Builds a push broom standing on its bristles; its handle leans back against `turn` + 90°."""
    block = ash_wood()
    bristle = _once('bristle', lambda: materials.plain('bristle', (0.13, 0.085, 0.045), 0.8, 0.2, vary=0.6, scale=40))
    verts, faces = [], []
    for i in range(int(wide / 0.0075)):
        for j in range(7):
            bx, by = -wide / 2 + 0.0075 * (i + random.random()), -0.027 + 0.009 * j + random.uniform(-0.002, 0.002)
            tx, ty = bx + random.gauss(0, 0.007), by - 0.012 + random.gauss(0, 0.006)
            w = 0.0016
            a = len(verts)
            verts += [(bx - w, by, 0.078), (bx + w, by, 0.078), (tx + w * 0.7, ty, 0.0), (tx - w * 0.7, ty, 0.0)]
            faces.append((a, a + 1, a + 2, a + 3))
    m = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, 'Z')
    place(mesh('bristles', verts, faces, bristle)).matrix_world = m
    head = box((0, 0, 0), (wide, 0.068, 0.042), block, 0.009)
    head.matrix_world = m @ Matrix.Translation((0, 0, 0.098))
    end = Vector((sway, math.cos(lean) * handle, 0.11 + math.sin(lean) * handle))
    tube([m @ Vector((0, 0, 0.108)), m @ (Vector((0, 0, 0.108)).lerp(end, 0.5)), m @ end], 0.0135, block, 14)
    tube([m @ Vector((0, -0.005, 0.10)), m @ (Vector((0, 0, 0.108)).lerp(end, 0.06))], 0.022, steel(), 12)
    return m @ end


def mallet(x, y, turn=0.0, z=0.0):
    """Builds a rubber mallet lying down."""
    c, s = math.cos(turn), math.sin(turn)
    part((x, y, z + 0.043), (0.075, 0.13, 0.078), rubber(), turn, bevel=0.016)
    tube([(x + 0.02 * c, y + 0.02 * s, z + 0.043), (x + 0.36 * c, y + 0.36 * s, z + 0.018)], 0.0145, ash_wood(), 12)


def trowel_or_bar(x, y, turn=0.0, z=0.0, length=0.45):
    c, s = math.cos(turn), math.sin(turn)
    tube([(x, y, z + 0.012), (x + length * c, y + length * s, z + 0.012)], 0.008, steel(), 10)


def straightedge(x0, y0, x1, y1, z0, z1, height=0.10, thick=0.025, color=(0.56, 0.56, 0.55), level=True):
    """Builds an aluminum straightedge on its edge, with the vials of a level."""
    a, b = Vector((x0, y0, z0)), Vector((x1, y1, z1))
    way = (b - a).normalized()
    turn = math.atan2(way.y, way.x)
    bar = box((0, 0, 0), ((b - a).length, thick, height), materials.plain('straightedge', color, 0.35, 0.5, 0.85, 0.12, 12), 0.003)
    lean = Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(-math.asin(way.z), 4, 'Y')
    bar.matrix_world = Matrix.Translation((a + b) / 2 + Vector((0, 0, height / 2))) @ lean
    if level:
        for t in (0.08, 0.5, 0.92):
            p = a.lerp(b, t)
            window = box((0, 0, 0), (0.07, thick + 0.002, 0.038), materials.plain('vial', (0.55, 0.66, 0.06), 0.1, 0.5), 0.004)
            window.matrix_world = Matrix.Translation(p + Vector((0, 0, height * 0.58))) @ lean
            rim = box((0, 0, 0), (0.10, thick + 0.001, 0.06), materials.plain('vial frame', (0.03, 0.03, 0.032), 0.4, 0.4), 0.006)
            rim.matrix_world = Matrix.Translation(p + Vector((0, 0, height * 0.58))) @ lean


def stake(x, y, z=0.0, height=0.42):
    part((x, y, z + height / 2 - 0.1), (0.035, 0.022, height + 0.2), pine(), random.uniform(-0.2, 0.2), random.uniform(-0.04, 0.04), random.uniform(-0.04, 0.04))


def string_line(points, color=(0.85, 0.10, 0.22), sag=0.004, radius=0.0014):
    """Builds a mason's line between stakes."""
    twine = _once(f'line {color}', lambda: materials.plain('line', color, 0.6, 0.3, vary=0.05))
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        tube([a.lerp(b, k / 8) - Vector((0, 0, sag * 4 * (k / 8) * (1 - k / 8))) for k in range(9)], radius, twine, 6)
    for p in points:
        tube([Vector(p) + Vector((0, 0, 0.006 * k)) for k in (-1, 0, 1)], 0.02, twine, 8)


def screed_pipe(x0, y0, x1, y1, z=0.0):
    tube([(x0, y0, z + 0.013), (x1, y1, z + 0.013)], 0.0135, steel(), 14)


def bucket(x, y, z=0.0, color=(0.60, 0.24, 0.05), fill=None):
    """Builds a five-gallon bucket with its bail."""
    shell = materials.plain('bucket', color, 0.4, 0.4, vary=0.15)
    place(lathe('bucket', [(0.128, 0), (0.132, 0.004), (0.146, 0.30), (0.152, 0.302), (0.152, 0.318), (0.148, 0.32), (0.149, 0.36), (0.152, 0.365), (0.146, 0.367), (0.142, 0.355), (0.126, 0.02), (0.001, 0.015)], shell, 48), (x, y, z))
    if fill:
        place(lathe('fill', [(0.141, 0.29), (0.06, 0.325), (0.001, 0.335)], fill, 24), (x, y, z))
    tube([(x + 0.15 * math.cos(a), y + 0.15 * math.sin(a) * 0.92, z + 0.30 - 0.10 * math.sin(a)) for a in [math.pi * k / 14 for k in range(15)]], 0.0022, steel(), 6)


def wheelbarrow(x, y, turn=0.0, z=0.0, fill=None, color=(0.10, 0.20, 0.16)):
    """Builds a contractor's wheelbarrow; its wheel points along `turn`."""
    m = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, 'Z')

    def p(*v):
        return m @ Vector(v)

    paint = materials.plain('tray', color, 0.45, 0.4, vary=0.4, scale=5)
    rim, floor = [], []
    for k in range(40):
        a = 2 * math.pi * k / 40
        ca, sa = math.cos(a), math.sin(a)
        ex, ey = math.copysign(abs(ca) ** 0.5, ca), math.copysign(abs(sa) ** 0.5, sa)
        rim.append((0.02 + 0.46 * ex, 0.34 * ey * (1 - 0.06 * ex), 0.64 + 0.05 * ex))
        floor.append((-0.05 + 0.25 * ex, 0.20 * ey, 0.36 + 0.01 * ex))
    verts = [p(*v) for v in rim] + [p(*v) for v in floor] + [p(-0.05, 0, 0.355)]
    faces = [(k, (k + 1) % 40, 40 + (k + 1) % 40, 40 + k) for k in range(40)] + [(40 + k, 40 + (k + 1) % 40, 80) for k in range(40)]
    tray = place(mesh('tray', verts, faces, paint, True))
    solid = tray.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = 0.003
    tube([p(*v) for v in rim + rim[:1]], 0.008, paint, 8)
    if fill:
        hv = [p(0.02 + 0.44 * (v[0] - 0.02) / 0.46, v[1] * 0.95, v[2] - 0.03) for v in rim]
        mid = [p(0.02 + (v[0] - 0.02) * 0.5, v[1] * 0.5, 0.74 + random.uniform(-0.012, 0.012)) for v in rim]
        hf = [(k, (k + 1) % 40, 40 + (k + 1) % 40, 40 + k) for k in range(40)] + [(40 + k, 40 + (k + 1) % 40, 80) for k in range(40)]
        place(mesh('load', hv + mid + [p(0.02, 0, 0.79)], hf, fill, True))
    handle = ash_wood()
    for s in (-1, 1):
        tube([p(0.62, s * 0.07, 0.22), p(0.1, s * 0.19, 0.36), p(-0.5, s * 0.28, 0.50), p(-0.92, s * 0.31, 0.60)], 0.020, handle, 10)
        tube([p(-0.16, s * 0.23, 0.40), p(-0.30, s * 0.27, 0.02), p(-0.44, s * 0.27, 0.02), p(-0.50, s * 0.28, 0.46)], 0.013, rubber(), 8)
        tube([p(0.40, s * 0.11, 0.28), p(0.44, s * 0.16, 0.52)], 0.010, rubber(), 8)
    wheel = place(lathe('barrow tire', [(0.12, -0.045), (0.185, -0.048), (0.20, -0.02), (0.20, 0.02), (0.185, 0.048), (0.12, 0.045)], rubber(), 36))
    wheel.matrix_world = Matrix.Translation(p(0.64, 0, 0.20)) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(math.pi / 2, 4, 'X')
    hub = place(lathe('barrow rim', [(0.001, -0.05), (0.03, -0.05), (0.05, -0.02), (0.125, -0.03), (0.125, 0.03), (0.05, 0.02), (0.03, 0.05), (0.001, 0.05)], steel(), 30))
    hub.matrix_world = wheel.matrix_world


def shovel(foot, tip, turn=0.0):
    """Builds a square shovel: its blade at `foot`, its handle up to `tip`."""
    a, b = Vector(foot), Vector(tip)
    way = (b - a).normalized()
    frame = way.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(turn, 4, 'Z')
    blade = box((0, 0, 0), (0.24, 0.012, 0.30), steel(), 0.004)
    blade.matrix_world = Matrix.Translation(a + way * 0.15) @ frame
    tube([a + way * 0.28, a.lerp(b, 0.5), b], 0.016, ash_wood(), 12)
    grip = box((0, 0, 0), (0.13, 0.03, 0.035), rubber(), 0.012)
    grip.matrix_world = Matrix.Translation(b) @ frame


def rolled_tape(x, y, z=0.0, turn=0.0, color=(0.75, 0.52, 0.03)):
    part((x, y, z + 0.035), (0.075, 0.04, 0.07), materials.plain('tape', color, 0.35, 0.4), turn, bevel=0.014)


def chalk(points, width=0.012, z=0.003, color=(0.75, 0.78, 0.82), height=None):
    """Draws a chalk line on pavers: broken, on the high grains only."""
    n = Nodes('chalk')
    where = n.position()
    hit = n.ramp(n.noise(where, 190, 3, 0.7), [(0.44, 0.0), (0.52, 1.0)])
    body = n.principled(color, 0.95, 0.1)
    material = n.done(n.blend(n.math('MULTIPLY', hit, 0.9), n.node('ShaderNodeBsdfTransparent'), body))
    verts, faces = [], []
    for i, (x, y) in enumerate(points):
        px, py = points[max(i - 1, 0)]
        qx, qy = points[min(i + 1, len(points) - 1)]
        d = math.hypot(qx - px, qy - py) or 1
        nx, ny = -(qy - py) / d * width / 2, (qx - px) / d * width / 2
        h = z + (height(x, y) if height else 0)
        verts += [(x - nx, y - ny, h), (x + nx, y + ny, h)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
    return place(mesh('chalk', verts, faces, material))


__all__ = [
    'steel', 'ash_wood', 'pine', 'rubber', 'part', 'sand_material', 'base_material', 'pallet', 'stack', 'heap', 'bag', 'push_broom', 'mallet', 'trowel_or_bar',
    'straightedge', 'stake', 'string_line', 'screed_pipe', 'bucket', 'wheelbarrow', 'shovel', 'rolled_tape', 'chalk',
]
