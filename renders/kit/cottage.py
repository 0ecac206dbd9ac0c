"""Timber houses: lap siding, metal roofs with standing seams, sash windows, porches, and houses on pilings."""
import math

from mathutils import Vector

from . import house, materials
from .core import Nodes, box, ease, mesh, place, tube


def paint(name, color):
    return materials.plain(name, color, 0.55, 0.3, vary=0.18, scale=3)


def galvalume():
    """Returns the material of mill-finish roof steel: dull, streaked by rain."""
    n = Nodes('roof steel')
    where = n.position()
    streak = n.noise(n.vector('MULTIPLY', where, (3.0, 3.0, 0.5)), 3, 5, 0.62)
    tone = n.ramp(streak, [(0.3, (0.36, 0.37, 0.37)), (0.65, (0.52, 0.53, 0.53))])
    rough = n.ramp(n.noise(where, 6, 4), [(0.3, 0.42), (0.7, 0.58)])
    return n.done(n.principled(tone, rough, 0.5, Metallic=0.55))


def boards(x0, x1, y, z0, z1, material, openings=(), exposure=0.17):
    """Builds lap siding on a wall along x that faces -y: each board a wedge over the one below, split at openings
    (left, right, bottom, top).
    """
    verts, faces = [], []
    z = z0
    while z < z1 - 0.02:
        top = min(z + exposure, z1)
        # A board beside an opening's head or sill is notched: the parts above and below are made separately.
        levels = [z, *sorted(v for opening in openings for v in opening[2:4] if z + 0.004 < v < top - 0.004), top]
        for low, high in zip(levels, levels[1:]):
            spans = [(x0, x1)]
            for left, right, bottom, head in openings:
                if (low + high) / 2 > bottom and (low + high) / 2 < head:
                    spans = [part for a, b in spans for part in ((a, min(b, left)), (max(a, right), b)) if part[1] - part[0] > 0.02]
            out = [y - 0.022 + 0.018 * (v - z) / exposure for v in (low, high)]
            lap = 0.02 if high == top else 0.0
            for a, b in spans:
                s = len(verts)
                verts += [(a, out[0], low), (b, out[0], low), (b, out[1], high + lap), (a, out[1], high + lap), (a, y + 0.01, low), (b, y + 0.01, low)]
                faces += [(s, s + 1, s + 2, s + 3), (s + 4, s + 5, s + 1, s), (s, s + 3, s + 4), (s + 1, s + 5, s + 2)]
        z += exposure
    place(mesh('siding', verts, faces, material))


def sash(left, right, bottom, top, y, trim, pane, columns=2, shade=None):
    """Builds a double-hung window in a wide frame; the upper sash is divided."""
    wide, middle = right - left, (left + right) / 2
    for x in (left - 0.055, right + 0.055):
        box((x, y - 0.03, (bottom + top) / 2), (0.11, 0.06, top - bottom + 0.02), trim, 0.004)
    box((middle, y - 0.035, top + 0.07), (wide + 0.30, 0.075, 0.14), trim, 0.005)
    box((middle, y - 0.045, bottom - 0.03), (wide + 0.28, 0.11, 0.06), trim, 0.005)
    half = (bottom + top) / 2
    for low, high, depth in ((bottom, half + 0.02, 0.04), (half - 0.02, top, 0.015)):
        for x in (left + 0.025, right - 0.025):
            box((x, y + depth, (low + high) / 2), (0.05, 0.03, high - low), trim)
        for z in (low + 0.025, high - 0.025):
            box((middle, y + depth, z), (wide, 0.03, 0.05), trim)
        box((middle, y + depth + 0.005, (low + high) / 2), (wide - 0.08, 0.006, high - low - 0.08), pane)
    for k in range(1, columns + 1):
        x = left + wide * k / (columns + 1)
        box((x, y + 0.012, (half + top) / 2), (0.022, 0.02, top - half), trim)
    # What the pane shows: a blind half down, and a dim room.
    box((middle, y + 0.10, top - (top - bottom) * 0.19), (wide, 0.01, (top - bottom) * 0.38), shade or materials.cloth((0.66, 0.62, 0.53)))
    box((middle, y + 0.60, half), (wide + 0.6, 0.02, top - bottom + 0.5), materials.plain('dim room', (0.16, 0.13, 0.10), 0.9, 0.1, vary=0.6, scale=2))


