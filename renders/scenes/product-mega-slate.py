"""The Mega Slate set in ashlar: a garden terrace with a bench and lanterns under an oak."""
from kit import paving, plants, props, things
from kit.core import rectangle, reset
from kit.deck import until
from kit.view import around, clump, grass, litter, palm_shade, scattered, shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 16.4, -112

reset(7)
paving.lay(until(paving.layouts()['field'], 3.1), 'slate', 0.025, speckle=0.6)
around(20, sun=SIDE)
plants.bed(rectangle(-4.5, 3.11, 7, 4.6), -0.03)
for k in range(23):
    clump('liriope', -3.6 + 0.44 * k, 3.45 + 0.06 * (k % 2))
for k in range(12):
    plants.shrub('cocoplum', -3.6 + 0.9 * k, 4.25, 0.5, 0.9, 130)
plants.hedge('clusia', -6, 5.4, 8.5, 5.4, 0.9, 2.0, per_meter=150)
things.bench(0.55, 2.55, 0.06)
things.lantern(-0.55, 2.55, 1.0)
things.lantern(-0.28, 2.78, 0.75, turn=0.9)
litter(scattered(9, -1.2, 0.2, 1.6, 2.9))
palm_shade(DAY, HOUR, SIDE, 3.6, 3.4)
shot((-0.85, -1.0, 1.2), (0.22, 1.55, 0.12), 36, (0.1, 1.2, 0), 8, 0.2)
sunlit(DAY, HOUR, SIDE)
