"""The square fire pit: 18 in high, 31 1/2 in inside, 47 1/2 in outside, benches squared to it, early evening."""
from kit import foliage, masonry, paving, plants, props, soft, street, things
from kit.core import INCH, box, rectangle, reset
from kit.daytime import sky_only
from kit.deck import until
from kit.view import litter, shot, sunlit

DAY, HOUR, SIDE = '2026-01-15', 16.9, -120

reset(32)
paving.lay(until(paving.layouts()['patio'], 4.6), 'smooth', 0.03, speckle=0.6)
plants.far_ground(-0.12)
CX, CY = 0.1, 1.9
colors = ['#a88769', '#c9c2b4', '#cbae86', '#96523f', '#a88769']
top = masonry.square_pit(CX, CY, 31.5 * INCH, 47.5 * INCH, [4 * INCH] * 4 + [2 * INCH], masonry.inches(12, 8), colors, ['#a88769', '#9c7c60'])
# The steel insert: a square collar just above the blocks.
steel = things.steel()
half = 15.75 * INCH
for k, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
    long, thick = 2 * half, 0.005
    size = (long, thick, 0.30) if dy else (thick, long, 0.30)
    box((CX + dx * (half - 0.004), CY + dy * (half - 0.004), top - 0.142), size, steel, 0.001)
    rim = (long + 0.05, 0.028, 0.005) if dy else (0.028, long + 0.05, 0.005)
    box((CX + dx * (half + 0.010), CY + dy * (half + 0.010), top + 0.006), rim, steel, 0.002)
props.fire(CX, CY, top - 0.17, 0.26, 0.48)
things.bench(CX, CY + 1.55, 0.0, 1.5)
things.bench(CX + 1.62, CY + 0.1, 1.5707963, 1.5)
soft.pad(CX + 0.35, CY + 1.55, 0.44, 0.44, 0.38, color=(0.42, 0.19, 0.12), turn=0.1)
things.lantern(CX - 1.25, CY + 1.35, 1.0)
street.planting(rectangle(-8, 4.62, 12, 6.2), ['grasses', 'cocoplum', 'liriope', 'ixora', 'grasses'], 0.46, sizes=(0.26, 0.42))
foliage.turf(rectangle(-34, 6.2, 34, 27), [], -0.012, (0, 4), 4, 9, dry=0.15)
for x, y, height in ((-4.2, 10.4, 3.6), (6.4, 12.0, 4.6)):
    plants.sabal_palm(x, y, height)
foliage.wood(-40, 40, 31, 2, 3.0, 7.0, -0.6)
foliage.wood(-40, 40, 28, 1, 2.2, 4.0, -1.2)
litter([(-0.8, 0.7), (0.9, 0.5), (1.0, 0.65), (-1.2, 1.2)])
shot((-1.15, -1.05, 1.28), (0.22, 2.05, 0.42), 33, (0.0, 1.5, 0.3), 8, 0.45, samples=8, size=(1440, 1080))
sunlit(DAY, HOUR, SIDE, 0.6)
sky_only()
