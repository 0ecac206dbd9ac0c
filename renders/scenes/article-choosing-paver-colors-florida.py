"""Five blends to choose from: sample panels laid out on a quiet drive, a stack of each behind, the tile roof to match in view."""
import math
import random

from kit import field, greens, house, jobsite, materials, paving, plants, street
from kit.core import box, camera, film, rectangle, reset
from kit.sky import daylight

reset(84)
field.lay(paving.layouts()['drive'], 'smooth', (0, 0), 0.03, 4.5, border_colors=['#77787a', '#8b8c8b'])
BLENDS = [
    ['#ebe4d6', '#e6dcc8', '#ddceb2'],
    ['#cdb48c', '#bd9c72', '#d3b98f', '#a08c75'],
    ['#b5674a', '#c98c6f', '#96523f', '#bd9c72'],
    ['#8a6a52', '#74503d', '#a08c75', '#96523f'],
    ['#b9bcba', '#989a99', '#77787a', '#5d6468'],
]
frame = materials.wood((0.36, 0.24, 0.13), 0.2)


def panel(x, y, turn, blend, finish):
    """Builds a board of twelve pavers in running bond with sanded joints, in a thin wooden tray."""
    long, wide = 0.229, 0.152
    w, d = 2 * long, 4 * wide
    base = 0.030
    stones = paving.Stones()
    for r in range(4):
        cells = [(0, long), (long, 2 * long)] if r % 2 == 0 else [(0, long / 2), (long / 2, 1.5 * long), (1.5 * long, 2 * long)]
        for a, b in cells:
            outline = [(a - w / 2 + 0.0016, r * wide - d / 2 + 0.0016), (b - w / 2 - 0.0016, r * wide - d / 2 + 0.0016), (b - w / 2 - 0.0016, (r + 1) * wide - d / 2 - 0.0016), (a - w / 2 + 0.0016, (r + 1) * wide - d / 2 - 0.0016)]
            stones.add(outline, base + 0.028 + random.uniform(-0.0004, 0.0004), 0.028, paving.blend_tone(blend, random.random(), 0.09), random.random(), finish, (random.gauss(0, 0.001), random.gauss(0, 0.001)), 0.02)
    stones.build(materials.paver(finish), (x, y, 0.002), (0, 0, turn))
    c, s = math.cos(turn), math.sin(turn)
    box((x, y, 0.002 + base / 2 + 0.0095), (w, d, base + 0.014), materials.joint_sand(), 0, turn)
    for u, v, lu, lv in ((0, d / 2 + 0.012, w + 0.048, 0.022), (0, -d / 2 - 0.012, w + 0.048, 0.022), (w / 2 + 0.012, 0, 0.022, d), (-w / 2 - 0.012, 0, 0.022, d)):
        jobsite.part((x + u * c - v * s, y + u * s + v * c, 0.002 + 0.030), (lu, lv, 0.056), frame, turn, bevel=0.003)


def pile(x, y, turn, blend, finish, count):
    """Stacks loose pavers of the blend, two by two."""
    stones = paving.Stones()
    top = 0.002
    for k in range(count):
        top += 0.0602
        cross = (k // 2) % 2
        for side in (-0.5, 0.5):
            if k == count - 1 and side > 0:
                continue
            long, wide = 0.228, 0.151
            ox, oy, jit = (0, side * 0.154, random.gauss(0, 0.012)) if not cross else (side * 0.154, 0, random.gauss(0, 0.012))
            lx, ly = (long, wide) if not cross else (wide, long)
            cj, sj = math.cos(jit), math.sin(jit)
            corners = [(-lx / 2, -ly / 2), (lx / 2, -ly / 2), (lx / 2, ly / 2), (-lx / 2, ly / 2)]
            outline = [(ox * 0.75 + u * cj - v * sj + random.uniform(-0.001, 0.001), oy + u * sj + v * cj) for u, v in corners]
            stones.add(outline, top, 0.059, paving.blend_tone(blend, random.random(), 0.09), random.random(), finish, (0, 0), 0.02)
    stones.build(materials.paver(finish), (x, y, 0), (0, 0, turn))


FINISHES = ['smooth', 'tumbled', 'tumbled', 'tumbled', 'smooth']
for k, blend in enumerate(BLENDS):
    t = (k - 2) / 2
    panel(1.30 * t + 0.05, 1.15 + 0.34 * t * t + random.uniform(-0.03, 0.03), -0.30 * t + random.uniform(-0.04, 0.04), blend, FINISHES[k])
    pile(1.62 * t + 0.12, 2.15 + 0.30 * t * t, -0.4 * t + random.uniform(-0.2, 0.2), blend, FINISHES[k], (3, 4, 5, 4, 3)[k])
house.walls(-4.2, 4.6, 9.0, 7, [(-2.6, 2.4, 0, 2.2, 'garage')], (0.74, 0.67, 0.55))
house.walls(4.6, 15, 11.0, 7, [(6.4, 8.4, 0.75, 2.3, 'window')], (0.74, 0.67, 0.55))
street.hip_roof(-4.2, 9.0, 4.6, 16)
street.hip_roof(3.6, 11.0, 15, 18)
for x in (-3.2, 3.0):
    house.lantern(x, 9.0, 1.85)
plants.far_ground(-0.14)
plants.lawn(rectangle(-9, 0, -3.15, 9), z=-0.02, near=(-2, 1), reach=3.5)
plants.lawn(rectangle(3.15, 0, 12, 10.8), z=-0.02, near=(2, 1), reach=3.5)
for k in range(5):
    plants.shrub('croton' if k % 2 else 'cocoplum', -3.95 + 0.02 * k, 8.3 - 0.62 * k, 0.3, 0.55, 60)
plants.sabal_palm(6.2, 8.0, 3.4)
plants.coconut_palm(7.6, -2.0, 6.6, 17, lean=0.3)
plants.royal_palm(-6.0, 7.5, 5.0)
greens.hedge('clusia', -30, 19, 30, 19, 1.2, 2.2, -0.2, 500)
greens.tree_line(-36, 36, 23, 2, 4.4, 1.25, -1.0, 3)
camera((-0.35, -1.35, 1.32), (0.06, 2.1, 0.26), 29, (0, 1.3, 0.05), 7)
daylight('2026-03-20', 9.2, 330, 0.55, seed=7.0)
film(1920, 1200, 16, -0.1)
