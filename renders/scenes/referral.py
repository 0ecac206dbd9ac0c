"""Two neighbors: a new driveway in herringbone with two chairs on it, and next door an old slab."""
import math

from kit import bare, car, doors, edging, foliage, front, greens, house, materials, paving, plants, props, street, things
from kit.core import lathe, place, rectangle, reset
from kit.daytime import sky_only
from kit.view import shot, sunlit

DAY, HOUR, SIDE = '2026-02-10', 9.6, 128

reset(81)
layouts = paving.layouts()
paving.lay(layouts['drive'], 'tumbled', 0.03, speckle=0.6, border_colors=['#4d4a47', '#57534f', '#43403d'])
drive = paving.polygon(layouts['drive'])
plants.far_ground(-0.14)
front.street(0.0)
# The house with the new driveway.
cream = (0.76, 0.70, 0.58)
house.walls(-3.6, 3.6, 12.0, 7.5, [(-2.5, 2.5, 0, 2.2, 'garage')], cream)
house.walls(3.6, 15, 14.6, 8, [(4.5, 5.6, 0, 2.3, 'open'), (7.2, 9.4, 0.75, 2.3, 'window'), (11.4, 13.2, 0.75, 2.3, 'window')], cream)
doors.planked(4.5, 5.6, 2.3, 14.6, materials.plain('red door', (0.32, 0.05, 0.035), 0.45, 0.4, vary=0.1))
house.hip_roof(-3.6, 12.0, 3.6, 19.5)
house.hip_roof(2.6, 14.6, 15, 22.6)
for x in (-3.05, 3.05):
    house.lantern(x, 12.0, 1.9)
house.lantern(6.15, 14.6, 1.9)
# The neighbors' house and their slab.
SLAB = rectangle(-16.2, 0.05, -11.2, 11.5)


def neighbor():
    house.walls(0, 12, 0, 7, [(3.2, 8.2, 0, 2.2, 'garage'), (9.4, 10.8, 0.75, 2.3, 'window'), (1.0, 2.0, 0, 2.3, 'open')], (0.44, 0.54, 0.56))
    doors.planked(1.0, 2.0, 2.3, 0, materials.plain('yellow door', (0.60, 0.36, 0.06), 0.45, 0.4, vary=0.1))
    street.hip_roof(0, 0, 12, 7, 'slate')
    for x in (2.6, 8.8):
        house.lantern(x, 0, 1.9)


house.turned(neighbor, (-19.4, 11.5, 0), 0)
bare.old_slab(-16.2, 0.05, -11.2, 11.5, 2, 4, 1.0, 3.0)
house.turned(lambda: car.parked((0.52, 0.51, 0.48)), (-14.9, 7.6, 0), 0.02)
# Lawn, and a low hedge between the lots.
beds = [rectangle(-5.2, 11.0, -3.0, 12.0), rectangle(6.2, 13.3, 15, 14.6), rectangle(-10.9, 10.5, -7.4, 11.5)]
lawn = rectangle(-11.15, 0.05, 15, 13.3)
plants.lawn(lawn, [drive, *beds], 0.0, near=(1, 0), reach=6)
plants.lawn(rectangle(-30, 0.05, -16.25, 12), z=0.0, near=(0, 0), reach=1)
for part in (rectangle(-40, 12, 40, 26), rectangle(15, 0.05, 40, 12)):
    foliage.turf(part, [], -0.02, (0, 4), 2, 6, dry=0.15)
for bed, kinds in zip(beds, (['ixora', 'cocoplum'], ['cocoplum', 'cocoplum', 'ixora', 'grasses'], ['grasses', 'liriope', 'cocoplum'])):
    street.planting(bed, kinds, 0.55)
greens.hedge('clusia', -9.6, 3.6, -9.6, 9.8, 0.7, 0.9)
# Where the neighbors sit: on the new drive.
white = materials.plain('painted', (0.70, 0.69, 0.65), 0.5, 0.35, vary=0.05)
for x, y, turn in ((-1.75, 3.55, 0.35), (0.15, 4.35, math.pi + 0.55)):
    props.adirondack(x, y, turn, white)
props.side_table(-0.75, 4.75, white)
for x in (-0.82, -0.68):
    place(lathe('cup', [(0.001, 0.0), (0.03, 0.0), (0.038, 0.11), (0.034, 0.11), (0.028, 0.006)], materials.plain('cup', (0.16, 0.34, 0.36), 0.25, 0.4), 24), (x, 4.72, 0.436))
front.mailbox(-8.2, 0.75)
things.hose(-3.45, 12.0)
plants.royal_palm(8.2, 6.8, 5.6)
plants.sabal_palm(-8.6, 9.0, 4.0)
plants.sabal_palm(-9.6, 8.0, 5.2)
plants.coconut_palm(-20.5, 6.5, 5.4, lean=0.5)
things.planter(2.95, 11.6, 0.4, 0.4, 0.45, (0.60, 0.57, 0.50), 'clusia')
foliage.tree('oak', -18.0, 23.0, 8.2, -0.1, 0, near=True)
foliage.wood(-60, 55, 31, 3, 3.2, 7.5, -0.6)
foliage.wood(-60, 55, 28, 1, 2.3, 4.2, -1.4)
foliage.wood(-4, 26, 34, 2, 3.2, 7.0, -0.6, turn=1.5708)
# Behind the camera, for the panes to mirror.
foliage.wood(-34, 34, -19, 1, 3.4, 6.5, -0.6)
shot((3.7, -1.9, 1.6), (-2.9, 8.2, 1.2), 24, (-0.8, 4, 0.4), 11, -0.1, 8, (1920, 1200), (0, 0.0))
sunlit(DAY, HOUR, SIDE, 0.6)
edging.trim(drive, near=(1, 0), reach=6)
sky_only()