def wall(x0, x1, y, z0, z1, color, openings=(), trim_color=(0.74, 0.73, 0.69), columns=2):
    """Builds a clad wall facing -y with its windows and doors: (left, right, bottom, top, kind)."""
    siding = paint('siding', color)
    trim = paint('trim', trim_color)
    pane = materials.glass((0.60, 0.57, 0.52))
    boards(x0, x1, y, z0, z1, siding, [(a - 0.1, b + 0.1, c - 0.05, d + 0.12) for a, b, c, d, _ in openings])
    for x in (x0 + 0.05, x1 - 0.05):
        box((x, y - 0.025, (z0 + z1) / 2), (0.12, 0.06, z1 - z0), trim, 0.004)
    for left, right, bottom, top, kind in openings:
        if kind == 'door':
            door = paint('door', (0.055, 0.11, 0.10))
            sash_like = ((left - 0.055), (right + 0.055))
            for x in sash_like:
                box((x, y - 0.03, (bottom + top) / 2), (0.11, 0.06, top - bottom), trim, 0.004)
            box(((left + right) / 2, y - 0.035, top + 0.07), (right - left + 0.30, 0.075, 0.14), trim, 0.005)
            box(((left + right) / 2, y + 0.03, (bottom + top) / 2), (right - left, 0.045, top - bottom), door, 0.004)
            box(((left + right) / 2, y + 0.0, bottom + 1.52), ((right - left) * 0.62, 0.03, 0.78), pane, 0.004)
            for s in (-0.22, 0.22):
                box(((left + right) / 2 + s * (right - left), y + 0.0, bottom + 0.55), ((right - left) * 0.34, 0.03, 0.72), door, 0.012)
            box((right - 0.09, y - 0.02, bottom + 1.0), (0.025, 0.05, 0.16), materials.plain('brass', (0.55, 0.42, 0.22), 0.3, 0.5, 1.0), 0.006)
        elif kind == 'slider':
            for x in (left - 0.055, right + 0.055):
                box((x, y - 0.03, (bottom + top) / 2), (0.12, 0.06, top - bottom + 0.02), trim, 0.004)
            box(((left + right) / 2, y - 0.035, top + 0.07), (right - left + 0.32, 0.075, 0.16), trim, 0.005)
            house._slider(left, right, bottom, top, y + 0.05, max(2, round((right - left) / 1.15)), trim, pane)
            box(((left + right) / 2, y + 1.4, (bottom + top) / 2), (right - left + 1.2, 0.02, top - bottom + 0.4), materials.plain('dim room', (0.16, 0.13, 0.10), 0.9, 0.1, vary=0.6, scale=2))
            box((left + 0.35, y + 0.22, (bottom + top) / 2), (0.7, 0.05, top - bottom), materials.cloth((0.66, 0.62, 0.53)))
        else:
            sash(left, right, bottom, top, y, trim, pane, columns)


def seamed(corners, material, pitch=0.42, rib=0.028):
    """Builds a roof plane of steel pans from `corners` in space, the first two along the eave, left to right from
    outside.
    """
    points = [Vector(c) for c in corners]
    u = (points[1] - points[0]).normalized()
    normal = u.cross(points[2] - points[1]).normalized()
    v = normal.cross(u)
    flat = [((p - points[0]).dot(u), (p - points[0]).dot(v)) for p in points]
    thick = normal * 0.012
    verts = [p + thick for p in points] + [p - thick for p in points]
    n = len(points)
    faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))] + [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)]
    a0, a1 = min(a for a, _ in flat), max(a for a, _ in flat)
    a = a0 + pitch / 2
    while a < a1:
        cuts = []
        for (p, q), (r, s) in zip(flat, flat[1:] + flat[:1]):
            if (p > a) != (r > a):
                cuts.append(q + (s - q) * (a - p) / (r - p))
        if len(cuts) >= 2 and max(cuts) - min(cuts) > 0.05:
            b0, b1 = min(cuts), max(cuts)
            start = len(verts)
            for b in (b0, b1):
                for da, dn in ((-0.012, 0.0), (-0.008, rib), (0.008, rib), (0.012, 0.0)):
                    verts.append(points[0] + u * (a + da) + v * b + normal * (0.012 + dn))
            faces += [(start + k, start + 4 + k, start + 5 + k, start + 1 + k) for k in range(3)]
            faces += [(start, start + 1, start + 2, start + 3), (start + 7, start + 6, start + 5, start + 4)]
        a += pitch
    place(mesh('steel', verts, faces, material))


def _fascia(x0, x1, y, z, trim):
    box(((x0 + x1) / 2, y + 0.02, z - 0.09), (x1 - x0, 0.035, 0.19), trim, 0.004)


