"""Street fronts other than the usual one: roofs in other colors, beds along a driveway, a strip of street."""
import math
import random

from . import greens, house, materials, plants
from .core import Nodes, box, inside


def roof(kind):
    """Returns a tile roof material in another color: 'slate' gray or 'sand'."""
    stops = {
        'slate': [(0.0, (0.10, 0.10, 0.105)), (0.3, (0.15, 0.15, 0.15)), (0.6, (0.20, 0.195, 0.19)), (0.85, (0.14, 0.135, 0.13)), (1.0, (0.25, 0.24, 0.225))],
        'sand': [(0.0, (0.36, 0.28, 0.20)), (0.3, (0.46, 0.37, 0.27)), (0.6, (0.52, 0.43, 0.33)), (0.85, (0.40, 0.31, 0.23)), (1.0, (0.58, 0.50, 0.40))],
        'brown': [(0.0, (0.16, 0.09, 0.06)), (0.3, (0.22, 0.13, 0.085)), (0.6, (0.27, 0.17, 0.115)), (0.85, (0.20, 0.13, 0.09)), (1.0, (0.32, 0.22, 0.16))],
    }[kind]
    n = Nodes('roof tile ' + kind)
    info = n.node('ShaderNodeObjectInfo', out='Random')
    where = n.position()
    tone = n.ramp(info, stops)
    tone = n.mix(0.6, tone, n.ramp(n.noise(where, 22, 5, 0.68), [(0.3, (0.55, 0.54, 0.53)), (0.6, (1.05, 1.05, 1.05))]), 'MULTIPLY')
    tone = n.mix(n.math('MULTIPLY', n.ramp(n.noise(where, 1.3, 4, 0.6), [(0.5, 0.0), (0.75, 1.0)]), 0.3), tone, (0.08, 0.075, 0.068))
    return n.done(n.seen(n.principled(tone, 0.8, 0.25, n.bump(n.noise(where, 160, 2), 0.3, 0.003)), stops[2][1]))


def hip_roof(x0, y0, x1, y1, kind=None, **more):
    """Builds `house.hip_roof` with its own roof color."""
    usual = materials.roof_tile
    if kind:
        materials.roof_tile = lambda: roof(kind)
    house.hip_roof(x0, y0, x1, y1, **more)
    materials.roof_tile = usual


def shrink(polygon, by=0.08):
    """Returns an outline moved inward, so that grass overhangs the edge of what it surrounds."""
    n = len(polygon)
    if sum(polygon[i - 1][0] * polygon[i][1] - polygon[i][0] * polygon[i - 1][1] for i in range(n)) < 0:
        polygon = polygon[::-1]
    out = []
    for i in range(n):
        (ax, ay), (bx, by_), (cx, cy) = polygon[i - 1], polygon[i], polygon[(i + 1) % n]
        la, lb = math.hypot(bx - ax, by_ - ay) or 1, math.hypot(cx - bx, cy - by_) or 1
        nx, ny = -(by_ - ay) / la - (cy - by_) / lb, (bx - ax) / la + (cx - bx) / lb
        size = math.hypot(nx, ny) or 1
        out.append((bx + nx / size * by, by_ + ny / size * by))
    return out


def curved(points, steps=8):
    """Returns a smooth line through points (Catmull-Rom)."""
    out = []
    p = [points[0], *points, points[-1]]
    for i in range(1, len(p) - 2):
        for k in range(steps):
            t = k / steps
            a, b, c, d = p[i - 1], p[i], p[i + 1], p[i + 2]
            out.append(tuple(0.5 * (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t**3) for j in (0, 1)))
    out.append(tuple(points[-1]))
    return out


def planting(polygon, kinds, spacing=0.6, z=0.0, mulch=True, per_square=220, sizes=(0.3, 0.55), dense=60):
    """Builds a mulched bed with rows of mixed shrubs."""
    if mulch:
        plants.bed(polygon, z + 0.02, per_square)
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    y = min(ys) + spacing * 0.5
    row = 0
    while y < max(ys):
        x = min(xs) + spacing * (0.5 + 0.5 * (row % 2))
        while x < max(xs):
            px, py = x + random.uniform(-0.12, 0.12) * spacing, y + random.uniform(-0.12, 0.12) * spacing
            if inside(polygon, px, py):
                kind = random.choice(kinds)
                if kind == 'liriope':
                    plants.shrub('liriope', px, py, 0.12, 0.1, 6, z)
                elif kind == 'grasses':
                    plants.shrub('grasses', px, py, 0.1, 0.1, 4, z)
                else:
                    plants.shrub(kind, px, py, sizes[0] * random.uniform(0.85, 1.15), sizes[1] * random.uniform(0.85, 1.2), dense, z)
            x += spacing
        y += spacing
        row += 1


def around_house(x0, x1, y, hedge='clusia', palms=3, z=-0.2, wide=55):
    """Closes the view behind a lot with a hedge and trees of two heights."""
    greens.hedge(hedge, x0, y - 4, x1, y - 4, 1.1, 1.9, z)
    greens.tree_line(-wide, wide, y, 2, 4.6, 1.3, z - 0.9, palms)


def swale(x0, x1, y, color=(0.46, 0.44, 0.40)):
    """Builds a strip of sidewalk along the street."""
    from .front import concrete

    for k in range(int((x1 - x0) / 1.5)):
        box((x0 + 1.5 * k + 0.75, y, -0.035), (1.492, 1.4, 0.08), concrete(), 0.006)


def oak_shade(x, y, scale=1.0):
    """Places a tree outside the picture that casts its shadow into it."""
    greens.tree('oak', x, y, scale, -0.3, 1)


__all__ = ['roof', 'hip_roof', 'shrink', 'curved', 'planting', 'around_house', 'swale', 'oak_shade']
