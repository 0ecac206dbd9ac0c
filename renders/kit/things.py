"""Small things that give a close-up its scale: lanterns, planters, a bench, a mat, a hose."""
import math
import random

from mathutils import Euler, Vector

from . import materials, plants
from .core import Nodes, box, lathe, mesh, place, tube


def _once(key, make):
    return plants._once('things ' + key, make)


def dark_metal():
    return _once('dark metal', lambda: materials.plain('dark metal', (0.028, 0.025, 0.022), 0.45, 0.45, vary=0.2))


def steel():
    return _once('steel', lambda: materials.plain('brushed steel', (0.58, 0.57, 0.55), 0.28, 0.5, 1.0, vary=0.12, scale=20))


def zinc():
    def make():
        n = Nodes('zinc')
        place_ = n.object_coords()
        spangle = n.node('ShaderNodeSeparateColor', {0: n.voronoi(place_, 38, 'Color')}, out=0)
        tone = n.ramp(spangle, [(0.0, (0.36, 0.37, 0.38)), (1.0, (0.56, 0.57, 0.57))])
        tone = n.mix(0.4, tone, n.ramp(n.noise(place_, 6, 4), [(0.3, (0.6, 0.6, 0.6)), (0.7, (1.05, 1.05, 1.05))]), 'MULTIPLY')
        return n.done(n.principled(tone, 0.42, 0.5, None, Metallic=0.85))

    return _once('zinc', make)


def turned_part(x, y, turn):
    """Returns a function that places eased blocks in a frame at (x, y), turned: center, size, material, bevel, pitch,
    roll.
    """
    c, s = math.cos(turn), math.sin(turn)

    def part(u, v, z, size, material, bevel=0.004, pitch=0.0, roll=0.0, yaw=0.0):
        obj = box((x + u * c - v * s, y + u * s + v * c, z), size, material, bevel, 0, 3)
        obj.rotation_euler = Euler((roll, -pitch, turn + yaw), 'XYZ')
        return obj

    return part


def lantern(x, y, size=1.0, z=0.0, turn=0.3, lit=True):
    """Builds a standing lantern of dark metal with a candle behind glass."""
    metal = dark_metal()
    pane = _once('lantern pane', lambda: materials.glass((0.95, 0.94, 0.9)))
    wax = _once('wax', lambda: materials.plain('wax', (0.78, 0.72, 0.58), 0.6, 0.3))
    part = turned_part(x, y, turn)
    w, h = 0.20 * size, 0.34 * size
    part(0, 0, z + 0.012, (w + 0.03, w + 0.03, 0.024), metal, 0.004)
    part(0, 0, z + h + 0.03, (w + 0.03, w + 0.03, 0.02), metal, 0.004)
    for u in (-1, 1):
        for v in (-1, 1):
            part(u * w / 2, v * w / 2, z + h / 2 + 0.02, (0.016, 0.016, h), metal, 0.003)
        part(u * w / 2, 0, z + h / 2 + 0.02, (0.003, w - 0.016, h), pane, 0)
        part(0, u * w / 2, z + h / 2 + 0.02, (w - 0.016, 0.003, h), pane, 0)
    place(lathe('lantern roof', [((w + 0.02) * 0.70, 0), (w * 0.42, 0.05 * size), (w * 0.2, 0.075 * size), (w * 0.19, 0.095 * size), (0.001, 0.10 * size)], metal, 4, False), (x, y, z + h + 0.04), (0, 0, turn + math.pi / 4))
    ring = [(x + 0.04 * size * math.cos(a), y, z + h + 0.165 * size + 0.04 * size * math.sin(a)) for a in [k * 0.42 for k in range(16)]]
    tube(ring, 0.004, metal, 8)
    place(lathe('candle', [(0.038 * size, 0), (0.038 * size, 0.13 * size), (0.03 * size, 0.126 * size), (0.001, 0.12 * size)], wax, 24), (x, y, z + 0.024))
    if lit:
        place(lathe('candle flame', [(0.002, 0), (0.007, 0.010), (0.006, 0.022), (0.001, 0.040)], _once('candle flame', lambda: materials.glow((1.0, 0.55, 0.18), 14)), 10), (x, y, z + 0.15 * size))


