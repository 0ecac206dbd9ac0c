"""Grass, hedges, palms and trees, built from single leaves."""
import math
import random

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from . import materials
from .core import fractal, inside, mesh, place, tube

_cache = {}


def _once(key, make):
    """Returns one copy of a mesh or material for the scene."""
    try:
        found = _cache[key]
        found.name
        return found
    except (KeyError, ReferenceError):
        _cache[key] = make()
        return _cache[key]


class Leaves:
    """Collects leaves into one mesh, each with its own shade."""

    def __init__(self):
        self.verts, self.faces, self.shade = [], [], []

    def strip(self, spine, widths, across, shade, fold=0.0):
        """Adds a leaf along a spine; `across` is its sideways direction, `fold` lifts its edges."""
        start = len(self.verts)
        n = len(spine)
        for i, (p, w) in enumerate(zip(spine, widths)):
            ahead = (spine[min(i + 1, n - 1)] - spine[max(i - 1, 0)]).normalized()
            up = across.cross(ahead).normalized()
            lift = up * (w * fold)
            self.verts += [p - across * w + lift, p.copy(), p + across * w + lift]
            self.shade += [shade] * 3
        for i in range(n - 1):
            a = start + i * 3
            self.faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]

    def blade(self, base, direction, length, width, droop, shade, segments=4, twist=0.0, fold=0.25, shape=0.6):
        """Adds a leaf that starts in a direction and bends down by its weight."""
        ahead = direction.normalized()
        side = ahead.cross(Vector((0, 0, 1)))
        side = side.normalized() if side.length > 1e-3 else Vector((1, 0, 0))
        side = Matrix.Rotation(twist, 3, ahead) @ side
        spine, widths = [], []
        p = base.copy()
        for i in range(segments + 1):
            t = i / segments
            spine.append(p.copy())
            widths.append(width * max(0.02, math.sin(math.pi * (0.06 + 0.94 * t) ** shape)))
            ahead = (ahead + Vector((0, 0, -droop / segments * (0.5 + t)))).normalized()
            p = p + ahead * (length / segments)
        self.strip(spine, widths, side, shade, fold)

    def mesh(self, name, material, smooth=True):
        return mesh(name, self.verts, self.faces, material, smooth, floats={'shade': self.shade})


# Grass -----------------------------------------------------------------------------------------------------------

GRASS_CELL = 0.25


def _grass_tile(blades, height, width, seed, dry):
    random.seed(seed)
    leaves = Leaves()
    half = GRASS_CELL / 2 * 1.12
    for _ in range(blades):
        x, y = random.uniform(-half, half), random.uniform(-half, half)
        heading = random.uniform(0, 2 * math.pi)
        lean = abs(random.gauss(0.35, 0.3))
        up = Vector((math.cos(heading) * lean, math.sin(heading) * lean, 1))
        tall = height * random.uniform(0.55, 1.15)
        shade = min(1, max(0, random.gauss(0.45, 0.2)))
        if random.random() < dry:
            shade = 1.0
        leaves.blade(Vector((x, y, 0)), up, tall, width * random.uniform(0.7, 1.2), random.uniform(0.3, 1.6), shade, 3, random.uniform(-1, 1), 0.35, 0.5)
    return leaves


