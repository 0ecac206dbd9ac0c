"""An outdoor kitchen and a pergola: a stone-faced counter with a built-in grill, beams overhead."""
import math
import random

from . import masonry, materials, plants, things
from .core import Nodes, box, lathe, mesh, place, tube


def granite(color=(0.30, 0.27, 0.23)):
    """Returns the material of polished granite with crystals in three shades."""

    def make():
        n = Nodes('granite')
        where = n.position()
        big = n.node('ShaderNodeSeparateColor', {0: n.voronoi(where, 95, 'Color')}, out=0)
        small = n.node('ShaderNodeSeparateColor', {0: n.voronoi(where, 260, 'Color')}, out=0)
        tone = n.mix(1.0, color, n.ramp(big, [(0.0, (0.35, 0.33, 0.32)), (0.5, (0.95, 0.95, 0.95)), (1.0, (1.7, 1.65, 1.55))]), 'MULTIPLY')
        tone = n.mix(0.6, tone, n.ramp(small, [(0.0, (0.5, 0.5, 0.5)), (1.0, (1.4, 1.35, 1.3))]), 'MULTIPLY')
        return n.done(n.principled(tone, 0.16, 0.5))

    return plants._once(f'granite {color}', make)


def counter(x, y, length, turn=0.0, colors=(), height=0.90, depth=0.72, grill_at=None, fridge_at=None, sink_at=None, doors_at=()):
    """Builds a counter along its own x from (x, y), its face toward -y unless turned. Positions along it are in meters.
    """
    c, s = math.cos(turn), math.sin(turn)
    part = things.turned_part(x, y, turn)

    def at(u, v, z):
        return (x + u * c - v * s, y + u * s + v * c, z)

    holes = []
    if grill_at is not None:
        holes.append((grill_at - 0.44, grill_at + 0.44))
    if fridge_at is not None:
        holes.append((fridge_at - 0.31, fridge_at + 0.31))
    holes += [(d - 0.30, d + 0.30) for d in doors_at]
    wall = masonry.Masonry()
    frame = masonry.straight(x, y, turn)
    courses = 5
    tall = (height - 0.04) / courses
    start = 0.0
    spans = []
    for a, b in [*sorted(holes), (length, length)]:
        if a - start > 0.03:
            spans.append((start, a))
        start = b
    for a, b in spans:
        shifted = masonry.straight(*at(a, 0, 0)[:2], turn)
        ends = ('l' if a == 0 else '') + ('r' if b == length else '')
        masonry.run(wall, shifted, b - a, courses, tall, 0.10, masonry.inches(9, 6, 12), colors, ends)
    for end in ('l', 'r'):
        u = (0, 0.10) if end == 'l' else (length - 0.10, length)
        for k in range(courses):
            wall.stone(frame, u, (0.103, depth), (k * tall + 0.001, (k + 1) * tall - 0.0015), masonry.blend_tone(colors, random.random(), 0.12), 0.010, end)
    wall.build()
    dark = things.dark_metal()
    part(length / 2, depth / 2 + 0.03, height / 2 - 0.03, (length - 0.2, depth - 0.1, height - 0.1), dark, 0)
    metal = things.steel()
    black = plants._once('grill black', lambda: materials.plain('grill black', (0.018, 0.018, 0.018), 0.4, 0.45, vary=0.2))

    def slab(a, b):
        part((a + b) / 2, depth / 2 - 0.005, height, (b - a, depth + 0.07, 0.036), granite(), 0.006)

    if grill_at is None:
        slab(-0.03, length + 0.03)
    else:
        slab(-0.03, grill_at - 0.43)
        slab(grill_at + 0.43, length + 0.03)
        part(grill_at, depth - 0.06, height, (0.88, 0.16, 0.036), granite(), 0.004)
        # Front panel with knobs, hood with its handle and a gauge.
        part(grill_at, -0.015, height - 0.11, (0.86, 0.05, 0.20), metal, 0.008)
        for k in range(4):
            u = grill_at - 0.27 + 0.18 * k
            tube([at(u, -0.04, height - 0.11), at(u, -0.075, height - 0.11)], [0.026, 0.022], black, 20)
        for k in range(2):
            u = grill_at - 0.215 + 0.43 * k
            part(u, -0.005, (height - 0.24) / 2 + 0.06, (0.42, 0.03, height - 0.36), metal, 0.006)
            tube([at(u + (0.16 if k == 0 else -0.16), -0.05, 0.30), at(u + (0.16 if k == 0 else -0.16), -0.05, 0.58)], 0.009, metal, 10)
        profile = [(0.02, 0.0), (0.015, 0.10), (0.06, 0.19), (0.15, 0.255), (0.28, 0.28), (0.42, 0.27), (0.50, 0.22), (0.52, 0.0)]
        verts, faces = [], []
        for side in (-0.42, 0.42):
            for v, z in profile:
                verts.append(at(grill_at + side, v, height + 0.015 + z))
        m = len(profile)
        for k in range(m - 1):
            faces.append((k, k + 1, m + k + 1, m + k))
        faces += [tuple(range(m))[::-1], tuple(range(m, 2 * m))]
        obj = place(mesh('hood', verts, faces, metal, True))
        obj.data.use_auto_smooth = True
        obj.data.auto_smooth_angle = math.radians(40)
        tube([at(grill_at - 0.34, -0.03, height + 0.12), at(grill_at + 0.34, -0.03, height + 0.12)], 0.013, metal, 14)
        for u in (-0.32, 0.32):
            tube([at(grill_at + u, -0.03, height + 0.12), at(grill_at + u, 0.03, height + 0.13)], 0.008, metal, 10)
        tube([at(grill_at, 0.055, height + 0.21), at(grill_at, 0.045, height + 0.222)], 0.035, black, 24)
    if fridge_at is not None:
        part(fridge_at, 0.01, (height - 0.04) / 2 + 0.03, (0.60, 0.05, height - 0.12), metal, 0.008)
        tube([at(fridge_at + 0.24, -0.05, 0.35), at(fridge_at + 0.24, -0.05, 0.72)], 0.010, metal, 12)
        for z in (0.37, 0.70):
            tube([at(fridge_at + 0.24, -0.05, z), at(fridge_at + 0.24, 0.0, z)], 0.007, metal, 8)
    for d in doors_at:
        part(d, 0.01, (height - 0.04) / 2 + 0.02, (0.58, 0.04, height - 0.22), metal, 0.008)
        tube([at(d - 0.20, -0.045, height - 0.22), at(d + 0.20, -0.045, height - 0.22)], 0.009, metal, 10)
    if sink_at is not None:
        part(sink_at, 0.33, height + 0.012, (0.42, 0.36, 0.02), metal, 0.006)
        part(sink_at, 0.33, height + 0.020, (0.37, 0.31, 0.012), dark, 0.004)
        tube([at(sink_at, 0.58, height), at(sink_at, 0.58, height + 0.28), at(sink_at, 0.55, height + 0.34), at(sink_at, 0.48, height + 0.36), at(sink_at, 0.42, height + 0.34), at(sink_at, 0.40, height + 0.29)], 0.012, metal, 14)
    return at


