"""The round fire pit: 14 in high, 32 in inside, 46 in outside, at dusk with chairs around it."""
from kit import materials, paving, plants, props
from kit.core import INCH, camera, film, lathe, place, rectangle, reset
from kit.sky import daylight

reset(31)
layout = paving.layouts()['patio']
paving.lay(layout, 'tumbled', 0.03)
colors = ['#8a6a52', '#77787a', '#d8c8ac', '#8a6a52']
top = paving.ring(0, 2.2, 16 * INCH, 23 * INCH, 3, 4 * INCH, 18, colors, cap=(2 * INCH, 0.0, ['#8a6a52', '#7d6250']))
# The liner, powder-coated black, stands a little proud of the stone.
steel = materials.plain('liner', (0.02, 0.02, 0.021), 0.5, 0.4, vary=0.3)
r = 15.6 * INCH
place(lathe('liner', [(r - 0.004, 0.05), (r - 0.004, top), (r - 0.004, top + 0.006), (r + 0.03, top + 0.008), (r + 0.03, top + 0.004), (r, top)], steel, 64), (0, 2.2, 0))
props.fire(0, 2.2, top - 0.18, 0.26, 0.5)
for x, y, turn in ((-1.55, 2.6, -0.25), (1.5, 2.9, 3.55), (-0.35, 3.95, -1.4)):
    props.adirondack(x, y, turn, materials.plain('painted', (0.16, 0.27, 0.26), 0.5, 0.35, vary=0.15, bump=0.1))
plants.far_ground(-0.12)
plants.lawn(rectangle(-9, 5.2, 9, 8.4), near=(0, 0), reach=3)
plants.hedge('clusia', -10, 8.9, 10, 8.9, 1.0, 1.8, per_meter=120)
plants.tree_line(-30, 30, 18, 2, 3.0, 1.3, -1.2, palms=3)
plants.sabal_palm(-3.6, 7.4, 3.4)
plants.fallen([(-0.9, 0.9), (0.7, 0.6), (1.1, 1.3)])
camera((-0.7, -0.9, 1.15), (0.05, 2.4, 0.42), 32, (0, 2.0, 0.3), 8)
daylight('2026-01-15', 17.1, 318, 0.6)
film(1200, 900, 24, 0.75)
