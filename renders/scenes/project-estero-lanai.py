"""A lanai extended in ivory basketweave under its screen cage, a lake behind it. Estero, late afternoon."""
import random

from kit import coast, field, foliage, house, materials, paving, places, plants, props, street, terrace, things
from kit.core import camera, film, mesh, place, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(106)
layout = paving.layouts()['deck']
field.lay(layout, 'smooth', (-1.2, -0.6), 0.025, 4.2, speckle=0.6, border_colors=['#a08c75', '#8f7d68'])
sand = (0.74, 0.66, 0.53)
house.turned(lambda: (house.walls(0, 15, 0, 7, [(2.6, 6.6, 0, 2.45, 'slider'), (8.8, 11.6, 0, 2.45, 'slider')], sand), street.hip_roof(0, 0, 15, 7, 'brown'), house.lantern(7.7, 0, 2.0)), (3.9, 11.0, 0), -1.5708)
terrace.screen_cage(-4.2, 3.85, -2.6, 9.4, 2.75, 3.6, 2.0, sides='lb')
SHORE, FAR, LAKE = 19.0, 66.0, -0.75
land = materials.far_green()
place(mesh('ground', [(-400, -400, -0.14), (400, -400, -0.14), (400, SHORE, -0.14), (-400, SHORE, -0.14)], [(0, 1, 2, 3)], land))
place(mesh('bank', [(-400, SHORE, -0.14), (400, SHORE, -0.14), (400, SHORE + 2, -1.0), (-400, SHORE + 2, -1.0)], [(0, 1, 2, 3)], land))
coast.water(rectangle(-300, SHORE, 300, 300), LAKE, (0.024, 0.050, 0.052), ripple=0.35, scale=1.6)
foliage.turf(rectangle(-26, -3, -4.2, SHORE), [], -0.012, (-3, 0), 4, 10, dry=0.15)
foliage.turf(rectangle(-4.2, 9.45, 22, SHORE), [], -0.012, (0, 2), 4, 10, dry=0.15)
for k in range(60):
    foliage.cordgrass(-28 + random.uniform(0, 56), SHORE + random.uniform(-0.3, 0.7), -0.2, random.uniform(0.7, 1.0))
street.planting(rectangle(-5.4, -2, -4.35, 9.4), ['cocoplum', 'ixora', 'grasses', 'cocoplum'], 0.55)
street.planting(rectangle(-4.2, 9.5, 3.8, 10.4), ['liriope', 'grasses', 'ixora', 'liriope'], 0.5, sizes=(0.26, 0.42))
# The far shore: a low bank, woods, palms.
place(mesh('far bank', [(-400, FAR - 0.6, -1.0), (400, FAR - 0.6, -1.0), (400, FAR + 0.1, -0.39), (-400, FAR + 0.1, -0.39)], [(0, 1, 2, 3)], land))
foliage.turf(rectangle(-90, FAR, 90, FAR + 12), [], -0.4, (0, 0), 1, 2, dry=0.3)
foliage.wood(-110, 110, FAR + 10, 3, 3.4, 8.0, -0.8)
foliage.wood(-110, 110, FAR + 7, 1, 2.3, 4.4, -1.4)
foliage.wood(-110, 110, FAR + 3, 1, 1.9, 3.4, -1.5, kinds=('mangrove',))
for x in (-44, -21, -6, 11, 30):
    plants.sabal_palm(x, FAR + 6, random.uniform(6, 9), 24, -0.4, 1.1, False)
# What people use.
places.armchair(-2.35, 5.35, 0.75)
places.armchair(-2.55, 6.75, -0.25)
props.side_table(-2.1, 6.1)
places.dining(1.6, 3.9, 0.5)
things.mat(3.45, 6.3, 0.8, 0.5, 1.5708)
props.pot(3.3, 1.2, 0.28, 0.5, plant='cocoplum')
props.pot(3.35, 8.4, 0.3, 0.55, plant='agave')
props.pot(-3.5, 8.6, 0.3, 0.55, plant='ixora')
plants.sabal_palm(-7.2, 9.0, 3.8)
plants.sabal_palm(-8.4, 10.6, 4.8)
plants.royal_palm(-1.4, 13.4, 5.8)
plants.coconut_palm(6.0, 15.5, 5.6, lean=-0.5)
foliage.tree('oak', -15.5, 14.0, 7.2, -0.1, 1, near=True)
foliage.wood(-4, 20, 22, 2, 3.0, 6.5, -0.6, turn=1.5708)
# Behind the camera, for the panes to mirror and for shade.
foliage.wood(-30, 30, -14, 1, 3.2, 6.5, -0.6)
camera((-2.2, -2.2, 1.45), (0.1, 5.4, 0.92), 25)
daylight('2026-03-20', 16.6, 6, 0.5, seed=35.0)
film(1920, 1200, 6, 0.05)
sky_only()
