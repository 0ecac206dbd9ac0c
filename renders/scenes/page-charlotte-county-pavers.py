"""A terrace on a canal in Punta Gorda: pavers from the seawall to the porch of a house with a steel roof, a sloop at the
dock, late on a February afternoon.
"""
import math
import random

from kit import coast, cottage, field, foliage, front, house, lanai, materials, paving, places, plants, props, street, things, waterfront
from kit.core import box, camera, film, mesh, place, rectangle, reset, tube
from kit.daytime import sky_only
from kit.sky import daylight

reset(161)
layout = paving.layouts()['terrace']
terrace = paving.polygon(layout)
field.lay(layout, 'slate', (0.3, -2), 0.03, 4.5, border_colors=['#6f665c', '#5f574f'], spread=0.13)
WATER, FAR, EDGE = -1.0, -31.0, -4.75
PORCH, FRONT, BACK = 7.0, 10.0, 18.5
X0, X1 = -1.6, 14.5
WALL = (0.70, 0.73, 0.72)
coast.water(rectangle(FAR - 3, -30, EDGE - 0.1, 420), WATER, (0.024, 0.050, 0.048), ripple=0.42, scale=1.8)
concrete = front.concrete()
for x, side in ((EDGE, 1), (FAR, -1)):
    box((x, 90, -0.06), (0.55, 250, 0.22), concrete, 0.02)
    box((x - 0.05 * side, 90, -0.9), (0.18, 250, 1.6), concrete)


def along(build, x, y, turn):
    house.turned(build, (x, y, 0), turn)


def sloop(color=(0.78, 0.78, 0.75), length=9.6):
    """Builds a sailboat with its sail furled under a cover; its bow is along +x, its waterline at 0."""
    gel, dark = materials.plain('sloop hull', color, 0.18, 0.5, vary=0.04), materials.plain('boot top', (0.03, 0.06, 0.11), 0.3, 0.5, vary=0.05)
    deck, spar = materials.plain('sloop deck', (0.70, 0.68, 0.62), 0.6, 0.3, vary=0.1), materials.plain('spar', (0.62, 0.62, 0.61), 0.3, 0.5, 0.7, 0.1)
    canvas, wire = materials.cloth((0.035, 0.07, 0.15)), materials.plain('rigging', (0.30, 0.30, 0.30), 0.4, 0.5, 0.8)
    rows, ribs = 26, 9
    verts, faces = [], []
    for i in range(rows + 1):
        t = i / rows
        half = 1.45 * (math.sin(math.pi * min(1.0, 0.30 + 0.70 * (1 - t) ** 0.9)) ** 0.75) * (1.0 if t < 0.98 else 0.25)
        half = max(0.03, half * (1 - max(0.0, (t - 0.55) / 0.45) ** 2.2))
        sheer = 0.98 + 0.34 * (t - 0.35) ** 2
        x = -length / 2 + length * t + 0.35 * max(0.0, t - 0.9)
        for k in range(ribs):
            s = k / (ribs - 1)
            verts.append((x - 0.55 * (1 - s) * max(0.0, t - 0.6), -half * (0.55 + 0.45 * s**0.6), -0.35 + (sheer + 0.35) * s))
    n = len(verts)
    verts += [(x, -y, z) for x, y, z in verts]
    for i in range(rows):
        for k in range(ribs - 1):
            a, b = i * ribs + k, (i + 1) * ribs + k
            faces += [(a, b, b + 1, a + 1), (n + a + 1, n + b + 1, n + b, n + a)]
        a, b = i * ribs + ribs - 1, (i + 1) * ribs + ribs - 1
        faces.append((a, b, n + b, n + a))
    faces.append(tuple(range(ribs)) + tuple(n + k for k in reversed(range(ribs))))
    hull = mesh('sloop', verts, faces, gel, True)
    hull.use_auto_smooth = True
    hull.auto_smooth_angle = math.radians(35)
    place(hull)
    for side in (-1, 1):
        tube([(verts[i * ribs][0], side * (abs(verts[i * ribs + 4][1]) + 0.012), 0.14) for i in range(0, rows, 2)], 0.05, dark, 6)
    box((0.2, 0, 1.16), (3.6, 1.75, 0.42), deck, 0.12, 0, 3)
    for s in (-1, 1):
        for x in (-0.9, 0.1, 1.1):
            box((x, s * 0.875, 1.18), (0.62, 0.02, 0.15), dark, 0.03)
    box((-3.0, 0, 0.95), (2.0, 1.5, 0.10), deck, 0.02)
    mast = 0.75
    tube([(mast, 0, 0.9), (mast, 0, 12.6)], [0.075, 0.055], spar, 12)
    for z, wide in ((5.0, 0.85), (8.6, 0.65)):
        tube([(mast, -wide, z), (mast, wide, z)], 0.022, spar, 8)
    tube([(mast, 0, 2.15), (-3.1, 0, 2.2)], 0.06, spar, 10)
    tube([(mast - 0.1, 0, 2.36), (-0.8, 0, 2.33), (-3.0, 0, 2.28)], [0.19, 0.16, 0.09], canvas, 14)
    for a, b in (((length / 2 + 0.1, 0, 1.1), (mast, 0, 12.2)), ((-length / 2 + 0.1, 0, 1.0), (mast, 0, 12.5)), ((mast - 0.1, 1.3, 1.05), (mast, 0.85, 5.0)), ((mast - 0.1, -1.3, 1.05), (mast, -0.85, 5.0)), ((mast, 0.85, 5.0), (mast, 0.65, 8.6)), ((mast, -0.85, 5.0), (mast, -0.65, 8.6)), ((mast, 0.65, 8.6), (mast, 0, 12.4)), ((mast, -0.65, 8.6), (mast, 0, 12.4))):
        tube([a, b], 0.007, wire, 5)
    for x0, x1 in ((-4.4, -2.2), (3.4, 4.7)):
        for s in (-1, 1):
            half = 1.05 if x0 < 0 else 0.42
            tube([(x0, s * half * 0.9, 1.02), (x0, s * half * 0.9, 1.62), (x1, s * half * (1.15 if x0 < 0 else 0.3), 1.64), (x1, s * half * (1.15 if x0 < 0 else 0.3), 1.04)], 0.014, spar, 8)
    # Spray hood over the companionway.
    arch = [[(x, 0.95 * math.cos(a), 1.34 + 0.62 * math.sin(a) * h) for a in [math.pi * k / 14 for k in range(15)]] for x, h in ((-1.75, 0.95), (-1.3, 1.0), (-0.55, 0.35))]
    points = [p for row in arch for p in row]
    place(mesh('hood', points, [(r * 15 + k, r * 15 + k + 1, r * 15 + k + 16, r * 15 + k + 15) for r in range(2) for k in range(14)], canvas, True))


