"""Ivory travertine in ashlar along a pool, coping of the same stone, an umbrella and loungers at the far end."""
from kit import foliage, materials, paving, places, plants, poolside, props, things
from kit.core import rectangle, reset
from kit.daytime import sky_only
from kit.view import litter, shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 16.2, -112

reset(71)
WATER = (0.9, 0.6, 5.4, 8.2)
STONE = ['#efe6d5', '#e6d9c1', '#ded0b6', '#f3ecdf']
poolside.deck(paving.layouts()['deck'], 'travertine', WATER, STONE, nose='travertine', pitch=0.61)
poolside.garden(9.4)
props.lounger(-1.15, 5.2, -0.12, towel=materials.cloth((0.22, 0.42, 0.42)))
props.lounger(-1.15, 6.7, -0.05, towel=materials.cloth((0.22, 0.42, 0.42)))
places.umbrella(-2.0, 5.95, 2.5)
props.pot(-0.2, 8.7, 0.3, 0.52, plant='agave')
plants.royal_palm(-2.6, 12.6, 5.6)
plants.royal_palm(3.4, 13.2, 6.4)
things.towel(0.05, 1.35, 0.002, 0.42, 0.30, 2, turn=0.2)
litter([(-0.4, 1.6), (-1.2, 2.4)])
shot((-1.05, -1.75, 1.35), (0.55, 2.4, 0.25), 30, (0.1, 0.9, 0), 9, -0.4, samples=6, size=(1920, 1200))
foliage.turf(rectangle(9.05, -2, 22, 9.35), [], -0.012, (9, 9), 3, 9, dry=0.15)
sunlit(DAY, HOUR, SIDE, 0.5)
sky_only()
