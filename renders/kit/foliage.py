"""Leaves by the thousand in few meshes: turf that thins with distance, native trees and shrubs, a far wood.

`plants.py` places twigs one by one, which is right for what stands close. Here a whole crown is one mesh, made with numpy
and instanced, so that a wide lot costs seconds.
"""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from . import materials, plants
from .core import Nodes, fractal, inside, mesh, place, tube

# Outlines of a leaf that is one long and one wide: (along, across, lift).
OVAL = [(0, 0, 0), (0.25, -0.42, 0.03), (0.62, -0.44, 0.05), (1, 0, -0.06), (0.62, 0.44, 0.05), (0.25, 0.42, 0.03)]
ROUND = [(0, 0, 0), (0.10, -0.30, 0.02), (0.38, -0.52, 0.05), (0.72, -0.42, 0.03), (0.97, -0.12, -0.02), (0.97, 0.12, -0.02), (0.72, 0.42, 0.03), (0.38, 0.52, 0.05), (0.10, 0.30, 0.02)]
BLADE = [(0, -0.5, 0), (0.55, -0.4, 0.0), (1, 0, 0), (0.55, 0.4, 0.0), (0, 0.5, 0)]


_kept = {}


def _once(key, make):
    """Returns the meshes of a plant, made once per scene."""
    try:
        for part in _kept[key]:
            part.name
    except (KeyError, ReferenceError):
        _kept[key] = make()
    return _kept[key]