# Our dock along the wall, and the boat at it.
waterfront.dock(EDGE - 2.1, EDGE - 0.5, 4.4, 15.6, -0.05, WATER)
along(lambda: house.turned(sloop, (0, 0, WATER), 0), EDGE - 4.0, 10.6, math.pi / 2)
coast.pilings([(EDGE - 5.9, 6.0), (EDGE - 5.9, 15.4)], 1.1, WATER)
for y, color in ((30, (0.80, 0.81, 0.80)), (52, (0.10, 0.20, 0.27))):
    waterfront.dock(EDGE - 2.4, EDGE - 0.8, y - 3, y + 3, -0.05, WATER)
    coast.lift(EDGE - 5.2, y, WATER, -0.05, 3.4, 4.2, math.pi / 2, 0.3, color)
for y in (20, 44, 70):
    waterfront.dock(FAR + 0.8, FAR + 2.4, y - 3, y + 3, -0.05, WATER)
along(lambda: house.turned(lambda: sloop((0.06, 0.12, 0.20)), (0, 0, WATER), 0), FAR + 4.2, 46, -math.pi / 2)
# The house: its steel roof drawn forward over a porch with square posts.
house.turned(lambda: house.walls(X0, X1, 0, BACK - FRONT, [(0.2, 4.7, 0, 2.45, 'slider'), (6.2, 10.7, 0, 2.45, 'slider'), (12.0, 13.6, 0.85, 2.3, 'window')], WALL, frame_color=(0.70, 0.70, 0.68)), (0, FRONT, 0))
cottage.hip(X0, PORCH, X1, BACK, 2.98, 2.35, cottage.galvalume(), (0.76, 0.75, 0.72), 0.55)
white = cottage.paint('porch white', (0.74, 0.73, 0.70))
for k in range(5):
    x = X0 + 0.15 + k * (X1 - X0 - 0.3) / 4
    box((x, PORCH + 0.12, 1.35), (0.20, 0.20, 2.7), white, 0.01)
    for z in (0.12, 2.62):
        box((x, PORCH + 0.12, z), (0.27, 0.27, 0.20), white, 0.01)
box(((X0 + X1) / 2, PORCH + 0.12, 2.78), (X1 - X0, 0.20, 0.24), white, 0.008)
for x in (X0 + 0.1, X1 - 0.1):
    box((x, (PORCH + FRONT) / 2 + 0.1, 2.78), (0.20, FRONT - PORCH - 0.2, 0.24), white, 0.008)
