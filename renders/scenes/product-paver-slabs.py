"""Two-inch slabs with a lounger, a bed of low plants behind, in the morning."""
from kit import backdrop, paving, props, street, things
from kit.core import rectangle, reset
from kit.daytime import sky_only
from kit.deck import until
from kit.view import grass, litter, palm_shade, shot, sunlit

DAY, HOUR, SIDE = '2026-05-02', 9.8, -104

reset(14)
paving.lay(until(paving.layouts()['field'], 3.6), 'smooth', 0.03, speckle=0.5)
grass(-5, 3.6, 9, 6.2, near=(0, 3), reach=2.5)
street.planting(rectangle(-7, 6.2, 11, 7.2), ['liriope', 'grasses', 'liriope', 'cocoplum'], 0.5, sizes=(0.26, 0.42))
backdrop.lawn_and_woods(7.2)
props.lounger(0.65, 2.65, 2.95, back=35)
props.side_table(-0.72, 2.75)
things.towel(-0.72, 2.75, 0.437, 0.30, 0.24, 2)
things.sandals(-0.32, 2.05, -0.6, (0.30, 0.12, 0.07))
palm_shade(DAY, HOUR, SIDE, 3.4, 2.9, 6.5)
litter([(-0.9, 1.3), (0.9, 1.2)])
shot((-1.0, -1.35, 1.35), (0.12, 1.75, 0.1), 35, (0.1, 1.4, 0), 8, -0.45, 8)
sunlit(DAY, HOUR, SIDE)
sky_only()
