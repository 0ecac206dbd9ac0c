"""A square patio with room for a table, pitched away from the sliders. Fort Myers, a bright morning."""
from kit import field, foliage, greens, house, paving, places, plants, props, street
from kit.core import camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(105)
layout = paving.layouts()['patio']
field.lay(layout, 'smooth', (-0.6, 0.2), 0.025, 4.2, border_colors=['#5d6468', '#47484a'])
blue = (0.60, 0.64, 0.64)
house.walls(-9, 9, 6.9, 7, [(-2.9, 2.1, 0, 2.45, 'slider'), (4.2, 6.0, 0.85, 2.3, 'window'), (-6.8, -5.0, 0.85, 2.3, 'window')], blue, frame_color=(0.75, 0.74, 0.71))
street.hip_roof(-9, 6.9, 9, 14, 'slate')
house.lantern(3.1, 6.9, 2.0)
house.lantern(-3.9, 6.9, 2.0)
plants.far_ground(-0.14)
beds = [rectangle(3.2, 5.9, 9, 6.85), rectangle(-9, 5.9, -3.7, 6.85)]
for bed in beds:
    street.planting(bed, ['cocoplum', 'ixora', 'grasses', 'liriope'], 0.52)
plants.lawn(rectangle(-9, -2.6, 9, 6.9), [street.shrink(paving.polygon(layout), 0.06), *beds], z=-0.012, near=(-1, -1), reach=5.5)
places.dining(0.35, 3.6, 0.35)
places.umbrella(0.35, 3.6, 2.45, 1.5, (0.30, 0.42, 0.43))
props.pot(2.55, 5.9, 0.3, 0.55, plant='agave')
props.pot(-3.0, 5.9, 0.3, 0.55, plant='cocoplum')
plants.sabal_palm(5.2, 3.6, 3.4)
plants.sabal_palm(7.6, 5.0, 4.6)
greens.hedge('clusia', 9.2, -2.5, 9.2, 16, 1.0, 1.8)
greens.hedge('clusia', -9.2, -2.5, -9.2, 16, 1.0, 1.8)
greens.tree('oak', 9.0, -4.0, 1.1, -0.3, 2)
foliage.wood(-36, 36, 22, 3, 3.2, 7.5, -0.6)
foliage.wood(-36, 36, 19.5, 1, 2.3, 4.2, -1.4)
# Behind the camera, for the panes to mirror.
foliage.wood(-34, 34, -18, 1, 3.4, 6.5, -0.6)
plants.fallen([(-1.2, 0.9), (0.4, 0.4), (1.6, 1.4)])
camera((-2.3, -2.2, 1.4), (0.35, 4.2, 0.78), 27)
daylight('2026-04-18', 9.6, 322, 0.5, seed=33.0)
film(1440, 900, 8, -0.1)
sky_only()
