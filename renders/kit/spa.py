"""A raised spa that spills into the pool, and terraces by the water."""
import random

from . import materials, paving, pool
from .core import Nodes, box, mesh, place, tube
from .house import _slider


def _sheet():
    """Returns the material of falling water: mostly clear, streaked with light."""
    n = Nodes('spill')
    where = n.position()
    streak = n.noise(n.vector('MULTIPLY', where, (9.0, 9.0, 0.6)), 6, 4, 0.6)
    share = n.ramp(streak, [(0.38, 0.12), (0.66, 0.75)])
    body = n.principled((0.80, 0.86, 0.86), 0.12, 0.5)
    return n.done(n.blend(share, n.node('ShaderNodeBsdfTransparent'), body))


def spa(x0, y0, x1, y1, rise=0.42, colors=('#efe6d5', '#e6d9c1', '#ded0b6'), spill='w', finish='travertine', wide=1.1):
    """Builds walls clad in the deck's stone, a coping, water up to it, and a spillway toward the side `spill` ('w',
    'e', 's', 'n').
    """
    thick = 0.30
    stones = paving.Stones()
    course = rise / 2

    def clad(ax, ay, bx, by, nx, ny):
        length = abs(bx - ax) + abs(by - ay)
        for row in range(2):
            t = -random.uniform(0.05, 0.3)
            while t < length - 0.02:
                t0, t1 = max(t, 0), min(t + random.choice((0.40, 0.61)), length)
                if t1 - t0 > 0.03:
                    ux, uy = (bx - ax) / length, (by - ay) / length
                    p, q = (ax + ux * (t0 + 0.001), ay + uy * (t0 + 0.001)), (ax + ux * (t1 - 0.001), ay + uy * (t1 - 0.001))
                    out = [p, q, (q[0] - nx * 0.03, q[1] - ny * 0.03), (p[0] - nx * 0.03, p[1] - ny * 0.03)]
                    stones.add(out, (row + 1) * course - 0.001, course - 0.002, paving.blend_tone(colors, random.random(), 0.06), random.random(), 'smooth', (0, 0), 0.05)
                t = t1 if t1 > t else t + 0.5
        return stones

    clad(x0, y0, x1, y0, 0, -1)
    clad(x1, y0, x1, y1, 1, 0)
    clad(x1, y1, x0, y1, 0, 1)
    clad(x0, y1, x0, y0, -1, 0)
    stones.build(materials.paver(finish))
    core = materials.stucco((0.60, 0.56, 0.48))
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    # Four walls, the spillway cut a hand's breadth lower on its side.
    for side, (bx, by, sx, sy) in {
        's': (cx, y0 + thick / 2, x1 - x0 - 0.04, thick - 0.04),
        'n': (cx, y1 - thick / 2, x1 - x0 - 0.04, thick - 0.04),
        'w': (x0 + thick / 2, cy, thick - 0.04, y1 - y0 - 0.04),
        'e': (x1 - thick / 2, cy, thick - 0.04, y1 - y0 - 0.04),
    }.items():
        tall = rise - (0.01 if side != spill else 0.09)
        box((bx, by, tall / 2), (sx, sy, tall), core)
    paving.coping(x0 + thick, y0 + thick, x1 - thick, y1 - thick, colors, depth=thick + 0.02, thickness=0.05, top=rise + 0.05, nose=0.02, finish=finish, pitch=0.305, sides=''.join(s for s in 'nsew' if s != spill))
    level = rise + 0.015
    place(mesh('spa water', [(x0 + thick, y0 + thick, level), (x1 - thick, y0 + thick, level), (x1 - thick, y1 - thick, level), (x0 + thick, y1 - thick, level)], [(0, 1, 2, 3)], pool._water(0.35, 6)))
    place(mesh('spa floor', [(x0 + thick, y0 + thick, -0.3), (x1 - thick, y0 + thick, -0.3), (x1 - thick, y1 - thick, -0.3), (x0 + thick, y1 - thick, -0.3)], [(0, 1, 2, 3)], pool._plaster(level)))
    walls = [(x0 + thick, y0 + thick), (x1 - thick, y0 + thick), (x1 - thick, y1 - thick), (x0 + thick, y1 - thick)]
    verts = [(x, y, z) for z in (-0.3, rise + 0.02) for x, y in walls]
    place(mesh('spa wall', verts, [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)], pool._plaster(level)))
    # The side with the spillway: coping left and right of it, between the corners, which belong to the sides; mosaic in the notch, a sheet of water.
    tiles = pool._tiles()
    sheet = _sheet()
    if spill in 'we':
        out = -1 if spill == 'w' else 1
        face = x0 if spill == 'w' else x1
        for a, b in ((y0 + thick, cy - wide / 2), (cy + wide / 2, y1 - thick)):
            stones2 = paving.Stones()
            stones2.add([(face - out * (thick + 0.02), a), (face + out * 0.02, a), (face + out * 0.02, b), (face - out * (thick + 0.02), b)], rise + 0.05, 0.06, paving.blend_tone(colors, random.random(), 0.05), random.random(), finish, (0, 0), 0.05)
            stones2.build(materials.paver(finish))
        box((face - out * thick / 2, cy, rise - 0.02), (thick + 0.06, wide, 0.05), tiles, 0.006)
        place(mesh('over', [(face - out * thick, cy - wide / 2, level - 0.0), (face + out * 0.05, cy - wide / 2, level - 0.006), (face + out * 0.05, cy + wide / 2, level - 0.006), (face - out * thick, cy + wide / 2, level)], [(0, 1, 2, 3)], pool._water(0.3, 8)))
        rows = 9
        verts = []
        for r in range(rows):
            t = r / (rows - 1)
            for s in (-1, 1):
                verts.append((face + out * (0.05 + 0.16 * t**0.6), cy + s * wide / 2 * (1 - 0.03 * t), level - 0.006 - (level + 0.09) * t * t))
        place(mesh('spill', verts, [(2 * r, 2 * r + 1, 2 * r + 3, 2 * r + 2) for r in range(rows - 1)], sheet, True))


