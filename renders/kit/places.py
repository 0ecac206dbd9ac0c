"""Patio furniture: an umbrella, a table, armchairs."""
import math

from mathutils import Euler

from . import materials
from .core import box, lathe, mesh, place, tube

PI = math.pi


def umbrella(x, y, height=2.5, radius=1.45, color=(0.80, 0.76, 0.68)):
    """Builds a market umbrella of eight panels, its canvas sagging a little between the ribs."""


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
    """Builds a round teak table with sling chairs."""
    teak = materials.wood()
    place(lathe('top', [(0.62, 0.70), (0.64, 0.705), (0.64, 0.735), (0.62, 0.74), (0.001, 0.74)], teak, 64), (x, y, 0))
    for k in range(4):
        a = turn + k * PI / 2 + PI / 4
        tube([(x + 0.42 * math.cos(a), y + 0.42 * math.sin(a), 0.71), (x + 0.48 * math.cos(a), y + 0.48 * math.sin(a), 0)], 0.03, teak)
    for k in range(chairs):
        a = turn + k * 2 * PI / chairs
        armchair(x + 0.98 * math.cos(a), y + 0.98 * math.sin(a), a + PI)


def armchair(x, y, turn, canvas=None, teak=None):
    """Builds a teak armchair with a cushion; it faces `turn`."""
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
