"""Cuts laid pavers around a pool with its coping, a bed or a fire pit."""
from .core import INCH


def _half(points, axis, limit, keep_below):
    """Returns the part of a convex outline on one side of an axis-parallel line."""
    out = []
    sign = 1 if keep_below else -1
    for p, q in zip(points, points[1:] + points[:1]):
        dp, dq = sign * (limit - p[axis]), sign * (limit - q[axis])
        if dp >= 0:
            out.append(p)
        if dp * dq < 0:
            t = dp / (dp - dq)
            out.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    return out


def _area(points):
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))) / 2


def around(layout, hole, joint=0.003):
    """Returns the layout without the rectangle `hole` = (x0, y0, x1, y1) in meters; pieces at its edge are cut."""
    x0, y0, x1, y1 = (hole[0] - joint) / INCH, (hole[1] - joint) / INCH, (hole[2] + joint) / INCH, (hole[3] + joint) / INCH
    pieces = []
    for piece in layout['pieces']:
        outline = [tuple(p) for p in piece['outline']]
        xs, ys = [p[0] for p in outline], [p[1] for p in outline]
        if max(xs) <= x0 or min(xs) >= x1 or max(ys) <= y0 or min(ys) >= y1:
            pieces.append(piece)
            continue
        between = _half(_half(outline, 0, x0, False), 0, x1, True)
        parts = [_half(outline, 0, x0, True), _half(outline, 0, x1, False)]
        if len(between) > 2:
            parts += [_half(between, 1, y0, True), _half(between, 1, y1, False)]
        pieces += [{**piece, 'outline': part, 'cut': True} for part in parts if len(part) > 2 and _area(part) > 3]
    # The sand bed gets the hole by a slit from its first corner.
    start = tuple(layout['polygon'][0])
    ring = [(x0, y0), (x0, y1), (x1, y1), (x1, y0)]
    bed = [start, *ring, ring[0], start, *[tuple(p) for p in layout['polygon'][1:]]]
    return {**layout, 'pieces': pieces, 'polygon': bed}


def until(layout, end):
    """Returns the layout as far as y = `end` in meters; pieces at its edge are cut."""
    cut = around(layout, (-1e3, end, 1e3, 1e3))
    bed = [tuple(p) for p in layout['polygon']]
    return {**cut, 'polygon': _half(bed, 1, end / INCH, True)}
