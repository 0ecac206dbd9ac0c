"""Commercial fronts: a stucco arcade of shops with glass, awnings and lamps before a plaza."""
import math
import random

from . import house, materials, plants, things
from .core import Nodes, box, lathe, mesh, place, tube

PI = math.pi


def _shop_glass():
    return plants._once('shop glass', lambda: materials.glass((0.62, 0.60, 0.56)))


def _lit(name, color, strength):
    def make():
        n = Nodes(name)
        light = n.node('ShaderNodeEmission', {0: (*color, 1), 1: strength})
        return n.done(n.node('ShaderNodeAddShader', {0: n.principled(tuple(c * 0.8 for c in color), 0.9, 0.1), 1: light}))

    return plants._once(name, make)


def shop(x0, x1, y, height=3.1, color=(0.70, 0.62, 0.50), door=0.5, inside=(0.85, 0.66, 0.44)):
    """Builds one shop front between piers: panes over a low wall, a glazed double door, a lit room behind."""
    stucco = plants._once(f'shop stucco {color}', lambda: materials.stucco(color))
    frame = things.dark_metal()
    pane = _shop_glass()
    pier = 0.45
    top = 2.7
    for a, b in ((x0, x0 + pier), (x1 - pier, x1)):
        box(((a + b) / 2, y + 0.15, height / 2), (b - a, 0.34, height), stucco, 0.012)
        box(((a + b) / 2, y + 0.12, 0.16), (b - a + 0.06, 0.42, 0.32), materials.stucco(tuple(c * 0.62 for c in color), 0.6), 0.015)
    box(((x0 + x1) / 2, y + 0.2, (top + height) / 2 + 0.35), (x1 - x0, 0.30, height - top + 0.7), stucco, 0.008)
    left, right = x0 + pier, x1 - pier
    middle = left + (right - left) * door
    for a, b, low in ((left, middle - 0.95, 0.45), (middle + 0.95, right, 0.45), (middle - 0.95, middle, 0.0), (middle, middle + 0.95, 0.0)):
        if b - a < 0.2:
            continue
        if low:
            box(((a + b) / 2, y + 0.18, low / 2), (b - a, 0.22, low), stucco, 0.006)
        parts = max(1, round((b - a) / 1.5)) if low else 1
        for k in range(parts):
            u0, u1 = a + (b - a) * k / parts, a + (b - a) * (k + 1) / parts
            box(((u0 + u1) / 2, y + 0.20, (low + top) / 2), (u1 - u0 - 0.05, 0.012, top - low - 0.05), pane)
            for x in (u0 + 0.03, u1 - 0.03):
                box((x, y + 0.20, (low + top) / 2), (0.06, 0.07, top - low), frame, 0.004)
        for z in (low + 0.03, top - 0.03, 2.25):
            box(((a + b) / 2, y + 0.20, z), (b - a, 0.07, 0.06 if z > 0.2 else 0.14), frame, 0.004)
        if not low:
            side = -1 if b <= middle + 0.01 else 1
            tube([(middle + side * 0.10, y + 0.12, 0.85), (middle + side * 0.10, y + 0.12, 1.30)], 0.013, things.steel(), 12)
    deep = 4.5
    wall = _lit(f'shop wall {inside}', inside, 0.16)
    box(((x0 + x1) / 2, y + deep, height / 2), (x1 - x0, 0.05, height), wall)
    for x in (x0 + 0.1, x1 - 0.1):
        box((x, y + deep / 2 + 0.3, height / 2), (0.05, deep - 0.6, height), wall)
    box(((x0 + x1) / 2, y + deep / 2, height), (x1 - x0, deep, 0.05), wall)
    box(((x0 + x1) / 2, y + deep / 2 + 0.2, 0.0), (x1 - x0, deep - 0.3, 0.03), materials.plain('shop floor', (0.30, 0.23, 0.16), 0.4, 0.4))


def shelves(x0, x1, y, levels=4, seed=1):
    """Builds shelves with things on them, to be seen through the panes."""
    pick = random.Random(seed)
    board = plants._once('shelf', lambda: materials.wood((0.30, 0.19, 0.10), 0.1))
    goods = [plants._once(f'goods {k}', lambda k=k: materials.plain('goods', ((0.50, 0.20, 0.12), (0.14, 0.28, 0.28), (0.70, 0.62, 0.46), (0.20, 0.22, 0.16), (0.62, 0.50, 0.22))[k], 0.6)) for k in range(5)]
    for level in range(levels):
        z = 0.5 + 0.5 * level
        box(((x0 + x1) / 2, y, z), (x1 - x0, 0.35, 0.03), board)
        x = x0 + 0.1
        while x < x1 - 0.15:
            w, h = pick.uniform(0.08, 0.22), pick.uniform(0.14, 0.34)
            box((x + w / 2, y, z + h / 2 + 0.015), (w, 0.2, h), pick.choice(goods), 0.01)
            x += w + pick.uniform(0.02, 0.12)


