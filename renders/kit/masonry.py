"""Walls, hearths and caps of split block: each block with its own broken face, tight joints, staggered courses."""
import math
import random

import numpy as np

from . import materials
from .core import INCH, fractal, mesh, place
from .paving import blend_tone


class Masonry:
    """Collects blocks into one mesh. A `frame` converts (along, inward, up) in meters to the scene."""

    def __init__(self):
        self.verts, self.faces, self.tones, self.edges = [], [], [], []

    def stone(self, frame, u, w, z, tone, relief=0.011, rough=None, chips=0.0028, step=0.017):
        """Adds a block between the pairs `u`, `w`, `z`. `rough` names its broken faces: f(ront), b(ack), l(eft),
        r(ight), t(op).
        """
        rough = 'f' if rough is None else rough
        number = random.random()
        seed = int(number * 99999)
        low, high = np.array([u[0], w[0], z[0]]), np.array([u[1], w[1], z[1]])
        size = high - low
        sides = {'f': (0, 2, 1, -1), 'b': (0, 2, 1, 1), 'l': (1, 2, 0, -1), 'r': (1, 2, 0, 1), 't': (0, 1, 2, 1), 'd': (0, 1, 2, -1)}
        for name, (a, b, c, way) in sides.items():
            broken = name in rough
            na = max(2, int(size[a] / (step if broken or name in 'tf' else 0.05)))
            nb = max(2, int(size[b] / (step if broken or name in 'tf' else 0.05)))
            # Points crowd toward the rim, where the face turns.
            ta = 0.5 - 0.5 * np.cos(np.pi * np.linspace(0, 1, na + 1)) * (0.35 + 0.65 * np.abs(np.cos(np.pi * np.linspace(0, 1, na + 1))) ** 0.3)
            tb = 0.5 - 0.5 * np.cos(np.pi * np.linspace(0, 1, nb + 1)) * (0.35 + 0.65 * np.abs(np.cos(np.pi * np.linspace(0, 1, nb + 1))) ** 0.3)
            ga, gb = np.meshgrid(ta, tb, indexing='ij')
            points = np.zeros(ga.shape + (3,))
            points[..., a] = low[a] + ga * size[a]
            points[..., b] = low[b] + gb * size[b]
            points[..., c] = high[c] if way > 0 else low[c]
            rim = np.minimum(np.minimum(ga, 1 - ga) * size[a], np.minimum(gb, 1 - gb) * size[b])
            swell = np.clip(rim / 0.022, 0, 1) ** 0.55
            flat = np.stack([points[..., a] + seed, points[..., b] - seed * 0.37], -1)
            if broken:
                out = swell * (0.35 * relief + relief * (0.75 * fractal(flat, 13, 2, seed) + 0.45 * fractal(flat, 42, 2, seed + 5)))
            else:
                out = np.clip(rim / 0.005, 0, 1) * 0.0012 + 0.0006 * fractal(flat, 60, 2, seed)
            points[..., c] += way * out
            # The edges are chipped a little, the same for the faces that meet there.
            for k in range(3):
                seen = [points[..., (k + 1) % 3] + 1.7 * seed, points[..., (k + 2) % 3] + points[..., k] * 0.6]
                points[..., k] += chips * fractal(np.stack(seen, -1), 34, 2, 3 + k) * (1 - 0.8 * swell)
            start, cols = len(self.verts), nb + 1
            flip = (way > 0) == (name in 'fb')
            for row, level in zip(points, swell):
                for p, s in zip(row, level):
                    self.verts.append(frame(*p))
                    self.edges.append(float((1 - s) * 0.75))
            self.tones += [(*tone, number)] * ((na + 1) * cols)
            for i in range(na):
                for j in range(nb):
                    k = start + i * cols + j
                    quad = (k, k + 1, k + cols + 1, k + cols)
                    self.faces.append(quad if flip else quad[::-1])

    def build(self, finish='split'):
        data = mesh('masonry', self.verts, self.faces, materials.paver(finish, 0.6), True, {'tone': self.tones}, {'edge': self.edges})
        return place(data)


def straight(x, y, turn=0.0, z=0.0):
    """Returns a frame along a line from (x, y), its front to the right of the direction."""
    c, s = math.cos(turn), math.sin(turn)
    return lambda u, w, h: (x + u * c - w * s, y + u * s + w * c, z + h)


def bent(cx, cy, radius, z=0.0, outward=True):
    """Returns a frame around a center: along the circle of `radius`, fronts outward or inward."""

    def frame(u, w, h):
        a = u / radius
        r = radius - w if outward else radius + w
        return (cx + r * math.cos(a), cy + r * math.sin(a), z + h)

    return frame


def _cuts(length, sizes, avoid, closed=False, gap=0.05):
    """Returns the joints of one course: blocks of `sizes` whose joints avoid those of the course below."""
    best = None
    for _ in range(60):
        cuts, at = [0.0], 0.0
        at = random.choice(sizes) * (1.0 if closed else random.choice((1.0, 0.5, 0.75)))
        while at < length - min(sizes) * 0.55:
            cuts.append(at)
            at += random.choice(sizes)
        cuts.append(length)
        inner = cuts[1:-1]
        close = sum(1 for c in inner for d in avoid if abs(c - d) < gap)
        short = sum(1 for p, q in zip(cuts, cuts[1:]) if q - p < min(sizes) * 0.5)
        if best is None or close + short < best[0]:
            best = (close + short, cuts)
        if close + short == 0:
            break
    return best[1]