def gable(x0, x1, y0, y1, eave, rise, material, trim_color=(0.74, 0.73, 0.69), overhang=0.55, along='x', siding=None, vent=True):
    """Builds a gable roof over a rectangle. `along` is the direction of its ridge; with 'y' the gable faces the viewer
    and is clad with `siding`.
    """
    trim = paint('trim', trim_color)
    soffit = paint('soffit', tuple(c * 0.92 for c in trim_color))
    if along == 'x':
        a0, a1, b0, b1 = x0 - overhang, x1 + overhang, y0 - overhang, y1 + overhang
        mid = (b0 + b1) / 2
        slope = rise / ((y1 - y0) / 2)
        low, top = eave - overhang * slope, eave + rise
        seamed([(a0, b0, low), (a1, b0, low), (a1, mid, top), (a0, mid, top)], material)
        seamed([(a1, b1, low), (a0, b1, low), (a0, mid, top), (a1, mid, top)], material)
        _fascia(a0, a1, b0, low, trim)
        box(((a0 + a1) / 2, mid, top + 0.01), (a1 - a0, 0.24, 0.03), material, 0.01)
        for x in (a0, a1):
            place(mesh('rake', [(x, b0, low - 0.02), (x, mid, top - 0.02), (x, b1, low - 0.02), (x, b1, low - 0.2), (x, mid, top - 0.2), (x, b0, low - 0.2)], [(0, 1, 4, 5), (1, 2, 3, 4)], trim))
        for x in (x0, x1):
            place(mesh('gable wall', [(x, y0, eave), (x, y1, eave), (x, mid, eave + rise)], [(0, 1, 2)], siding or trim))
        place(mesh('soffit', [(a0, b0, low - 0.17), (a1, b0, low - 0.17), (a1, b1, low - 0.17), (a0, b1, low - 0.17)], [(0, 1, 2, 3)], soffit))
        return
    a0, a1, b0, b1 = x0 - overhang, x1 + overhang, y0 - overhang, y1 + overhang
    mid = (a0 + a1) / 2
    slope = rise / ((x1 - x0) / 2)
    low, top = eave - overhang * slope, eave + rise
    seamed([(a0, b1, low), (a0, b0, low), (mid, b0, top), (mid, b1, top)], material)
    seamed([(a1, b0, low), (a1, b1, low), (mid, b1, top), (mid, b0, top)], material)
    box((mid, (b0 + b1) / 2, top + 0.01), (0.24, b1 - b0, 0.03), material, 0.01)
    for sign, edge in ((-1, a0), (1, a1)):
        run = Vector((edge - mid, 0, low - top))
        # A board of 20 cm, square at its foot and plumb where the two meet.
        foot, head = Vector((edge, 0, low - 0.10)), Vector((mid, 0, top - 0.10))
        across = Vector((-run.z, 0, run.x)).normalized() * 0.10 * sign
        plumb = Vector((0, 0, 0.10 * run.length / abs(run.x)))
        outline = [foot - across, head - plumb, head + plumb, foot + across]
        verts = [p + Vector((0, b0 + dy, 0)) for dy in (-0.0175, 0.0175) for p in outline]
        sides = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
        ease(place(mesh('rake', verts, sides if sign < 0 else [side[::-1] for side in sides], trim)), 0.004)
        box((edge - sign * 0.02, (b0 + b1) / 2, low - 0.09), (0.035, b1 - b0, 0.19), trim, 0.004)
    # The gable itself: boards that grow shorter, and a louvered vent.
    z, step = eave - 0.3, 0.17
    while z < eave + rise - 0.15:
        half = (x1 - x0) / 2 * (1 - max(0, z - eave) / rise) - 0.02
        box((mid, y0 - 0.01, z + step / 2), (2 * half, 0.03, step - 0.008), siding or trim, 0.003)
        z += step
    if vent:
        box((mid, y0 - 0.04, eave + rise * 0.52), (0.62, 0.05, 0.56), trim, 0.006)
        dark = paint('louver', (0.30, 0.30, 0.28))
        for k in range(5):
            slat = box((mid, y0 - 0.07, eave + rise * 0.52 - 0.19 + k * 0.095), (0.48, 0.05, 0.016), dark)
            slat.rotation_euler = (0.6, 0, 0)
    place(mesh('soffit', [(a0, b0, low - 0.17), (a1, b0, low - 0.17), (a1, b1, low - 0.17), (a0, b1, low - 0.17)], [(0, 1, 2, 3)], soffit))