blue = cottage.paint('porch ceiling', (0.46, 0.58, 0.60))
for k in range(20):
    box(((X0 + X1) / 2, PORCH + 0.3 + 0.14 * k, 2.77), (X1 - X0 - 0.4, 0.132, 0.02), blue)
for x in (-0.6, 5.4, 11.3):
    house.lantern(x, FRONT, 2.0)
# Life on the terrace.
places.dining(2.5, 3.7, 0.35)
places.umbrella(2.5, 3.7, 2.55, 1.5, (0.05, 0.11, 0.20))
paint = materials.plain('painted', (0.66, 0.65, 0.61), 0.5, 0.35, vary=0.06)
for x, y, turn in ((-2.9, 4.1, 2.9), (-2.75, 5.7, 3.3)):
    props.adirondack(x, y, turn, paint)
props.side_table(-2.75, 4.9)
places.armchair(7.6, 8.6, -1.5)
places.armchair(9.2, 8.6, -1.75)
props.side_table(8.4, 8.7)
for x, y, plant in ((-1.1, 6.55, 'agave'), (5.6, 6.5, 'cocoplum')):
    props.pot(x, y, 0.28, 0.52, plant=plant)
things.sandals(-1.9, 4.2, 0.4)
# Garden.
plants.far_ground(-0.14, hole=(FAR - 0.2, -30, EDGE, 420))
beds = [rectangle(4.85, -4, 6.0, 6.6), rectangle(-4.3, 8.7, -1.8, 9.6)]
foliage.turf(rectangle(EDGE + 0.3, 8.55, -1.5, 60), [beds[1]], -0.01, (0, 0), 4, 12, dry=0.2)
foliage.turf(rectangle(6.0, -4, 26, PORCH), [], -0.01, (3, -1), 5, 12, dry=0.2)
foliage.turf(rectangle(FAR - 26, -10, FAR - 0.3, 110), [], 0.0, (0.4, -3), 1, 2, dry=0.3)
street.planting(beds[0], ['cocoplum', 'grasses', 'ixora', 'cocoplum', 'liriope'], 0.5, sizes=(0.3, 0.5))
street.planting(beds[1], ['cocoplum', 'grasses', 'liriope'], 0.5, sizes=(0.26, 0.42))
plants.coconut_palm(5.4, 1.8, 6.0, lean=-0.7)
plants.coconut_palm(-3.2, 13.5, 6.8, lean=-0.9)
plants.coconut_palm(-2.6, 19.0, 6.0, lean=-0.7)
for x, y, height in ((9.5, 3.4, 4.6), (11.0, 4.6, 5.4)):
    plants.sabal_palm(x, y, height)
foliage.sea_grape(7.4, 5.2, 1.2, 1.5, -0.05)
for x, y in ((-3.0, 33), (-2.6, 50), (-3.1, 74)):
    plants.coconut_palm(x, y, random.uniform(5.5, 7.5), lean=0.8)
for x, y in ((FAR - 3, 14), (FAR - 2.6, 31), (FAR - 3.5, 52), (FAR - 3.0, 76)):
    plants.coconut_palm(x, y, random.uniform(5.5, 7.5), lean=0.8)


def neighbor(color):
    lanai.villa(-8, 8, 0, 9, color, [(-6.4, -2.4, 0, 2.4, 'slider'), (-1.2, 1.0, 0.9, 2.3, 'window'), (2.4, 6.2, 0, 2.4, 'slider')])


for y, color in ((40, (0.72, 0.66, 0.55)), (64, (0.66, 0.68, 0.66))):
    along(lambda: neighbor(color), 13.0, y, -math.pi / 2)
for y, color in ((12, (0.74, 0.68, 0.58)), (36, (0.70, 0.58, 0.46)), (60, (0.74, 0.73, 0.69)), (84, (0.66, 0.62, 0.54))):
    along(lambda: neighbor(color), FAR - 12, y, math.pi / 2)
foliage.wood(-60, 50, 120, 3, 3.4, 9.0, -0.6)
foliage.wood(-60, 50, 117, 1, 2.3, 4.6, -1.4)
foliage.wood(-20, 120, 26, 2, 3.4, 8.0, -0.6, turn=math.pi / 2, origin=(FAR - 2, 0))
foliage.wood(-6, 60, 27, 2, 3.4, 8.0, -0.6)
plants.fallen([(random.uniform(-2.6, 3.0), random.uniform(-1.4, 2.4)) for _ in range(5)])
camera((0.45, -3.3, 1.62), (-1.25, 8.0, 1.42), 24)
daylight('2026-02-15', 16.4, 345, 0.6, seed=9.0)
film(1920, 1200, 8, 0.1)
sky_only()
