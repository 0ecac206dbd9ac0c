"""Stucco houses with barrel tile roofs, sliders and garage doors. Built facing -y; `turned` moves what was built."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from . import materials
from .core import Nodes, box, lathe, mesh, place, tube


def turned(build, location=(0, 0, 0), angle=0.0):
    """Runs `build` and moves everything it made, rotated about z first."""
    before = set(bpy.context.scene.collection.objects)
    result = build()
    bpy.context.view_layer.update()
    move = Matrix.Translation(location) @ Matrix.Rotation(angle, 4, 'Z')
    for obj in set(bpy.context.scene.collection.objects) - before:
        obj.matrix_world = move @ obj.matrix_world
    return result


def _tile_mesh(material):
    """Makes a clay S-tile, 28 cm across and 42 cm long, on its slope: x across, y up the slope."""
    across, length, thick = 0.28, 0.42, 0.014
    profile = []
    for k in range(15):
        t = k / 14
        x = across * (t - 0.5)
        z = 0.075 * math.sin(math.pi * (t - 0.36) / 0.64) ** 0.8 if t > 0.36 else -0.018 * math.sin(math.pi * t / 0.36)
        profile.append((x * 1.06, z))
    verts = []
    for y, lift in ((-0.03, 0.022), (length, 0.0)):
        verts += [(x, y, z + lift) for x, z in profile]
        verts += [(x, y, z + lift - thick) for x, z in profile]
    n = len(profile)
    faces = []
    for k in range(n - 1):
        faces.append((k, k + 1, 2 * n + k + 1, 2 * n + k))
        faces.append((n + k + 1, n + k, 3 * n + k, 3 * n + k + 1))
        faces.append((k + 1, k, n + k, n + k + 1))
    data = mesh('roof tile', verts, faces, material, True)
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(50)
    return data


def _slope(tile, corners, under):
    """Lays tiles on a roof plane. `corners` are in space, the first two along the eave from left to right seen from
    outside.
    """
    points = [Vector(c) for c in corners]
    u = (points[1] - points[0]).normalized()
    normal = u.cross(points[2] - points[1]).normalized()
    v = normal.cross(u)
    flat = [((p - points[0]).dot(u), (p - points[0]).dot(v)) for p in points]
    from_plane = Matrix((u, v, normal)).transposed().to_4x4()
    place(mesh('underlay', [p - normal * 0.03 for p in points], [tuple(range(len(points)))], under))

    def inside(a, b):
        hit = False
        for (x0, y0), (x1, y1) in zip(flat, flat[1:] + flat[:1]):
            if (y0 > b) != (y1 > b) and a < (x1 - x0) * (b - y0) / (y1 - y0) + x0:
                hit = not hit
        return hit

    top = max(b for _, b in flat)
    a0, a1 = min(a for a, _ in flat), max(a for a, _ in flat)
    row = 0
    while row * 0.355 < top - 0.05:
        b = row * 0.355
        a = a0 + 0.14
        while a < a1:
            if inside(a, b + 0.14):
                obj = place(tile)
                at = points[0] + u * (a + random.uniform(-0.004, 0.004)) + v * (b + random.uniform(-0.006, 0.006)) + normal * 0.012
                obj.matrix_world = Matrix.Translation(at) @ from_plane
            a += 0.28
        row += 1


def _caps(start, end, material):
    """Lays half-round tiles on a hip or ridge, each over the one below."""
    a, b = Vector(start), Vector(end)
    way = (b - a).normalized()
    count = int((b - a).length / 0.36)
    for k in range(count + 1):
        p = a + way * (k * 0.36)
        tube([p, p + way * 0.40], [0.105, 0.090], material, 14)


def hip_roof(x0, y0, x1, y1, eave=2.85, overhang=0.6, pitch=0.42):
    """Builds a hip roof over a rectangle of walls, ridge along the longer side."""
    x0, y0, x1, y1 = x0 - overhang, y0 - overhang, x1 + overhang, y1 + overhang
    clay = materials.roof_tile()
    tile = _tile_mesh(clay)
    under = materials.plain('felt', (0.05, 0.035, 0.028), 0.95, 0.1)
    half = min(x1 - x0, y1 - y0) / 2
    top = eave + half * pitch
    if x1 - x0 >= y1 - y0:
        r0, r1 = (x0 + half, (y0 + y1) / 2, top), (x1 - half, (y0 + y1) / 2, top)
    else:
        r0, r1 = ((x0 + x1) / 2, y0 + half, top), ((x0 + x1) / 2, y1 - half, top)
    a, b, c, d = (x0, y0, eave), (x1, y0, eave), (x1, y1, eave), (x0, y1, eave)
    if x1 - x0 >= y1 - y0:
        planes = [(a, b, r1, r0), (b, c, r1), (c, d, r0, r1), (d, a, r0)]
        hips = [(a, r0), (d, r0), (b, r1), (c, r1)]
    else:
        planes = [(a, b, r0), (b, c, r1, r0), (c, d, r1), (d, a, r0, r1)]
        hips = [(a, r0), (b, r0), (c, r1), (d, r1)]
    for plane in planes:
        _slope(tile, plane, under)
    for low, high in hips:
        lift = Vector((0, 0, 0.07))
        _caps(Vector(low) + lift, Vector(high) + lift, clay)
    _caps(Vector(r0) + Vector((0, 0, 0.07)), Vector(r1) + Vector((0, 0, 0.07)), clay)
    fascia = materials.plain('fascia', (0.62, 0.58, 0.50), 0.6, 0.3, vary=0.25)
    middle, size = ((x0 + x1) / 2, (y0 + y1) / 2), (x1 - x0, y1 - y0)
    box((middle[0], middle[1], eave - 0.10), (size[0] - 0.06, size[1] - 0.06, 0.02), fascia)
    for y in (y0, y1):
        box((middle[0], y, eave - 0.075), (size[0], 0.03, 0.17), fascia, 0.004)
    for x in (x0, x1):
        box((x, middle[1], eave - 0.075), (0.03, size[1], 0.17), fascia, 0.004)


def _slider(x0, x1, bottom, top, y, panels, frame, pane):
    width = (x1 - x0) / panels
    for k in range(panels):
        left = x0 + k * width
        depth = y + 0.045 * (k % 2)
        box((left + width / 2, depth, (bottom + top) / 2), (width - 0.08, 0.012, top - bottom - 0.12), pane)
        for x in (left + 0.03, left + width - 0.03):
            box((x, depth, (bottom + top) / 2), (0.06, 0.045, top - bottom), frame, 0.004)
        for z in (bottom + 0.05, top - 0.035):
            # Thinner than the posts: where two faces lie in one plane, Cycles draws a black square.
            box((left + width / 2, depth, z), (width, 0.040, 0.09 if z < 1 else 0.07), frame, 0.004)
    box(((x0 + x1) / 2, y + 0.02, bottom + 0.012), (x1 - x0, 0.14, 0.025), frame)


def _lit_wall():
    """Returns the material of a wall in lamplight, brighter toward the middle of its height. `daytime` dims it."""
    n = Nodes('room wall')
    z = n.node('ShaderNodeSeparateXYZ', {0: n.position()}, out=2)
    pool = n.ramp(n.math('DIVIDE', z, 2.8), [(0.0, 0.25), (0.55, 1.0), (1.0, 0.55)])
    lamplight = n.node('ShaderNodeValue', name='lamplight')
    lamplight.default_value = 0.20
    light = n.node('ShaderNodeEmission', {0: (1.0, 0.70, 0.40, 1), 1: n.math('MULTIPLY', pool, lamplight)})
    return n.done(n.node('ShaderNodeAddShader', {0: n.principled((0.6, 0.52, 0.42), 0.9, 0.1), 1: light}))


def _floor_lamp(x, y, stand):
    """Builds a floor lamp with a linen shade, dim enough to keep its color by day and by night."""
    n = Nodes('lamp shade')
    up = n.node('ShaderNodeSeparateXYZ', {0: n.object_coords()}, out=2)
    strength = n.math('MULTIPLY', n.ramp(n.math('DIVIDE', up, 0.28), [(0.0, 1.0), (0.5, 0.75), (1.0, 0.5)]), 0.7)
    linen = n.done(n.node('ShaderNodeEmission', {0: (1.0, 0.62, 0.30, 1), 1: strength}))
    shade = place(lathe('lamp shade', [(0.19, 0.0), (0.12, 0.28), (0.001, 0.28)], linen, 32), (x, y, 1.28))
    # Hidden from diffuse rays only: its light would be mostly noise, so the walls' emission replaces it.
    shade.visible_diffuse = False
    tube([(x, y, 0), (x, y, 1.30)], 0.015, stand)


def _room(x0, x1, y, depth, height):
    """Builds a furnished room to be seen through the glass: floor, walls, a lamp, a sofa, a curtain at each side."""
    wall = _lit_wall()
    floor = materials.plain('room floor', (0.32, 0.24, 0.17), 0.4, 0.4)
    sofa = materials.cloth((0.42, 0.38, 0.33))
    curtain = materials.cloth((0.72, 0.68, 0.60))
    middle = (x0 + x1) / 2
    box((middle, y + depth / 2, 0.0), (x1 - x0, depth, 0.02), floor)
    box((middle, y + depth, height / 2), (x1 - x0, 0.05, height), wall)
    box((middle, y + depth / 2, height), (x1 - x0, depth, 0.03), wall)
    for x in (x0, x1):
        box((x, y + depth / 2, height / 2), (0.05, depth, height), wall)
    box((middle - 0.2, y + depth * 0.55, 0.25), (1.9, 0.85, 0.42), sofa, 0.06)
    box((middle - 0.2, y + depth * 0.55 + 0.36, 0.55), (1.9, 0.2, 0.55), sofa, 0.06)
    for x in (x0 + 0.5, x1 - 0.6):
        _floor_lamp(x, y + depth * 0.7, floor)
    for x in (x0 + 0.2, x1 - 0.2):
        for k in range(5):
            tube([(x + (k - 2) * 0.07, y + 0.22 + 0.02 * (k % 2), 0.02), (x + (k - 2) * 0.07, y + 0.22 + 0.02 * (k % 2), height - 0.1)], 0.045, curtain, 10)


def walls(x0, x1, y, depth, openings=(), color=(0.74, 0.66, 0.53), height=2.85, frame_color=(0.045, 0.035, 0.028)):
    """Builds a block of a house. Openings in its front: (left, right, bottom, top, kind), kinds 'slider', 'window',
    'door', 'garage', 'open'.
    """
    stucco = materials.stucco(color)
    trim = materials.stucco(tuple(min(1, c * 1.12 + 0.03) for c in color), 0.3)
    frame = materials.plain('bronze', frame_color, 0.45, 0.4, vary=0.1)
    pane = materials.glass((0.60, 0.57, 0.52))
    thick = 0.22
    x = x0
    for left, right, bottom, top, kind in sorted(openings):
        box(((x + left) / 2, y + thick / 2, height / 2), (left - x, thick, height), stucco)
        if top < height:
            box(((left + right) / 2, y + thick / 2, (top + height) / 2), (right - left, thick, height - top), stucco)
        if bottom > 0:
            box(((left + right) / 2, y + thick / 2, bottom / 2), (right - left, thick, bottom), stucco)
            box(((left + right) / 2, y - 0.01, bottom + 0.02), (right - left + 0.2, 0.16, 0.06), trim, 0.008)
        if kind in ('slider', 'window'):
            panels = max(2, round((right - left) / 1.15))
            _slider(left, right, bottom, top, y + 0.11, panels, frame, pane)
            _room(left - 0.5, right + 0.5, y + 0.25, 3.2, height - 0.15)
        elif kind == 'garage':
            garage_door(left, right, top, y + 0.12)
        elif kind == 'door':
            door = materials.plain('front door', (0.045, 0.10, 0.10), 0.4, 0.4, vary=0.1)
            box(((left + right) / 2, y + 0.13, top / 2), (right - left, 0.05, top), door, 0.004)
            for z0, z1 in ((0.2, 0.9), (1.05, top - 0.2)):
                for s in (-0.25, 0.25):
                    box(((left + right) / 2 + s * (right - left), y + 0.10, (z0 + z1) / 2), ((right - left) * 0.36, 0.03, z1 - z0), door, 0.012)
            box((right - 0.1, y + 0.07, 1.0), (0.025, 0.05, 0.16), materials.plain('brass', (0.55, 0.42, 0.22), 0.3, 0.5, 1.0), 0.006)
        # A raised band frames each opening, as on most stucco here.
        if kind != 'open':
            for bx in (left - 0.07, right + 0.07):
                box((bx, y - 0.012, (bottom + top) / 2 + 0.03), (0.14, 0.05, top - bottom + 0.14), trim, 0.006)
            box(((left + right) / 2, y - 0.013, top + 0.07), (right - left + 0.28, 0.052, 0.14), trim, 0.006)
        x = right
    box(((x + x1) / 2, y + thick / 2, height / 2), (x1 - x, thick, height), stucco)
    for side in (x0, x1):
        box((side + (0.11 if side == x0 else -0.11), y + (depth + thick) / 2, height / 2), (thick, depth - thick, height), stucco)
    box(((x0 + x1) / 2, y + depth + 0.11, height / 2), (x1 - x0, thick, height), stucco)


def garage_door(x0, x1, top, y):
    """Builds a sectional door with raised panels and a row of small lights."""
    paint = materials.plain('garage door', (0.72, 0.69, 0.63), 0.55, 0.3, vary=0.12)
    rows, columns = 4, max(4, round((x1 - x0) / 0.6))
    tall, wide = top / rows, (x1 - x0) / columns
    pane = materials.glass((0.1, 0.1, 0.1))
    for r in range(rows):
        box(((x0 + x1) / 2, y, tall * (r + 0.5)), (x1 - x0, 0.04, tall - 0.008), paint, 0.004)
        for c in range(columns):
            at = (x0 + wide * (c + 0.5), y - 0.022, tall * (r + 0.5))
            panel = box(at, (wide - 0.14, 0.02, tall - 0.16), pane if r == rows - 1 else paint, 0.01)
            # Without this, the shading of its edges swells the whole panel like a cushion.
            panel.modifiers['ease'].harden_normals = True


def lantern(x, y, z):
    """Builds a wall lantern."""
    metal = materials.plain('lantern', (0.03, 0.026, 0.022), 0.5, 0.4)
    box((x, y - 0.12, z), (0.13, 0.13, 0.24), materials.glow((1.0, 0.66, 0.33), 5), 0.01)
    for dx in (-0.065, 0.065):
        for dy in (-0.185, -0.055):
            box((x + dx, y + dy, z), (0.016, 0.016, 0.26), metal)
    box((x, y - 0.12, z + 0.14), (0.18, 0.18, 0.03), metal, 0.01)
    box((x, y - 0.12, z - 0.13), (0.15, 0.15, 0.02), metal, 0.005)
    box((x, y - 0.02, z + 0.02), (0.08, 0.05, 0.16), metal, 0.01)
