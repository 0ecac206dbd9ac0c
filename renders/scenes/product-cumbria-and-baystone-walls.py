"""A freestanding split-face wall seen along its length, both sides finished, planting before and behind."""
from kit import backdrop, masonry, paving, plants, things
from kit.core import INCH, reset
from kit.daytime import sky_only
from kit.view import clump, grass, litter, scattered, shot, sunlit

DAY, HOUR, SIDE = '2026-02-20', 9.6, 98

reset(21)
colors = paving.blends()['cumbria-and-baystone-walls']
paving.lay(paving.layouts()['patio'], 'tumbled', 0.03, speckle=0.6)
wall = masonry.Masonry()
line = masonry.straight(-0.15, 0.55, 1.22)
top = masonry.run(wall, line, 4.6, 4, 6 * INCH, 8 * INCH, masonry.inches(12, 9, 6), colors, 'l', 'fb')
masonry.cap(wall, line, 4.6, top, 2.25 * INCH, 8 * INCH, [colors[0], colors[1]], ends='l')
wall.build()
plants.bed([(-0.33, 0.62), (-3.2, 0.62), (-3.2, 6.5), (1.7, 6.5)], 0.0)
for k in range(9):
    clump('liriope', -0.62 + 0.16 * k, 1.25 + 0.44 * k, 0.11, 0.12, 6, 0.0)
for k in range(8):
    plants.shrub('clusia' if k % 3 == 1 else 'cocoplum', -1.25 + 0.1 * k, 1.7 + 0.62 * k, 0.42, 0.8, 100)
grass(-7, -1.6, -3.2, 6.5, near=(-2, 0), reach=2)
backdrop.lawn_and_woods(6.5)
things.planter(1.75, 3.6, 0.5, 0.5, 0.45, (0.60, 0.56, 0.48), 'clusia')
litter(scattered(6, 0.1, 0.4, 1.6, 2.8))
shot((0.95, -1.25, 1.18), (0.12, 1.35, 0.34), 35, (0.0, 0.75, 0.4), 8, -0.4, 8)
sunlit(DAY, HOUR, SIDE)
sky_only()
