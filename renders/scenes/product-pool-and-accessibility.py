"""Thin 12 in squares in a grid; two rows with raised domes where the walk meets the drive."""
from kit import front, house, paving, plants, things
from kit.core import INCH, linear, mesh, place, rectangle, reset
from kit.view import around, clump, grass, litter, palm_shade, shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 16.6, -72

reset(18)
layout = paving.layouts()['walk']
# The rows at the driveway have one tone, darker than the walk, so that the band can be seen as well as felt.
rows = {'domed': {**layout, 'pieces': [], 'colors': ['#bd9c72']}, 'plain': {**layout, 'pieces': []}}
squares = []
for piece in layout['pieces']:
    ys = [y for _, y in piece['outline']]
    domed = max(ys) < 0.66 / INCH
    rows['domed' if domed else 'plain']['pieces'].append(piece)
    if domed:
        xs = [x for x, _ in piece['outline']]
        if max(xs) - min(xs) > 11 and max(ys) - min(ys) > 11:
            squares.append((min(xs) * INCH, min(ys) * INCH, linear('#bd9c72')))
paving.lay(rows['plain'], 'smooth', 0.025, speckle=0.5)
paving.lay(rows['domed'], 'smooth', 0.025, speckle=0.5, spread=0.03)
things.domes(squares)
around(20, seed=4, sun=SIDE)
place(mesh('drive', [(-9, -4, -0.004), (9, -4, -0.004), (9, 0, -0.004), (-9, 0, -0.004)], [(0, 1, 2, 3)], front.asphalt()))
for x0, x1 in ((-7, -0.93), (0.93, 7)):
    grass(x0, 0.02, x1, 5.6, near=(0, 0), reach=4)
for k in range(6):
    clump('liriope', -1.25, 1.4 + 0.5 * k)
house.walls(-8, 8, 6.6, 5, [(-2.2, 2.2, 0, 2.4, 'slider')], (0.70, 0.68, 0.62))
plants.bed(rectangle(-8, 5.6, -0.93, 6.6), 0.0)
plants.bed(rectangle(0.93, 5.6, 8, 6.6), 0.0)
for k in range(8):
    plants.shrub('cocoplum', 1.6 + 0.62 * k, 6.2, 0.33, 0.6, 80)
    plants.shrub('cocoplum', -1.6 - 0.62 * k, 6.2, 0.33, 0.6, 80)
palm_shade(DAY, HOUR, SIDE, -0.6, 4.0)
litter([(-0.5, 1.6), (0.3, 2.2), (-1.2, -0.2), (0.6, -0.35)])
shot((0.38, -1.0, 0.66), (-0.10, 0.85, 0.02), 36, (0.1, 0.25, 0), 8, 0.1)
sunlit(DAY, HOUR, SIDE)
