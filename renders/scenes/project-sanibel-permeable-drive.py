"""Permeable pavers with open joints over clean stone, between palmetto and sea grape on Sanibel; from low and near."""
import random

from kit import field, greens, materials, paving, plants
from kit.core import camera, film, mesh, place, reset
from kit.sky import daylight

reset(108)
layout = paving.layouts()['drive']
chips = materials.gravel((0.36, 0.34, 0.31))
field.lay(layout, 'smooth', (0, 0.2), 0.022, 4.2, sand=chips, sand_drop=0.012, border_colors=['#7d7464', '#6f675a'])
plants.far_ground(-0.14)
place(mesh('floor', [(-16, -3, -0.025), (16, -3, -0.025), (16, 24, -0.025), (-16, 24, -0.025)], [(0, 1, 2, 3)], materials.soil((0.17, 0.13, 0.085))))
# Leaf litter and low growth to the edge of the drive.
for k in range(230):
    y = random.uniform(-1.6, 15)
    side = random.choice((-1, 1))
    mid = -0.2 + 0.012 * y * y - 0.05 * y
    x = mid + side * (1.75 + abs(random.gauss(0.0, 0.9)))
    near = abs(x - mid) < 2.1
    kind = 'liriope' if near else random.choice(['liriope', 'grasses', 'cocoplum', 'liriope'])
    plants.shrub(kind, x + side * 0.15, y, 0.13 if kind != 'cocoplum' else 0.3, 0.1 if kind != 'cocoplum' else 0.5, 5 if kind != 'cocoplum' else 44, -0.03)
for k in range(26):
    y = 0.8 + 0.62 * k
    side = 1 if k % 2 else -1
    mid = -0.2 + 0.012 * y * y - 0.05 * y
    greens.palmetto(mid + side * random.uniform(2.5, 3.6), y, random.uniform(0.55, 0.85), 10, -0.03)
for x, y in ((-3.4, 4.6), (4.4, 6.8), (-4.6, 9.4), (5.2, 11.4), (-2.8, 13.8)):
    plants.shrub('seagrape', x, y, 0.9, 1.5, 170, -0.05)
for x, y, h in ((-3.2, 7.6, 4.4), (-4.4, 10.6, 5.4), (4.2, 9.6, 4.2), (5.6, 13.2, 5.6), (2.9, 15.4, 4.8), (-6.4, 6.2, 5.0)):
    plants.sabal_palm(x, y, h)
greens.tree('gumbo', -6.8, 12.5, 1.1, -0.3)
greens.tree('oak', 7.4, 8.4, 1.15, -0.3)
greens.tree_line(-30, 30, 20, 3, 3.6, 1.25, -0.9, 5)
greens.tree_line(-24, -8, 9, 2, 3.6, 1.0, -0.9)
greens.tree_line(9, 24, 9, 2, 3.6, 1.0, -0.9)
plants.fallen([(random.uniform(-1.5, 1.4), random.uniform(-0.6, 5)) for _ in range(24)])
greens.tree('gumbo', 5.4, -3.6, 0.85, 0.2, 1)
camera((-0.55, -1.75, 0.98), (0.02, 3.4, 0.34), 27)
daylight('2026-04-18', 9.5, 332, 0.5, seed=39.0)
film(1920, 1200, 16, 0.05)