def run(masonry, frame, length, courses, height, depth, sizes, colors, ends='', faces='f', joint=0.003, spread=0.13, relief=0.011):
    """Builds courses along a frame. `ends`: l and r for ends that show; `faces`: 'fb' if both sides show."""
    avoid = []
    for course in range(courses):
        cuts = _cuts(length, sizes, avoid)
        avoid = cuts[1:-1]
        for a, b in zip(cuts, cuts[1:]):
            out = random.uniform(-0.0025, 0.0025)
            rough = faces + ('l' if a == 0 and 'l' in ends else '') + ('r' if b == length and 'r' in ends else '')
            z0 = course * height
            masonry.stone(frame, (a + joint / 2, b - joint / 2), (out, depth + out), (z0 + 0.001, z0 + height - 0.0015), blend_tone(colors, random.random(), spread), relief, rough)
    return courses * height


def cap(masonry, frame, length, z, thickness, depth, colors, overhang=0.025, piece=0.305, ends='', joint=0.003, over_ends='lr', relief=0.0035):
    """Builds coping on a wall: broad, flat caps that overhang its faces."""
    start = -overhang if 'l' in over_ends else 0.0
    stop = length + overhang if 'r' in over_ends else length
    count = max(1, round((stop - start) / piece))
    for k in range(count):
        a, b = start + (stop - start) * k / count, start + (stop - start) * (k + 1) / count
        rough = 'fb' + ('l' if k == 0 and 'l' in ends else '') + ('r' if k == count - 1 and 'r' in ends else '')
        masonry.stone(frame, (a + joint / 2, b - joint / 2), (-overhang, depth + overhang), (z, z + thickness), blend_tone(colors, random.random(), 0.07), relief, rough, 0.002)
    return z + thickness


def pier(masonry, x, y, side, courses, height, colors, capped=None, turn=0.0, z=0.0):
    """Builds a square pier of two blocks a course, turned from course to course."""
    for course in range(courses):
        frame = straight(x, y, turn + (course % 2) * math.pi / 2, z)
        half = side / 2
        for a, b in ((-half, -0.0015), (0.0015, half)):
            z0 = course * height
            masonry.stone(frame, (a, b), (-half, half), (z0 + 0.001, z0 + height - 0.0015), blend_tone(colors, random.random(), 0.12), 0.011, 'fb' + ('l' if a < -0.01 else 'r'))
    top = courses * height
    if capped:
        thickness, overhang, tones = capped
        half = side / 2 + overhang
        masonry.stone(straight(x, y, turn, z), (-half, half), (-half, half), (top, top + thickness), blend_tone(tones, random.random(), 0.06), 0.004, 'fblr', 0.002)
        top += thickness
    return z + top


def round_pit(cx, cy, inner, outer, heights, count, colors, cap_colors, z=0.0):
    """Builds a round hearth. `heights` are those of its courses from the bottom, the last one the cap; radii in meters.
    """
    masonry = Masonry()
    around = 2 * math.pi * outer
    level = z
    for course, height in enumerate(heights):
        last = course == len(heights) - 1
        number = count if not last else round(count * 0.8)
        shift = random.uniform(0.3, 0.7) * (course % 2) * around / number
        frame = bent(cx, cy, outer)
        for k in range(number):
            a, b = around * k / number + shift, around * (k + 1) / number + shift
            tones = cap_colors if last else colors
            masonry.stone(frame, (a + 0.002, b - 0.002), (-0.008 if last else 0.0, outer - inner), (level + 0.001, level + height - 0.0015), blend_tone(tones, random.random(), 0.07 if last else 0.13), 0.005 if last else 0.010, 'fb')
        level += height
    masonry.build()
    return level


def square_pit(cx, cy, inner, outer, heights, sizes, colors, cap_colors, z=0.0, turn=0.0):
    """Builds a square hearth with alternating corners. `heights` are those of its courses from the bottom, the last one
    the cap.
    """
    masonry = Masonry()
    half, depth = outer / 2, (outer - inner) / 2
    level = z
    for course, height in enumerate(heights):
        last = course == len(heights) - 1
        for side in range(4):
            angle = turn + side * math.pi / 2
            c, s = math.cos(angle), math.sin(angle)
            # Each side goes through one corner and ends at the other; the next course goes the other way.
            first = 0.0 if course % 2 else depth
            length = outer - depth
            start = -half + first
            frame = straight(cx + start * c + half * s, cy + start * s - half * c, angle)
            cuts = [length * k / 3 for k in range(4)] if last else _cuts(length, sizes, [])
            for a, b in zip(cuts, cuts[1:]):
                end = ('l' if course % 2 and a == 0 else '') + ('r' if not course % 2 and b == length else '')
                tones = cap_colors if last else colors
                over = 0.010 if last else 0.0
                masonry.stone(frame, (a + 0.0015 - (over if 'l' in end else 0), b - 0.0015 + (over if 'r' in end else 0)), (-over, depth), (level + 0.001, level + height - 0.0015), blend_tone(tones, random.random(), 0.06 if last else 0.12), 0.004 if last else 0.010, 'fb' + end)
        level += height
    masonry.build()
    return level


def inches(*values):
    return tuple(v * INCH for v in values)
