"""Two neighboring houses: one with a new driveway in warm ashlar with a dark border, one that still has grass."""
from kit import edging, front, house, paving, plants, things
from kit.core import rectangle, reset
from kit.view import around, shot, sunlit

DAY, HOUR, SIDE = '2026-02-10', 9.6, 128

reset(81)
layouts = paving.layouts()
paving.lay(layouts['drive'], 'cascade', 0.05, speckle=0.6, border_colors=['#5d4a40', '#6d574b', '#4f4038'])
drive = paving.polygon(layouts['drive'])
around(46, 3.4, 1.5, sun=SIDE, seed=8)
front.street(0.0)
front.house_front((0.76, 0.73, 0.66))
plants.lawn(rectangle(-9, 0.05, 13, 13), [drive], 0.0, near=(3, 0), reach=5.5)
beds = [rectangle(-4.9, 11.0, -3.0, 12.0), rectangle(3.6, 13.0, 15, 14.6)]
for bed in beds:
    plants.bed(bed, 0.02, 200)
for k in range(13):
    plants.shrub('cocoplum' if k % 3 else 'croton', 6.7 + k * 0.64, 14.0, 0.34, 0.6, 60)
for k in range(4):
    plants.shrub('croton', -4.6 + k * 0.45, 11.5, 0.26, 0.5, 50)


def neighbor():
    house.walls(0, 12, 0, 7, [(1.0, 5.8, 0, 2.2, 'garage'), (7.4, 9.6, 0.75, 2.3, 'window')], (0.62, 0.66, 0.64))
    house.hip_roof(0, 0, 12, 7)


house.turned(neighbor, (-23, 11.5, 0), 0)
plants.lawn(rectangle(-24, 0.05, -9, 20), z=0.0, near=(0, 0), reach=1)
plants.lawn(rectangle(-9, 13, -5.2, 20), z=0.0, near=(0, 0), reach=1)
for k in range(12):
    plants.shrub('cocoplum' if k % 4 else 'croton', -20.4 + k * 0.82, 10.7, 0.42, 0.75, 60)
plants.royal_palm(8.2, 6.8, 5.6)
plants.royal_palm(11.0, 8.4, 6.4)
plants.sabal_palm(-6.6, 7.6, 3.8)
plants.sabal_palm(-7.6, 8.6, 4.8)
things.planter(2.95, 11.6, 0.4, 0.4, 0.45, (0.60, 0.57, 0.50), 'clusia')
shot((5.9, -2.7, 1.55), (-0.8, 8.6, 1.3), 26, (2, 4, 0), 11, 0.0, 12, (1920, 1200), (0, 0.015))
sunlit(DAY, HOUR, SIDE, 0.6)
edging.trim(drive, near=(3, 0), reach=5.5)
