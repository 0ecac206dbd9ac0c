"""Mega Smooth in ashlar, the legs of a table and its chairs standing level on it."""
from kit import backdrop, paving, places, street
from kit.core import rectangle, reset
from kit.daytime import sky_only
from kit.deck import until
from kit.view import grass, litter, palm_shade, shot, sunlit

DAY, HOUR, SIDE = '2026-04-12', 9.6, 112

reset(8)
paving.lay(until(paving.layouts()['field'], 3.95), 'smooth', 0.025, speckle=0.6)
grass(-5, 3.95, 10, 6.6, near=(0, 3), reach=3)
street.planting(rectangle(-7, 6.6, 12, 7.6), ['liriope', 'grasses', 'ixora', 'cocoplum'], 0.5, sizes=(0.26, 0.44))
backdrop.lawn_and_woods(7.6)
places.dining(0.75, 2.45, 0.35)
palm_shade(DAY, HOUR, SIDE, -1.5, 1.7, 6.0)
litter([(-0.6, 1.2), (0.25, 0.95), (-0.75, 1.35)])
shot((-0.95, -0.95, 1.12), (0.18, 1.5, 0.22), 36, (0.1, 1.2, 0), 8, -0.1, 8)
sunlit(DAY, HOUR, SIDE)
sky_only()