def _mesh(name, verts, size, material, shade):
    """Makes a mesh of polygons with `size` corners each, from an array of all corners in order."""
    verts = np.asarray(verts, dtype=np.float32).reshape(-1, 3)
    count = len(verts)
    data = bpy.data.meshes.new(name)
    data.vertices.add(count)
    data.vertices.foreach_set('co', verts.ravel())
    data.loops.add(count)
    data.loops.foreach_set('vertex_index', np.arange(count, dtype=np.int32))
    data.polygons.add(count // size)
    data.polygons.foreach_set('loop_start', np.arange(0, count, size, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(count // size, size, dtype=np.int32))
    layer = data.attributes.new('shade', 'FLOAT', 'POINT')
    layer.data.foreach_set('value', np.repeat(np.asarray(shade, dtype=np.float32), size))
    data.materials.append(material)
    data.update(calc_edges=True)
    return data


def _unit(v):
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-6)


def leaves(name, base, ahead, length, width, material, shade, outline=OVAL, rng=None, roll=0.6):
    """Makes flat leaves: each starts at its `base` and points `ahead`."""
    rng = rng or np.random.default_rng(1)
    n = len(base)
    ahead = _unit(ahead)
    side = _unit(np.cross(ahead, np.array([0, 0, 1.0]) + rng.normal(0, 0.05, (n, 3))))
    up = np.cross(side, ahead)
    turn = rng.normal(0, roll, n)[:, None]
    side, up = side * np.cos(turn) + up * np.sin(turn), up * np.cos(turn) - side * np.sin(turn)
    shape = np.array(outline)
    length, width = np.broadcast_to(length, n), np.broadcast_to(width, n)
    verts = (
        base[:, None]
        + ahead[:, None] * (shape[None, :, 0:1] * length[:, None, None])
        + side[:, None] * (shape[None, :, 1:2] * width[:, None, None])
        + up[:, None] * (shape[None, :, 2:3] * length[:, None, None])
    )
    return _mesh(name, verts, len(shape), material, np.clip(shade, 0, 1))


# Turf ------------------------------------------------------------------------------------------------------------


def turf_material(dry=0.25):
    """Returns the material of a lawn: greener and drier in patches, with a few straws."""
    n = Nodes('turf blades')
    shade = n.attribute('shade', 'Fac')
    where = n.position()
    patch = n.noise(where, 0.35, 5, 0.62)
    small = n.noise(where, 3.0, 3, 0.6)
    green = n.ramp(shade, [(0.0, (0.026, 0.058, 0.011)), (0.8, (0.115, 0.190, 0.036)), (1.0, (0.30, 0.25, 0.085))])
    straw = n.ramp(shade, [(0.0, (0.055, 0.062, 0.016)), (1.0, (0.27, 0.245, 0.085))])
    share = n.math('MULTIPLY', n.ramp(n.math('ADD', n.math('MULTIPLY', patch, 0.7), n.math('MULTIPLY', small, 0.3)), [(0.42, 0.0), (0.66, 1.0)]), dry * 2)
    tone = n.mix(n.math('MINIMUM', share, 1.0), green, straw)
    body = n.principled(tone, 0.6, 0.25)
    through = n.node('ShaderNodeBsdfTranslucent', {0: n.mix(1.0, tone, (1.5, 1.55, 0.7), 'MULTIPLY')})
    return n.done(n.blend(0.3, body, through))


def _tile(cell, per_square, height, width, material, seed):
    rng = np.random.default_rng(seed)
    n = int(per_square * cell * cell)
    base = np.stack([rng.uniform(-cell / 2 * 1.06, cell / 2 * 1.06, n), rng.uniform(-cell / 2 * 1.06, cell / 2 * 1.06, n), np.zeros(n)], 1)
    heading = rng.uniform(0, 2 * math.pi, n)
    lean = np.abs(rng.normal(0.45, 0.4, n))
    ahead = np.stack([np.cos(heading) * lean, np.sin(heading) * lean, np.ones(n)], 1)
    shade = np.where(rng.random(n) < 0.05, 1.0, rng.normal(0.42, 0.18, n))
    bent = [(0, -0.5, 0), (0.5, -0.42, 0.03), (1, 0, -0.22), (0.5, 0.42, 0.03), (0, 0.5, 0)]
    return leaves('turf', base, ahead, height * rng.uniform(0.5, 1.15, n), width * rng.uniform(0.7, 1.3, n), material, shade, bent, rng, 1.0)


def turf(polygon, holes=(), z=0.0, near=(0, 0), fine=6.0, middle=16.0, height=0.06, dry=0.25, ground=lambda x, y: 0.0, soil=True):
    """Builds a lawn over a large lot from a quadtree of tiles: small and dense near the camera, large and coarse far away.

    `ground` gives its height at a point, for swales and banks; fine and medium tiles follow it.
    """
    material = turf_material(dry)
    kinds = {
        0.25: [_tile(0.25, 6500, height, 0.0045, material, 3 + k) for k in range(4)],
        0.5: [_tile(0.5, 2300, height * 1.05, 0.008, material, 13 + k) for k in range(4)],
        1.0: [_tile(1.0, 900, height * 1.1, 0.013, material, 23 + k) for k in range(3)],
        2.0: [_tile(2.0, 420, height * 1.2, 0.020, material, 33 + k) for k in range(3)],
    }
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    shapes = [polygon, *holes]
    boxes = [(min(p[0] for p in s), min(p[1] for p in s), max(p[0] for p in s), max(p[1] for p in s)) for s in shapes]

    def crosses(x, y, cell):
        """Returns whether an outline comes near the tile."""
        for shape, (bx0, by0, bx1, by1) in zip(shapes, boxes):
            if x > bx1 or y > by1 or x + cell < bx0 or y + cell < by0:
                continue
            for (ax, ay), (cx, cy) in zip(shape, shape[1:] + shape[:1]):
                if max(ax, cx) < x or min(ax, cx) > x + cell or max(ay, cy) < y or min(ay, cy) > y + cell:
                    continue
                return True
        return False

    def visit(x, y, cell):
        mx, my = x + cell / 2, y + cell / 2
        away = math.hypot(mx - near[0], my - near[1]) - cell * 0.7
        wanted = 0.25 if away < fine * 0.5 else 0.5 if away < fine else 1.0 if away < middle else 2.0
        if cell > wanted or (cell > 0.25 and crosses(x, y, cell)):
            for dx in (0, cell / 2):
                for dy in (0, cell / 2):
                    visit(x + dx, y + dy, cell / 2)
            return
        if not inside(polygon, mx, my) or any(inside(hole, mx, my) for hole in holes):
            return
        patch = 1 + 0.22 * float(fractal(np.array([[mx, my]]), 0.5, 3, 5)[0])
        kind = kinds[cell]
        half = cell / 2
        slope = [math.atan((ground(mx + dx, my + dy) - ground(mx - dx, my - dy)) / cell) for dx, dy in ((half, 0), (0, half))]
        # On a slope the tile lies with it; on the level it is turned, so that none repeats.
        turn = random.randrange(4) * math.pi / 2 if max(map(abs, slope)) < 0.01 else 0.0
        place(random.choice(kind), (mx, my, z + ground(mx, my)), (slope[1], -slope[0], turn), (1, 1, patch))

    x = math.floor(min(xs) / 2) * 2
    while x < max(xs):
        y = math.floor(min(ys) / 2) * 2
        while y < max(ys):
            visit(x, y, 2.0)
            y += 2
        x += 2
    if soil:
        dirt = plants._once('turf soil', lambda: materials.soil((0.045, 0.042, 0.020)))
        place(mesh('turf soil', [(px, py, 0) for px, py in polygon], [tuple(range(len(polygon)))], dirt), (0, 0, z - 0.006))


# Trees -----------------------------------------------------------------------------------------------------------

TREES = {
    # dark, light, gloss, leaf length, leaf width, leaves, clump radius
    'oak': ((0.020, 0.042, 0.010), (0.095, 0.130, 0.034), 0.5, 0.15, 0.070, 15000, 0.42),
    'mangrove': ((0.026, 0.058, 0.013), (0.125, 0.180, 0.040), 0.42, 0.15, 0.075, 12000, 0.36),
    'buttonwood': ((0.045, 0.068, 0.035), (0.19, 0.23, 0.125), 0.5, 0.12, 0.045, 12000, 0.34),
    'mahogany': ((0.026, 0.050, 0.012), (0.120, 0.160, 0.040), 0.45, 0.15, 0.055, 13000, 0.40),
}


def _crown(kind, seed, lobes, height, spread, trunk, grown=1.0, fine=1.0):
    """Makes a crown six meters tall to be placed at `grown` times that size, with leaves the right size even then."""
    dark, light, gloss, length, width, count, clump = TREES[kind]
    length, width, count = fine * length / grown**0.8, fine * width / grown**0.8, int(count * grown**2.2 / fine**2)
    rng = np.random.default_rng(seed)
    material = plants._once('crown ' + kind, lambda: materials.leaf('crown ' + kind, dark, light, gloss, 0.22))
    heads = np.stack([rng.normal(0, spread * 0.42, lobes), rng.normal(0, spread * 0.42, lobes), rng.uniform(0.45, 0.86, lobes) * height], 1)
    size = rng.uniform(0.20, 0.34, lobes) * spread
    clumps = int(lobes * 26 * grown**1.2)
    which = rng.integers(0, lobes, clumps)
    way = _unit(rng.normal(0, 1, (clumps, 3)) * [1, 1, 0.8] + [0, 0, 0.25])
    centers = heads[which] + way * (size[which] * rng.uniform(0.7, 1.08, clumps))[:, None] * [1, 1, 0.72]
    owner = rng.integers(0, clumps, count)
    out = _unit(rng.normal(0, 1, (count, 3)))
    base = centers[owner] + out * (clump * rng.uniform(0.2, 1.0, count) ** 0.6)[:, None] * [1, 1, 0.55]
    ahead = out * 0.8 + way[owner] * 0.5 + rng.normal(0, 0.35, (count, 3)) + [0, 0, -0.1]
    shade = rng.normal(0.40, 0.16, count) + 0.10 * out[:, 2] + rng.normal(0, 0.08, clumps)[owner]
    crown = leaves('crown ' + kind, base, ahead, length * rng.uniform(0.7, 1.25, count), width * rng.uniform(0.8, 1.2, count), material, shade, OVAL, rng, 0.9)
    bark = plants._once('limb bark', lambda: materials.bark((0.17, 0.145, 0.12), 0.0, 12))
    parts = [crown]
    fork = Vector((0, 0, height * 0.28))
    limbs = [tube([(0, 0, -0.3), (0.04, 0.02, height * 0.14), fork], [trunk * 1.3, trunk, trunk * 0.9], bark, 12)]
    for k in range(min(lobes, 9)):
        tip = Vector(heads[k])
        bend = fork.lerp(tip, 0.5) + Vector((rng.normal(0, 0.12), rng.normal(0, 0.12), -0.06 * height))
        limbs.append(tube([fork - Vector((0, 0, 0.2)), bend, tip], [trunk * 0.6, trunk * 0.38, trunk * 0.12], bark, 8))
    for limb in limbs:
        parts.append(limb.data)
        bpy.data.objects.remove(limb)
    return parts


def tree(kind, x, y, height=6.0, z=0.0, variant=None, trunk=0.2, lobes=12, spread=5.5, near=False):
    """Places a tree of a species, in one of three shapes that all share. `near` gives it the many small leaves that it has."""
    variant = random.randrange(3) if variant is None else variant
    scale = height / 6.0
    grown = 1.0 if not near else scale
    parts = _once(f'{kind} {variant} {lobes} {spread} {trunk} {grown}', lambda: _crown(kind, 7 + variant * 5, lobes, 6.0, spread, trunk, grown, 0.6 if near else 1.0))
    turn = random.uniform(0, 6.28)
    wide = scale * random.uniform(0.92, 1.12)
    for part in parts:
        place(part, (x, y, z), (0, 0, turn), (wide, wide, scale))


def wood(x0, x1, y, rows=2, spacing=3.2, height=7.0, z=0.0, kinds=('oak', 'mahogany'), turn=0.0, origin=(0, 0)):
    """Builds woods that close the view along a line; `turn` about `origin` puts them along another side."""
    c, s = math.cos(turn), math.sin(turn)
    for r in range(rows):
        x = x0 + random.uniform(0, spacing)
        while x < x1:
            px, py = x, y + r * 3.4 + random.uniform(-1.2, 1.2)
            tree(random.choice(kinds), origin[0] + px * c - py * s, origin[1] + px * s + py * c, height * random.uniform(0.7, 1.25), z)
            x += spacing * random.uniform(0.7, 1.35)


def _pine(variant):
    rng = np.random.default_rng(50 + variant)
    material = plants._once('needles', lambda: materials.leaf('needles', (0.022, 0.042, 0.014), (0.105, 0.140, 0.048), 0.55, 0.18))
    bark = plants._once('pine bark', lambda: materials.bark((0.22, 0.135, 0.085), 0.0, 7))
    height = 14.0
    trunk = [(0.25 * math.sin(t * 2 + variant), 0.2 * math.sin(t * 1.6 + 1), height * t) for t in np.linspace(0, 1, 14)]
    made = [tube(trunk, [0.20 - 0.15 * k / 13 for k in range(14)], bark, 12)]
    tips = []
    for k in range(26):
        t = float(rng.uniform(0.58, 1.0))
        i = min(int(t * 13), 12)
        foot = Vector(trunk[i]).lerp(Vector(trunk[i + 1]), t * 13 - i) if i < 13 else Vector(trunk[13])
        heading = k * 2.39996 + rng.uniform(-0.3, 0.3)
        reach = float((1.15 - t) * 4.2 + 0.7)
        rise = float(rng.uniform(0.0, 0.5))
        way = Vector((math.cos(heading), math.sin(heading), rise))
        bend = foot + way * reach * 0.55
        tip = foot + way * reach + Vector((0, 0, 0.25 * reach))
        made.append(tube([foot, bend, tip], [0.05, 0.035, 0.015], bark, 6))
        for _ in range(7):
            at = bend.lerp(tip, rng.uniform(0.15, 1.1)) if rng.random() < 0.7 else foot.lerp(bend, rng.uniform(0.6, 1.0))
            tips.append(np.array(at) + rng.normal(0, 0.22, 3))
    tips = np.array(tips)
    each = 90
    n = len(tips) * each
    owner = np.repeat(np.arange(len(tips)), each)
    ahead = rng.normal(0, 1, (n, 3)) + [0, 0, 0.75]
    base = tips[owner] + rng.normal(0, 0.05, (n, 3))
    crown = leaves('needles', base, ahead, rng.uniform(0.20, 0.34, n), 0.012, material, rng.normal(0.42, 0.17, n), BLADE, rng, 1.2)
    parts = [crown]
    for obj in made:
        parts.append(obj.data)
        bpy.data.objects.remove(obj)
    return parts


def slash_pine(x, y, height=14.0, z=0.0):
    """Builds a slash pine: a tall bare trunk, an open crown of needle tufts."""
    variant = random.randrange(3)
    parts = _once(f'pine {variant}', lambda: _pine(variant))
    scale = height / 14.0
    turn = random.uniform(0, 6.28)
    for part in parts:
        place(part, (x, y, z), (0, 0, turn), scale)


# Shrubs ----------------------------------------------------------------------------------------------------------


def _sea_grape(variant):
    rng = np.random.default_rng(90 + variant)
    green = plants._once('sea grape', lambda: materials.leaf('sea grape', (0.030, 0.066, 0.020), (0.150, 0.205, 0.062), 0.36, 0.22))
    old = plants._once('sea grape old', lambda: materials.leaf('sea grape old', (0.20, 0.045, 0.018), (0.40, 0.16, 0.035), 0.4, 0.3))
    bark = plants._once('limb bark', lambda: materials.bark((0.17, 0.145, 0.12), 0.0, 12))
    made, base, ahead = [], [], []
    for k in range(52):
        heading = rng.uniform(0, 6.28)
        reach = rng.uniform(0.25, 1.0) ** 0.6
        top = Vector((math.cos(heading) * reach, math.sin(heading) * reach, rng.uniform(0.25, 1.0) * (1.12 - 0.55 * reach * reach)))
        foot = Vector((rng.normal(0, 0.10), rng.normal(0, 0.10), 0))
        bend = foot.lerp(top, 0.5) + Vector((0, 0, -0.08))
        if k % 2 == 0:
            made.append(tube([foot, bend, top], [0.022, 0.014, 0.006], bark, 6))
        way = (top - bend).normalized()
        for j in range(13):
            t = j / 12
            at = bend.lerp(top, 0.35 + 0.65 * t)
            spin = j * 2.4 + k
            out = np.array([math.cos(spin), math.sin(spin), 0.35 + rng.normal(0, 0.25)])
            base.append(np.array(at) + rng.normal(0, 0.012, 3))
            ahead.append(out + 0.45 * np.array(way))
    base, ahead = np.array(base), np.array(ahead)
    n = len(base)
    size = rng.uniform(0.085, 0.165, n)
    tired = rng.random(n) < 0.06
    shade = rng.normal(0.40, 0.17, n) + 0.15 * (base[:, 2] - 0.5)
    parts = []
    for mask, material in ((~tired, green), (tired, old)):
        parts.append(leaves('sea grape', base[mask], ahead[mask], size[mask], size[mask] * 1.05, material, shade[mask], ROUND, rng, 0.5))
    for obj in made:
        parts.append(obj.data)
        bpy.data.objects.remove(obj)
    return parts


def sea_grape(x, y, radius=1.2, height=1.6, z=0.0):
    """Builds sea grape: a sprawling bush of round leathery leaves, a few turned red. The mesh is 1 in radius and
    height.
    """
    variant = random.randrange(3)
    parts = _once(f'sea grape {variant}', lambda: _sea_grape(variant))
    turn = random.uniform(0, 6.28)
    count = max(1, round(radius * height / 0.9))
    for k in range(count):
        # Leaves keep their size: a big bush is several, a little apart.
        a = 6.28 * k / count + turn
        d = 0.0 if count == 1 else radius * 0.42
        scale = 1.0 if count > 1 else max(radius, 0.7)
        for part in parts:
            place(part, (x + d * math.cos(a), y + d * math.sin(a), z), (0, 0, a * 1.7), (scale, scale, min(height, 1.9) * random.uniform(0.85, 1.1)))


def palmetto(x, y, z=0.0, size=1.0, fronds=11):
    """Builds saw palmetto: fans on stalks from the ground."""
    from mathutils import Euler

    for k in range(fronds):
        heading = k * 2.39996 + random.uniform(-0.3, 0.3)
        rise = math.radians(random.uniform(28, 78))
        scale = size * random.uniform(0.42, 0.62)
        place(plants.fan_frond(k % 3), (x + random.gauss(0, 0.08), y + random.gauss(0, 0.08), z), Euler((random.uniform(-0.4, 0.4), -rise, heading), 'XYZ'), scale)


def _tuft(name, count, length, width, droop, lean, material, seed, segments=5):
    random.seed(seed)
    tuft = plants.Leaves()
    for _ in range(count):
        heading = random.uniform(0, 6.28)
        out = abs(random.gauss(lean, lean * 0.6))
        way = Vector((math.cos(heading) * out, math.sin(heading) * out, 1.0))
        base = Vector((random.gauss(0, 0.05), random.gauss(0, 0.05), 0))
        tuft.blade(base, way, length * random.uniform(0.6, 1.15), width, droop * random.uniform(0.5, 1.4), min(1, max(0, random.gauss(0.45, 0.2))), segments, random.uniform(-0.6, 0.6), 0.3, 0.5)
    return tuft.mesh(name, material)


def cordgrass(x, y, z=0.0, size=1.0):
    """Builds sand cordgrass or muhly: a fountain of thin leaves."""
    material = plants._once('cordgrass', lambda: materials.leaf('cordgrass', (0.055, 0.072, 0.022), (0.25, 0.26, 0.105), 0.6, 0.25))
    variant = random.randrange(3)
    data = plants._once(f'cordgrass {variant}', lambda: _tuft('cordgrass', 150, 0.85, 0.004, 1.3, 0.45, material, 70 + variant))
    place(data, (x, y, z), (0, 0, random.uniform(0, 6.28)), size * random.uniform(0.8, 1.2))


def _sea_oats(variant):
    material = plants._once('oat leaf', lambda: materials.leaf('oat leaf', (0.085, 0.095, 0.035), (0.34, 0.32, 0.15), 0.65, 0.3))
    head = plants._once('oat head', lambda: materials.leaf('oat head', (0.30, 0.21, 0.095), (0.58, 0.44, 0.22), 0.7, 0.35))
    random.seed(120 + variant)
    stems, heads = plants.Leaves(), plants.Leaves()
    for _ in range(44):
        heading = random.uniform(0, 6.28)
        out = abs(random.gauss(0.3, 0.22))
        stems.blade(Vector((random.gauss(0, 0.10), random.gauss(0, 0.10), 0)), Vector((math.cos(heading) * out, math.sin(heading) * out, 1)), random.uniform(0.4, 0.85), 0.005, random.uniform(0.7, 1.6), random.random(), 5, random.uniform(-1, 1), 0.3, 0.5)
    for _ in range(9):
        heading = random.uniform(-0.7, 0.9)
        way = Vector((math.cos(heading) * 0.16, math.sin(heading) * 0.16, 1)).normalized()
        p = Vector((random.gauss(0, 0.10), random.gauss(0, 0.10), 0))
        tall = random.uniform(0.95, 1.4)
        spine = [p + way * tall * t + Vector((0.30 * t**4 * tall, 0.06 * t**3, -0.06 * t**4)) for t in (0, 0.25, 0.5, 0.75, 0.9, 1.0)]
        stems.strip(spine, [0.0030] * 6, Vector((0, 1, 0)), 0.8, 0.0)
        for k in range(26):
            t = 0.72 + 0.28 * k / 26
            i = 3 if t < 0.75 else 4 if t < 0.9 else 4
            at = spine[4].lerp(spine[5], max(0.0, (t - 0.9) / 0.1)) if t >= 0.9 else spine[3].lerp(spine[4], (t - 0.75) / 0.15)
            side = Vector((random.gauss(0.3, 0.5), random.gauss(0, 0.6), random.gauss(-0.3, 0.4)))
            heads.blade(at, side, random.uniform(0.025, 0.05), 0.007, 0.9, random.random(), 2, random.uniform(-1, 1), 0.2, 0.7)
    return [stems.mesh('oat stems', material), heads.mesh('oat heads', head)]


def sea_oats(x, y, z=0.0, size=1.0):
    """Builds sea oats, the grass of the dunes, with nodding heads that all lean with the wind."""
    variant = random.randrange(3)
    for part in _once(f'oats {variant}', lambda: _sea_oats(variant)):
        place(part, (x, y, z), (0, 0, random.uniform(-0.5, 0.5)), size * random.uniform(0.8, 1.15))


def _dune_sunflower(variant):
    rng = np.random.default_rng(140 + variant)
    green = plants._once('dune leaf', lambda: materials.leaf('dune leaf', (0.030, 0.066, 0.018), (0.125, 0.190, 0.050), 0.5, 0.25))
    petal = plants._once('petal', lambda: materials.leaf('petal', (0.70, 0.42, 0.02), (0.85, 0.58, 0.04), 0.6, 0.3))
    heart = plants._once('flower heart', lambda: materials.plain('flower heart', (0.10, 0.035, 0.012), 0.9, 0.1))
    n = 900
    where = rng.normal(0, 0.26, (n, 2))
    low = np.exp(-(where**2).sum(1) * 5)
    base = np.concatenate([where, (rng.uniform(0.02, 0.28, n) * (0.35 + 0.65 * low))[:, None]], 1)
    ahead = np.concatenate([rng.normal(0, 1, (n, 2)), rng.uniform(-0.1, 0.9, (n, 1))], 1)
    parts = [leaves('dune leaves', base, ahead, rng.uniform(0.035, 0.065, n), rng.uniform(0.025, 0.04, n), green, rng.normal(0.42, 0.2, n), OVAL, rng, 0.5)]
    petals = 16
    flowers = 16
    at = rng.normal(0, 0.25, (flowers, 2))
    rise = rng.uniform(0.18, 0.32, flowers) * (0.4 + 0.6 * np.exp(-(at**2).sum(1) * 5)) + 0.04
    face = _unit(np.concatenate([rng.normal(0, 0.35, (flowers, 2)), np.ones((flowers, 1))], 1))
    b, a = [], []
    for f in range(flowers):
        side = _unit(np.cross(face[f], [0.3, 1.0, 0.1]))
        up = np.cross(face[f], side)
        for k in range(petals):
            t = 2 * math.pi * k / petals
            way = side * math.cos(t) + up * math.sin(t)
            b.append(np.array([*at[f], rise[f]]) + way * 0.006)
            a.append(way + face[f] * 0.15)
    parts.append(leaves('petals', np.array(b), np.array(a), 0.026, 0.009, petal, rng.uniform(0, 0.9, len(b)), OVAL, rng, 0.2))
    disc = []
    for f in range(flowers):
        side = _unit(np.cross(face[f], [0.3, 1.0, 0.1]))
        up = np.cross(face[f], side)
        disc += [np.array([*at[f], rise[f]]) + face[f] * 0.004 + 0.009 * (side * math.cos(t) + up * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 8, endpoint=False)]
    parts.append(_mesh('hearts', np.array(disc), 8, heart, np.zeros(flowers)))
    return parts


def dune_sunflower(x, y, z=0.0, size=1.0):
    """Builds beach sunflower: a low mat with small yellow flowers."""
    variant = random.randrange(3)
    for part in _once(f'sunflower {variant}', lambda: _dune_sunflower(variant)):
        place(part, (x, y, z), (0, 0, random.uniform(0, 6.28)), size * random.uniform(0.8, 1.2))


def litter(polygon, per_square=30, holes=(), z=0.004):
    """Scatters fallen leaves and bits thinly over the ground."""
    material = plants._once('litter', lambda: materials.leaf('litter', (0.09, 0.05, 0.022), (0.34, 0.22, 0.09), 0.75, 0.1))
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    rng = np.random.default_rng(8)
    n = int((max(xs) - min(xs)) * (max(ys) - min(ys)) * per_square)
    points = np.stack([rng.uniform(min(xs), max(xs), n), rng.uniform(min(ys), max(ys), n)], 1)
    points = np.array([p for p in points if inside(polygon, *p) and not any(inside(hole, *p) for hole in holes)])
    if not len(points):
        return
    m = len(points)
    base = np.concatenate([points, np.full((m, 1), z)], 1)
    heading = rng.uniform(0, 6.28, m)
    ahead = np.stack([np.cos(heading), np.sin(heading), rng.uniform(0.0, 0.3, m)], 1)
    place(leaves('litter', base, ahead, rng.uniform(0.02, 0.075, m), rng.uniform(0.006, 0.026, m), material, rng.random(m), OVAL, rng, 0.35))
