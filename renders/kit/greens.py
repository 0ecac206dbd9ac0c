"""Trees and clipped hedges in one mesh each, instanced: finer leaves than `plants` has, at less time."""
import math
import random

import numpy as np

from . import materials
from .core import mesh, place
from .plants import LEAF_KINDS, _once, fan_frond

LEAF_KINDS.setdefault('seagrape', ((0.034, 0.066, 0.018), (0.150, 0.200, 0.060), 0.42, 0.13, 0.060, 0.2, 22))
LEAF_KINDS.setdefault('ixora', ((0.020, 0.050, 0.012), (0.105, 0.165, 0.040), 0.35, 0.055, 0.018, 0.3, 40))

# dark, light, gloss, leaf length, leaf width
CROWNS = {
    'oak': ((0.020, 0.042, 0.010), (0.105, 0.145, 0.036), 0.5, 0.13, 0.034),
    'ficus': ((0.018, 0.046, 0.010), (0.090, 0.150, 0.032), 0.38, 0.12, 0.040),
    'gumbo': ((0.030, 0.066, 0.014), (0.140, 0.190, 0.046), 0.5, 0.15, 0.042),
}


def _cards(points, ways, length, width, shade):
    """Makes folded leaves of four corners and two triangles each."""
    n = len(points)
    ways = ways / np.maximum(np.linalg.norm(ways, axis=1), 1e-6)[:, None]
    helper = np.random.normal(0, 1, (n, 3)) * (1, 1, 0.35)
    side = np.cross(ways, helper)
    side /= np.maximum(np.linalg.norm(side, axis=1), 1e-6)[:, None]
    up = np.cross(side, ways)
    size = np.random.uniform(0.7, 1.2, (n, 1))
    middle = points + ways * length * 0.48 * size
    tip = points + ways * length * size + np.array([0, 0, -0.12 * length])
    lift = up * width * 0.45
    verts = np.stack([points, middle + side * width * size + lift, tip, middle - side * width * size + lift], 1).reshape(-1, 3)
    base = np.arange(n)[:, None] * 4
    faces = np.concatenate([base + (0, 1, 2), base + (0, 2, 3)], 1).reshape(-1, 3)
    return verts, faces, np.repeat(np.clip(shade, 0, 1), 4)


def _ball(count):
    v = np.random.normal(0, 1, (count, 3))
    return v / np.linalg.norm(v, axis=1)[:, None]


def _crown(kind, variant, leaves=11000):
    """Makes a broad crown of clumps on a forked trunk, about 6 m across and 6.5 m tall."""

    def make():
        state = np.random.get_state()
        np.random.seed(variant * 19 + 7)
        dark, light, gloss, length, width = CROWNS[kind]
        count = 34
        way = _ball(count) * (1, 1, 0.55) + (0, 0, 0.18)
        lobes = way * np.random.uniform(0.55, 1.0, (count, 1)) * (2.7, 2.7, 2.3) + (0, 0, 4.2)
        radii = np.random.uniform(0.62, 1.05, count)
        tint = np.random.uniform(-0.16, 0.16, count)
        pick = np.random.randint(0, count, leaves)
        out = _ball(leaves)
        out[:, 2] = np.abs(out[:, 2]) * np.where(np.random.uniform(0, 1, leaves) < 0.78, 1, -1)
        shell = np.random.uniform(0.55, 1.06, (leaves, 1)) ** 0.6
        points = lobes[pick] + out * radii[pick][:, None] * shell * (1, 1, 0.72)
        shade = 0.40 + tint[pick] + np.random.normal(0, 0.13, leaves) + 0.10 * out[:, 2]
        ways = out * (1, 1, 0.5) + np.random.normal(0, 0.55, (leaves, 3))
        verts, faces, shades = _cards(points, ways, length, width, shade)
        wood_verts, wood_faces = [], []

        def limb(path, radius0, radius1):
            start = len(wood_verts)
            for i, p in enumerate(path):
                r = radius0 + (radius1 - radius0) * i / (len(path) - 1)
                for k in range(8):
                    a = math.pi * k / 4
                    wood_verts.append((p[0] + r * math.cos(a), p[1] + r * math.sin(a), p[2]))
            for i in range(len(path) - 1):
                for k in range(8):
                    j = (k + 1) % 8
                    wood_faces.append((start + i * 8 + k, start + i * 8 + j, start + i * 8 + 8 + j, start + i * 8 + 8 + k))

        limb([(0, 0, -0.4), (0.03, 0.02, 0.4), (0.08, 0, 1.2), (0.05, 0.05, 2.0)], 0.30, 0.19)
        for k in range(9):
            end = lobes[k * 3 % count]
            limb([(0.05, 0.05, 1.8), tuple(np.array((0.05, 0.05, 2.1)) * 0.5 + end * (0.5, 0.5, 0.4)), tuple(end)], 0.12, 0.035)
        n = len(verts)
        every = np.concatenate([verts, np.array(wood_verts)])
        all_faces = [tuple(f) for f in faces.tolist()] + [tuple(i + n for i in f) for f in wood_faces]
        data = mesh(
            f'crown {kind}', every.tolist(), all_faces, _once('crown leaf ' + kind, lambda: materials.leaf('crown ' + kind, dark, light, gloss, 0.28)), True,
            floats={'shade': np.concatenate([shades, np.zeros(len(wood_verts))])},
        )
        data.materials.append(_once('crown bark', lambda: materials.bark((0.20, 0.175, 0.145), 0.0, 12)))
        data.polygons.foreach_set('material_index', [0] * len(faces) + [1] * len(wood_faces))
        np.random.set_state(state)
        return data

    return _once(f'crown {kind} {variant}', make)


