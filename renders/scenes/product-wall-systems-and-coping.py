"""A seat wall of wall block with its caps, a pier at its end, cushions and a lantern."""
from kit import backdrop, masonry, paving, plants, soft, things
from kit.core import INCH, rectangle, reset
from kit.daytime import sky_only
from kit.view import clump, grass, litter, palm_shade, shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 16.8, 125

reset(20)
colors = paving.blends()['wall-systems-and-coping']
paving.lay(paving.layouts()['patio'], 'smooth', 0.03, speckle=0.6)
wall = masonry.Masonry()
front = masonry.straight(-3.2, 2.0)
top = masonry.run(wall, front, 4.2, 3, 6 * INCH, 10 * INCH, masonry.inches(16, 12, 8), colors)
top = masonry.cap(wall, front, 4.2, top, 2.25 * INCH, 10 * INCH, [colors[1], colors[0]], over_ends='')
masonry.pier(wall, 1.0 + 0.235, 2.0 + 5 * INCH, 18 * INCH, 5, 6 * INCH, colors, (2.25 * INCH, 0.03, [colors[1], colors[0]]))
wall.build()
things.lantern(1.235, 2.127, 0.85, 5 * 6 * INCH + 2.25 * INCH)
soft.pad(-0.15, 2.13, top, deep=0.31, color=(0.44, 0.17, 0.08), turn=0.04)
soft.pad(-0.70, 2.14, top, deep=0.31, color=(0.50, 0.45, 0.36), turn=-0.03)
plants.bed(rectangle(-4.5, 2.3, 7, 4.0), 0.0)
for k in range(16):
    clump('liriope', -3.4 + 0.42 * k, 2.75, 0.12, 0.14, 6, 0.0)
for k in range(13):
    plants.shrub('cocoplum', -3.8 + 0.8 * k, 3.6, 0.5, 1.0, 130)
backdrop.lawn_and_woods(4, 4)
grass(1.75, 1.4, 6, 2.3, near=(1.5, 2), reach=2)
palm_shade(DAY, HOUR, SIDE, -1.6, 1.1)
litter([(0.4, 1.75), (0.5, 1.82), (-0.2, 1.5), (0.8, 1.2), (-0.9, 1.85)])
shot((-0.95, -0.55, 0.98), (0.22, 1.85, 0.30), 36, (0.1, 1.8, 0.3), 8, 0.1, 8)
sunlit(DAY, HOUR, SIDE)
sky_only()
