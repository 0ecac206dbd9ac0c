"""Whole places that several pictures look at from different sides."""
import math
import random

from mathutils import Euler

from . import house, materials, paving, plants, pool, props
from .core import box, lathe, mesh, place, rectangle, reset, tube
from .deck import around

PI = math.pi


def umbrella(x, y, height=2.5, radius=1.45, color=(0.80, 0.76, 0.68)):
    """A market umbrella of eight panels, its canvas sagging a little between the ribs."""


    canvas, pole = materials.cloth(color), materials.wood((0.34, 0.19, 0.09))
    verts, faces = [(0, 0, height + 0.05)], []
    rings, sides = 6, 48
    for r in range(1, rings + 1):
        t = r / rings
        for k in range(sides):
            a = 2 * PI * k / sides
            rib = abs(math.cos(4 * a))
            rr = radius * t * (0.955 + 0.045 * rib)
            verts.append((rr * math.cos(a), rr * math.sin(a), height + 0.05 - 0.52 * t**1.25 - 0.035 * t * (1 - rib)))
    for k in range(sides):
        verts.append((verts[1 + (rings - 1) * sides + k][0] * 1.002, verts[1 + (rings - 1) * sides + k][1] * 1.002, verts[1 + (rings - 1) * sides + k][2] - 0.14))
    for k in range(sides):
        j = (k + 1) % sides
        faces.append((0, 1 + k, 1 + j))
        for r in range(rings):
            a = 1 + r * sides
            faces.append((a + k, a + sides + k, a + sides + j, a + j))
    place(mesh('canopy', verts, faces, canvas, True), (x, y, 0))
    tube([(x, y, 0), (x, y, height + 0.12)], 0.024, pole, 14)
    place(lathe('base', [(0.28, 0), (0.28, 0.06), (0.24, 0.08), (0.05, 0.10), (0.04, 0.34), (0.001, 0.34)], materials.plain('base', (0.10, 0.09, 0.08), 0.6)), (x, y, 0))


def dining(x, y, turn=0.0, chairs=4):
    """A round teak table with sling chairs."""
    teak = materials.wood()
    place(lathe('top', [(0.62, 0.70), (0.64, 0.705), (0.64, 0.735), (0.62, 0.74), (0.001, 0.74)], teak, 64), (x, y, 0))
    for k in range(4):
        a = turn + k * PI / 2 + PI / 4
        tube([(x + 0.42 * math.cos(a), y + 0.42 * math.sin(a), 0.71), (x + 0.48 * math.cos(a), y + 0.48 * math.sin(a), 0)], 0.03, teak)
    for k in range(chairs):
        a = turn + k * 2 * PI / chairs
        armchair(x + 0.98 * math.cos(a), y + 0.98 * math.sin(a), a + PI)


def armchair(x, y, turn, canvas=None, teak=None):
    """A teak armchair with a cushion; it faces `turn`."""
    teak = teak or materials.wood()
    canvas = canvas or materials.cloth((0.74, 0.72, 0.67))
    c, s = math.cos(turn), math.sin(turn)

    def part(u, v, z, size, material, bevel=0.008, pitch=0.0):


        obj = box((x + u * c - v * s, y + u * s + v * c, z), size, material, bevel, 0, 3)
        obj.rotation_euler = Euler((0, -pitch, turn), 'XYZ')

    for v in (-0.27, 0.27):
        part(0.24, v, 0.32, (0.045, 0.045, 0.64), teak)
        part(-0.25, v, 0.42, (0.045, 0.045, 0.84), teak, pitch=-0.12)
        part(0.0, v, 0.645, (0.56, 0.06, 0.028), teak)
        part(0.0, v, 0.38, (0.50, 0.03, 0.06), teak)
    part(0.0, 0, 0.40, (0.52, 0.52, 0.03), teak)
    part(0.01, 0, 0.455, (0.50, 0.50, 0.09), canvas, 0.035)
    part(-0.235, 0, 0.66, (0.09, 0.50, 0.42), canvas, 0.035, -0.14)