def hip(x0, y0, x1, y1, eave, rise, material, trim_color=(0.74, 0.73, 0.69), overhang=0.6):
    """Builds a hip roof of steel pans."""
    trim = paint('trim', trim_color)
    soffit = paint('soffit', tuple(c * 0.92 for c in trim_color))
    x0, y0, x1, y1 = x0 - overhang, y0 - overhang, x1 + overhang, y1 + overhang
    half = min(x1 - x0, y1 - y0) / 2
    top = eave + rise
    if x1 - x0 >= y1 - y0:
        r0, r1 = (x0 + half, (y0 + y1) / 2, top), (x1 - half, (y0 + y1) / 2, top)
    else:
        r0, r1 = ((x0 + x1) / 2, y0 + half, top), ((x0 + x1) / 2, y1 - half, top)
    a, b, c, d = (x0, y0, eave), (x1, y0, eave), (x1, y1, eave), (x0, y1, eave)
    if x1 - x0 >= y1 - y0:
        planes = [(a, b, r1, r0), (b, c, r1), (c, d, r0, r1), (d, a, r0)]
        hips = [(a, r0), (d, r0), (b, r1), (c, r1), (r0, r1)]
    else:
        planes = [(a, b, r0), (b, c, r1, r0), (c, d, r1), (d, a, r0, r1)]
        hips = [(a, r0), (b, r0), (c, r1), (d, r1), (r0, r1)]
    for plane in planes:
        seamed(plane, material)
    for low, high in hips:
        tube([Vector(low) + Vector((0, 0, 0.02)), Vector(high) + Vector((0, 0, 0.02))], 0.06, material, 8)
    place(mesh('soffit', [(x0, y0, eave - 0.17), (x1, y0, eave - 0.17), (x1, y1, eave - 0.17), (x0, y1, eave - 0.17)], [(0, 1, 2, 3)], soffit))
    for y in (y0, y1):
        box(((x0 + x1) / 2, y, eave - 0.08), (x1 - x0, 0.035, 0.19), trim, 0.004)
    for x in (x0, x1):
        box((x, (y0 + y1) / 2, eave - 0.08), (0.035, y1 - y0, 0.19), trim, 0.004)


def railing(start, end, z, material, height=0.95, spacing=0.115):
    """Builds a balustrade between two points."""
    a, b = Vector((*start, z)), Vector((*end, z))
    way = (b - a).normalized()
    length = (b - a).length
    turn = math.atan2(way.y, way.x)
    middle = (a + b) / 2
    box(middle + Vector((0, 0, height)), (length, 0.09, 0.045), material, 0.006, turn)
    box(middle + Vector((0, 0, 0.09)), (length, 0.05, 0.06), material, 0.005, turn)
    count = int(length / spacing)
    stick = mesh('baluster', [(-0.016, -0.016, 0.1), (0.016, -0.016, 0.1), (0.016, 0.016, 0.1), (-0.016, 0.016, 0.1), (-0.016, -0.016, height), (0.016, -0.016, height), (0.016, 0.016, height), (-0.016, 0.016, height)], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], material)
    for k in range(1, count):
        place(stick, a + way * (length * k / count), (0, 0, turn))
    posts = max(1, round(length / 2.4))
    for k in range(posts + 1):
        box(a + way * (length * k / posts) + Vector((0, 0, height / 2 + 0.03)), (0.10, 0.10, height + 0.12), material, 0.006, turn)


def stairs(x, y, top, width, count, material, tread=None, turn=0.0, rails=True):
    """Builds a straight flight that comes down toward -y from the floor's edge at `y`."""
    tread = tread or material
    rise, run = top / (count + 1), 0.28

    def build():
        for k in range(count):
            z = top - rise * (k + 1)
            box((0, -run * (k + 0.5), z - 0.02), (width, run + 0.03, 0.045), tread, 0.008)
            box((0, -run * k, z - rise / 2 + rise * 0.5), (width - 0.06, 0.02, rise), material)
        for side in (-1, 1):
            s = side * (width / 2 + 0.02)
            beam = [(s, 0.0, top - 0.05), (s, -run * count - 0.2, 0.02), (s, -run * count - 0.2, -0.05), (s, 0.0, top - 0.40)]
            inner = [(v[0] - side * 0.045, v[1], v[2]) for v in beam]
            place(mesh('stringer', beam + inner, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3)], material))
            if rails:
                low, high = Vector((s, -run * count, 0.95)), Vector((s, 0, top + 0.95))
                tube([low, high], 0.028, material, 8)
                tube([low - Vector((0, 0, 0.8)), high - Vector((0, 0, 0.8))], 0.02, material, 8)
                steps = int((high - low).length / 0.13)
                for k in range(1, steps):
                    p = low.lerp(high, k / steps)
                    tube([p - Vector((0, 0, 0.8)), p], 0.011, material, 6)
                for p in (low, high):
                    box(p - Vector((0, 0, 0.45)), (0.09, 0.09, 1.1), material, 0.006)

    return house.turned(build, (x, y, 0), turn)


def pier(x, y, top, size=0.32, material=None):
    """Builds a piling or pier under a raised house: square concrete with eased edges."""
    return box((x, y, top / 2 - 0.15), (size, size, top + 0.3), material or materials.stucco((0.66, 0.63, 0.58), 0.7), 0.02)
