"""A lanai extended in ivory basketweave under its screen cage. Estero, late afternoon."""
from kit import field, greens, house, paving, places, plants, props, street, terrace
from kit.core import camera, film, rectangle, reset
from kit.sky import daylight

reset(106)
layout = paving.layouts()['deck']
field.lay(layout, 'smooth', (-1.2, -0.6), 0.025, 4.2, speckle=0.6, border_colors=['#a08c75', '#8f7d68'])
sand = (0.76, 0.68, 0.55)
house.turned(lambda: (house.walls(0, 15, 0, 7, [(2.6, 6.6, 0, 2.45, 'slider'), (8.8, 11.6, 0, 2.45, 'slider')], sand), street.hip_roof(0, 0, 15, 7, 'brown'), house.lantern(7.7, 0, 2.0)), (3.9, 11.0, 0), -1.5708)
terrace.screen_cage(-4.2, 3.85, -2.6, 9.4, 2.75, 3.6, 2.0, sides='lb')
plants.far_ground(-0.14)
plants.lawn(rectangle(-11, -3, -4.2, 13), z=-0.012, near=(-3, 0), reach=3.5)
plants.lawn(rectangle(-4.25, 9.45, 4, 13), z=-0.012, near=(0, 0), reach=3.5)
street.planting(rectangle(-5.3, -2, -4.3, 9.4), ['cocoplum', 'ixora', 'croton'], 0.55)
street.planting(rectangle(-4.2, 9.5, 3.8, 10.4), ['cocoplum', 'ixora'], 0.55)
places.armchair(-1.6, 5.2, 0.35)
places.armchair(-1.5, 6.7, -0.35)
props.side_table(-1.7, 5.95)
places.dining(1.6, 3.9, 0.5)
props.pot(3.3, 1.6, 0.28, 0.5, plant='croton')
props.pot(3.35, 7.3, 0.3, 0.55, plant='agave')
props.pot(-3.6, 8.7, 0.3, 0.55, plant='ixora')
plants.sabal_palm(-6.6, 7.4, 3.8)
plants.sabal_palm(-7.6, 9.0, 4.8)
plants.royal_palm(-1.4, 13.4, 5.6)
greens.hedge('clusia', -11.2, -3, -11.2, 15, 1.0, 1.8)
greens.hedge('clusia', -11, 15, 12, 15, 1.0, 1.9)
greens.tree_line(-34, 34, 22, 2, 4.4, 1.35, -1.0, 3)
camera((-2.2, -2.2, 1.4), (0.3, 5.4, 0.75), 26)
daylight('2026-03-20', 16.6, 6, 0.5, seed=35.0)
film(1920, 1200, 16, 0.05)
