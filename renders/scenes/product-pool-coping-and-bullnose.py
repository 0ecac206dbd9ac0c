"""Bullnose coping seen from over the water: the rounded edge, the tile below, the deck behind."""
from kit import paving, plants, pool, props, things
from kit.core import reset
from kit.view import around, litter, palm_shade, shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 10.0, 160

reset(19)
WATER = (-4.0, -4.2, 4.6, 0.0)
paving.lay(paving.layouts()['field'], 'smooth', 0.025, speckle=0.5)
paving.coping(*WATER, paving.blends()['pool-coping-and-bullnose'], pitch=0.3048, sides='ne')
pool.pool(*WATER, 1.4, ripple=0.10, steps=None)
around(18, hole=WATER, sun=SIDE)
plants.lawn([(-6, 3.0), (9, 3.0), (9, 5.2), (-6, 5.2)], z=-0.012, near=(0, 3), reach=2)
plants.lawn([(4.92, -6), (8.5, -6), (8.5, 3.0), (4.92, 3.0)], z=-0.012, near=(4, 0), reach=2)
plants.hedge('clusia', -7, 5.8, 12, 5.8, 0.9, 1.5, per_meter=100)
plants.hedge('clusia', 9.0, 6, 9.0, -7, 0.9, 1.5, per_meter=100)
props.pot(1.35, 2.3, 0.26, 0.46, plant='agave')
things.sandals(0.22, 0.72, 0.35)
palm_shade(DAY, HOUR, SIDE, 1.9, 1.5, 6.0)
litter([(0.8, 1.1), (1.0, 0.55)])
shot((-1.25, -0.62, 0.46), (0.10, 0.16, -0.02), 36, (-0.2, 0.05, 0), 9, -0.25)
sunlit(DAY, HOUR, SIDE)
