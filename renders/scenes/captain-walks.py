"""A walk across the yard to a landing at the seawall, on along the wall, a dock and a boat on its lift; a Gulf-access canal
in morning side light.
"""
import math

from kit import coast, edging, neighbors, paving, plants, props, street, waterfront
from kit.core import camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(4)
layout = paving.layouts()['walk']
walk = paving.polygon(layout)
paving.lay(layout, 'smooth', 0.04, border_colors=['#8a6a52', '#74503d'])
FAR, WATER = 44.0, -1.0
plants.far_ground(-0.12, hole=(-300, 9.8, 300, FAR))
plants.lawn(rectangle(-14, -3, 16, 9.55), [street.shrink(walk, 0.015)], height=0.05, near=(0, -2), reach=6.5)
for x, y in ((-1.05, 1.0), (1.05, 2.6), (-1.05, 5.2), (1.95, 7.6), (5.2, 7.9)):
    waterfront.path_light(x, y)
waterfront.seawall(-40, 40, 9.6)
waterfront.dock(-1.1, 0.9, 10.1, 15.4, 0.0, posts=False)
waterfront.dock(-4.2, 0.9, 15.4, 17.6, 0.0)
coast.lift(3.3, 13.6, WATER, 0.0, 3.3, 4.2, math.pi / 2, 0.35)
coast.water(rectangle(-200, 9.9, 200, FAR + 1), WATER, (0.026, 0.052, 0.046), ripple=0.35, scale=1.6)
HOMES = [(-52, (0.70, 0.58, 0.46)), (-29, (0.72, 0.68, 0.60)), (-6, (0.66, 0.56, 0.44)), (17, (0.62, 0.66, 0.66)), (40, (0.74, 0.70, 0.62))]
neighbors.across(FAR, WATER, HOMES, (-41, -39.5, -17.5, 5, 6.4, 28.5), (-34, -18, 6, 30))
plants.coconut_palm(-5.2, 7.4, 5.6, lean=1.0)
plants.coconut_palm(-6.9, 8.5, 4.4, lean=0.6)
plants.coconut_palm(6.2, 6.9, 5.2, lean=0.9)
street.planting(street.curved([(-8.2, 9.3), (-8.0, 7.6), (-5.6, 6.4), (-3.4, 7.4), (-2.6, 9.3)], 4), ['liriope', 'grasses', 'liriope'], 0.42)
for k in range(5):
    plants.shrub('cocoplum', 6.6 + 0.75 * k, 6.9 + 0.1 * (k % 2), 0.42, 0.62, 100)
for x, turn in ((-3.5, 2.5), (-2.5, 2.2)):
    props.adirondack(x, 16.5, turn)
plants.coconut_palm(7.4, 0.4, 4.6, 18, lean=0.4)
plants.fallen([(0.3, 0.6), (-0.5, -0.4), (0.4, 3.2)])
camera((-0.62, -2.4, 1.36), (0.6, 9.0, 0.66), 28)
daylight('2026-03-20', 9.1, 345, 0.6)
film(1920, 1200, 8, 0.1)
edging.trim(walk, height=0.05, near=(0, -2), reach=6.5)
sky_only()