def tree(kind, x, y, scale=1.0, z=0.0, variant=None):
    data = _crown(kind, random.randrange(3) if variant is None else variant)
    s = [scale * random.uniform(0.9, 1.12) for _ in range(3)]
    return place(data, (x, y, z), (0, 0, random.uniform(0, 6.28)), tuple(s))


def tree_line(x0, x1, y, rows=2, spacing=4.2, scale=1.25, z=-1.2, palms=0, kinds=('oak', 'ficus', 'gumbo'), palm_height=(6.5, 9.0)):
    """Plants trees that close the view, lower ones in front of taller ones."""
    from . import plants

    for r in range(rows):
        x = x0 + random.uniform(0, spacing)
        while x < x1:
            tree(random.choice(kinds), x, y + r * 4.0 + random.uniform(-1.4, 1.4), scale * random.uniform(0.65, 1.2) * (1 + 0.18 * r), z)
            x += spacing * random.uniform(0.65, 1.3)
    # Undergrowth: crowns that begin at the ground, so that no horizon shows between the trunks.
    x = x0
    while x < x1:
        size = scale * random.uniform(0.42, 0.62)
        tree(random.choice(kinds), x, y - 1.6 + random.uniform(-0.8, 0.8), size, z - 2.3 * size)
        x += spacing * random.uniform(0.42, 0.7)
    for _ in range(palms):
        plants.sabal_palm(random.uniform(x0, x1), y + random.uniform(-2, 3), random.uniform(*palm_height), 24, z, 1.1, False)


def _hedge_tile(kind, depth, height, variant, dense):
    def make():
        state = np.random.get_state()
        np.random.seed(variant * 31 + 5)
        dark, light, gloss, length, width, *_ = LEAF_KINDS[kind]
        area = 2 * height + depth
        count = int(area * dense)
        u = np.random.uniform(0, area, count)
        along = np.random.uniform(-0.53, 0.53, count)
        swell = 0.025 * np.sin(along * 9 + variant) + np.random.normal(0, 0.022, count)
        points = np.zeros((count, 3))
        out = np.zeros((count, 3))
        front, back = u < height, (u >= height) & (u < 2 * height)
        top = ~(front | back)
        points[:, 0] = along
        points[front, 1], points[front, 2], out[front, 1] = -depth / 2 - swell[front], u[front], -1
        points[back, 1], points[back, 2], out[back, 1] = depth / 2 + swell[back], u[back] - height, 1
        points[top, 1], points[top, 2], out[top, 2] = u[top] - 2 * height - depth / 2, height + swell[top], 1
        # Rounded shoulders.
        over = np.clip((points[:, 2] - (height - 0.14)) / 0.14, 0, 1)
        points[:, 1] *= 1 - 0.16 * over**2
        shade = np.random.normal(0.42, 0.20, count) - 0.15 * (points[:, 2] < height * 0.25)
        ways = out * 0.8 + np.random.normal(0, 0.6, (count, 3)) + (0, 0, 0.35)
        verts, faces, shades = _cards(points, ways, length * 0.95, width * 0.72, shade)
        np.random.set_state(state)
        material = _once('hedge leaf ' + kind, lambda: materials.leaf('hedge ' + kind, dark, light, gloss, 0.25))
        return mesh('hedge ' + kind, verts.tolist(), [tuple(f) for f in faces.tolist()], material, True, floats={'shade': shades})

    return _once(f'hedge {kind} {depth} {height} {variant} {dense}', make)


def hedge(kind, x0, y0, x1, y1, depth=0.9, height=1.6, z=0.0, dense=900):
    """Builds a clipped hedge along a line, in one-meter tiles."""
    from .core import box

    length = math.hypot(x1 - x0, y1 - y0)
    turn = math.atan2(y1 - y0, x1 - x0)
    count = max(1, round(length))
    heart = _once('hedge heart', lambda: materials.soil((0.012, 0.016, 0.007)))
    box(((x0 + x1) / 2, (y0 + y1) / 2, z + height * 0.46), (length - 0.06, depth - 0.14, height * 0.9), heart, 0.05, turn)
    for k in range(count):
        t = (k + 0.5) / count
        data = _hedge_tile(kind, depth, height, random.randrange(3), dense)
        flip = math.pi if random.random() < 0.5 else 0
        place(data, (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z), (0, 0, turn + flip), (length / count, 1, random.uniform(0.975, 1.025)))


def palmetto(x, y, size=0.7, fronds=11, z=0.0):
    """Builds saw palmetto: fans that rise from the ground."""
    for k in range(fronds):
        rise = random.uniform(0.35, 1.35)
        place(fan_frond(k % 3, k == fronds - 1 and random.random() < 0.6), (x + random.gauss(0, 0.12), y + random.gauss(0, 0.12), z), (random.uniform(-0.4, 0.4), -rise, k * 2.4 + random.uniform(-0.3, 0.3)), size * random.uniform(0.6, 1.0))


__all__ = ['tree', 'tree_line', 'hedge', 'palmetto']
