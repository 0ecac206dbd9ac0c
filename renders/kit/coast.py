"""Open water: bay and Gulf, docks and lifts, boats, the far shore."""
import math
import random

from . import foliage, house, materials, plants
from .core import Nodes, box, lathe, mesh, place, tube


def water(polygon, level, color=(0.020, 0.050, 0.050), shallow=None, ripple=0.5, scale=2.0, shore=None, wind=0.5):
    """Builds water to the horizon: waves that merge with distance, calm streaks, a pale `shallow` color near y =
    `shore`.
    """
    n = Nodes('open water')
    where = n.position()
    gone = n.vector('LENGTH', n.vector('SUBTRACT', where, (0.0, 0.0, 1.5)), out='Value')
    stretched = n.vector('MULTIPLY', where, (1.0, 1.8, 1.0))
    small = n.noise(stretched, scale, 4, 0.55, 0.5)
    swell = n.noise(stretched, scale * 0.22, 2, 0.5, 0.3)
    height = n.math('ADD', small, n.math('MULTIPLY', swell, 1.7))
    streak = n.ramp(n.noise(n.vector('MULTIPLY', where, (0.25, 1.0, 1.0)), 0.07, 4, 0.6), [(0.35, 0.45), (0.62, 1.0)])
    fade = n.math('DIVIDE', 26.0, n.math('ADD', 26.0, gone))
    strength = n.math('MULTIPLY', n.math('MULTIPLY', fade, ripple), streak)
    normal = n.bump(height, 1.0, 0.10)
    normal = n.node('ShaderNodeBump', {'Height': height, 'Strength': strength, 'Distance': 0.12})
    rough = n.ramp(n.math('DIVIDE', gone, 400.0), [(0.0, 0.03), (0.25, 0.16), (1.0, 0.28)])
    tone = color
    if shallow:
        y = n.node('ShaderNodeSeparateXYZ', {0: where}, out=1)
        off = n.math('DIVIDE', n.math('SUBTRACT', y, shore), 60.0)
        tone = n.mix(n.ramp(n.math('ADD', off, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(where, 0.12, 3), 0.5), 0.25)), [(0.0, 0.0), (1.0, 1.0)]), shallow, color)
    surface = n.principled(tone, rough, 0.5, normal)
    place(mesh('open water', [(x, y, level) for x, y in polygon], [tuple(range(len(polygon)))], n.done(surface)))


def surf(y, x0, x1, level, lines=3):
    """Builds low waves breaking along a beach, with foam."""
    foam = materials.plain('foam', (0.80, 0.82, 0.80), 0.9, 0.2, vary=0.2, scale=30)
    for k in range(lines):
        at = y + 2.6 + k * 4.2
        x = x0
        while x < x1:
            length = random.uniform(5, 18)
            steps = 14
            pts = [(x + length * t / steps, at + 0.5 * math.sin((x + length * t / steps) * 0.21 + k) + random.gauss(0, 0.05), level + 0.02) for t in range(steps + 1)]
            tube(pts, [0.02 + 0.10 * math.sin(math.pi * t / steps) * random.uniform(0.5, 1) for t in range(steps + 1)], foam, 6)
            x += length + random.uniform(0.5, 9)


