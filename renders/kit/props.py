"""Planters, furniture, walls of blocks, coping."""
import math
import random

import bpy
from mathutils import Euler, Vector

from . import materials, plants
from .core import Nodes, box, lathe, mesh, place, tube


def pot(x, y, radius=0.24, height=0.42, material=None, plant='croton', z=0.0):
    """Builds a planter with a plant in it."""
    r, h = radius, height
    profile = [(r * 0.62, 0), (r * 0.66, 0.01), (r * 0.80, h * 0.35), (r * 0.93, h * 0.72), (r * 0.95, h * 0.86), (r * 1.06, h * 0.87), (r * 1.08, h * 0.90), (r * 1.08, h * 0.985), (r * 1.05, h), (r * 0.94, h), (r * 0.92, h * 0.9), (0.001, h * 0.88)]
    place(lathe('pot', profile, material or materials.clay(), 64), (x, y, z))
    place(lathe('soil', [(r * 0.92, h * 0.9), (0.001, h * 0.93)], materials.soil(), 24), (x, y, z))
    if plant == 'agave':
        leaves = plants.Leaves()
        for k in range(34):
            a, age = k * 2.39996, k / 34
            way = Vector((math.cos(a), math.sin(a), 2.2 - 2.3 * age))
            leaves.blade(Vector((0, 0, 0)), way, r * 1.5 * (0.75 + 0.4 * age), r * 0.15, 0.25, random.uniform(0.2, 0.8), 7, 0, 0.5, 0.8)
        material = materials.leaf('agave', (0.055, 0.085, 0.060), (0.17, 0.23, 0.17), 0.5, 0.1)
        place(leaves.mesh('agave', material), (x, y, z + h * 0.93))
    elif plant:
        plants.shrub(plant, x, y, r * 1.15, r * 2.1, 46, z + h * 0.9)


def lounger(x, y, turn, frame=None, canvas=None, back=42, towel=None):
    """Builds a pool lounger: teak slats on a frame, a cushion with piping, the back raised."""
    frame = frame or materials.wood()
    canvas = canvas or materials.cloth((0.78, 0.75, 0.69))
    c, s = math.cos(turn), math.sin(turn)

    def at(u, v, z):
        return (x + u * c - v * s, y + u * s + v * c, z)

    def part(u, v, z, lu, lv, lz, material, bevel=0.006, pitch=0.0):
        obj = box(at(u, v, z), (lu, lv, lz), material, bevel, 0, 3)
        obj.rotation_euler = Euler((0, -pitch, turn), 'XYZ')
        return obj

    for v in (-0.31, 0.31):
        part(0, v, 0.27, 1.96, 0.045, 0.085, frame)
    for u in (-0.86, 0.82):
        for v in (-0.31, 0.31):
            part(u, v, 0.135, 0.055, 0.055, 0.27, frame)
    for k in range(15):
        part(-0.30 + k * 0.088, 0, 0.305, 0.062, 0.60, 0.018, frame, 0.004)
    part(0.33, 0, 0.368, 1.28, 0.60, 0.095, canvas, 0.035)
    angle = math.radians(back)
    half = 0.36
    u, z = -0.33 - half * math.cos(angle), 0.315 + half * math.sin(angle)
    for k in range(8):
        d = -0.32 + k * 0.09
        part(u - d * math.cos(angle), 0, z + d * math.sin(angle) - 0.012, 0.06, 0.60, 0.018, frame, 0.004, -angle)
    part(u + 0.055 * math.sin(angle), 0, z + 0.055 * math.cos(angle), 0.74, 0.60, 0.095, canvas, 0.035, -angle)
    part(u - 0.23 * math.cos(angle) + 0.125 * math.sin(angle), 0, z + 0.23 * math.sin(angle) + 0.125 * math.cos(angle), 0.24, 0.48, 0.09, towel or canvas, 0.04, -angle)


def side_table(x, y, material=None, z=0.0):
    material = material or materials.wood()
    place(lathe('table', [(0.22, 0.40), (0.235, 0.405), (0.235, 0.43), (0.22, 0.435), (0.001, 0.435)], material, 40), (x, y, z))
    for k in range(3):
        a = k * 2.094 + 0.4
        tube([(x + 0.16 * math.cos(a), y + 0.16 * math.sin(a), z + 0.41), (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), z)], 0.016, material)


