"""A herringbone drive in terracotta that swings from the street to a white house, its border in charcoal. Cape Coral, morning."""
import math

from kit import doors, edging, field, foliage, front, greens, house, materials, paving, plants, props, street
from kit.core import camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(71)
layout = paving.layouts()['drive']
drive = paving.polygon(layout)
field.lay(layout, 'tumbled', (-1.2, 0), 0.03, 4.5, border_colors=['#47484a', '#5d6468'])
white = (0.80, 0.79, 0.75)
house.walls(1.2, 8.4, 15.0, 8, [(2.2, 7.2, 0, 2.25, 'garage')], white)
house.walls(-8.5, 1.2, 17.6, 7, [(-0.9, 0.4, 0, 2.4, 'open'), (-4.2, -2.0, 0.7, 2.3, 'window'), (-7.4, -5.4, 0.7, 2.3, 'window')], white)
doors.planked(-0.9, 0.4, 2.4, 17.6, materials.plain('blue door', (0.05, 0.10, 0.19), 0.45, 0.4, vary=0.1), (0.84, 0.83, 0.80))
street.hip_roof(1.2, 15.0, 8.4, 23, 'slate')
street.hip_roof(-8.5, 17.6, 2.2, 24.6, 'slate')
for x in (1.7, 7.75):
    house.lantern(x, 15.0, 1.95)
house.lantern(0.85, 17.6, 2.0)
bed = street.curved([(-7.8, 17.5), (-7.8, 15.6), (-4.8, 15.4), (-2.2, 16.2), (-1.5, 17.5)], 4)
plants.far_ground(-0.12)
plants.lawn(rectangle(-16, 0.05, 14, 24), [street.shrink(drive, 0.02), bed], near=(-1.2, 0), reach=6.5)
street.planting(bed, ['cocoplum', 'grasses', 'ixora'], 0.55)
props.pot(-1.4, 17.2, 0.26, 0.48, plant='agave')
front.street(0.0)
plants.royal_palm(-6.3, 11.6, 5.4)
plants.royal_palm(-4.9, 14.0, 6.2)
for k in range(9):
    plants.shrub('liriope', -6.3 + 0.62 * math.cos(k * 0.7), 11.6 + 0.62 * math.sin(k * 0.7), 0.12, 0.1, 6)
plants.sabal_palm(10.6, 11.0, 4.0)
plants.sabal_palm(11.8, 12.6, 5.2)
greens.hedge('clusia', 13.6, 0.5, 13.6, 16, 1.0, 1.7)
greens.hedge('clusia', -45, 27.5, 45, 27.5, 1.2, 2.3, -0.2, 500)
plants.coconut_palm(8.2, -5.2, 4.6, lean=0.4)
plants.coconut_palm(6.6, 1.6, 5.0, lean=-0.5)
foliage.wood(-55, 55, 34, 3, 3.2, 7.5, -0.6)
foliage.wood(-55, 55, 31.5, 1, 2.3, 4.2, -1.4)
foliage.wood(-34, -14, 19, 2, 3.0, 5.0, -0.6)
for x, height in ((-17, 8.2), (-4.5, 9.0), (9, 8.4), (21, 9.2)):
    plants.sabal_palm(x, 33, height, 24, 0, 1.1, False)
plants.fallen([(-1.4, 1.2), (0.3, 1.9), (-0.4, 3.2), (1.6, 2.6)])
camera((-1.5, -2.4, 1.3), (0.9, 9.0, 0.95), 26)
daylight('2026-03-20', 9.0, 350, 0.55, seed=8.0)
film(1920, 1200, 8, 0.15)
# Extends the outline past the garage door, so that no grass grows in front of the door.
edging.trim([(x, y + 1 if y > 14.9 else y) for x, y in drive], near=(-1.2, 0), reach=6.5)
sky_only()
