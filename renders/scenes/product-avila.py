"""Avila in ashlar: an entry court with clay jars against an ocher wall."""
from kit import materials, paving, plants, props, things
from kit.core import box, rectangle, reset
from kit.daytime import sky_only
from kit.deck import until
from kit.view import around, litter, palm_shade, shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 16.9, 122

reset(15)
paving.lay(until(paving.layouts()['field'], 2.75), 'cascade', 0.025, speckle=0.6)
around(20, sun=SIDE)
box((0, 2.87, 1.4), (14, 0.24, 3.0), materials.stucco((0.72, 0.50, 0.30)), 0.01)
things.jar(-0.95, 2.35, 0.78)
things.jar(-0.42, 2.45, 0.50, color=(0.52, 0.26, 0.14))
props.pot(-1.45, 2.2, 0.20, 0.34, plant='agave')
props.pot(1.35, 2.3, 0.30, 0.50, plant='cocoplum')
palm_shade(DAY, HOUR, SIDE, 2.0, 2.5)
litter([(0.2, 2.55), (0.28, 2.6), (0.1, 2.5), (0.6, 1.2), (-0.3, 1.5)])
shot((-0.75, -0.72, 1.0), (0.08, 1.5, 0.12), 36, (0.1, 1.1, 0), 8, 0.0)
sunlit(DAY, HOUR, SIDE)
sky_only()