def watering_can(x, y, turn=0.0, z=0.0):
    """Builds a galvanized watering can."""
    metal = zinc()
    body = [(0.001, 0.0), (0.115, 0.0), (0.118, 0.004), (0.116, 0.03), (0.119, 0.034), (0.116, 0.038), (0.104, 0.22), (0.107, 0.224), (0.104, 0.228), (0.102, 0.245), (0.099, 0.245), (0.098, 0.20), (0.001, 0.19)]
    place(lathe('can', body, metal, 48), (x, y, z))
    c, s = math.cos(turn), math.sin(turn)

    def at(u, h, v=0.0):
        return (x + u * c - v * s, y + u * s + v * c, z + h)

    spout = [at(0.105, 0.06), at(0.17, 0.12), at(0.25, 0.22), at(0.305, 0.285)]
    tube(spout, [0.024, 0.020, 0.015, 0.013], metal, 14)
    tube([at(0.30, 0.28), at(0.318, 0.30), at(0.330, 0.312)], [0.014, 0.038, 0.040], metal, 20)
    tube([at(0.09, 0.235), at(0.20, 0.20)], 0.005, metal, 8)
    tube([at(0.06, 0.24), at(0.05, 0.31), at(-0.01, 0.35), at(-0.08, 0.34), at(-0.14, 0.28), at(-0.155, 0.20), at(-0.135, 0.11), at(-0.112, 0.07)], 0.0075, metal, 10)


def mat(x, y, wide=0.75, deep=0.45, turn=0.0, z=0.0):
    """Builds a coir doormat with a dark border: a bristle of fibers on a backing."""
    coir = _once('coir', lambda: materials.leaf('coir', (0.16, 0.095, 0.045), (0.34, 0.22, 0.115), 0.9, 0.0))
    dark = _once('coir dark', lambda: materials.leaf('coir dark', (0.025, 0.020, 0.016), (0.06, 0.048, 0.036), 0.9, 0.0))
    part = turned_part(x, y, turn)
    part(0, 0, z + 0.006, (wide, deep, 0.012), dark, 0.003)
    c, s = math.cos(turn), math.sin(turn)
    for material, rim in ((coir, False), (dark, True)):
        fibers = plants.Leaves()
        for _ in range(int(wide * deep * 26000)):
            u, v = random.uniform(-wide / 2 + 0.004, wide / 2 - 0.004), random.uniform(-deep / 2 + 0.004, deep / 2 - 0.004)
            on_rim = 0.02 < wide / 2 - abs(u) < 0.05 and deep / 2 - abs(v) > 0.02 or 0.02 < deep / 2 - abs(v) < 0.05 and wide / 2 - abs(u) > 0.02
            if on_rim != rim:
                continue
            way = Vector((random.gauss(0, 0.4), random.gauss(0, 0.4), 1))
            fibers.blade(Vector((x + u * c - v * s, y + u * s + v * c, z + 0.010)), way, random.uniform(0.010, 0.014), 0.0008, 0.2, random.random(), 1, 0, 0.2, 1.0)
        place(fibers.mesh('mat', material, False))


