"""An outdoor kitchen of stone with a built-in grill, and the pergola over it."""
import math
import random

from . import materials, paving
from .core import Nodes, box, lathe, mesh, place, tube
from .plants import _once


def brushed():
    def make():
        n = Nodes('brushed steel')
        where = n.object_coords()
        lines = n.noise(n.vector('MULTIPLY', where, (3.0, 3.0, 260.0)), 1.0, 2, 0.6)
        rough = n.ramp(lines, [(0.3, 0.24), (0.7, 0.40)])
        return n.done(n.principled((0.60, 0.60, 0.60), rough, 0.5, n.bump(lines, 0.05, 0.001), Metallic=1.0))

    return _once('brushed steel', make)


def counter_stone(color=(0.40, 0.37, 0.33)):
    """Returns the material of leathered granite."""
    n = Nodes('counter')
    where = n.object_coords()
    flecks = n.node('ShaderNodeSeparateColor', {0: n.voronoi(where, 90, 'Color')}, out=0)
    tone = n.mix(1.0, color, n.ramp(flecks, [(0.0, (0.45, 0.43, 0.42)), (0.5, (1, 1, 1)), (1.0, (1.5, 1.47, 1.4))]), 'MULTIPLY')
    tone = n.mix(0.5, tone, n.ramp(n.noise(where, 5, 5, 0.65), [(0.3, (0.6, 0.58, 0.56)), (0.7, (1.15, 1.14, 1.12))]), 'MULTIPLY')
    return n.done(n.principled(tone, 0.32, 0.5, n.bump(n.noise(where, 40, 3), 0.15, 0.002)))


def _door(x, y, z, wide, tall, pane=None):
    steel = brushed()
    box((x, y, z), (wide, 0.03, tall), pane or steel, 0.004)
    if pane:
        for dx in (-wide / 2 + 0.03, wide / 2 - 0.03):
            box((x + dx, y - 0.004, z), (0.06, 0.034, tall), steel, 0.004)
        for dz in (-tall / 2 + 0.03, tall / 2 - 0.03):
            box((x, y - 0.004, z + dz), (wide, 0.034, 0.06), steel, 0.004)
    tube([(x - wide * 0.32, y - 0.05, z + tall / 2 - 0.055), (x + wide * 0.32, y - 0.05, z + tall / 2 - 0.055)], 0.009, steel, 12)
    for s in (-0.28, 0.28):
        tube([(x + wide * s, y - 0.05, z + tall / 2 - 0.055), (x + wide * s, y - 0.005, z + tall / 2 - 0.055)], 0.006, steel, 8)


def _grill(x, y, z, wide=0.86, deep=0.60):
    """Builds the grill's front with its knobs, and its hood, on a counter at height `z`; `y` is the counter's face."""
    steel = brushed()
    box((x, y + 0.02, z - 0.11), (wide, 0.10, 0.20), steel, 0.008)
    for k in range(5):
        kx = x + (k - 2) * wide * 0.17
        place(lathe('knob', [(0.030, 0), (0.030, 0.012), (0.022, 0.016), (0.021, 0.042), (0.001, 0.044)], materials.plain('knob', (0.10, 0.10, 0.10), 0.25, 0.5, 0.8), 28), (kx, y - 0.03, z - 0.11), (math.pi / 2, 0, 0))
    box((x, y + deep / 2, z + 0.035), (wide + 0.06, deep, 0.07), steel, 0.008)
    profile = [(0.03, 0.07)]
    for k in range(13):
        a = math.pi * k / 12
        profile.append((deep / 2 - (deep / 2 - 0.035) * math.cos(a), 0.10 + 0.27 * math.sin(a) ** 0.75))
    profile.append((deep - 0.03, 0.07))
    verts = [(x + s * wide / 2, y + v, z + h) for s in (-1, 1) for v, h in profile]
    n = len(profile)
    faces = [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)] + [tuple(range(n)), tuple(2 * n - 1 - k for k in range(n))]
    hood = mesh('hood', verts, faces, steel, True)
    hood.use_auto_smooth = True
    hood.auto_smooth_angle = math.radians(35)
    place(hood)
    tube([(x - wide * 0.4, y - 0.035, z + 0.20), (x + wide * 0.4, y - 0.035, z + 0.20)], 0.014, steel, 14)
    for s in (-0.34, 0.34):
        tube([(x + wide * s, y - 0.035, z + 0.20), (x + wide * s, y + 0.045, z + 0.19)], 0.010, steel, 8)
    place(lathe('gauge', [(0.038, 0), (0.036, 0.01), (0.001, 0.011)], materials.plain('gauge', (0.75, 0.74, 0.70), 0.2, 0.5), 24), (x, y + 0.045, z + 0.28), (math.pi / 2 - 0.55, 0, 0))


