"""Large slabs of natural stone at a modern pool: a white wall, dark planters, grasses."""
from kit import materials, paving, plants, poolside, props, things
from kit.core import box, reset
from kit.daytime import sky_only
from kit.view import litter, shot, sunlit

DAY, HOUR, SIDE = '2026-02-20', 10.0, -132

reset(74)
WATER = (-5.4, 0.4, -1.0, 6.4)
STONE = ['#d8cfbd', '#c4bba9', '#e3dccd', '#b3ab9c']
poolside.deck(paving.layouts()['deck'], 'travertine', WATER, STONE, nose='travertine', pitch=0.61, steps='n')
box((0, 8.2, 1.05), (20, 0.22, 2.1), materials.stucco((0.80, 0.79, 0.76), 0.35), 0.01)
for x in (-4.6, -3.0, -1.4, 0.2, 1.8):
    things.planter(x, 7.55, 0.6, 0.6, 0.6, plant='grasses' if x != -1.4 else 'agave')
props.lounger(1.35, 4.1, 3.05)
props.lounger(1.35, 5.5, 3.1)
props.side_table(1.8, 4.8)
plants.royal_palm(-3.2, 9.6, 5.0)
plants.royal_palm(2.0, 10.0, 5.8)
things.lantern(-0.35, 7.0, 1.1)
litter([(0.6, 1.2), (0.2, 2.3)])
shot((1.0, -1.75, 1.4), (-0.25, 2.2, 0.25), 30, (0.1, 0.9, 0), 9, -0.5, size=(1920, 1200))
sunlit(DAY, HOUR, SIDE, 0.5)
sky_only()