def planter(x, y, wide=0.45, deep=0.45, height=0.45, color=(0.085, 0.085, 0.083), plant='grasses', turn=0.0, z=0.0):
    """Builds a square planter of cast concrete with a planted top."""
    concrete = _once(f'planter {color}', lambda: materials.stucco(color, 0.25))
    part = turned_part(x, y, turn)
    wall = 0.035
    for v in (-1, 1):
        part(0, v * (deep - wall) / 2, z + height / 2, (wide, wall, height), concrete, 0.006)
        part(v * (wide - wall) / 2, 0, z + height / 2, (wall, deep - 2 * wall, height), concrete, 0.006)
    part(0, 0, z + height / 2 - 0.03, (wide - 0.02, deep - 0.02, height - 0.06), _once('soil', materials.soil), 0)
    c, s = math.cos(turn), math.sin(turn)
    top = z + height - 0.03
    if plant in ('grasses', 'liriope'):
        columns = max(1, round(wide / 0.24))
        for k in range(columns):
            u = (k + 0.5) / columns * (wide - 0.12) - (wide - 0.12) / 2
            plants.shrub(plant, x + u * c, y + u * s, 0.09, 0.09, 7, top)
    elif plant == 'agave':
        leaves = plants.Leaves()
        r = min(wide, deep) * 0.42
        for k in range(38):
            a, age = k * 2.39996, k / 38
            way = Vector((math.cos(a), math.sin(a), 2.2 - 2.3 * age))
            leaves.blade(Vector((0, 0, 0)), way, r * 1.7 * (0.75 + 0.4 * age), r * 0.16, 0.25, random.uniform(0.2, 0.8), 7, 0, 0.5, 0.8)
        place(leaves.mesh('agave', _once('agave', lambda: materials.leaf('agave', (0.055, 0.085, 0.060), (0.17, 0.23, 0.17), 0.5, 0.1))), (x, y, top))
    elif plant:
        columns = max(1, round(wide / 0.4))
        for k in range(columns):
            u = (k + 0.5) / columns * wide - wide / 2
            plants.shrub(plant, x + u * c, y + u * s, min(0.30, deep * 0.62), 0.5, 75, top - 0.05)


def jar(x, y, height=0.75, z=0.0, color=(0.44, 0.30, 0.20)):
    """Builds a tall oil jar."""
    h = height
    profile = [(0.17 * h, 0), (0.19 * h, 0.01), (0.27 * h, 0.18 * h), (0.345 * h, 0.42 * h), (0.36 * h, 0.58 * h), (0.335 * h, 0.74 * h), (0.26 * h, 0.88 * h), (0.205 * h, 0.935 * h), (0.20 * h, 0.955 * h), (0.235 * h, 0.97 * h), (0.24 * h, 0.99 * h), (0.225 * h, h), (0.19 * h, 0.99 * h), (0.18 * h, 0.90 * h), (0.001, 0.6 * h)]
    place(lathe('jar', profile, _once(f'jar {color}', lambda: materials.clay(color)), 64), (x, y, z))


def bench(x, y, turn=0.0, length=1.4):
    """Builds a backless teak bench."""
    teak = _once('teak', lambda: materials.wood((0.31, 0.18, 0.09), 0.55))
    part = turned_part(x, y, turn)
    for u in (-length / 2 + 0.14, length / 2 - 0.14):
        for v in (-0.16, 0.16):
            part(u, v, 0.20, (0.07, 0.07, 0.40), teak, 0.006)
        part(u, 0, 0.37, (0.06, 0.36, 0.06), teak, 0.005)
        part(u, 0, 0.12, (0.05, 0.32, 0.05), teak, 0.005)
    part(0, 0, 0.12, (length - 0.3, 0.05, 0.05), teak, 0.005)
    for k in range(5):
        part(0, -0.17 + k * 0.085, 0.425, (length, 0.074, 0.030), teak, 0.006)


def duckboard(x, y, turn=0.0, wide=0.9, deep=0.7):
    """Builds a slatted teak grate to stand on under a shower."""
    teak = _once('teak', lambda: materials.wood((0.31, 0.18, 0.09), 0.55))
    part = turned_part(x, y, turn)
    for v in (-deep / 2 + 0.08, 0, deep / 2 - 0.08):
        part(0, v, 0.012, (wide - 0.06, 0.05, 0.024), teak, 0.003)
    count = int(wide / 0.075)
    for k in range(count):
        part(-wide / 2 + 0.035 + k * (wide - 0.07) / (count - 1), 0, 0.033, (0.058, deep, 0.018), teak, 0.004)