def hull_mesh(length, beam, material):
    """Makes the mesh of a center-console hull: flared bow, hard chine, plumb stern, keel along +x."""
    stations = 17
    verts, faces = [], []
    for k in range(stations):
        t = k / (stations - 1)
        x = -length / 2 + length * t
        bow = max(0.0, (t - 0.45) / 0.55)
        half = beam / 2 * (1 - bow**2.3 * 0.985) * (0.94 + 0.06 * min(1, t * 4))
        sheer = 0.98 + 0.42 * bow**1.6
        chine = 0.36 + 0.52 * bow**2.2
        keel = 0.0 + 0.75 * bow**4
        inner = max(half - 0.10, 0.0)
        flare = 0.14 * half / (sheer - chine - 0.10)
        row = [(keel, 0.0), (chine, 0.80 * half), (chine + 0.04, 0.86 * half), (chine + 0.13, 0.86 * half + 0.09 * flare), (sheer - 0.06, half), (sheer, half - 0.01), (sheer, inner), (sheer - 0.08, inner), (0.52 + 0.3 * bow, inner * 0.94)]
        verts += [(x, -w, z) for z, w in row] + [(x, w, z) for z, w in row]
    m = 9
    for k in range(stations - 1):
        for side in (0, 1):
            a, b = k * 2 * m + side * m, (k + 1) * 2 * m + side * m
            for i in range(m - 1):
                quad = (a + i, b + i, b + i + 1, a + i + 1)
                faces.append(quad if side else tuple(reversed(quad)))
        a, b = k * 2 * m, (k + 1) * 2 * m
        faces.append((a + m - 1, b + m - 1, b + 2 * m - 1, a + 2 * m - 1))
    # The stem and the transom, strip by strip.
    stem = (stations - 1) * 2 * m
    for i in range(m - 4):
        faces += [(stem + m + i, stem + m + i + 1, stem + i + 1, stem + i), (i, i + 1, m + i + 1, m + i)]
    data = mesh('hull', verts, faces, material, True)
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(32)
    return data


def boat(x, y, z, turn=0.0, length=7.2, color=(0.80, 0.81, 0.80), canvas=(0.05, 0.09, 0.14)):
    """Builds a center console with a T-top and an outboard; `z` is the keel's height. Seen from far away; near by, use
    `skiff.bay_boat`.
    """
    gel = materials.plain('gelcoat', color, 0.18, 0.5, vary=0.04)
    white = materials.plain('white gelcoat', (0.78, 0.78, 0.76), 0.25, 0.5, vary=0.05)
    steel = materials.plain('tube', (0.60, 0.61, 0.62), 0.28, 0.5, 0.9, vary=0.05)
    cloth = materials.cloth(canvas)
    dark = materials.plain('dark trim', (0.02, 0.022, 0.025), 0.35, 0.5)
    seat = materials.plain('seat', (0.70, 0.68, 0.63), 0.6, 0.3, vary=0.1)

    def build():
        place(hull_mesh(length, 2.5, gel))
        box((-0.2, 0, 1.05), (0.95, 0.85, 1.0), white, 0.08, 0, 3)
        shield = box((0.22, 0, 1.78), (0.03, 0.80, 0.46), materials.glass((0.35, 0.37, 0.38)), 0.01)
        shield.rotation_euler = (0, -0.42, 0)
        box((-1.25, 0, 0.90), (0.55, 1.05, 0.72), white, 0.05, 0, 3)
        box((-1.25, 0, 1.30), (0.50, 1.0, 0.10), seat, 0.03, 0, 3)
        box((-1.52, 0, 1.55), (0.10, 1.0, 0.42), seat, 0.03, 0, 3)
        box((1.7, 0, 0.93), (1.1, 1.05, 0.35), white, 0.08, 0, 3)
        for sx, sy in ((0.25, 0.42), (0.25, -0.42), (-0.85, 0.42), (-0.85, -0.42)):
            tube([(sx, sy, 0.6), (sx - 0.05, sy * 1.02, 1.9), (sx - 0.12, sy * 1.2, 2.62)], 0.024, steel, 8)
        box((-0.42, 0, 2.68), (2.05, 1.72, 0.05), cloth, 0.025, 0, 3)
        tube([(0.55, -0.82, 2.66), (0.62, 0, 2.70), (0.55, 0.82, 2.66)], 0.022, steel, 8)
        for s in (-0.3, 0.1, 0.5):
            tube([(-1.45, s - 0.1, 2.66), (-1.62, s - 0.1, 3.1)], 0.02, steel, 6)
        tube([(-length / 2 + 0.5, -1.05, 1.0), (0.2, -1.16, 1.16), (2.2, -0.78, 1.42), (length / 2 - 0.25, -0.1, 1.60), (2.2, 0.78, 1.42)], 0.018, steel, 6)
        box((-length / 2 - 0.38, 0, 1.30), (0.62, 0.44, 0.58), dark, 0.12, 0, 4)
        box((-length / 2 - 0.34, 0, 0.62), (0.22, 0.16, 0.9), dark, 0.05, 0, 3)
        box((-length / 2 + 0.02, 0, 0.70), (0.06, 1.7, 0.5), gel, 0.02)

    house.turned(build, (x, y, z), turn)


