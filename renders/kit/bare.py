"""Shows a scene without its paving, with all else as it is: what belongs to the work is built and taken away again, so
that every random choice after it is the same.
"""
import math
import random

import bpy

from . import slab
from .core import mesh, place


def made(build):
    """Calls `build` and returns the objects that it made."""
    known = set(bpy.data.objects)
    build()
    return set(bpy.data.objects) - known


def take_away(things):
    """Removes what `made` returned."""
    for thing in things:
        bpy.data.objects.remove(thing)


def old_slab(x0, y0, x1, y1, columns, rows, oil=0.0, seed=0.0, sunk=lambda column, row, chance: chance.uniform(0, 0.01)):
    """Pours a slab in panels that have settled: each is lower by `sunk`, in meters, and a little askew."""
    chance = random.Random(seed)
    material = slab.old_concrete(seed, oil)
    wide, deep = (x1 - x0) / columns, (y1 - y0) / rows
    for row in range(rows):
        for column in range(columns):
            x, y, drop = x0 + wide * column, y0 + deep * row, sunk(column, row, chance)
            for panel in made(lambda: slab.panels(x, y, x + wide, y + deep, 1, 1, material)):
                panel.location.z -= drop
                if panel.name.startswith('box'):
                    panel.rotation_euler = (chance.uniform(-0.003, 0.003), chance.uniform(-0.003, 0.003), 0)


def patch(x, y, wide, deep, z, material, seed):
    """Lays a flat, irregular patch around a point: water, bare soil."""
    chance = random.Random(seed)
    waves = [(k, chance.uniform(0, 2 * math.pi), chance.uniform(0.3, 1.0) * 0.20 / k) for k in range(2, 8)]
    points = []
    for step in range(120):
        a = 2 * math.pi * step / 120
        r = 1 + sum(size * math.sin(k * a + phase) for k, phase, size in waves)
        points.append((x + wide / 2 * r * math.cos(a), y + deep / 2 * r * math.sin(a), z))
    place(mesh('patch', points, [tuple(range(len(points)))], material))


def _rough(count, size, chance):
    """Returns `count` + 1 offsets that go their own way from step to step by up to `size`, and end where they began."""
    walk = [0.0]
    for _ in range(count):
        walk.append(walk[-1] + chance.uniform(-size, size))
    return [off - walk[-1] * k / count for k, off in enumerate(walk)]


def strip(start, end, wander, width, z, material, seed, step=0.12, rough=0.0):
    """Lays a ragged strip that wanders between two points by up to `wander` meters, thin at both ends: a track, or a crack,
    which also turns by up to `rough` meters from step to step.
    """
    chance = random.Random(seed)
    length = math.dist(start, end)
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    count = max(2, math.ceil(length / step))
    waves = [(chance.uniform(0.5, 1.5) * k, chance.uniform(0, 2 * math.pi), wander / k) for k in (2, 5, 11, 23)]
    kinks = _rough(count, rough, random.Random(seed))
    verts = []
    for k in range(count + 1):
        t = k / count
        off = kinks[k] + sum(size * math.sin(turns * t * math.pi + phase) for turns, phase, size in waves) * min(1, 6 * t, 6 * (1 - t))
        for side in (-1, 1):
            u = off + side * width / 2 * chance.uniform(0.55, 1.35) * min(1, 0.1 + 5 * t, 0.1 + 5 * (1 - t))
            verts.append((start[0] + along[0] * length * t - along[1] * u, start[1] + along[1] * length * t + along[0] * u, z))
    place(mesh('strip', verts, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(count)], material))


__all__ = ['made', 'old_slab', 'patch', 'strip', 'take_away']
