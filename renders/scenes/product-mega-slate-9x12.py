"""9x12 Mega Slate: a side yard along a gray house wall, with the sun behind the camera on the right."""
import math

from kit import house, materials, paving, plants, things
from kit.core import box, rectangle, reset
from kit.view import around, clump, grass, litter, shot, sunlit

reset(6)
paving.lay(paving.layouts()['yard'], 'slate', 0.03)
around(20, sun=108)
box((-1.62, 8, 1.4), (0.24, 26, 3.0), materials.stucco((0.47, 0.47, 0.45)), 0.01)
plants.bed(rectangle(1.36, -2, 1.95, 8), -0.03)
for k in range(20):
    clump('liriope', 1.63 + 0.05 * (k % 2), -1.6 + 0.42 * k)
grass(1.95, -2, 6, 8, near=(1.5, 1), reach=3)
for k in range(10):
    plants.shrub('cocoplum', -1.1 + 0.62 * k, 8.7 + 0.2 * (k % 2), 0.5, 0.9, 120)
house.turned(lambda: things.hose(0, 0), (-1.50, 2.75, 0), math.pi / 2)
things.watering_can(-1.12, 1.75, 0.5)
litter([(-1.2, 0.9), (-1.3, 1.2), (-1.25, 0.75), (0.2, 2.4), (-1.1, 3.4)])
shot((0.72, -0.95, 1.1), (-0.30, 1.45, 0.08), 36, (-0.2, 1.1, 0), 8, -0.65)
sunlit('2026-03-20', 15.2, 108)
