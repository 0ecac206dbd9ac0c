"""Two-inch slabs with a lounger, hedge behind, an hour before noon."""
from kit import paving, plants, props, things
from kit.core import reset
from kit.deck import until
from kit.view import around, grass, litter, palm_shade, shot, sunlit

DAY, HOUR, SIDE = '2026-05-02', 9.8, -104

reset(14)
paving.lay(until(paving.layouts()['field'], 3.6), 'smooth', 0.03, speckle=0.5)
around(20, sun=SIDE)
grass(-5, 3.6, 9, 6.2, near=(0, 3), reach=2.5)
plants.hedge('clusia', -6, 6.6, 11, 6.6, 0.9, 1.6, per_meter=150)
props.lounger(0.65, 2.65, 2.95, back=35)
props.side_table(-0.72, 2.75)
things.towel(-0.72, 2.75, 0.437, 0.30, 0.24, 2)
things.sandals(-0.32, 2.05, -0.6, (0.30, 0.12, 0.07))
palm_shade(DAY, HOUR, SIDE, 3.4, 2.9, 6.5)
litter([(-0.9, 1.3), (0.9, 1.2)])
shot((-1.0, -1.35, 1.35), (0.12, 1.75, 0.1), 35, (0.1, 1.4, 0), 8, -0.45)
sunlit(DAY, HOUR, SIDE)
