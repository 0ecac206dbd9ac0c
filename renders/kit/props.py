"""Planters, furniture, walls of blocks, coping."""
import math
import random

import bpy
import numpy as np
from mathutils import Euler, Vector

from . import materials, plants
from .core import Nodes, box, fractal, lathe, mesh, place, tube


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


def _heat(u, v, seed):
    """Returns how hot a tongue of flame is, 0 to 1, at `u` across it (-1 to 1) and `v` up it (0 to 1)."""
    sway = 0.55 * v**0.8 * fractal(np.stack([0 * u + seed * 7.3, v * 1.6 + seed * 3.1], -1), 1.0, 2, seed)
    warp = fractal(np.stack([u * 1.9 + sway, v * 1.5], -1), 1.5, 3, seed)
    across = u + sway + 0.5 * warp * v**0.7
    wide = 0.16 + 0.62 * np.sin(math.pi * np.minimum(1, 0.16 + 0.84 * v)) ** 0.9 * (1 - 0.35 * v)
    lick = fractal(np.stack([across * 3.4, v * 1.9 + 0.2 * warp], -1), 1.0, 3, seed + 5)
    heat = 1.25 * (1 - np.abs(across) / wide) - 1.5 * v**1.15 * (0.62 + 0.9 * lick) + 0.1
    return np.clip(heat, 0, 1) * np.clip((1 - v) * 6, 0, 1) * np.clip(v * 8, 0, 1)


def _flame():
    """Returns the material of flame: deep orange and thin at its edges, yellow where it is hottest; clear edge-on."""
    n = Nodes('flame')
    heat = n.attribute('hot', 'Fac')
    color = n.ramp(heat, [(0.0, (0.80, 0.07, 0.005)), (0.3, (1.0, 0.17, 0.015)), (0.65, (1.0, 0.40, 0.07)), (1.0, (1.0, 0.68, 0.26))])
    power = n.math('MULTIPLY', n.ramp(heat, [(0.0, 0.25), (0.5, 0.5), (1.0, 1.0)]), 11.0)
    facing = n.math('SUBTRACT', 1.0, n.node('ShaderNodeLayerWeight', {0: 0.5}, out=1))
    share = n.math('MULTIPLY', n.ramp(heat, [(0.0, 0.0), (0.45, 0.6), (1.0, 0.9)]), n.math('MULTIPLY', facing, 1.6, True))
    material = n.done(n.blend(share, n.node('ShaderNodeBsdfTransparent'), n.node('ShaderNodeEmission', {0: color, 1: power})))
    # The lamp in the fire lights what is around it; rays aimed at sheets this thin would only make grain.
    material.cycles.sample_as_light = False
    return material


def _tongue(foot, turn, height, seed, material):
    """Builds a tongue of flame on an upright sheet."""
    cols, rows = 48, 72
    u, v = np.meshgrid(np.linspace(-1, 1, cols + 1), np.linspace(0, 1, rows + 1))
    half = 0.38 * height
    verts = [(foot[0] + half * a * math.cos(turn), foot[1] + half * a * math.sin(turn), foot[2] + height * b) for a, b in zip(u.ravel(), v.ravel())]
    faces = [(r * (cols + 1) + c, r * (cols + 1) + c + 1, (r + 1) * (cols + 1) + c + 1, (r + 1) * (cols + 1) + c) for r in range(rows) for c in range(cols)]
    sheet = place(mesh('flame', verts, faces, material, True, floats={'hot': _heat(u, v, seed).ravel().tolist()}))
    sheet.visible_shadow = False


def logs(x, y, z, radius, bark=(0.17, 0.115, 0.075)):
    """Builds logs that lean on one another over ashes, as they are laid before a fire."""
    char = materials.bark(bark, 0, 20)
    place(lathe('ash', [(radius * 1.25, 0), (0.001, 0.015)], materials.soil((0.06, 0.055, 0.05)), 24), (x, y, z - 0.05))
    for k in range(5):
        a = k * 1.2566 + 0.3
        foot = Vector((x + radius * 0.95 * math.cos(a), y + radius * 0.95 * math.sin(a), z - 0.02))
        tip = Vector((x - 0.05 * math.cos(a), y - 0.05 * math.sin(a), z + 0.20 + 0.03 * (k % 2)))
        tube([foot, foot.lerp(tip, 0.5) + Vector((0, 0, 0.01)), tip], [0.042, 0.038, 0.03], char, 9)


def fire(x, y, z, radius, height=0.42):
    """Builds logs, embers and flame."""
    logs(x, y, z, radius, (0.035, 0.028, 0.024))
    place(lathe('ember bed', [(radius * 0.6, 0), (0.001, 0.03)], materials.glow((1.0, 0.16, 0.02), 9), 20), (x, y, z - 0.045))
    material = plants._once('flame', _flame)
    # One broad body of flame in the middle, and smaller tongues around it, each on a sheet turned its own way.
    for k in range(9):
        away = 0.0 if k < 3 else radius * random.uniform(0.25, 0.6)
        tall = height * (random.uniform(0.95, 1.1) if k < 3 else random.uniform(0.5, 0.85))
        a = 2.4 * k + random.uniform(-0.3, 0.3)
        _tongue((x + away * math.cos(a), y + away * math.sin(a), z - 0.03), 1.05 * k, tall, random.randrange(1000), material)
    lamp = bpy.data.lights.new('fire', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = 18, (1.0, 0.42, 0.12), 0.15
    obj = bpy.data.objects.new('fire', lamp)
    obj.location = (x, y, z + 0.28)
    bpy.context.scene.collection.objects.link(obj)
