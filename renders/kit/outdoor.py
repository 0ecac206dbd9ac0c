"""Curved seat walls, a pergola, a grill counter."""
import math
import random

from . import materials, paving
from .core import box, lathe, place, tube


def arc_wall(cx, cy, radius, a0, a1, courses=5, height=0.09, depth=0.30, colors=(), cap=('#d8c8ac', '#cbae86'), stone=0.30):
    """Builds a seat wall with coping on an arc from a0 to a1 (degrees). Its middle is at `radius`."""
    stones = paving.Stones()
    inner, outer = radius - depth / 2, radius + depth / 2
    span = math.radians(a1 - a0)

    def course(r0, r1, top, thick, length, finish, tones, spread, shift):
        count = max(2, round(span * radius / length))
        for k in range(count + 1):
            b0, b1 = max(0.0, (k - shift) / count), min(1.0, (k + 1 - shift) / count)
            if b1 - b0 < 0.15 / count:
                continue
            arc = [math.radians(a0) + span * (b0 + (b1 - b0) * t / 4) for t in range(5)]
            gap = 0.002 / radius
            arc[0] += gap
            arc[-1] -= gap
            outline = [(cx + r1 * math.cos(a), cy + r1 * math.sin(a)) for a in arc] + [(cx + r0 * math.cos(a), cy + r0 * math.sin(a)) for a in reversed(arc)]
            stones.add(outline, top, thick, paving.blend_tone(tones, random.random(), spread), random.random(), finish, (0, 0), 0.02)

    for c in range(courses):
        course(inner, outer, (c + 1) * height - 0.001, height - 0.002, stone, 'split', colors, 0.14, 0.5 * (c % 2))
    course(inner - 0.025, outer + 0.025, courses * height + 0.055, 0.055, 0.42, 'cascade', cap, 0.06, 0.0)
    stones.build(materials.paver('split'))


def pergola(x0, x1, y0, y1, height=2.55, wood=None):
    """Builds a pergola: four posts, doubled beams, rafters with cut ends, purlins."""
    wood = wood or materials.wood((0.30, 0.165, 0.075), 0.15)
    stone = materials.stucco((0.60, 0.55, 0.47))
    for x in (x0, x1):
        for y in (y0, y1):
            box((x, y, height / 2), (0.15, 0.15, height), wood, 0.008)
            box((x, y, 0.09), (0.21, 0.21, 0.18), stone, 0.01)
    for y in (y0, y1):
        for d in (-0.10, 0.10):
            box(((x0 + x1) / 2, y + d, height - 0.05), (x1 - x0 + 0.7, 0.05, 0.22), wood, 0.006)
    count = int((x1 - x0) / 0.42)
    for k in range(count + 1):
        x = x0 + (x1 - x0) * k / count
        box((x, (y0 + y1) / 2, height + 0.13), (0.05, y1 - y0 + 0.9, 0.18), wood, 0.006)
    rows = int((y1 - y0) / 0.26)
    for k in range(rows + 1):
        box(((x0 + x1) / 2, y0 + (y1 - y0) * k / rows, height + 0.24), (x1 - x0 + 0.4, 0.04, 0.045), wood, 0.004)


