"""A sidewalk along beach shops on Fort Myers Beach on a winter morning: sand-colored herringbone with a border at the curb."""
import math

from kit import car, field, front, greens, house, materials, paving, plants, storefront, things
from kit.core import box, camera, film, lathe, place, reset
from kit.daytime import sky_only
from kit.view import around, sunlit

DAY, HOUR, SIDE = '2026-02-20', 9.6, 208

reset(121)
layout = paving.layouts()['walk']
field.lay(layout, 'tumbled', (-4.4, 2.0), 0.035, 5.0, border_colors=['#8a6a52', '#74503d'])
around(60, 4.4, 1.5, sun=SIDE, seed=4)
MINT, CORAL, CREAM, BLUE = (0.52, 0.66, 0.58), (0.74, 0.45, 0.34), (0.78, 0.72, 0.60), (0.42, 0.56, 0.64)
NAVY, SAND, TEAL, WHITE = (0.05, 0.09, 0.16), (0.62, 0.52, 0.36), (0.06, 0.26, 0.27), (0.74, 0.72, 0.67)
for fronts, color, height in (
    ([(-9.2, -4.4, NAVY, WHITE), (-4.4, 0.4, NAVY, WHITE)], MINT, 4.7),
    ([(0.42, 5.2, SAND, None)], CREAM, 5.5),
    ([(5.22, 10.0, TEAL, WHITE), (10.0, 14.8, TEAL, WHITE)], CORAL, 4.9),
    ([(14.82, 19.6, NAVY, None), (19.6, 24.4, NAVY, None)], BLUE, 5.3),
):
    # Where walls of neighbors lie in one plane, Cycles draws black.
    storefront.facade(fronts, 5.02 if color in (CREAM, BLUE) else 5.0, color, height)
front.street(0.0, 8.0)
# Palms in planters along the curb, lamps and benches between them.
for x in (-1.3, 5.4, 12.1, 18.8):
    things.planter(x, 0.85, 1.1, 1.1, 0.5, (0.60, 0.57, 0.50), 'liriope')
    plants.sabal_palm(x, 0.85, 3.7 + 0.5 * math.sin(x), 26, 0.42)
for x in (1.9, 8.6, 15.3):
    storefront.lamp_post(x, 0.62)
for x in (3.6, 10.4):
    things.bench(x, 0.8, 0.0, 1.6)
storefront.cafe_table(1.9, 3.95, 0.4)
storefront.cafe_table(4.2, 4.0, 1.7)
storefront.chair(2.9, 3.2, 0.6)
for x, plant in ((-4.4, 'agave'), (0.42, 'clusia'), (5.2, 'agave'), (10.0, 'clusia')):
    things.planter(x, 4.55, 0.5, 0.5, 0.55, (0.10, 0.10, 0.095), plant)
# Boards and towels outside the beach shop, a slate before the cafe.
board = lathe('surfboard', [(0.001, 0.0), (0.10, 0.06), (0.20, 0.35), (0.265, 0.95), (0.25, 1.45), (0.16, 1.85), (0.05, 2.04), (0.001, 2.06)], None, 40)
for k, color in enumerate(((0.72, 0.66, 0.50), (0.66, 0.18, 0.10), (0.10, 0.32, 0.38))):
    paint = materials.plain('board', color, 0.12, 0.5, vary=0.08)
    data = board.copy()
    data.materials.clear()
    data.materials.append(paint)
    place(data, (-3.6 + 0.55 * k, 4.50 + 0.03 * k, 0.002), (-0.16, 0, 0), (1, 0.11, 1))
wood = materials.wood((0.30, 0.18, 0.09), 0.4)
box((-6.9, 4.3, 0.40), (1.3, 0.55, 0.80), wood, 0.01)
for k in range(3):
    things.towel(-7.3 + 0.42 * k, 4.28, 0.80, 0.36, 0.30, 3 - k % 2, (((0.66, 0.24, 0.14), (0.74, 0.70, 0.62)), ((0.10, 0.30, 0.34), (0.74, 0.70, 0.62)), ((0.70, 0.56, 0.22), (0.74, 0.70, 0.62)))[k])
slate = materials.plain('slate', (0.03, 0.033, 0.032), 0.7, 0.2, vary=0.3)
for side in (-1, 1):
    panel = box((0.75 + side * 0.17, 2.75, 0.47), (0.03, 0.60, 0.98), wood, 0.006)
    panel.rotation_euler = (0, -side * 0.30, 0.15)
    face = box((0.75 + side * 0.187, 2.75, 0.49), (0.012, 0.50, 0.78), slate)
    face.rotation_euler = (0, -side * 0.30, 0.15)
house.turned(lambda: car.parked((0.36, 0.42, 0.44)), (5.2, -1.65, -0.05), math.pi / 2)
house.turned(lambda: car.parked((0.50, 0.06, 0.04)), (13.4, -1.7, -0.05), math.pi / 2 - 0.02)
# Across the street: a hedge, sea grape and palms before the beach.
plants.hedge('ficus', -20, -10.5, 60, -10.5, 1.2, 1.6, per_meter=22)
for x in range(-2, 44, 6):
    plants.coconut_palm(x + 1.7 * math.sin(x), -12.2, 6.0 + math.sin(3 * x), lean=0.6)
house.turned(lambda: greens.tree_line(-24, 24, 0, 2, 4.4, 1.3, -0.9, 3), (44, -4, 0), math.pi / 2)
plants.fallen([(-4.6, 1.4), (-3.2, 2.6), (-2.2, 1.7), (-5.1, 2.8)])
camera((-7.2, 1.75, 1.6), (4.4, 2.85, 1.2), 25)
sunlit(DAY, HOUR, SIDE, 0.6)
film(1920, 1200, 8, -0.22)
sky_only()