def shower(x, y, height=2.1):
    """Builds the pipes of an outdoor shower on a wall that faces -y at (x, y), with a tap to rinse feet."""
    metal = steel()
    out = y - 0.055
    tube([(x, out, 0.42), (x, out, height), (x, out - 0.05, height + 0.06), (x, out - 0.26, height + 0.06)], 0.013, metal, 14)
    place(lathe('rose', [(0.012, 0.05), (0.02, 0.03), (0.10, 0.012), (0.10, 0.0), (0.001, 0.0)], metal, 40), (x, out - 0.28, height))
    for z in (0.5, 1.0, 1.75):
        tube([(x, y, z), (x, out, z)], 0.016, metal, 12)
        tube([(x, y - 0.002, z), (x, y - 0.012, z)], 0.032, metal, 20)
    tube([(x, out + 0.03, 1.08), (x, out - 0.05, 1.08)], 0.028, metal, 20)
    for k in range(3):
        a = k * 2.094 + 0.5
        tube([(x, out - 0.05, 1.08), (x + 0.055 * math.cos(a), out - 0.05, 1.08 + 0.055 * math.sin(a))], 0.009, metal, 10)
    tube([(x, out, 0.46), (x, out - 0.08, 0.46), (x, out - 0.11, 0.44), (x, out - 0.115, 0.40)], 0.012, metal, 14)
    tube([(x, out - 0.05, 0.47), (x, out - 0.05, 0.50)], 0.006, metal, 8)
    tube([(x - 0.03, out - 0.05, 0.505), (x + 0.03, out - 0.05, 0.505)], 0.006, metal, 8)


def sandals(x, y, turn=0.0, color=(0.05, 0.13, 0.16), z=0.0):
    """Builds a pair of flip-flops, one set a little askew."""
    sole = _once(f'sole {color}', lambda: materials.plain('sole', color, 0.75, 0.25, vary=0.25))
    strap = _once('strap', lambda: materials.plain('strap', (0.03, 0.03, 0.03), 0.5, 0.35))
    for side, dx, dy, yaw in ((-1, -0.075, 0.0, 0.08), (1, 0.085, 0.035, -0.22)):
        outline = []
        for k in range(40):
            a = 2 * math.pi * k / 40
            v = math.sin(a) * 0.132
            w = 0.043 * (1 + 0.18 * math.sin(a + 0.3)) * math.cos(a) + side * 0.008 * math.sin(2 * a)
            outline.append((w, v))
        verts, faces = [], []
        n = len(outline)
        for level, inset in ((0.0, 0.97), (0.004, 1.0), (0.016, 1.0), (0.019, 0.96)):
            verts += [(px * inset, py * inset, level + 0.004 * max(0, -py) * 8 * (level > 0.01)) for px, py in outline]
        for r in range(3):
            for k in range(n):
                j = (k + 1) % n
                faces.append((r * n + k, r * n + j, r * n + n + j, r * n + n + k))
        faces += [tuple(range(3 * n, 4 * n)), tuple(reversed(range(n)))]
        c, s = math.cos(turn + yaw), math.sin(turn + yaw)
        ox, oy = x + dx * math.cos(turn) - dy * math.sin(turn), y + dx * math.sin(turn) + dy * math.cos(turn)
        place(mesh('sole', verts, faces, sole, True), (ox, oy, z), (0, 0, turn + yaw))

        def at(u, v, h, ox=ox, oy=oy, c=c, s=s):
            return (ox + u * c - v * s, oy + u * s + v * c, z + h)

        toe = at(-side * 0.006, 0.078, 0.020)
        top = at(-side * 0.004, 0.062, 0.040)
        tube([toe, top], 0.004, strap, 8)
        for w in (-1, 1):
            tube([top, at(w * 0.022, 0.040, 0.046), at(w * 0.036, 0.008, 0.036), at(w * 0.040, -0.018, 0.018)], [0.005, 0.0065, 0.0065, 0.005], strap, 8)


def cushion(x, y, z, wide=0.45, deep=0.42, thick=0.09, color=(0.62, 0.55, 0.44), turn=0.0):
    """Builds a seat cushion, full in the middle."""
    canvas = _once(f'cushion {color}', lambda: materials.cloth(color))
    verts, faces = [], []
    n = 24
    for top in (1, -1):
        for i in range(n + 1):
            for j in range(n + 1):
                a, b = 2 * i / n - 1, 2 * j / n - 1
                edge = (1 - abs(a) ** 3.2) * (1 - abs(b) ** 3.2)
                pull = 1 - 0.035 * (a * b) ** 2
                verts.append((a * wide / 2 * pull, b * deep / 2 * pull, thick / 2 * (1 + top * max(0, edge) ** 0.38 * (1 if top > 0 else 0.8))))
    m = (n + 1) ** 2
    for i in range(n):
        for j in range(n):
            k = i * (n + 1) + j
            faces.append((k, k + n + 1, k + n + 2, k + 1))
            faces.append((m + k, m + k + 1, m + k + n + 2, m + k + n + 1))
    place(mesh('cushion', verts, faces, canvas, True), (x, y, z), (0, 0, turn))