def adirondack(x, y, turn, material=None):
    """Builds a low patio chair with a fanned back and broad arms."""
    material = material or materials.plain('painted', (0.74, 0.73, 0.69), 0.5, 0.35, vary=0.15, bump=0.1)
    c, s = math.cos(turn), math.sin(turn)

    def part(u, v, z, lu, lv, lz, pitch=0.0, roll=0.0, bevel=0.006):
        obj = box((x + u * c - v * s, y + u * s + v * c, z), (lu, lv, lz), material, bevel)
        obj.rotation_euler = Euler((roll, -pitch, turn), 'XYZ')

    for v in (-0.27, 0.27):
        part(0.27, v, 0.265, 0.03, 0.09, 0.53)
        part(-0.05, v * 0.93, 0.20, 0.86, 0.03, 0.11, 0.23)
        part(0.00, v * 1.12, 0.545, 0.76, 0.135, 0.022)
        part(-0.33, v * 1.0, 0.36, 0.03, 0.08, 0.36)
    for k in range(7):
        part(0.30 - k * 0.083, 0, 0.345 - k * 0.019, 0.072, 0.52, 0.019, 0.23)
    for k in range(-3, 4):
        tall = 0.86 - 0.035 * k * k
        lean = 1.22
        part(-0.24 - tall / 2 * math.cos(lean), k * 0.079 * 1.0, 0.24 + tall / 2 * math.sin(lean), tall, 0.066, 0.018, math.pi - lean, 0.0)
    part(-0.40, 0, 0.54, 0.03, 0.62, 0.06)


def fire(x, y, z, radius, height=0.42):
    """Builds logs, embers and flame."""
    char = materials.bark((0.035, 0.028, 0.024), 0, 20)
    ember = materials.glow((1.0, 0.16, 0.02), 9)
    place(lathe('ash', [(radius * 1.25, 0), (0.001, 0.015)], materials.soil((0.06, 0.055, 0.05)), 24), (x, y, z - 0.05))
    place(lathe('ember bed', [(radius * 0.6, 0), (0.001, 0.03)], ember, 20), (x, y, z - 0.045))
    for k in range(5):
        a = k * 1.2566 + 0.3
        foot = Vector((x + radius * 0.95 * math.cos(a), y + radius * 0.95 * math.sin(a), z - 0.02))
        tip = Vector((x - 0.05 * math.cos(a), y - 0.05 * math.sin(a), z + 0.20 + 0.03 * (k % 2)))
        tube([foot, foot.lerp(tip, 0.5) + Vector((0, 0, 0.01)), tip], [0.042, 0.038, 0.03], char, 9)
    n = Nodes('flame')
    shade = n.attribute('shade', 'Fac')
    color = n.ramp(shade, [(0.0, (1.0, 0.62, 0.22)), (0.4, (1.0, 0.36, 0.06)), (1.0, (0.9, 0.10, 0.01))])
    power = n.math('MULTIPLY', n.ramp(shade, [(0.0, 1.0), (1.0, 0.2)]), 14.0)
    flame = n.node('ShaderNodeEmission', {0: color, 1: power})
    edge = n.node('ShaderNodeLayerWeight', {0: 0.35}, out=1)
    soft = n.math('MULTIPLY', n.math('SUBTRACT', 1.0, edge, True), n.ramp(shade, [(0.0, 0.75), (0.6, 0.5), (1.0, 0.0)]))
    material = n.done(n.blend(soft, n.node('ShaderNodeBsdfTransparent'), flame))
    for k in range(13):
        a, d = random.uniform(0, 6.28), radius * 0.62 * math.sqrt(random.random())
        tall = height * random.uniform(0.45, 1.0) * (1.15 - d / radius)
        wide = random.uniform(0.035, 0.06)
        verts, faces, shades = [], [], []
        rows, sides = 14, 10
        phase = random.uniform(0, 6)
        for r in range(rows + 1):
            t = r / rows
            rr = wide * (math.sin(math.pi * min(1, 0.18 + 0.82 * t)) ** 0.8) * (1 - t * 0.5) + 0.001
            ox, oy = 0.035 * t * math.sin(4.5 * t + phase), 0.03 * t * math.cos(5 * t + phase)
            for q in range(sides):
                b = 2 * math.pi * q / sides
                verts.append((x + d * math.cos(a) * (1 - 0.5 * t) + ox + rr * math.cos(b), y + d * math.sin(a) * (1 - 0.5 * t) + oy + rr * math.sin(b), z + tall * t))
                shades.append(t)
        for r in range(rows):
            for q in range(sides):
                j = (q + 1) % sides
                faces.append((r * sides + q, r * sides + j, (r + 1) * sides + j, (r + 1) * sides + q))
        place(mesh('flame', verts, faces, material, True, floats={'shade': shades}))
    lamp = bpy.data.lights.new('fire', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = 18, (1.0, 0.42, 0.12), 0.15
    obj = bpy.data.objects.new('fire', lamp)
    obj.location = (x, y, z + 0.28)
    bpy.context.scene.collection.objects.link(obj)
