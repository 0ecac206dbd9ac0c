"""Clay brick in basketweave at the corner of a pool with pale coping, a patio chair, ferny planting behind."""
from kit import materials, paving, plants, poolside, props
from kit.core import reset
from kit.daytime import sky_only
from kit.view import litter, shot, sunlit

DAY, HOUR, SIDE = '2026-04-12', 16.6, 112

reset(73)
WATER = (-6.4, 1.1, -0.1, 6.0)
poolside.deck(paving.layouts()['deck'], 'tumbled', WATER, ['#ebe4d6', '#e6dcc8'], step=0.03, speckle=0.25, spread=0.16)
poolside.garden(7.4)
paint = materials.plain('painted', (0.70, 0.69, 0.65), 0.5, 0.35, vary=0.05)
props.adirondack(1.65, 3.5, 3.6, paint)
props.adirondack(1.55, 5.2, 3.3, paint)
props.pot(2.7, 6.3, 0.3, 0.5, plant='cocoplum')
plants.sabal_palm(2.9, 8.6, 4.0)
plants.coconut_palm(-4.0, 9.5, 5.2)
litter([(0.5, 0.4), (0.9, 1.3), (0.2, 0.0), (1.0, 1.45)])
shot((1.05, -1.65, 1.32), (0.12, 1.75, 0.15), 30, (0.2, 0.6, 0), 9, 0.2, samples=7, size=(1440, 900))
sunlit(DAY, HOUR, SIDE, 0.5)
sky_only()
