"""Lays large or failing pavers: finer near the camera, sunken, spread, cut around a circle, wet."""
import math
import random


from . import materials, paving
from .core import INCH, Nodes, mesh, place


def _center(points):
    return sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)


def lay(layout, finish='smooth', near=(0, 0), fine=0.03, reach=4.0, coarse=0.4, top=0.0, speckle=1.0, sand=None, level=0.0006, border_colors=None,
        spread=0.10, height=None, move=None, keep=None, material=None, tilt=0.0022, sand_drop=None, bed=True):
    """Lays a layout like `paving.lay`. `height(x, y)` raises or lowers the surface, `move(x, y)` shifts pieces, and
    `keep(x, y)` says which are laid.
    """
    stones = paving.Stones()
    thickness = layout['thickness'] * INCH
    for piece in layout['pieces']:
        outline = [(x * INCH, y * INCH) for x, y in piece['outline']]
        cx, cy = _center(outline)
        if keep and not keep(cx, cy):
            continue
        blend = border_colors if border_colors and piece['role'] == 'border' else layout['colors']
        tone = paving.blend_tone(blend, piece['seed'], spread)
        lift, lean = top + random.uniform(-level, level), [random.gauss(0, tilt), random.gauss(0, tilt)]
        if move:
            dx, dy, angle = move(cx, cy)
            c, s = math.cos(angle), math.sin(angle)
            outline = [(cx + dx + (x - cx) * c - (y - cy) * s, cy + dy + (x - cx) * s + (y - cy) * c) for x, y in outline]
            cx, cy = cx + dx, cy + dy
        if height:
            e = 0.08
            lift += height(cx, cy)
            lean[0] += (height(cx + e, cy) - height(cx - e, cy)) / (2 * e)
            lean[1] += (height(cx, cy + e) - height(cx, cy - e)) / (2 * e)
        step = fine if math.hypot(cx - near[0], cy - near[1]) < reach else coarse
        stones.add(outline, lift, thickness, tone, random.random(), finish, tuple(lean), step)
    stones.build(material or materials.paver(finish, speckle))
    if not bed:
        return
    drop = (paving.EDGES[finish][2] + 0.0015) if sand_drop is None else sand_drop
    outline = [(x * INCH, y * INCH) for x, y in layout['polygon']]
    sand = sand or materials.joint_sand()
    if height:
        surface(outline, lambda x, y: top - drop + height(x, y), sand, 0.10)
    else:
        place(mesh('sand', [(x, y, 0) for x, y in outline], [tuple(range(len(outline)))], sand), (0, 0, top - drop))


def surface(polygon, height, material, step=0.1, smooth=True):
    """Builds a grid over the bounds of a polygon, with its own height at each point."""
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    nx = max(1, math.ceil((max(xs) - min(xs)) / step))
    ny = max(1, math.ceil((max(ys) - min(ys)) / step))
    verts = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = min(xs) + (max(xs) - min(xs)) * i / nx, min(ys) + (max(ys) - min(ys)) * j / ny
            verts.append((x, y, height(x, y)))
    faces = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)]
    return place(mesh('surface', verts, faces, material, smooth))


def clip(points, nx, ny, d):
    """Returns the part of a convex outline where nx·x + ny·y ≥ d."""
    out = []
    for p, q in zip(points, points[1:] + points[:1]):
        a, b = nx * p[0] + ny * p[1] - d, nx * q[0] + ny * q[1] - d
        if a >= 0:
            out.append(p)
        if a * b < 0:
            t = a / (a - b)
            out.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    return out


def area(points):
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))) / 2


def without_circle(layout, cx, cy, radius):
    """Returns the layout cut around a circle, in meters. Cover the cut with a course of pavers: see `circle`."""
    pieces = []
    for piece in layout['pieces']:
        outline = [tuple(p) for p in piece['outline']]
        mx, my = _center(outline)
        dx, dy = mx - cx / INCH, my - cy / INCH
        away = math.hypot(dx, dy)
        far = max(math.hypot(x - cx / INCH, y - cy / INCH) for x, y in outline)
        if far < radius / INCH or away < 1e-6:
            continue
        if min(math.hypot(x - cx / INCH, y - cy / INCH) for x, y in outline) > radius / INCH:
            ux, uy = dx / away, dy / away
            if min((x - cx / INCH) * ux + (y - cy / INCH) * uy for x, y in outline) > radius / INCH:
                pieces.append(piece)
                continue
        ux, uy = dx / away, dy / away
        part = clip(outline, ux, uy, ux * cx / INCH + uy * cy / INCH + radius / INCH)
        if len(part) > 2 and area(part) > 3:
            pieces.append({**piece, 'outline': part, 'cut': True})
    return {**layout, 'pieces': pieces}