def towel(x, y, z, wide=0.40, deep=0.30, layers=3, colors=((0.78, 0.76, 0.72), (0.20, 0.36, 0.37)), turn=0.0):
    """Builds folded towels, one on the other."""
    level = z
    for k in range(layers):
        cloth = _once(f'towel {colors[k % len(colors)]}', lambda k=k: materials.cloth(colors[k % len(colors)]))
        for half in (0, 1):
            part = turned_part(x + random.uniform(-0.006, 0.006), y + random.uniform(-0.006, 0.006), turn + random.uniform(-0.05, 0.05))
            part(0, 0, level + 0.014, (wide, deep, 0.027), cloth, 0.0125)
            level += 0.026
    return level


def hose(x, y, z=0.62, loops=6, color=(0.045, 0.12, 0.07)):
    """Builds a garden hose hung in loops on a wall that faces -y."""
    rubber = _once('hose', lambda: materials.plain('hose', color, 0.5, 0.4, vary=0.3))
    tube([(x, y, z + 0.20), (x, y - 0.13, z + 0.20)], 0.05, dark_metal(), 20)
    points = []
    for k in range(loops * 22):
        a = 2 * math.pi * k / 22
        r = 0.215 + 0.012 * math.sin(k * 0.31)
        points.append((x + r * math.sin(a) * 0.9, y - 0.03 - 0.10 * k / (loops * 22) , z + 0.02 + r * math.cos(a) * 1.08 - 0.02 * math.sin(k * 0.13)))
    end = points[-1]
    points += [(end[0] + 0.02, end[1] - 0.01, 0.30), (end[0] + 0.04, end[1] - 0.03, 0.08), (end[0] + 0.09, end[1] - 0.10, 0.014), (end[0] + 0.22, end[1] - 0.22, 0.011), (end[0] + 0.42, end[1] - 0.26, 0.011)]
    tube(points, 0.011, rubber, 10)


def step(x0, x1, y0, y1, height, material=None):
    """Builds a door step or low plinth."""
    box(((x0 + x1) / 2, (y0 + y1) / 2, height / 2), (x1 - x0, y1 - y0, height), material or materials.stucco((0.66, 0.60, 0.50), 0.6), 0.012)


def domes(squares, top=0.0):
    """Builds the raised domes of 12 in squares, given as (x, y, tone) of their lower left corners: base 0.9 in, 0.2 in
    high.
    """
    verts, faces, tones, edges = [], [], [], []
    inch = 0.0254
    profile = [(0.45, 0.0), (0.435, 0.06), (0.36, 0.16), (0.26, 0.195), (0.12, 0.2)]
    sides = 16
    for x, y, tone in squares:
        number = random.random()
        for i in range(5):
            for j in range(5):
                cx, cy = x + (1.3 + 2.35 * i) * inch, y + (1.3 + 2.35 * j) * inch
                start = len(verts)
                for r, h in profile:
                    for k in range(sides):
                        a = 2 * math.pi * k / sides
                        verts.append((cx + r * inch * math.cos(a), cy + r * inch * math.sin(a), top + h * inch))
                        tones.append((*tone, number))
                        edges.append(0.9 if h > 0.18 else 0.15)
                for q in range(len(profile) - 1):
                    for k in range(sides):
                        m = (k + 1) % sides
                        a = start + q * sides
                        faces.append((a + k, a + m, a + sides + m, a + sides + k))
                faces.append(tuple(start + (len(profile) - 1) * sides + k for k in range(sides)))
    place(mesh('domes', verts, faces, materials.paver('smooth', 0.5), True, {'tone': tones}, {'edge': edges}))
