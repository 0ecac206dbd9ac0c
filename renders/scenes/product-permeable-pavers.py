"""Permeable pavers: open joints filled with chips, a drive's edge among native grasses."""
from kit import paving, plants
from kit.core import rectangle, reset
from kit.deck import until
from kit.view import around, clump, litter, shot, sunlit

reset(17)
paving.lay(until(paving.layouts()['field'], 2.2), 'smooth', 0.02, open_joint=True)
around(18, seed=3, sun=125)
plants.bed(rectangle(-5, 2.21, 6, 5.2), -0.02, 420)
for k in range(13):
    clump('grasses', -3.2 + 0.55 * k, 2.75 + 0.25 * (k % 3 == 1), 0.12, 0.10, 4)
for k in range(11):
    clump('liriope', -2.9 + 0.6 * k, 2.45, 0.08, 0.07, 4)
plants.sabal_palm(1.35, 3.9, 3.5)
plants.hedge('cocoplum', -7, 5.4, 9, 5.4, 1.2, 1.5, per_meter=130, neat=0.15)
litter([(0.3, 1.5), (-0.5, 1.8), (0.9, 2.0), (1.0, 1.9)])
shot((-0.45, -0.45, 0.92), (0.12, 1.18, 0.0), 40, (0.05, 0.75, 0), 8, 0.05)
sunlit('2026-03-20', 16.4, 125)
