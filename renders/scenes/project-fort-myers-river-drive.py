"""A red drive off McGregor that bends around two royal palms, in the last sun of an afternoon."""
import math

from kit import car, doors, edging, field, foliage, greens, house, materials, paving, plants, props, street
from kit.core import camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(72)
layout = paving.layouts()['drive']
drive = paving.polygon(layout)
field.lay(layout, 'tumbled', (0.6, -2), 0.03, 4.5, border_colors=['#74503d', '#5d4435'])
cream = (0.78, 0.70, 0.56)
house.walls(-10.5, -3.0, 17.5, 8, [(-9.6, -4.6, 0, 2.25, 'garage')], cream)
house.walls(-3.0, 9.0, 19.5, 8, [(-1.8, -0.5, 0, 2.4, 'open'), (1.6, 3.6, 0.6, 2.3, 'window'), (5.4, 7.4, 0.6, 2.3, 'window')], cream)
doors.glazed(-1.8, -0.5, 2.4, 19.5, materials.wood((0.20, 0.085, 0.04), 0.25), (0.84, 0.78, 0.66))
street.hip_roof(-10.5, 17.5, -3.0, 26)
street.hip_roof(-4.0, 19.5, 9.0, 27.5)
house.lantern(-3.9, 17.5, 1.95)
house.lantern(0.1, 19.5, 2.0)
house.turned(lambda: car.parked((0.50, 0.50, 0.48)), (-5.75, 14.4, 0), math.pi + 0.41)
plants.far_ground(-0.12)
ring = [(1.8 + 1.7 * math.cos(2 * math.pi * k / 20), 12.1 + 2.3 * math.sin(2 * math.pi * k / 20)) for k in range(20)]
grove = [(-9.6 + 1.5 * math.cos(math.pi * k / 10), 9.4 + 2.0 * math.sin(math.pi * k / 10)) for k in range(20)]
bed = rectangle(0.6, 18.2, 9.0, 19.4)
plants.lawn(rectangle(-13, -3.5, 13, 24), [street.shrink(drive, 0.02), ring, grove, bed], near=(0.4, -2), reach=6.5)
plants.bed(ring, 0.02, 320)
for k in range(22):
    a = 2 * math.pi * k / 22
    plants.shrub('liriope', 1.8 + 1.4 * math.cos(a), 12.1 + 2.0 * math.sin(a), 0.12, 0.1, 6)
plants.royal_palm(1.1, 11.3, 4.9)
plants.royal_palm(2.5, 13.0, 5.7)
street.planting(bed, ['cocoplum', 'grasses', 'ixora', 'cocoplum'], 0.55)
for x in (-2.3, 0.3):
    props.pot(x, 19.0, 0.25, 0.46, plant='agave')
greens.hedge('clusia', -13.2, -3, -13.2, 22, 1.0, 1.05)
plants.bed(grove, 0.02, 320)
for x, y, height in ((-9.3, 8.5, 3.6), (-10.2, 9.5, 4.6), (-9.2, 10.6, 5.4)):
    plants.sabal_palm(x, y, height)
for k in range(16):
    a = 2 * math.pi * k / 16
    plants.shrub('liriope', -9.6 + 1.2 * math.cos(a), 9.4 + 1.7 * math.sin(a), 0.12, 0.1, 6)
greens.hedge('clusia', -45, 29.5, 45, 29.5, 1.2, 2.3, -0.2, 500)
foliage.wood(-55, 55, 37, 3, 3.2, 7.5, -0.6)
foliage.wood(-55, 55, 34.5, 1, 2.3, 4.2, -1.4)
for x, height in ((-19, 8.4), (-6.5, 9.0), (14, 8.0), (23, 9.2)):
    plants.sabal_palm(x, 36, height, 24, 0, 1.1, False)
foliage.tree('oak', 12.6, 15.5, 6.4, -0.1, 1, near=True)
foliage.wood(15, 44, 17, 2, 3.0, 5.5, -0.6)
# Behind the camera, for their shadows.
plants.coconut_palm(-6.4, -10.4, 6.0, lean=0.5)
plants.coconut_palm(-9.6, -9.0, 5.6, lean=0.5)
plants.fallen([(0.2, -0.4), (-0.5, 0.8), (0.9, 1.2), (-1.0, 2.6), (0.4, 3.0), (1.2, 0.2)])
camera((1.35, -3.4, 1.45), (-0.9, 8.5, 1.1), 26)
daylight('2026-03-20', 17.0, 30, 0.5, seed=2.0)
film(1920, 1200, 16, 0.2)
edging.trim(drive, near=(0.4, -2), reach=6.5)
sky_only()