def stool(x, y, turn=0.0):
    """Builds a bar stool of teak with a footrest."""
    teak = plants._once('things teak', lambda: materials.wood((0.31, 0.18, 0.09), 0.45))
    part = things.turned_part(x, y, turn)
    c, s = math.cos(turn), math.sin(turn)

    def at(u, v, z):
        return (x + u * c - v * s, y + u * s + v * c, z)

    for u in (-1, 1):
        for v in (-1, 1):
            tube([at(0.15 * u, 0.15 * v, 0.66), at(0.20 * u, 0.20 * v, 0.0)], 0.019, teak, 12)
        part(0.185 * u, 0, 0.24, (0.03, 0.36, 0.03), teak, 0.004)
        part(0, 0.185 * u, 0.30, (0.36, 0.03, 0.03), teak, 0.004)
    place(lathe('seat', [(0.15, 0.655), (0.195, 0.66), (0.20, 0.685), (0.18, 0.70), (0.001, 0.69)], teak, 40), (x, y, 0))


def pergola(x0, x1, front, wall, height=2.65, color=(0.20, 0.115, 0.06), slat=0.42, over=0.45):
    """Builds a pergola against a wall: two heavy posts and a double beam along x at `front`, a ledger on the wall, rafters
    from one to the other. It is 0.27 m higher than `height`, all of it has to be below the eave.
    """
    timber = plants._once(f'timber {color}', lambda: materials.wood(color, 0.2))
    base = materials.stucco((0.60, 0.55, 0.46), 0.6)
    middle, wide = (x0 + x1) / 2, x1 - x0 + 2 * over
    for x in (x0, x1):
        box((x, front, height / 2), (0.17, 0.17, height), timber, 0.008)
        box((x, front, 0.10), (0.27, 0.27, 0.20), base, 0.012)
    for d in (-0.07, 0.07):
        box((middle, front + d, height - 0.02), (wide, 0.05, 0.24), timber, 0.006)
    box((middle, wall - 0.035, height + 0.05), (wide, 0.07, 0.26), timber, 0.006)
    deep = wall - front + over
    count = int((wide - 0.2) / slat)
    for k in range(count + 1):
        x = x0 - over + 0.1 + k * (wide - 0.2) / count
        box((x, wall - deep / 2, height + 0.15), (0.05, deep, 0.18), timber, 0.006)
    lines = int(deep / 0.30)
    for k in range(lines + 1):
        box((middle, front - over + 0.05 + k * (deep - 0.1) / lines, height + 0.255), (wide, 0.045, 0.03), timber, 0.003)


def string_lights(points, sag=0.22, every=0.4, power=6):
    """Hangs bulbs in black sockets from a cable between points."""
    black = things.dark_metal()
    glass = plants._once('bulb', lambda: materials.glow((1.0, 0.50, 0.17), power))
    socket = plants._once('bulb socket', lambda: lathe('socket', [(0.001, -0.085), (0.020, -0.080), (0.022, -0.035), (0.008, -0.020), (0.006, 0.0)], black, 14))
    bulb = plants._once('bulb mesh', lambda: lathe('bulb', [(0.001, -0.165), (0.022, -0.158), (0.034, -0.132), (0.030, -0.105), (0.018, -0.080)], glass, 14))
    for a, b in zip(points, points[1:]):
        length = math.dist(a, b)

        def at(t, a=a, b=b):
            x, y, z = (a[k] + (b[k] - a[k]) * t for k in range(3))
            return x, y, z - sag * 4 * t * (1 - t)

        tube([at(k / 16) for k in range(17)], 0.009, black, 8)
        count = max(2, round(length / every))
        for k in range(count):
            for part in (socket, bulb):
                place(part, at((k + 0.5) / count))
