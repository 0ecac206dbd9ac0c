"""12x12 in a grid: a modern court, dark planters against a white wall, long shadows."""
from kit import materials, paving, things
from kit.core import box, reset
from kit.deck import until
from kit.view import around, litter, shot, sunlit

reset(10)
paving.lay(until(paving.layouts()['field'], 3.35), 'smooth', 0.025)
around(20, sun=-118)
box((0, 3.48, 1.4), (14, 0.24, 3.0), materials.stucco((0.80, 0.79, 0.76), 0.35), 0.01)
for x, plant in ((-1.75, 'agave'), (-0.75, 'liriope'), (0.25, 'agave'), (1.25, 'liriope')):
    things.planter(x, 2.98, 0.50, 0.50, 0.46, plant=plant)
litter([(-0.2, 1.2), (0.9, 2.4), (0.72, 2.3)])
shot((0.95, -0.75, 1.2), (-0.22, 1.72, 0.05), 35, (-0.1, 1.3, 0), 8, -0.15, 14)
sunlit('2026-01-20', 15.6, -118)
