"""A pool deck under its screen cage: ashlar in shell tones around water, loungers, a lawn down to a lake."""
from kit import backdrop, cage, foliage, house, materials, paving, places, plants, pool, props, street, things
from kit.core import rectangle, reset
from kit.daytime import sky_only
from kit.deck import around as cut
from kit.view import shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 16.3, -128

reset(61)
WATER = (-3.3, 2.2, 1.3, 9.0)
EDGE = (WATER[0] - 0.305, WATER[1] - 0.305, WATER[2] + 0.305, WATER[3] + 0.305)
paving.lay(cut(paving.layouts()['deck'], EDGE), 'smooth', 0.05, speckle=0.6)
paving.coping(*WATER, ['#cdb48c', '#cbae86', '#d3b98f'], pitch=0.305)
pool.pool(*WATER, 1.1, ripple=0.10, scale=2.2, deep=2.0)
# A lake, which puts the sky into the pool's far end.
BANK = 26
backdrop.lake(BANK, 82, (-52, -33, -24, 6, 27), tuple(v + s * 0.2 for v, s in zip(WATER, (-1, -1, 1, 1))))
cage.cage(-6.0, -3.4, 5.2, 11.6, sides='wn')
plants.lawn(rectangle(-12.6, -3, -6.05, 16), z=-0.02, near=(-5, 0), reach=4)
plants.lawn(rectangle(-6.05, 12.6, 9, 16), z=-0.02, near=(0, 0), reach=1)
for lot in (rectangle(-44, -3, -12.6, 16), rectangle(-44, 16, 44, BANK)):
    foliage.turf(lot, [], -0.02, (-5, 8), 3, 9, dry=0.15)
plants.bed(rectangle(-6.0, 11.65, 5.0, 12.6), 0.0, 200)
street.planting(rectangle(-6.0, 11.65, 5.0, 12.6), ['cocoplum', 'grasses', 'ixora', 'liriope'], 0.5, mulch=False, sizes=(0.26, 0.42))
foliage.tree('oak', -19.0, 21.0, 6.6, -0.1, 1, near=True)
for x, y, tall in ((-31, 4, 6.0), (-37, 11, 7.2), (-36, 20, 5.4), (17, 24, 6.2)):
    foliage.tree('mahogany', x, y, tall, -0.2)
foliage.wood(0, 27, 42, 1, 2.6, 3.2, -0.9, kinds=('mangrove', 'buttonwood'), turn=1.5707963)


def home():
    house.walls(0, 16, 0, 7, [(1.2, 4.6, 0, 2.4, 'slider'), (6.4, 9.8, 0, 2.4, 'slider'), (11.6, 13.0, 0.9, 2.3, 'window')], (0.72, 0.66, 0.56))
    house.hip_roof(0, 0, 16, 7)
    house.lantern(5.5, 0, 2.0)


house.turned(home, (5.2, 13.0, 0), -1.5707963)
plants.royal_palm(-3.6, 19.0, 6.2)
plants.royal_palm(-0.6, 20.5, 7.0)
plants.sabal_palm(-8.2, 10.5, 4.2)
plants.sabal_palm(-9.4, 8.8, 5.0)
teal = materials.cloth((0.20, 0.38, 0.40))
props.lounger(3.25, 4.2, 3.05, towel=teal)
props.lounger(3.25, 5.8, 3.1, towel=teal)
props.side_table(3.7, 5.0)
places.dining(3.0, 9.6, 0.3)
props.pot(4.75, 2.6, 0.28, 0.5, plant='agave')
things.planter(-5.3, 10.9, 0.55, 0.55, 0.5, (0.60, 0.56, 0.48), 'clusia')
shot((2.2, -1.7, 1.5), (-0.7, 5.4, 1.1), 24, (0, 3.0, 0), 11, -0.2, 12, (1920, 1200), (0, 0.02))
sunlit(DAY, HOUR, SIDE, 0.55)
sky_only()