def lift(x, y, level, deck=0.0, width=3.3, length=4.2, turn=0.0, boat_z=0.5, boat_color=(0.80, 0.81, 0.80), hung=None):
    """Builds a boat lift: four pilings, two beams, cables, and between them what `hung` builds, or a boat, its bow along
    +x.
    """
    pile = materials.bark((0.25, 0.22, 0.18), 0.0, 12)
    beam = materials.plain('lift beam', (0.55, 0.56, 0.56), 0.4, 0.5, 0.8, vary=0.2)
    motor = materials.plain('motor', (0.62, 0.62, 0.60), 0.5, 0.4)
    cap = materials.plain('pile cap', (0.72, 0.72, 0.70), 0.5, 0.4)
    cable = materials.plain('cable', (0.10, 0.10, 0.10), 0.4, 0.5, 0.8)

    def build():
        for sx in (-length / 2, length / 2):
            for sy in (-width / 2, width / 2):
                place(lathe('pile', [(0.15, level - 2), (0.14, deck + 2.5), (0.001, deck + 2.5)], pile, 18), (sx, sy, 0))
                place(lathe('cap', [(0.17, deck + 2.5), (0.16, deck + 2.53), (0.001, deck + 2.68)], cap, 18), (sx, sy, 0))
                tube([(sx, sy * 0.93, deck + 2.38), (sx, sy * 0.93, boat_z - 0.05)], 0.008, cable, 5)
            box((sx, 0, boat_z - 0.12), (0.14, width - 0.3, 0.20), beam, 0.01)
            for s in (-0.62, 0.62):
                box((sx * 0.55, s, boat_z + 0.14), (length * 0.55, 0.10, 0.14), beam, 0.02)
        for sy in (-width / 2, width / 2):
            box((0, sy, deck + 2.42), (length + 0.4, 0.12, 0.18), beam, 0.01)
            box((length / 2 - 0.35, sy, deck + 2.62), (0.34, 0.22, 0.22), motor, 0.04)
        if hung:
            hung()
        else:
            boat(0.1, 0, boat_z, 0, 7.0, boat_color)

    house.turned(build, (x, y, 0), turn)


def pilings(points, top, level, radius=0.14):
    """Builds bare mooring pilings with white bird cones."""
    pile = materials.bark((0.25, 0.22, 0.18), 0.0, 12)
    cap = materials.plain('pile cap', (0.72, 0.72, 0.70), 0.5, 0.4)
    for x, y in points:
        place(lathe('pile', [(radius, level - 2), (radius * 0.96, top), (0.001, top)], pile, 16), (x, y, 0))
        place(lathe('cap', [(radius * 1.12, top), (radius * 1.08, top + 0.03), (0.001, top + 0.2)], cap, 16), (x, y, 0))


def mangrove_shore(y, x0, x1, level, height=4.5, gap=1.7, depth=3, wild=True):
    """Builds a far bank of mangrove: crowns down to the water, taller ones behind."""
    mud = plants._once('mud', materials.far_green)
    box(((x0 + x1) / 2, y + 28, level - 0.05), (x1 - x0 + 200, 54, 0.3), mud)
    for r in range(depth):
        x = x0
        while x < x1:
            tall = height * (0.62 + 0.24 * r) * random.uniform(0.8, 1.2)
            foliage.tree('mangrove' if r < 2 else random.choice(('mangrove', 'mahogany')), x, y + r * 2.6 + random.uniform(-0.7, 0.7), tall, level - 0.42 * tall, trunk=0.12)
            x += gap * random.uniform(0.7, 1.4) * height / 4.5
