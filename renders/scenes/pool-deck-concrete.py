"""Concrete pavers in a sand blend, running bond, with a chair and the pool behind."""
from kit import paving, places, plants, poolside, props
from kit.core import reset
from kit.daytime import sky_only
from kit.view import litter, palm_shade, shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 9.6, -118

reset(72)
WATER = (-6.0, 2.4, 3.6, 6.6)
poolside.deck(paving.layouts()['deck'], 'smooth', WATER, ['#e6dcc8', '#ddceb2', '#ebe4d6'], step=0.03)
poolside.garden(8.0)
places.armchair(1.15, 1.15, 2.5)
places.armchair(2.15, 0.75, 2.2)
props.side_table(1.55, 0.55)
props.pot(-1.9, 1.5, 0.28, 0.5, plant='cocoplum')
plants.sabal_palm(-3.4, 9.4, 4.2)
plants.coconut_palm(3.0, 10.0, 5.0)
palm_shade(DAY, HOUR, SIDE, 2.9, 1.2, 5.0)
litter([(-0.6, 0.9), (0.2, 1.5), (-0.9, 1.3)])
shot((-0.55, -1.75, 1.3), (0.20, 1.75, 0.28), 31, (0.2, 0.7, 0), 9, -0.1, samples=7, size=(1440, 900))
sunlit(DAY, HOUR, SIDE, 0.5)
sky_only()
