"""A walk of shell-colored pavers that swings across the lawn to a dock on Marco Island, a boat on its lift, morning; mangroves across the water."""
import math

from kit import coast, edging, field, paving, plants, street, waterfront
from kit.core import camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(93)
layout = paving.layouts()['walk']
walk = paving.polygon(layout)
field.lay(layout, 'smooth', (0, -1.5), 0.025, 4.6, border_colors=['#a08c75', '#8f7d68'])
plants.lawn(rectangle(-12, -3, 12, 11.5), [street.shrink(walk, 0.015)], near=(0, -2), reach=6.5)
waterfront.seawall(-80, 80, 11.6)
waterfront.dock(0.55, 2.0, 12.1, 19.5, -0.08, posts=False)
waterfront.dock(-3.4, 3.0, 19.5, 21.4, -0.08)
coast.lift(-1.75, 16.0, -1.0, -0.08, 3.3, 4.2, math.pi / 2, 0.3)
coast.pilings([(4.6, 14.2), (4.6, 18.6)], 1.3, -1.0)
coast.water(rectangle(-1500, 11.9, 1500, 1500), -1.0, (0.020, 0.058, 0.062), ripple=0.5, scale=1.6)
coast.mangrove_shore(105, -170, 170, -1.0, 6.0, 2.2, 2)
plants.coconut_palm(-3.8, 10.2, 5.6, lean=1.3)
plants.coconut_palm(-5.3, 8.4, 4.6, lean=0.8)
plants.coconut_palm(5.6, 9.8, 5.0, lean=1.0)
street.planting(street.curved([(-6.4, 10.9), (-6.2, 9.0), (-4.6, 7.2), (-3.2, 8.6), (-2.2, 10.9)], 4), ['liriope', 'grasses', 'liriope'], 0.42)
for k in range(6):
    plants.shrub('seagrape' if k % 2 else 'cocoplum', 5.0 + 0.85 * k, 10.6, 0.5, 0.8, 70)
for x, y in ((-1.75, 1.2), (0.95, 3.6), (-0.55, 6.0), (0.42, 8.4)):
    waterfront.path_light(x, y)
plants.coconut_palm(8.5, -2.8, 4.8, 18, lean=0.4)
plants.fallen([(0.3, 0.6), (-0.5, -0.4), (-1.2, 2.0)])
camera((0.35, -3.8, 1.5), (0.3, 8.5, 0.80), 31)
daylight('2026-03-20', 9.3, 318, 0.65, seed=17.0)
film(1920, 1200, 8, -0.05)
edging.trim(walk, near=(0, -2), reach=6.5)
sky_only()