def circle(cx, cy, inner, outer, colors, width=0.15, thickness=0.06, top=0.0015, finish='tumbled', start=0.0, sweep=2 * math.pi, joint=0.003, material=None):
    """Lays a course of tapered pavers along an arc; `width` is a paver's size along the outer edge."""
    stones = paving.Stones()
    count = max(1, round(sweep * outer / width))
    for k in range(count):
        gap = joint / 2 / outer
        a0, a1 = start + sweep * k / count + gap, start + sweep * (k + 1) / count - gap
        outline = [(cx + outer * math.cos(a0 + (a1 - a0) * t / 2), cy + outer * math.sin(a0 + (a1 - a0) * t / 2)) for t in range(3)]
        outline += [(cx + inner * math.cos(a1 + (a0 - a1) * t / 2), cy + inner * math.sin(a1 + (a0 - a1) * t / 2)) for t in range(3)]
        stones.add(outline, top + random.uniform(-0.0005, 0.0005), thickness, paving.blend_tone(colors, random.random(), 0.10), random.random(), finish, (random.gauss(0, 0.002), random.gauss(0, 0.002)), 0.06)
    stones.build(material or materials.paver(finish))


def wet(material, mask=None, dark=0.55, shine=0.12, flat=0.85):
    """Makes a surface wet, everywhere or as far as `mask(nodes)` says, from 0 to 1: smoother and darker."""
    n = Nodes.__new__(Nodes)
    n.material, n.tree = material, material.node_tree
    body = next(node for node in n.tree.nodes if node.type == 'BSDF_PRINCIPLED')
    amount = mask(n) if mask else 1.0

    def source(name):
        socket = body.inputs[name]
        return socket.links[0].from_socket if socket.links else None

    color = source('Base Color')
    deep = n.mix(1.0, color, (dark, dark * 0.97, dark * 0.94), 'MULTIPLY')
    n.put(body.inputs['Base Color'], n.mix(amount, color, deep))
    rough = source('Roughness') or body.inputs['Roughness'].default_value
    n.put(body.inputs['Roughness'], n.mix(amount, rough if not isinstance(rough, float) else (rough,) * 3, (shine,) * 3))
    n.put(body.inputs['Specular'], n.mix(amount, (0.25,) * 3, (0.5,) * 3))
    bump = source('Normal')
    if bump is not None and flat:
        strength = bump.node.inputs['Strength']
        n.put(strength, n.math('MULTIPLY', strength.default_value, n.math('SUBTRACT', 1.0, n.math('MULTIPLY', amount, flat))))
    return material


def water_film(polygon, z, mask_scale=0.9, cover=0.5, seed=0.0):
    """Builds puddles: a thin mirror that shows only where the ground is low."""
    n = Nodes('puddle')
    where = n.vector('ADD', n.position(), (seed, seed * 0.7, 0))
    low = n.ramp(n.noise(where, mask_scale, 3, 0.5), [(cover, 0.0), (cover + 0.025, 1.0)])
    ripple = n.bump(n.noise(n.position(), 9, 2), 0.02, 0.01)
    fresnel = n.node('ShaderNodeFresnel', {'IOR': 1.33, 'Normal': ripple})
    mirror = n.node('ShaderNodeBsdfGlossy', {0: (0.98, 0.98, 1, 1), 'Roughness': 0.0, 'Normal': ripple})
    clear = n.node('ShaderNodeBsdfTransparent')
    surface_ = n.blend(n.math('MULTIPLY', low, fresnel), clear, mirror)
    place(mesh('puddles', [(x, y, z) for x, y in polygon], [tuple(range(len(polygon)))], n.done(surface_)))


def dip(cx, cy, radius, depth):
    """Returns a height function for a round dip."""

    def at(x, y):
        r = math.hypot(x - cx, y - cy) / radius
        return -depth * math.exp(-(r**2) * 1.6)

    return at


__all__ = ['lay', 'surface', 'clip', 'area', 'without_circle', 'circle', 'wet', 'water_film', 'dip']
