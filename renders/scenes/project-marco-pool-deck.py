"""A shell-toned pool deck at the water on Marco Island: bullnose coping, a drain line, the seawall, the bay."""
from kit import coast, field, greens, materials, paving, places, plants, pool, props, waterfront
from kit.core import box, camera, film, rectangle, reset
from kit.daytime import sky_only
from kit.deck import around
from kit.sky import daylight

reset(107)
WATER = (-2.6, 1.5, 3.2, 5.0)
FAR = 95
edge = (WATER[0] - 0.305, WATER[1] - 0.305, WATER[2] + 0.305, WATER[3] + 0.305)
layouts = paving.layouts()
for name in ('deck', 'strip'):
    field.lay(around(layouts[name], edge) if name == 'deck' else layouts[name], 'smooth', (-0.5, 0), 0.025, 4.4, speckle=0.8)
paving.coping(*WATER, ['#f0eadf', '#e6dcc8', '#ded1b8'], pitch=0.305)
pool.pool(*WATER, 1.5, ripple=0.10, steps='w')
# The drain between deck and seawall: a slotted channel.
metal = materials.plain('grate', (0.50, 0.49, 0.46), 0.45, 0.5, 0.6, 0.2)
box((0, 6.36, -0.045), (15, 0.13, 0.05), materials.plain('channel', (0.02, 0.02, 0.02), 0.8, 0.2))
for y in (6.302, 6.418):
    box((0, y, -0.008), (15, 0.014, 0.03), metal)
for k in range(480):
    box((-6.0 + 0.025 * k, 6.36, -0.006), (0.009, 0.104, 0.012), metal)
waterfront.seawall(-45, 45, 7.5)
waterfront.canal(7.8, FAR)
waterfront.dock(-6.4, -4.6, 8.0, 15.0)
greens.tree_line(-90, 200, FAR + 9, 2, 3.8, 1.15, -2.2, 5, kinds=('gumbo', 'ficus'))
plants.far_ground(-1.3, hole=WATER)
plants.coconut_palm(-4.6, 6.9, 5.2, lean=1.2)
plants.coconut_palm(5.4, 6.8, 4.6, lean=1.0)
plants.coconut_palm(7.0, 7.0, 5.6, lean=0.6)
for x0, x1 in ((-9.5, -5.3), (6.0, 10)):
    plants.lawn(rectangle(x0, -2, x1, 7.4), z=-0.012, near=(0, 0), reach=3.5)
for k in range(8):
    plants.shrub('seagrape', 6.4 + 0.2 * (k % 2), 0.4 + 0.85 * k, 0.45, 0.9, 46)
props.lounger(4.5, 2.6, 3.14 + 0.35, towel=materials.cloth((0.22, 0.42, 0.42)))
props.lounger(4.7, 4.0, 3.14 + 0.30, towel=materials.cloth((0.22, 0.42, 0.42)))
places.umbrella(5.4, 3.3, 2.35, 1.35, (0.78, 0.76, 0.70))
props.pot(-3.9, 5.6, 0.3, 0.55, plant='agave')
plants.coconut_palm(-6.0, -3.4, 4.4, 17, lean=0.4)
# Mangroves along the far shore hide the trunks of the trees behind them.
coast.mangrove_shore(FAR, -60, 190, -1.0, 6.0, 2.3, 3)
camera((-2.0, -2.0, 1.45), (0.7, 5.2, 0.55), 26)
daylight('2026-03-20', 16.7, 330, 0.6, seed=37.0)
film(1920, 1200, 16, 0.05)
sky_only()
