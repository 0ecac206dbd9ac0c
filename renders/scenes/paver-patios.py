"""A patio sized to its table, shaded in part, with lawn around it."""
from kit import croton, foliage, house, paving, places, plants, props
from kit.core import camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight
from kit.view import litter

reset(41)
croton.quiet()
layout = paving.layouts()['patio']
paving.lay(layout, 'tumbled', 0.04, border_colors=['#8a6a52', '#74503d'])
patio = paving.polygon(layout)
house.walls(-9, 9, 8.2, 7, [(-3.4, 1.2, 0, 2.4, 'slider'), (3.4, 5.2, 0.85, 2.3, 'window'), (-7.4, -5.6, 0.85, 2.3, 'window')], (0.60, 0.58, 0.52))
house.hip_roof(-9, 8.2, 9, 15.2)
house.lantern(2.2, 8.2, 2.0)
bed = rectangle(2.6, 7.2, 9, 8.2)
plants.far_ground(-0.12)
plants.lawn(rectangle(-11, -3, 11, 8.2), [patio, bed], near=(0, 0), reach=6)
plants.bed(bed, 0.02, 260)
for k in range(9):
    plants.shrub('cocoplum' if k % 2 else 'croton', 3.0 + k * 0.66, 7.75, 0.3, 0.55, 60)
places.dining(0.9, 4.0, 0.5)
places.umbrella(0.9, 4.0, 2.45, 1.5)
places.armchair(-2.3, 5.9, -0.6)
places.armchair(-2.6, 4.6, 0.2)
props.side_table(-2.2, 5.2)
props.pot(-3.6, 7.6, 0.3, 0.55, plant='agave')
props.pot(3.1, 2.1, 0.26, 0.46, plant='croton')
plants.sabal_palm(6.4, 5.4, 3.8)
plants.sabal_palm(7.6, 6.3, 4.8)
plants.coconut_palm(-9.0, 0.5, 4.6, lean=0.3)
plants.hedge('clusia', 11, -2, 11, 18, 1.0, 1.7, per_meter=70)
foliage.wood(-45, 45, 28, 2, 3.0, 7.0, -0.8)
# Behind the camera, for the panes to mirror.
plants.hedge('clusia', -14, -13, 14, -13, 1.0, 1.6, per_meter=30)
plants.tree_line(-40, 40, -19, 1, 3.2, 1.3, -0.8, palms=3)
litter([(-1.2, 1.4), (0.4, 1.0), (1.8, 1.9), (-0.4, 2.4), (-1.6, 2.2), (2.6, 1.2)])
camera((-3.0, -2.0, 1.45), (0.6, 4.6, 1.0), 26)
daylight('2026-03-20', 16.6, 3, 0.5)
film(1920, 1200, 10, 0.1)
sky_only()
