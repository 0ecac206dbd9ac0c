"""A courtyard entry in large slabs with tight joints before a plain modern front. North Naples."""
from kit import doors, field, foliage, house, materials, paving, plants, street, things
from kit.core import box, camera, film, mesh, place, rectangle, reset
from kit.daytime import sky_only
from kit.sky import daylight

reset(104)
field.lay(paving.layouts()['court'], 'smooth', (-1, -1), 0.04, 4.5, speckle=0.55, spread=0.09, sand=materials.joint_sand((0.13, 0.12, 0.105)), sand_drop=0.006)
white, wood = (0.82, 0.80, 0.76), materials.wood((0.30, 0.17, 0.085), 0.1)
Y = 9.6
house.walls(-9.0, -0.6, Y, 8, [(-7.6, -4.2, 0.5, 2.6, 'window')], white, 3.4)
house.walls(-0.6, 3.4, Y + 1.6, 7, [(0.5, 1.9, 0, 2.7, 'open'), (2.2, 2.9, 0.3, 2.7, 'window')], (0.36, 0.33, 0.29), 4.2)
house.walls(3.4, 11.0, Y, 8, [(4.6, 9.4, 0.5, 2.6, 'window')], white, 3.4)
doors.glazed(0.5, 1.9, 2.7, Y + 1.6, materials.wood((0.20, 0.085, 0.04), 0.25), (0.40, 0.37, 0.33))
fascia = materials.plain('fascia', (0.10, 0.095, 0.09), 0.5, 0.4)
for x0, x1, y, z in ((-9.5, -0.4, Y - 0.5, 3.4), (3.2, 11.5, Y - 0.5, 3.4), (-0.8, 3.6, Y - 1.1, 4.2)):
    box(((x0 + x1) / 2, y + 4.5, z + 0.12), (x1 - x0, 9.0, 0.24), fascia, 0.012)
    box(((x0 + x1) / 2, y + 4.5, z - 0.005), (x1 - x0 - 0.1, 8.9, 0.02), wood)
for k in range(14):
    box((3.18, Y - 0.85 + 0.17 * k, 2.0), (0.06, 0.05, 4.0), wood, 0.004)
# A dark-gravel bed with agaves on the left; planters at the door.
bed = rectangle(-6.6, -2.5, -3.75, 9.6)
place(mesh('gravel', [(x, y, -0.012) for x, y in bed], [(0, 1, 2, 3)], materials.gravel((0.20, 0.195, 0.19))))
for k in range(7):
    plants.shrub('liriope' if k % 2 else 'grasses', -4.3 - 0.5 * (k % 3), 0.2 + 1.05 * k, 0.14, 0.1, 7)
edge = materials.plain('edge', (0.12, 0.11, 0.10), 0.6, 0.4)
box((-3.74, 3.5, 0.0), (0.012, 12, 0.06), edge)
for x in (-0.2, 2.75):
    box((x, Y + 0.55, 0.32), (0.52, 0.52, 0.64), materials.plain('planter', (0.055, 0.055, 0.056), 0.6, 0.35), 0.012)
    plants.shrub('cocoplum', x, Y + 0.55, 0.30, 0.62, 70, 0.6)
things.mat(1.2, Y + 1.2, 0.95, 0.55)
things.bench(-2.3, Y - 0.45, 0.0, 1.5)
things.planter(-3.4, Y - 0.42, 0.5, 0.5, 0.5)
street.planting(rectangle(6.13, -2.5, 7.4, Y - 0.3), ['liriope', 'grasses', 'cocoplum', 'liriope'], 0.48, sizes=(0.24, 0.4))
plants.lawn(rectangle(7.4, -2.5, 16, Y - 0.2), z=-0.012, near=(0, 0), reach=4)
foliage.turf(rectangle(11, Y - 0.2, 40, Y + 16), [], -0.012, (0, Y), 2, 6, dry=0.15)
foliage.wood(-8, 26, -26, 2, 3.2, 6.0, -0.6, turn=1.5708)
plants.lawn(rectangle(-16, -2.5, -6.6, Y), z=-0.012, near=(0, 0), reach=4)
plants.royal_palm(-5.4, 6.8, 5.2)
plants.royal_palm(-5.2, 3.2, 4.6)
plants.royal_palm(8.8, 6.6, 5.6)
plants.far_ground(-0.14)
foliage.wood(-40, 40, Y + 17, 2, 3.0, 7.0, -0.6)
for x, height in ((-12.5, 8.0), (-2.0, 9.0), (14.0, 8.4)):
    plants.sabal_palm(x, Y + 15, height, 24, 0, 1.1, False)
foliage.wood(-40, 40, -28, 2, 3.4, 6.5, -0.6)
plants.coconut_palm(7.2, -1.6, 4.6, 18, lean=0.3)
house.lantern(3.0, Y + 1.6, 2.2)
camera((-2.1, -2.5, 1.35), (0.7, 6.5, 1.05), 25)
daylight('2026-03-20', 9.3, 342, 0.5, seed=29.0)
film(1920, 1200, 8, -0.2)
sky_only()