def lawn(polygon, holes=(), z=0.0, height=0.065, density=7000, near=None, reach=9.0):
    """Builds St. Augustine grass: broad, short blades, thinner and broader beyond `reach` meters from `near`."""
    material = _once('grass', lambda: materials.leaf('grass', (0.026, 0.062, 0.011), (0.125, 0.205, 0.038), 0.6, 0.35))
    if 'fine' not in _cache or not _alive(_cache['fine']):
        count = int(density * GRASS_CELL**2)
        _cache['fine'] = [_grass_tile(count, height, 0.0042, 11 + k, 0.03).mesh('grass', material) for k in range(4)]
        _cache['coarse'] = [_grass_tile(count // 4, height * 1.1, 0.009, 31 + k, 0.03).mesh('grass far', material) for k in range(3)]
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    x = min(xs)
    while x < max(xs):
        y = min(ys)
        while y < max(ys):
            cx, cy = x + GRASS_CELL / 2, y + GRASS_CELL / 2
            if inside(polygon, cx, cy) and not any(inside(hole, cx, cy) for hole in holes):
                far = near and math.hypot(cx - near[0], cy - near[1]) > reach
                tile = random.choice(_cache['coarse' if far else 'fine'])
                patch = float(fractal(np.array([[cx, cy]]), 0.5, 3, 5)[0])
                scale = 1 + 0.25 * patch
                place(tile, (cx + random.uniform(-0.02, 0.02), cy + random.uniform(-0.02, 0.02), z), (0, 0, random.randrange(4) * math.pi / 2 + random.uniform(-0.1, 0.1)), (1.05, 1.05, scale))
            y += GRASS_CELL
        x += GRASS_CELL
    ground = _once('turf', materials.soil)
    place(mesh('turf', [(px, py, 0) for px, py in polygon], [tuple(range(len(polygon)))], ground), (0, 0, z - 0.004))


def _alive(things):
    try:
        things[0].name
        return True
    except ReferenceError:
        return False


# Leaves and shrubs -------------------------------------------------------------------------------------------------

LEAF_KINDS = {
    # dark, light, gloss, length, width, droop, leaves to a twig
    'clusia': ((0.022, 0.056, 0.013), (0.105, 0.180, 0.042), 0.38, 0.075, 0.030, 0.35, 30),
    'ficus': ((0.020, 0.052, 0.012), (0.095, 0.165, 0.034), 0.35, 0.065, 0.016, 0.5, 38),
    'cocoplum': ((0.026, 0.060, 0.014), (0.125, 0.185, 0.045), 0.35, 0.055, 0.024, 0.3, 36),
    'croton': ((0.10, 0.018, 0.010), (0.42, 0.22, 0.030), 0.35, 0.13, 0.022, 0.8, 26),
    'oak': ((0.028, 0.056, 0.014), (0.120, 0.165, 0.042), 0.55, 0.07, 0.022, 0.5, 44),
    'mangrove': ((0.030, 0.062, 0.016), (0.130, 0.185, 0.044), 0.4, 0.09, 0.026, 0.25, 34),
    'liriope': ((0.022, 0.054, 0.013), (0.110, 0.175, 0.044), 0.5, 0.34, 0.006, 1.7, 60),
    'grasses': ((0.060, 0.062, 0.018), (0.24, 0.20, 0.075), 0.7, 0.75, 0.005, 1.5, 70),
}


def twig(kind, variant=0):
    """Adds a cluster of leaves around a point, pointing up and out; shrubs and crowns are made of these."""

    def make():
        dark, light, gloss, length, width, droop, count = LEAF_KINDS[kind]
        material = _once('leaf ' + kind, lambda: materials.leaf('leaf ' + kind, dark, light, gloss, 0.25))
        random.seed(len(kind) * 31 + variant)
        leaves = Leaves()
        tuft = kind in ('liriope', 'grasses')
        for _ in range(count):
            heading = random.uniform(0, 2 * math.pi)
            rise = random.uniform(0.4, 2.2) if tuft else random.uniform(-0.35, 1.3)
            way = Vector((math.cos(heading), math.sin(heading), rise)).normalized()
            base = Vector((random.gauss(0, 0.02), random.gauss(0, 0.02), 0)) if tuft else way * random.uniform(0.01, 0.11)
            shade = min(1, max(0, random.gauss(0.42, 0.22)))
            leaves.blade(base, way + Vector((random.gauss(0, 0.3), random.gauss(0, 0.3), random.gauss(0, 0.25))), length * random.uniform(0.7, 1.15), width * random.uniform(0.8, 1.15), droop * random.uniform(0.5, 1.4), shade, 5 if tuft else 3, random.uniform(-0.8, 0.8), 0.3)
        return leaves.mesh('twig ' + kind, material)

    return _once(f'twig {kind} {variant}', make)


def shrub(kind, x, y, radius, height, count, z=0.0):
    """Builds a rounded bush."""
    for _ in range(count):
        heading, t = random.uniform(0, 2 * math.pi), random.uniform(0.0, 1.0)
        lat = math.asin(t)
        r = random.uniform(0.75, 1.03)
        lump = 1 + 0.12 * math.sin(heading * 3 + x) + 0.08 * math.sin(lat * 7 + y)
        px = x + radius * r * lump * math.cos(lat) * math.cos(heading)
        py = y + radius * r * lump * math.cos(lat) * math.sin(heading)
        pz = z + height * 0.12 + height * 0.88 * r * lump * t
        tip = Euler((-(math.pi / 2 - lat) * 0.8 * math.sin(heading), (math.pi / 2 - lat) * 0.8 * math.cos(heading), random.uniform(0, 6)), 'XYZ')
        place(twig(kind, random.randrange(3)), (px, py, pz), tip, random.uniform(0.8, 1.25))


def hedge(kind, x0, y0, x1, y1, depth, height, z=0.0, per_meter=150, neat=0.05):
    """Builds a clipped hedge along a line: leaves on its faces, a dark core inside."""
    length = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    heart = _once('heart', lambda: materials.soil((0.010, 0.013, 0.006)))
    from .core import box

    box(((x0 + x1) / 2, (y0 + y1) / 2, z + height * 0.45), (length - 0.1, depth - 0.22, height * 0.86), heart, 0.05, math.atan2(uy, ux))
    for _ in range(int(length * per_meter * (height + depth / 2))):
        s = random.uniform(0, length)
        face = random.random()
        swell = neat * math.sin(s * 2.3 + x0) + neat * 0.7 * math.sin(s * 5.1)
        if face < height / (2 * height + depth) * 1.15:
            d, h, lean = -depth / 2 - swell, random.uniform(0.03, height), (1, -0.7)
        elif face < 2 * height / (2 * height + depth):
            d, h, lean = depth / 2 + swell, random.uniform(0.03, height), (1, 0.7)
        else:
            d, h, lean = random.uniform(-depth / 2, depth / 2), height + swell, (0, 0)
        d += random.gauss(0, 0.03)
        h += random.gauss(0, 0.025)
        px, py = x0 + ux * s - uy * d, y0 + uy * s + ux * d
        tilt = lean[1] * (1.0 if lean[0] else 0)
        place(twig(kind, random.randrange(3)), (px, py, z + h), (tilt * -ux, tilt * -uy, random.uniform(0, 6.28)), random.uniform(0.75, 1.15))


def bed(polygon, z=0.0, per_square=420):
    """Spreads shredded bark over soil."""

    def make(variant):
        random.seed(variant)
        leaves = Leaves()
        for _ in range(150):
            base = Vector((random.uniform(-0.2, 0.2), random.uniform(-0.2, 0.2), random.uniform(0, 0.022)))
            heading = random.uniform(0, 6.28)
            way = Vector((math.cos(heading), math.sin(heading), random.gauss(0, 0.28)))
            leaves.blade(base, way, random.uniform(0.02, 0.075), random.uniform(0.002, 0.007), 0.0, random.random(), 1, random.uniform(-1, 1), 0.5, 1.0)
        return leaves.mesh('mulch', _once('mulch', materials.mulch), False)

    tiles = [_once(f'mulch {k}', lambda k=k: make(k)) for k in range(3)]
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    span = (max(xs) - min(xs)) * (max(ys) - min(ys))
    for _ in range(int(span * per_square / 16)):
        x, y = random.uniform(min(xs), max(xs)), random.uniform(min(ys), max(ys))
        if inside(polygon, x, y):
            place(random.choice(tiles), (x, y, z + 0.004), (0, 0, random.uniform(0, 6.28)))
    place(mesh('soil', [(px, py, 0) for px, py in polygon], [tuple(range(len(polygon)))], _once('soil', materials.soil)), (0, 0, z))


def fallen(points, z=0.002, kind='oak'):
    """Scatters fallen leaves on the pavers."""
    material = _once('fallen', lambda: materials.leaf('fallen', (0.16, 0.07, 0.02), (0.42, 0.26, 0.075), 0.6, 0.15))
    for x, y in points:
        leaves = Leaves()
        heading = random.uniform(0, 6.28)
        way = Vector((math.cos(heading), math.sin(heading), random.uniform(0.05, 0.25)))
        leaves.blade(Vector((x, y, z)), way, random.uniform(0.055, 0.10), random.uniform(0.012, 0.021), random.uniform(0.3, 0.6), random.uniform(0.0, 1.0), 7, random.uniform(-0.3, 0.3), random.uniform(0.15, 0.5))
        place(leaves.mesh('fallen', material))


# Palms -----------------------------------------------------------------------------------------------------------


def _palm_leaf_material():
    return _once('palm leaf', lambda: materials.leaf('palm leaf', (0.022, 0.050, 0.010), (0.105, 0.160, 0.034), 0.42, 0.28))


def _stem_material():
    return _once('palm stem', lambda: materials.plain('palm stem', (0.16, 0.17, 0.055), 0.5, 0.35, vary=0.4))


def feather_frond(length, sag, variant, pairs=68):
    """Makes a feathery frond: a bowed rib with drooping leaflets on both sides."""

    def make():
        random.seed(variant * 7 + 3)
        leaves = Leaves()
        rib = []
        p = Vector((0, 0, 0))
        pitch = 0.0
        steps = 40
        for i in range(steps + 1):
            t = i / steps
            rib.append(p.copy())
            pitch = -sag * (0.25 * t + 1.15 * t * t)
            p = p + Vector((math.cos(pitch), 0.02 * math.sin(variant + t * 3), math.sin(pitch))) * (length / steps)
        stem = [v for v in rib]
        radii = [0.030 * (1 - 0.93 * (i / steps)) + 0.002 for i in range(steps + 1)]
        start = len(leaves.verts)
        sides = 5
        for i, v in enumerate(stem):
            for k in range(sides):
                a = 2 * math.pi * k / sides
                leaves.verts.append(v + Vector((0, radii[i] * math.cos(a), radii[i] * 0.7 * math.sin(a))))
                leaves.shade.append(0.93)
        for i in range(steps):
            for k in range(sides):
                j = (k + 1) % sides
                a = start + i * sides
                leaves.faces.append((a + k, a + j, a + sides + j, a + sides + k))
        for k in range(pairs):
            t = 0.15 + 0.85 * (k + random.uniform(-0.2, 0.2)) / pairs
            t = min(max(t, 0.1), 0.995)
            i = min(int(t * steps), steps - 1)
            base = rib[i].lerp(rib[i + 1], t * steps - i)
            ahead = (rib[i + 1] - rib[i]).normalized()
            reach = length * 0.19 * (math.sin(math.pi * (0.12 + 0.86 * t)) ** 0.7 + 0.10)
            for side in (-1, 1):
                out = Vector((0, side, 0))
                sweep = 0.45 + 0.75 * t
                way = out + ahead * sweep * random.uniform(0.8, 1.2) + Vector((0, 0, random.uniform(0.0, 0.45)))
                shade = min(1, max(0, random.gauss(0.42, 0.16)))
                leaves.blade(base, way, reach * random.uniform(0.85, 1.1), 0.016 * length / 3 + 0.004, random.uniform(0.9, 1.7), shade, 5, random.uniform(-0.5, 0.5), 0.35, 0.55)
        return leaves.mesh('frond', _palm_leaf_material())

    return _once(f'feather {length} {sag} {variant}', make)


def fan_frond(variant, dead=False):
    """Makes a sabal's leaf: a stalk, and a folded fan bowed down the middle with split, hanging tips."""

    def make():
        random.seed(variant * 13 + 5)
        leaves = Leaves()
        stalk = 1.15
        spine = [Vector((stalk * t, 0, 0.12 * math.sin(t * 2.2))) for t in (0, 0.25, 0.5, 0.75, 1.0)]
        leaves.strip(spine, [0.022, 0.018, 0.015, 0.013, 0.012], Vector((0, 1, 0)), 0.9, -0.4)
        root = spine[-1]
        count = 46
        for k in range(count):
            a = (k / (count - 1) - 0.5) * math.radians(250)
            keel = math.cos(a * 0.7)
            way = Vector((math.cos(a), math.sin(a), 0.35 * abs(math.sin(a)) - 0.05))
            reach = 0.95 * (0.72 + 0.28 * keel) * random.uniform(0.92, 1.06)
            base = root + Vector((0.28 * max(0, math.cos(a)), 0, -0.10 * max(0, math.cos(a))))
            shade = min(1, max(0, random.gauss(0.40, 0.14)))
            leaves.blade(base, way, reach, 0.026, random.uniform(0.9, 1.5), shade, 6, 0.0, 0.7, 0.75)
        material = (
            _once('dead palm', lambda: materials.leaf('dead palm', (0.14, 0.085, 0.035), (0.30, 0.21, 0.10), 0.8, 0.15))
            if dead
            else _once('sabal leaf', lambda: materials.leaf('sabal leaf', (0.022, 0.046, 0.014), (0.110, 0.150, 0.045), 0.5, 0.25))
        )
        return leaves.mesh('fan', material)

    return _once(f'fan {variant} {dead}', make)


def _trunk_line(x, y, height, lean, bow, z=0.0, steps=26):
    heading = random.uniform(0, 6.28)
    points = []
    for i in range(steps + 1):
        t = i / steps
        out = lean * t + bow * math.sin(math.pi * t)
        points.append(Vector((x + out * math.cos(heading), y + out * math.sin(heading), z + height * t)))
    return points


def royal_palm(x, y, height=7.5, fronds=18, z=0.0, size=1.0):
    """Builds a royal palm: pale gray column, green crownshaft, a round head of feather fronds."""
    line = _trunk_line(x, y, height, random.uniform(-0.15, 0.15), random.uniform(-0.12, 0.12), z)
    steps = len(line) - 1
    radii = []
    for i in range(steps + 1):
        t = i / steps
        radii.append((0.19 + 0.10 * math.exp(-t * 9) + 0.035 * math.sin(math.pi * min(1, t * 1.3)) - 0.05 * t) * size)
    tube(line, radii, _once('royal bark', lambda: materials.bark((0.36, 0.345, 0.315), 0.35)), 20)
    top = line[-1]
    shaft = _once('crownshaft', lambda: materials.plain('crownshaft', (0.115, 0.175, 0.05), 0.4, 0.4, vary=0.3, scale=3))
    tube([top + Vector((0, 0, 1.25 * size * t)) for t in (0, 0.12, 0.3, 0.6, 0.85, 1)], [r * size for r in (0.145, 0.165, 0.16, 0.125, 0.09, 0.05)], shaft, 16)
    head = top + Vector((0, 0, 1.12 * size))
    for k in range(fronds):
        heading = k * 2.39996 + random.uniform(-0.15, 0.15)
        age = (k + 0.5) / fronds
        rise = math.radians(82 - 95 * age + random.uniform(-6, 6))
        frond = feather_frond(3.3, 0.75 + 0.45 * round(age * 2) / 2, k % 3)
        place(frond, head, Euler((random.uniform(-0.3, 0.3), -rise, heading), 'XYZ'), size * random.uniform(0.9, 1.05))


def coconut_palm(x, y, height=6.0, fronds=22, z=0.0, size=1.0, lean=0.9):
    """Builds a coconut or queen palm: a slender leaning trunk, long arching fronds."""
    line = _trunk_line(x, y, height, lean * random.uniform(0.6, 1.1), -0.35 * lean, z)
    steps = len(line) - 1
    radii = [(0.125 + 0.09 * math.exp(-i / steps * 14) - 0.03 * i / steps) * size for i in range(steps + 1)]
    tube(line, radii, _once('palm bark', lambda: materials.bark((0.27, 0.24, 0.20), 0.8)), 16)
    head = line[-1] + Vector((0, 0, 0.05))
    for k in range(fronds):
        heading = k * 2.39996 + random.uniform(-0.15, 0.15)
        age = (k + 0.5) / fronds
        rise = math.radians(80 - 108 * age + random.uniform(-7, 7))
        frond = feather_frond(3.0, 0.85 + 0.5 * round(age * 2) / 2, k % 3 + 3)
        place(frond, head, Euler((random.uniform(-0.35, 0.35), -rise, heading), 'XYZ'), size * random.uniform(0.85, 1.05))


def sabal_palm(x, y, height=4.5, fronds=30, z=0.0, size=1.0, boots=True):
    """Builds a sabal palm: a stout trunk, crosshatched with old leaf bases, under a round head of fans."""
    line = _trunk_line(x, y, height, random.uniform(-0.2, 0.25), random.uniform(-0.15, 0.2), z)
    steps = len(line) - 1
    radii = [(0.165 + 0.03 * math.sin(i * 1.7)) * size for i in range(steps + 1)]
    tube(line, [r * (1.25 if i < 2 else 1) for i, r in enumerate(radii)], _once('sabal bark', lambda: materials.bark((0.20, 0.17, 0.135), 0.5, 14)), 16)
    if boots:
        boot = _once('boot material', lambda: materials.plain('boot', (0.25, 0.185, 0.115), 0.9, 0.15, vary=0.6, scale=14))

        def make():
            verts = [(-0.05, 0, 0), (0.05, 0, 0), (0.035, 0.06, 0.20), (-0.035, 0.06, 0.20), (-0.05, -0.025, 0.01), (0.05, -0.025, 0.01), (0.018, 0.035, 0.33), (-0.018, 0.035, 0.33)]
            faces = [(0, 1, 2, 3), (4, 7, 6, 5), (0, 3, 7, 4), (1, 5, 6, 2), (3, 2, 6, 7)]
            return mesh('boot', verts, faces, boot)

        part = _once('boot', make)
        rows = int(height * 0.62 / 0.13)
        for r in range(rows):
            t = 1 - r * 0.13 / height
            i = min(int(t * steps), steps - 1)
            center = line[i].lerp(line[i + 1], t * steps - i)
            for k in range(7):
                a = 2 * math.pi * (k + 0.5 * (r % 2)) / 7 + random.uniform(-0.08, 0.08)
                rr = radii[i] * 0.92
                place(part, (center.x + rr * math.cos(a), center.y + rr * math.sin(a), center.z - 0.15), Euler((random.uniform(-0.1, 0.12), 0, a - math.pi / 2), 'XYZ'), size * random.uniform(0.85, 1.15))
    head = line[-1] + Vector((0, 0, 0.05))
    for k in range(fronds):
        heading = k * 2.39996 + random.uniform(-0.2, 0.2)
        age = (k + 0.5) / fronds
        rise = math.radians(85 - 120 * age + random.uniform(-9, 9))
        dead = age > 0.95
        place(fan_frond(k % 3, dead), head - Vector((0, 0, 0.25 * age)), Euler((random.uniform(-0.5, 0.5), -rise, heading), 'XYZ'), size * random.uniform(0.85, 1.12))


# Background --------------------------------------------------------------------------------------------------------


def _tree(kind, variant):
    """Makes a broad crown on a short trunk, as a collection to be instanced."""

    def make():
        collection = bpy.data.collections.new(f'tree {kind} {variant}')
        random.seed(variant * 19 + 7)
        main = bpy.context.scene.collection

        def add(obj):
            collection.objects.link(obj)
            main.objects.unlink(obj)

        bark = _once('oak bark', lambda: materials.bark((0.17, 0.145, 0.12), 0.0, 12))
        lobes = [(random.uniform(-1.5, 1.5), random.uniform(-1.5, 1.5), random.uniform(2.3, 4.4), random.uniform(0.9, 1.5)) for _ in range(11)]
        add(tube([(0, 0, 0), (0.1, 0, 1.2), (0.0, 0.1, 2.4), (0, 0, 3.4)], [0.26, 0.2, 0.17, 0.08], bark))
        for lx, ly, lz, lr in lobes:
            for _ in range(46):
                way = Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0.25, 0.8))).normalized()
                p = Vector((lx, ly, lz)) + way * lr * random.uniform(0.75, 1.05) * Vector((1, 1, 0.8)).length / 1.62
                add(place(twig(kind, random.randrange(3)), p, (random.uniform(-0.6, 0.6), random.uniform(-0.6, 0.6), random.uniform(0, 6)), random.uniform(2.6, 4.0)))
        return collection

    return _once(f'tree {kind} {variant}', make)