def awning(x0, x1, y, z=2.75, drop=0.75, out=1.15, color=(0.12, 0.25, 0.23), stripe=None):
    """Builds a canvas awning on arms with a hanging valance, striped if a second color is given."""
    canvas = [plants._once(f'awning {c}', lambda c=c: materials.cloth(c)) for c in (color, stripe or color)]
    count = max(1, round((x1 - x0) / 0.22)) if stripe else 1
    for k in range(count):
        a, b = x0 + (x1 - x0) * k / count, x0 + (x1 - x0) * (k + 1) / count
        rows = 6
        verts = []
        for r in range(rows + 1):
            t = r / rows
            sag = 0.03 * math.sin(PI * t)
            verts += [(a, y - out * t, z - drop * t - sag), (b, y - out * t, z - drop * t - sag)]
        verts += [(a, y - out - 0.005, z - drop - 0.20), (b, y - out - 0.005, z - drop - 0.20)]
        faces = [(2 * r, 2 * r + 1, 2 * r + 3, 2 * r + 2) for r in range(rows + 1)]
        place(mesh('awning', verts, faces, canvas[k % 2]))
    metal = things.dark_metal()
    for x in (x0 + 0.02, x1 - 0.02):
        tube([(x, y, z - 0.02), (x, y - out, z - drop - 0.02)], 0.014, metal, 10)
        tube([(x, y, z - drop + 0.1), (x, y - out, z - drop - 0.02)], 0.011, metal, 10)
    tube([(x0, y - out, z - drop - 0.02), (x1, y - out, z - drop - 0.02)], 0.013, metal, 10)


def facade(fronts, y, color=(0.72, 0.64, 0.52), height=5.2, roof=True):
    """Builds shops side by side under one parapet with a cornice; `fronts` are (x0, x1, awning color, stripe)."""
    x0, x1 = fronts[0][0], fronts[-1][1]
    stucco = plants._once(f'shop stucco {color}', lambda: materials.stucco(color))
    trim = materials.stucco(tuple(min(1, c * 1.15 + 0.03) for c in color), 0.4)
    for k, (a, b, cloth, stripe) in enumerate(fronts):
        shop(a, b, y, color=color, door=(0.5, 0.32, 0.68)[k % 3])
        shelves(a + 0.8, b - 0.8, y + 3.6, 4, k)
        if cloth:
            awning(a + 0.5, b - 0.5, y, 3.0, 0.7, 1.2, cloth, stripe)
        house.lantern(a + 0.22, y - 0.02, 2.15)
    box(((x0 + x1) / 2, y + 0.22, (3.8 + height) / 2), (x1 - x0, 0.30, height - 3.8), stucco, 0.008)
    for z, out, tall in ((3.72, 0.10, 0.16), (height - 0.06, 0.16, 0.20), (height - 0.26, 0.08, 0.12)):
        box(((x0 + x1) / 2, y + 0.12, z), (x1 - x0 + 2 * out, 0.30 + 2 * out, tall), trim, 0.02)
    for x in (x0, x1):
        box((x, y + 3, height / 2), (0.3, 6, height), stucco, 0.008)
    if roof:
        box(((x0 + x1) / 2, y + 4, height - 0.6), (x1 - x0, 7, 0.1), trim)


def lamp_post(x, y, height=3.6):
    """Builds a street lamp with a round glass."""
    metal = things.dark_metal()
    place(lathe('post', [(0.16, 0), (0.16, 0.05), (0.11, 0.12), (0.085, 0.45), (0.09, 0.48), (0.05, 0.55), (0.045, height - 0.2), (0.07, height - 0.17), (0.07, height - 0.12), (0.10, height - 0.06), (0.001, height - 0.05)], metal, 24), (x, y, 0))
    globe = plants._once('globe', lambda: materials.glow((1.0, 0.80, 0.56), 1.6))
    place(lathe('globe', [(0.07, -0.06), (0.15, 0.03), (0.18, 0.14), (0.15, 0.25), (0.06, 0.32), (0.001, 0.325)], globe, 28), (x, y, height))
    place(lathe('cap', [(0.08, 0.30), (0.05, 0.37), (0.012, 0.40), (0.001, 0.44)], metal, 20), (x, y, height))


def cafe_table(x, y, turn=0.0, chairs=2):
    """Builds a small round table with metal chairs."""
    metal = things.dark_metal()
    top = plants._once('cafe top', lambda: materials.plain('cafe top', (0.55, 0.52, 0.47), 0.35, 0.4, vary=0.3))
    place(lathe('cafe table', [(0.33, 0.715), (0.345, 0.72), (0.345, 0.74), (0.33, 0.745), (0.001, 0.745)], top, 48), (x, y, 0))
    place(lathe('cafe foot', [(0.22, 0), (0.22, 0.015), (0.04, 0.04), (0.03, 0.06), (0.028, 0.70), (0.10, 0.715), (0.001, 0.715)], metal, 28), (x, y, 0))
    for k in range(chairs):
        a = turn + 2 * PI * k / chairs
        chair(x + 0.62 * math.cos(a), y + 0.62 * math.sin(a), a + PI)


def chair(x, y, turn, metal=None):
    """Builds a bistro chair that faces `turn`."""
    metal = metal or things.dark_metal()
    seat = plants._once('bistro seat', lambda: materials.wood((0.34, 0.20, 0.10), 0.3))
    part = things.turned_part(x, y, turn)
    c, s = math.cos(turn), math.sin(turn)

    def at(u, v, z):
        return (x + u * c - v * s, y + u * s + v * c, z)

    for v in (-0.18, 0.18):
        tube([at(0.17, v, 0.45), at(0.20, v * 1.1, 0.0)], 0.011, metal, 10)
        tube([at(-0.22, v * 1.1, 0.0), at(-0.18, v, 0.45), at(-0.22, v, 0.68), at(-0.25, v * 0.9, 0.86)], 0.011, metal, 10)
        tube([at(-0.18, v, 0.44), at(0.17, v, 0.44)], 0.010, metal, 8)
    tube([at(-0.25, -0.165, 0.86), at(-0.26, 0, 0.875), at(-0.25, 0.165, 0.86)], 0.011, metal, 10)
    for k in range(5):
        part(-0.14 + 0.075 * k, 0, 0.462, (0.062, 0.40, 0.016), seat, 0.004)
    for z in (0.62, 0.72, 0.81):
        part(-0.215 - 0.10 * (z - 0.62), 0, z, (0.014, 0.36, 0.05), seat, 0.004)