def kitchen(x0, x1, y, colors, deep=0.72, courses=6, height=0.1467, z=0.0, grill_at=0.42, top_color=(0.40, 0.37, 0.33)):
    """Builds a straight counter from x0 to x1 with its face toward -y at `y`."""
    paving.wall(x0, x1, y + deep / 2, courses, [0.305, 0.203, 0.254], height, deep, colors, z)
    top = z + courses * height
    slab = counter_stone(top_color)
    box(((x0 + x1) / 2, y + deep / 2, top + 0.02), (x1 - x0 + 0.10, deep + 0.08, 0.042), slab, 0.007, 0, 3)
    top += 0.041
    gx = x0 + (x1 - x0) * grill_at
    _grill(gx, y - 0.035, top)
    for s in (-0.215, 0.215):
        _door(gx + s, y - 0.018, z + 0.33, 0.42, 0.50)
    _door(x1 - 0.48, y - 0.018, z + 0.42, 0.56, 0.76, materials.plain('fridge glass', (0.02, 0.022, 0.024), 0.05, 0.5, vary=0.0))
    _door(x0 + 0.42, y - 0.018, z + 0.56, 0.46, 0.22)
    _door(x0 + 0.42, y - 0.018, z + 0.28, 0.46, 0.26)
    # A tap over a sink, a board, a bowl of limes.
    steel = brushed()
    sx = x0 + 0.42
    box((sx, y + deep / 2, top + 0.001), (0.42, 0.36, 0.004), steel, 0.001)
    box((sx, y + deep / 2, top + 0.004), (0.37, 0.31, 0.002), materials.plain('sink', (0.12, 0.12, 0.12), 0.3, 0.5, 0.9))
    tube([(sx, y + deep - 0.12, top), (sx, y + deep - 0.12, top + 0.26), (sx, y + deep - 0.16, top + 0.33), (sx, y + deep - 0.26, top + 0.34), (sx, y + deep - 0.32, top + 0.28)], 0.013, steel, 12)
    bx = x1 - 0.55
    box((bx, y + deep * 0.45, top + 0.012), (0.46, 0.28, 0.022), materials.wood((0.36, 0.22, 0.11), 0.05), 0.006, 0.2)
    bowl = materials.plain('bowl', (0.70, 0.67, 0.60), 0.3, 0.4)
    place(lathe('bowl', [(0.05, 0), (0.06, 0.005), (0.12, 0.05), (0.15, 0.10), (0.145, 0.102), (0.11, 0.055), (0.001, 0.02)], bowl, 40), (bx - 0.5, y + deep * 0.55, top))
    lime = materials.plain('lime', (0.16, 0.30, 0.03), 0.4, 0.4, vary=0.3)
    fruit = lathe('lime', [(0.001, -0.034), (0.02, -0.028), (0.032, 0), (0.02, 0.028), (0.001, 0.034)], lime, 18)
    for k in range(8):
        a, r = k * 2.4, 0.028 * math.sqrt(k + 0.4)
        place(fruit, (bx - 0.5 + r * math.cos(a), y + deep * 0.55 + r * math.sin(a), top + 0.085 + 0.012 * (k < 3)), (random.uniform(0, 3), random.uniform(0, 3), 0))
    return top


def stool(x, y, turn=0.0, seat=0.74):
    """Builds a backless counter stool."""
    teak = materials.wood((0.32, 0.18, 0.085), 0.2)
    box((x, y, seat), (0.40, 0.34, 0.05), materials.cloth((0.66, 0.62, 0.54)), 0.02, turn, 3)
    c, s = math.cos(turn), math.sin(turn)
    for u in (-1, 1):
        for v in (-1, 1):
            a, b = (0.15 * u, 0.12 * v), (0.19 * u, 0.16 * v)
            tube([(x + a[0] * c - a[1] * s, y + a[0] * s + a[1] * c, seat - 0.02), (x + b[0] * c - b[1] * s, y + b[0] * s + b[1] * c, 0)], 0.018, teak, 10)
        a, b = (-0.175, 0.145 * u), (0.175, 0.145 * u)
        tube([(x + a[0] * c - a[1] * s, y + a[0] * s + a[1] * c, 0.26), (x + b[0] * c - b[1] * s, y + b[0] * s + b[1] * c, 0.26)], 0.012, teak, 8)


def pergola(x0, x1, y0, y1, height=2.65, color=None, rafters=0.42):
    """Builds a pergola: posts, beams and rafters of timber."""
    timber = color or materials.wood((0.33, 0.20, 0.10), 0.15)
    for x in (x0, x1):
        for y in (y0, y1):
            box((x, y, height / 2), (0.15, 0.15, height), timber, 0.008)
            box((x, y, 0.08), (0.20, 0.20, 0.16), materials.plain('shoe', (0.04, 0.04, 0.04), 0.5, 0.4), 0.006)
    for y in (y0, y1):
        for dy in (-0.095, 0.095):
            box(((x0 + x1) / 2, y + dy, height - 0.06), (x1 - x0 + 0.9, 0.045, 0.22), timber, 0.006)
    count = max(2, round((x1 - x0 + 0.6) / rafters))
    for k in range(count + 1):
        x = x0 - 0.3 + (x1 - x0 + 0.6) * k / count
        box((x, (y0 + y1) / 2, height + 0.12), (0.045, y1 - y0 + 0.9, 0.16), timber, 0.006)
    rows = max(2, round((y1 - y0) / 0.30))
    for k in range(rows + 1):
        y = y0 + (y1 - y0) * k / rows
        box(((x0 + x1) / 2, y, height + 0.215), (x1 - x0 + 0.9, 0.04, 0.035), timber, 0.004)


__all__ = ['kitchen', 'stool', 'pergola', 'brushed', 'counter_stone']