def kitchen(x0, x1, y, depth=0.72, colors=(), front=-1, grill=0.42, top_color=(0.085, 0.080, 0.075)):
    """Builds a counter of wall block with a stone top, a built-in grill, two doors and a refrigerator. `front` -1 faces
    -y.
    """
    wide = x1 - x0
    paving.wall(x0, x1, y, 9, (0.305, 0.23, 0.305, 0.15), 0.095, depth, list(colors), finish='split')
    top = materials.plain('granite', top_color, 0.16, 0.5, vary=0.75, scale=60)
    box(((x0 + x1) / 2, y, 0.885), (wide + 0.10, depth + 0.10, 0.045), top, 0.008, 0, 3)
    steel = materials.plain('stainless', (0.50, 0.50, 0.49), 0.26, 0.5, 0.95, vary=0.12, scale=4)
    dark = materials.plain('grill dark', (0.03, 0.03, 0.03), 0.4, 0.4)
    gx = x0 + wide * grill
    face = y + front * (depth / 2 + 0.005)
    box((gx, y + front * 0.05, 0.80), (0.92, depth * 0.86, 0.26), steel, 0.01)
    box((gx, face, 0.80), (0.92, 0.03, 0.20), steel, 0.006)
    for k in range(4):
        knob = place(lathe('knob', [(0.026, 0), (0.026, 0.03), (0.001, 0.034)], dark, 16), (gx - 0.3 + 0.2 * k, face + front * 0.012, 0.80), (-front * -math.pi / 2, 0, 0))
        knob.name = 'knob'
    sides = 14
    verts, faces = [], []
    for s in (-0.44, 0.44):
        for k in range(sides + 1):
            a = math.pi * k / sides
            verts.append((gx + s, y + 0.26 * math.cos(a), 0.925 + 0.25 * math.sin(a)))
    for k in range(sides):
        faces.append((k, k + 1, sides + 2 + k, sides + 1 + k))
    faces += [tuple(range(sides + 1)), tuple(reversed(range(sides + 1, 2 * sides + 2)))]
    from .core import mesh

    place(mesh('hood', verts, faces, steel, True)).data.use_auto_smooth = True
    tube([(gx - 0.36, y + front * 0.30, 1.02), (gx + 0.36, y + front * 0.30, 1.02)], 0.014, steel, 10)
    for dx in (-0.34, 0.34):
        tube([(gx + dx, y + front * 0.24, 1.0), (gx + dx, y + front * 0.30, 1.02)], 0.010, steel, 6)
    for dx in (-0.225, 0.225):
        box((gx + dx, face, 0.42), (0.43, 0.03, 0.46), steel, 0.008)
        tube([(gx + dx * 0.35, face + front * 0.03, 0.30), (gx + dx * 0.35, face + front * 0.03, 0.54)], 0.009, steel, 8)
    fx = min(gx + 0.95, x1 - 0.36)
    box((fx, face, 0.44), (0.56, 0.03, 0.76), steel, 0.008)
    tube([(fx - 0.22, face + front * 0.035, 0.30), (fx - 0.22, face + front * 0.035, 0.62)], 0.010, steel, 8)


def stool(x, y, turn=0.0, height=0.66):
    """Builds a bar stool of teak with a slung seat."""
    teak = materials.wood()
    cloth = materials.cloth((0.66, 0.62, 0.54))
    c, s = math.cos(turn), math.sin(turn)
    for u in (-0.19, 0.19):
        for v in (-0.19, 0.19):
            px, py = x + u * c - v * s, y + u * s + v * c
            qx, qy = x + u * 1.15 * c - v * 1.15 * s, y + u * 1.15 * s + v * 1.15 * c
            tube([(qx, qy, 0), (px, py, height)], 0.018, teak, 8)
    box((x, y, height + 0.015), (0.42, 0.42, 0.04), teak, 0.012, turn)
    box((x, y, height + 0.055), (0.40, 0.40, 0.05), cloth, 0.022, turn)
    for v in (-0.18, 0.18):
        u = -0.19
        px, py = x + u * c - v * s, y + u * s + v * c
        tube([(px, py, height), (px - 0.05 * c, py - 0.05 * s, height + 0.36)], 0.016, teak, 8)
    box((x - 0.225 * c, y - 0.225 * s, height + 0.32), (0.03, 0.42, 0.10), teak, 0.01, turn)


def lights(points, sag=0.25, bulbs=9):
    """Hangs a string of lamps between points."""
    wire = materials.plain('wire', (0.02, 0.02, 0.02), 0.6, 0.3)
    glow = materials.glow((1.0, 0.62, 0.30), 4)
    for (x0, y0, z0), (x1, y1, z1) in zip(points, points[1:]):
        line = []
        for k in range(bulbs * 2 + 1):
            t = k / (bulbs * 2)
            line.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t - sag * 4 * t * (1 - t)))
        tube(line, 0.005, wire, 5)
        for p in line[1::2]:
            bulb = place(lathe('bulb', [(0.001, -0.085), (0.020, -0.075), (0.028, -0.055), (0.016, -0.02), (0.012, 0.0)], glow, 10), p)
            # Hidden from diffuse rays only, because light from so small a bulb would be noisy.
            bulb.visible_diffuse = False
