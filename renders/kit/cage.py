"""A screened lanai cage: bronze aluminum, screen that dims what is behind it a little."""
from math import atan2

from mathutils import Vector

from . import materials, plants
from .core import Nodes, box, mesh, place


def _screen(open_share=0.84):
    """Returns the material of insect screen: it dims light, because its threads are too fine to see."""

    def make():
        n = Nodes('screen')
        return n.done(n.node('ShaderNodeBsdfTransparent', {0: (open_share, open_share, open_share * 0.99, 1)}))

    return plants._once('screen', make)


def cage(x0, y0, x1, y1, eave=2.9, rise=1.05, pitch_at=1.9, bay=2.35, sides='wne'):
    """Builds a cage over (x0, y0, x1, y1): walls on `sides`, open to the house on the others."""
    metal = plants._once('cage bronze', lambda: materials.plain('cage bronze', (0.040, 0.031, 0.024), 0.45, 0.45, vary=0.15))
    screen = _screen()
    top = eave + rise

    def bar(a, b, size=(0.05, 0.10)):
        """Builds a beam between two points, upright in section."""
        p, q = Vector(a), Vector(b)
        way = q - p
        obj = box((p + q) / 2, (way.length, size[0], size[1]), metal, 0.003)
        flat = (way.x**2 + way.y**2) ** 0.5
        if flat < 1e-6:
            obj.rotation_euler = (0, 1.5707963, 0)
        else:
            obj.rotation_euler = (0, -atan2(way.z, flat), atan2(way.y, way.x))

    def sheet(*points):
        obj = place(mesh('screen', points, [tuple(range(len(points)))], screen))
        obj.visible_shadow = False
        return obj

    def height(x, y):
        """Returns the roof's height above (x, y): it rises from each walled side and is level in the middle."""
        far = []
        if 'w' in sides:
            far.append(x - x0)
        if 'e' in sides:
            far.append(x1 - x)
        if 'n' in sides:
            far.append(y1 - y)
        if 's' in sides:
            far.append(y - y0)
        return eave + rise * min(1.0, min(far) / pitch_at)

    def posts(points, rails):
        for x, y in points:
            bar((x, y, 0), (x, y, eave), (0.05, 0.05))
        for z in rails:
            bar((*points[0], z), (*points[-1], z), (0.05, 0.05 if z < eave else 0.10))

    def spaced(a, b):
        count = max(1, round((b - a) / bay))
        return [a + (b - a) * k / count for k in range(count + 1)]

    xs, ys = spaced(x0, x1), spaced(y0, y1)
    rails = (0.04, 0.92, eave)
    if 'n' in sides:
        posts([(x, y1) for x in xs], rails)
        sheet((x0, y1, 0), (x1, y1, 0), (x1, y1, eave), (x0, y1, eave))
    if 's' in sides:
        posts([(x, y0) for x in xs], rails)
        sheet((x0, y0, 0), (x1, y0, 0), (x1, y0, eave), (x0, y0, eave))
    if 'w' in sides:
        posts([(x0, y) for y in ys], rails)
        sheet((x0, y0, 0), (x0, y1, 0), (x0, y1, eave), (x0, y0, eave))
    if 'e' in sides:
        posts([(x1, y) for y in ys], rails)
        sheet((x1, y0, 0), (x1, y1, 0), (x1, y1, eave), (x1, y0, eave))
    # Roof beams run from the house to the far side, purlins across them.
    inner_x = [x0 + pitch_at if 'w' in sides else x0, x1 - pitch_at if 'e' in sides else x1]
    inner_y = [y0 + pitch_at if 's' in sides else y0, y1 - pitch_at if 'n' in sides else y1]
    for x in xs[1:-1] if 'w' in sides and 'e' in sides else xs:
        levels = [(y, height(x, y)) for y in sorted({y0, *inner_y, y1})]
        for (ya, za), (yb, zb) in zip(levels, levels[1:]):
            bar((x, ya, za), (x, yb, zb), (0.05, 0.16))
    for y in [*ys, *inner_y]:
        levels = [(x, height(x, y)) for x in sorted({x0, *inner_x, x1})]
        for (xa, za), (xb, zb) in zip(levels, levels[1:]):
            bar((xa, y, za), (xb, y, zb), (0.05, 0.08))
    flat_roof = [(inner_x[0], inner_y[0], top), (inner_x[1], inner_y[0], top), (inner_x[1], inner_y[1], top), (inner_x[0], inner_y[1], top)]
    sheet(*flat_roof)
