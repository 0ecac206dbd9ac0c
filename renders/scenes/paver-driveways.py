"""A herringbone drive from the street to the garage, late on a March afternoon."""
import math
import random

from kit import doors, edging, foliage, front, greens, house, materials, paving, plants, props, street, things
from kit.core import box, camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(3)
layouts = paving.layouts()
drive, walk = paving.polygon(layouts['drive']), paving.polygon(layouts['walk'])
CHARCOAL = ('#47484a', '#5d6468')
for name in ('drive', 'walk'):
    paving.lay(layouts[name], 'tumbled', 0.05, border_colors=CHARCOAL)
# The house: the garage in front, and beside it the entry with a door of mahogany.
sand, trim = (0.70, 0.63, 0.52), (0.80, 0.74, 0.64)
house.walls(-3.6, 3.6, 12.0, 7.5, [(-2.5, 2.5, 0, 2.2, 'garage')], sand)
house.walls(3.6, 15, 14.6, 8, [(4.5, 5.6, 0, 2.3, 'open'), (7.2, 9.4, 0.75, 2.3, 'window'), (11.4, 13.2, 0.75, 2.3, 'window')], sand)
doors.glazed(4.5, 5.6, 2.3, 14.6, materials.wood((0.20, 0.085, 0.04), 0.25), trim)
house.hip_roof(-3.6, 12.0, 3.6, 19.5)
house.hip_roof(2.6, 14.6, 15, 22.6)
for x in (-3.05, 3.05):
    house.lantern(x, 12.0, 1.9)
house.lantern(6.15, 14.6, 1.9)
# The edge of the garage's slab, where the lawn would come up to the door.
box((0, 11.86, 0.005), (5.24, 0.4, 0.05), front.concrete(), 0.008)
things.mat(5.05, 14.2)
# Lawn as far as one sees, beds along the walls, a clipped hedge at each side.
plants.far_ground(-0.12)
beds = [rectangle(-5.6, 10.8, -3.0, 12.0), rectangle(6.3, 13.2, 15, 14.6)]
plants.lawn(rectangle(-17, 0.05, 17, 20), [drive, walk, *beds], 0.0, near=(-1, 0), reach=6.5)
for bed in beds:
    street.planting(bed, ['cocoplum', 'grasses', 'ixora', 'liriope', 'cocoplum'], 0.5, sizes=(0.3, 0.5))
for x in (4.2, 6.0):
    props.pot(x, 14.2, 0.22, 0.42, plant='agave')
greens.hedge('clusia', -13.0, 1.0, -13.0, 20, 1.0, 1.6)
greens.hedge('clusia', 17.2, 0.5, 17.2, 24, 1.0, 1.7)
front.street(0.0)
plants.royal_palm(8.6, 9.0, 5.4)
plants.royal_palm(11.6, 8.2, 6.2)
plants.sabal_palm(-6.8, 8.6, 3.6)
plants.sabal_palm(-8.2, 9.8, 4.6)
for k in range(9):
    plants.shrub('liriope', -7.5 + 1.25 * math.cos(0.7 * k), 9.2 + 1.0 * math.sin(0.7 * k), 0.14, 0.1, 6)
foliage.turf(rectangle(-34, 0.05, -13.6, 44), [], 0.0, (-10, 4), 4, 12, dry=0.15)
foliage.turf(rectangle(-13.6, 20, 17, 44), [rectangle(2.6, 14.6, 15, 22.6)], 0.0, (-10, 4), 4, 12, dry=0.15)
for x, y, height in ((-15.5, 27, 8.0), (-12.4, 31, 9.2), (-19.5, 23, 6.8), (-1.0, 33, 9.4), (6.5, 34, 9.6), (19.5, 26, 8.2), (22.5, 31, 9.4)):
    plants.sabal_palm(x, y, height)
foliage.wood(-80, 90, 60, 2, 3.4, 8.0, -0.6)
foliage.wood(-80, 90, 54, 1, 2.3, 3.6, -1.0)
plants.fallen([(random.uniform(-2.5, 2.5), random.uniform(0.4, 4)) for _ in range(6)])
camera((-2.5, -0.75, 1.3), (0.75, 9.0, 1.25), 25, shift=(0, 0.01))
daylight('2026-03-20', 16.8, 3, 0.55)
film(2560, 1600, 24, 0.05)
edging.trim(drive, near=(-1, 0), reach=6.5)
sky_only()
