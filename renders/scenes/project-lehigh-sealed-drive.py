"""A driveway in Lehigh Acres after cleaning and sealing, late on a February afternoon: deep color, a satin sheen, full joints."""
import math

import bpy

from kit import car, doors, edging, field, foliage, front, greens, house, materials, paving, plants, props, street, things
from kit.core import camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(122)
layouts = paving.layouts()
drive = paving.polygon(layouts['drive'])
known = set(bpy.data.materials)
field.lay(layouts['drive'], 'tumbled', (-0.5, 0.5), 0.03, 4.6, speckle=0.5, border_colors=['#3b3a3a', '#474443', '#333132'])
field.lay(layouts['walk'], 'tumbled', (-0.5, 0.5), 0.03, 2.0, speckle=0.5, border_colors=['#3b3a3a', '#474443', '#333132'])
for material in set(bpy.data.materials) - known:
    for node in material.node_tree.nodes:
        if node.type == 'BSDF_PRINCIPLED' and material.name.startswith('paver'):
            node.inputs['Roughness'].default_value = 0.32
            node.inputs['Specular'].default_value = 0.5
            node.inputs['Clearcoat'].default_value = 0.7
            node.inputs['Clearcoat Roughness'].default_value = 0.20
# A low house in blue gray with a slate roof and a yellow door.
blue, white = (0.40, 0.47, 0.50), (0.74, 0.73, 0.69)
house.walls(-3.8, 3.8, 12.0, 8, [(-2.6, 2.6, 0, 2.25, 'garage')], blue)
house.walls(3.8, 16, 13.6, 8, [(4.7, 5.7, 0, 2.3, 'open'), (7.4, 9.8, 0.75, 2.3, 'window'), (11.8, 13.6, 0.75, 2.3, 'window')], blue)
doors.planked(4.7, 5.7, 2.3, 13.6, materials.plain('yellow door', (0.62, 0.36, 0.05), 0.45, 0.4, vary=0.1), white)
street.hip_roof(-3.8, 12.0, 3.8, 20.0, 'slate')
street.hip_roof(2.8, 13.6, 16, 21.6, 'slate')
for x in (-3.2, 3.2):
    house.lantern(x, 12.0, 1.95)
house.lantern(6.2, 13.6, 1.95)
things.mat(5.2, 13.2)
things.bench(7.0, 13.2, 0.0, 1.1)
house.turned(lambda: car.parked((0.06, 0.10, 0.085)), (1.45, 8.9, 0), math.pi + 0.02)
plants.far_ground(-0.12)
walk = paving.polygon(layouts['walk'])
beds = [rectangle(-5.4, 10.9, -3.15, 12.0), rectangle(6.4, 12.4, 16, 13.6), rectangle(-8.2, 4.6, -6.0, 7.0)]
for bed in beds[:2]:
    street.planting(bed, ['cocoplum', 'grasses', 'liriope', 'ixora'], 0.55)
plants.bed(beds[2], 0.02, 200)
for k in range(7):
    foliage.palmetto(-7.9 + 0.3 * k, 5.0 + 1.5 * (k % 2) + 0.1 * k, 0.0, 0.8, 9)
plants.lawn(rectangle(-18, 0.05, 20, 13.6), [drive, walk, *beds], 0.0, near=(-1, 0), reach=6)
front.street(0.0)
front.mailbox(4.6, 0.7)
for x, y, height in ((-7.4, 6.6, 8.0), (-11.0, 10.0, 9.5), (12.6, 8.6, 8.5), (-15.0, 17.0, 14.0), (15.5, 10.0, 13.0), (20.0, 24.0, 15.0), (-9.0, 24.0, 15.5), (4.0, 27.0, 15.0)):
    foliage.slash_pine(x, y, height, -0.1)
foliage.wood(-50, 55, 30, 3, 3.2, 8.0, -0.6)
foliage.wood(-50, 55, 28.5, 2, 2.3, 4.0, -1.5)
greens.hedge('clusia', 19.8, 0.5, 19.8, 26, 1.0, 1.6)
props.pot(6.35, 13.1, 0.24, 0.44, plant='agave')
plants.fallen([(-1.9, 1.1), (0.8, 0.7), (-0.2, 3.0)])
camera((-2.5, -2.4, 1.6), (0.75, 7.6, 0.95), 26)
daylight('2026-02-20', 16.3, 345, 0.6, seed=9.0)
film(1920, 1200, 8, 0.1)
edging.trim(drive, near=(-1, 0), reach=6)
sky_only()
