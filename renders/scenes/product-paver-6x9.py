"""6x9 in running bond: a walk between lawns that leads to a front door, morning."""
from kit import house, paving, plants, props, things
from kit.core import rectangle, reset
from kit.view import around, clump, grass, litter, palm_shade, scattered, shot, sunlit

DAY, HOUR, SIDE = '2026-02-10', 9.4, -112

reset(1)
paving.lay(paving.layouts()['walk'], 'smooth', 0.03)
around(22, sun=SIDE)
for x0, x1 in ((-6.0, -0.955), (0.955, 6.0)):
    grass(x0, -2.2, x1, 4.6, near=(0, 0), reach=3.4)
house.walls(-7, 7, 6.0, 5, [(-0.55, 0.55, 0.12, 2.3, 'door')], (0.72, 0.66, 0.55))
things.step(-1.3, 1.3, 5.12, 6.0, 0.12)
plants.bed(rectangle(-7, 4.6, -0.96, 6.0), 0.0)
plants.bed(rectangle(1.3, 4.6, 7, 6.0), 0.0)
for k in range(9):
    plants.shrub('cocoplum', -1.9 - 0.55 * k, 5.5, 0.32, 0.6, 70)
    plants.shrub('cocoplum', 1.9 + 0.55 * k, 5.5, 0.32, 0.6, 70)
for k in range(4):
    clump('liriope', -1.28 - 0.04 * (k % 2), 3.3 + 0.42 * k, 0.10, 0.08, 6)
    clump('liriope', 1.30 + 0.04 * (k % 2), 3.2 + 0.42 * k, 0.10, 0.08, 6)
props.pot(-0.95, 5.55, 0.22, 0.42, plant='agave', z=0.12)
props.pot(0.95, 5.55, 0.22, 0.42, plant='agave', z=0.12)
litter(scattered(5, -0.8, 0.2, 0.8, 3.2))
palm_shade(DAY, HOUR, SIDE, 1.7, 3.7)
shot((-0.42, -1.15, 1.12), (0.10, 1.55, 0.05), 35, (0, 1.0, 0), 8, 0.1, 20)
sunlit(DAY, HOUR, SIDE)