def flat_house(x0, x1, y, depth, color=(0.72, 0.70, 0.66), height=3.1, eave=1.8, openings=()):
    """Builds a white modern block facing -y under a flat slab with a wood soffit; the overhang shades a terrace."""
    stucco = materials.stucco(color, 0.25)
    frame = materials.plain('frame', (0.06, 0.06, 0.06), 0.4, 0.4, vary=0.08)
    pane = materials.glass((0.60, 0.58, 0.54))
    inner = materials.plain('room', (0.30, 0.26, 0.21), 0.9, 0.1, vary=0.5, scale=1.5)
    cloth = materials.cloth((0.72, 0.69, 0.62))
    x = x0
    for left, right, bottom, top in openings:
        box(((x + left) / 2, y + 0.12, height / 2), (left - x, 0.24, height), stucco)
        box(((left + right) / 2, y + 0.12, (top + height) / 2), (right - left, 0.24, height - top), stucco)
        if bottom:
            box(((left + right) / 2, y + 0.12, bottom / 2), (right - left, 0.24, bottom), stucco)
        _slider(left, right, bottom, top, y + 0.10, max(2, round((right - left) / 1.5)), frame, pane)
        box(((left + right) / 2, y + 3.4, height / 2), (right - left + 2, 0.05, height), inner)
        box(((left + right) / 2, y + 1.8, 0.0), (right - left + 2, 3.2, 0.02), materials.plain('room floor', (0.42, 0.38, 0.32), 0.3, 0.4))
        for s in (left + 0.25, right - 0.25):
            for k in range(4):
                tube([(s + (k - 1.5) * 0.10, y + 0.34 + 0.02 * (k % 2), 0.02), (s + (k - 1.5) * 0.10, y + 0.34 + 0.02 * (k % 2), top)], 0.055, cloth, 8)
        x = right
    box(((x + x1) / 2, y + 0.12, height / 2), (x1 - x, 0.24, height), stucco)
    for side in (x0 + 0.12, x1 - 0.12):
        box((side, y + depth / 2 + 0.1, height / 2), (0.24, depth - 0.2, height), stucco)
    box(((x0 + x1) / 2, y + depth, height / 2), (x1 - x0, 0.24, height), stucco)
    box(((x0 + x1) / 2, y + (depth - eave) / 2, height + 0.20), (x1 - x0 + 0.7, depth + eave + 0.3, 0.34), stucco, 0.012)
    wood = materials.wood((0.36, 0.20, 0.10), 0.1)
    count = int((depth + eave) / 0.14)
    for k in range(min(count, int(eave / 0.14) + 2)):
        box(((x0 + x1) / 2, y - eave + 0.08 + k * 0.14, height + 0.01), (x1 - x0 + 0.5, 0.132, 0.02), wood)
    for px in (x0 + 0.2, x1 - 0.2):
        box((px, y - eave + 0.25, height / 2), (0.26, 0.26, height), stucco, 0.01)