def tree(kind, x, y, scale=1.0, z=0.0, variant=None):
    obj = bpy.data.objects.new('tree', None)
    obj.instance_type = 'COLLECTION'
    obj.instance_collection = _tree(kind, random.randrange(3) if variant is None else variant)
    obj.location = (x, y, z)
    obj.rotation_euler = (0, 0, random.uniform(0, 6.28))
    obj.scale = (scale * random.uniform(0.9, 1.15), scale * random.uniform(0.9, 1.15), scale * random.uniform(0.85, 1.15))
    bpy.context.scene.collection.objects.link(obj)


def tree_line(x0, x1, y, rows=2, spacing=3.2, scale=1.4, z=0.0, palms=0):
    """Plants trees that hide the horizon, with a few palms above them."""
    for r in range(rows):
        x = x0 + random.uniform(0, spacing)
        while x < x1:
            tree('oak', x, y + r * 3.5 + random.uniform(-1.2, 1.2), scale * random.uniform(0.75, 1.3), z - 0.5)
            x += spacing * random.uniform(0.7, 1.3)
    for _ in range(palms):
        sabal_palm(random.uniform(x0, x1), y + random.uniform(-2, 4), random.uniform(6.5, 9.5), 24, z, 1.1, False)


def far_ground(z=-0.06, size=400, hole=None):
    """Builds ground to the horizon, with an opening for a pool: `hole` is (x0, y0, x1, y1)."""
    x0, y0, x1, y1 = hole or (0, 0, 0, 0)
    xs, ys = (-size, x0, x1, size), (-size, y0, y1, size)
    verts = [(x, y, 0) for y in ys for x in xs]
    faces = [(r * 4 + c, r * 4 + c + 1, r * 4 + c + 5, r * 4 + c + 4) for r in range(3) for c in range(3) if (r, c) != (1, 1)]
    place(mesh('ground', verts, faces, _once('far green', materials.far_green)), (0, 0, z))