def pool_home(deck='deck', finish='tumbled', seed=5, sun_side_palm=True):
    """A pool deck with the house along its right side and a wing at the far end; the west is to the left."""
    reset(seed)
    layout = paving.layouts()[deck]
    area = paving.polygon(layout)
    water = (-2.1, 4.2, 2.3, 11.4)
    edge = (water[0] - 0.305, water[1] - 0.305, water[2] + 0.305, water[3] + 0.305)
    paving.lay(around(layout, edge), finish, 0.05)
    colors = paving.blends()['pool-coping-and-bullnose']
    paving.coping(*water, colors, pitch=0.305)
    pool.pool(*water, 1.6, ripple=0.12, steps='n')
    plants.far_ground(-0.12, hole=water)
    # The house along the right, its front to the water, and the wing that closes the far end.
    sand = (0.76, 0.655, 0.50)

    def long_side():
        house.walls(0, 15, 0, 7, [(1.3, 4.7, 0, 2.4, 'slider'), (6.0, 9.4, 0, 2.4, 'slider'), (10.9, 12.5, 0.9, 2.3, 'window')], sand)
        house.hip_roof(0, 0, 15, 7)
        house.lantern(5.35, 0, 2.0)

    def wing():
        house.walls(0, 9, 0, 6, [(0.9, 2.7, 0.85, 2.35, 'window'), (4.0, 6.4, 0, 2.4, 'slider')], sand)
        house.hip_roof(0, 0, 9, 6)
        house.lantern(3.4, 0, 2.0)

    house.turned(long_side, (6.2, 15.2, 0), -PI / 2)
    house.turned(wing, (1.2, 15.2, 0), 0)
    # Beds against the walls and left of the pool.
    for bed in (rectangle(1.2, 14.35, 5.0, 15.2), rectangle(5.55, 2.8, 6.2, 5.2)):
        plants.bed(bed, 0.02, 300)
    for k in range(7):
        plants.shrub('cocoplum', 1.6 + k * 0.5, 14.8, 0.3, 0.6, 60)
    for k in range(5):
        plants.shrub('croton', 5.88, 3.0 + k * 0.5, 0.24, 0.55, 46)
    left = min(x for x, _ in area)
    plants.lawn(rectangle(left - 9, -2.0, left - 0.01, 17), z=0.0, near=(0, 0), reach=6.5)
    plants.lawn(rectangle(left - 0.01, 14.3, 1.2, 19), z=0.0, near=(0, 0), reach=1)
    # The garden wall of green, and trees over it.
    house.turned(lambda: plants.hedge('clusia', 0, 0, 21, 0, 1.0, 1.2, per_meter=95), (left - 9.4, 18.6, 0), -PI / 2)
    plants.hedge('clusia', left - 9.4, 19.4, 2.4, 19.4, 1.0, 1.7, per_meter=95)
    for x, y, size in ((left - 0.9, 9.0, 0.42), (left - 1.3, 9.9, 0.5), (left - 0.8, 11.0, 0.45), (left - 1.4, 11.8, 0.5), (left - 0.9, 12.7, 0.42)):
        plants.shrub('croton' if x > left - 1 else 'cocoplum', x, y, size, size * 1.5, 110)
    plants.sabal_palm(left - 1.9, 13.0, 3.1)
    plants.royal_palm(1.3, 22.2, 6.0)
    plants.royal_palm(4.6, 24.0, 7.0)
    plants.coconut_palm(10.5, 25.5, 6.5)
    plants.tree_line(-48, 40, 30, 2, 3.4, 1.3, palms=4)
    # What people use.
    props.lounger(3.75, 6.0, 0.10 + PI, towel=materials.cloth((0.22, 0.42, 0.42)))
    props.lounger(3.75, 7.5, 0.04 + PI, towel=materials.cloth((0.22, 0.42, 0.42)))
    props.side_table(4.1, 6.75)
    umbrella(4.75, 6.8, 2.45)
    dining(4.0, 11.6, 0.4)
    props.pot(5.75, 6.1, 0.27, 0.5, plant='agave')
    props.pot(5.75, 9.6, 0.27, 0.5, plant='agave')
    plants.fallen([(random.uniform(-2, 3), random.uniform(1, 3.5)) for _ in range(5)])
    if sun_side_palm:
        # Out of the picture, toward the evening sun: it lays its shadow over the near deck.
        plants.coconut_palm(-9.5, -1.5, 4.2, 18, lean=0.4)
