"""Cascade in its three sizes at an outdoor shower beside the house."""
from kit import materials, paving, plants, things
from kit.core import box, rectangle, reset
from kit.deck import until
from kit.view import around, clump, litter, palm_shade, shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 10.2, 118

reset(11)
paving.lay(until(paving.layouts()['field'], 2.5), 'cascade', 0.025, speckle=0.7)
around(20, sun=SIDE)
box((0, 2.62, 1.4), (14, 0.24, 3.0), materials.stucco((0.66, 0.58, 0.46)), 0.01)
things.shower(0.10, 2.5)
things.duckboard(0.10, 2.05, 0, 0.95, 0.75)
things.sandals(0.95, 1.75, 0.5)
things.planter(-1.25, 2.15, 0.42, 0.42, 0.42, (0.60, 0.54, 0.44), 'clusia')
level = things.towel(1.30, 2.27, 0.425, 0.36, 0.26, 2)
things.bench(1.45, 2.25, 0, 1.1)
palm_shade(DAY, HOUR, SIDE, -1.9, 1.6, 6.0)
litter([(-0.75, 1.5), (-0.9, 1.75), (0.35, 0.9)])
shot((0.75, -0.95, 1.15), (0.10, 1.6, 0.30), 33, (0.1, 1.2, 0), 8, 0.2, 14)
sunlit(DAY, HOUR, SIDE)
