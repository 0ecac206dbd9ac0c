"""A red herringbone driveway beside a 1920s bungalow, royal palms along it, an April morning."""
import math
import random

from kit import cottage, croton, foliage, front, house, materials, paving, plants, props
from kit.core import box, camera, film, mesh, place, rectangle, reset, tube
from kit.daytime import sky_only
from kit.sky import daylight

reset(81)
croton.quiet()
RED = ['#96523f', '#a85f49', '#8a4d3c', '#7d4a3c']
layouts = paving.layouts()
for name in ('drive', 'walk'):
    paving.lay(layouts[name], 'tumbled', 0.08, border_colors=['#55504d', '#47484a', '#5f554f'])
drive, walk = (paving.polygon(layouts[name]) for name in ('drive', 'walk'))
SIDING, TRIM = (0.33, 0.385, 0.325), (0.74, 0.725, 0.67)
FLOOR, EAVE = 0.62, 3.45
steel = cottage.galvalume()
trim = cottage.paint('trim', TRIM)
planks = cottage.paint('porch floor', (0.27, 0.29, 0.28))


def bricks(x0, x1, y, top, depth):
    paving.wall(x0, x1, y, round(top / 0.072), (0.205, 0.205, 0.10), 0.072, depth, RED, finish='tumbled')


# Walls: front, the long side by the drive, and plain boards where nobody looks.
cottage.wall(3.3, 11.6, 9.0, FLOOR, EAVE, SIDING, [(4.1, 5.0, 1.3, 2.75, 'window'), (6.3, 7.25, FLOOR, 2.75, 'door'), (8.4, 9.2, 1.3, 2.75, 'window'), (9.45, 10.25, 1.3, 2.75, 'window')], TRIM)
house.turned(lambda: cottage.wall(0, 12, 0, FLOOR, EAVE, SIDING, [(1.2, 2.0, 1.5, 2.75, 'window'), (4.6, 5.4, 1.3, 2.75, 'window'), (5.6, 6.4, 1.3, 2.75, 'window'), (9.2, 10.1, 1.3, 2.75, 'window')], TRIM), (3.3, 21, 0), -math.pi / 2)
box((11.6, 15, 2.0), (0.06, 12, 2.9), cottage.paint('siding', SIDING))
bricks(3.3, 11.6, 9.05, FLOOR, 0.2)
house.turned(lambda: bricks(0, 12, 0.05, FLOOR, 0.2), (3.3, 21, 0), -math.pi / 2)
cottage.gable(3.3, 11.6, 9.0, 21.0, EAVE, 2.9, steel, TRIM, 0.6, 'x', cottage.paint('siding', SIDING))
# The porch under its own gable.
box((6.8, 7.75, FLOOR - 0.05), (6.2, 2.5, 0.10), planks, 0.01)
bricks(3.75, 9.85, 6.62, FLOOR - 0.1, 0.2)
house.turned(lambda: bricks(0, 2.4, 0.1, FLOOR - 0.1, 0.2), (3.75, 9.0, 0), -math.pi / 2)
for x in (4.0, 5.85, 7.75, 9.6):
    paving.wall(x - 0.23, x + 0.23, 6.78, 20, (0.23,), 0.072, 0.46, RED, finish='tumbled', cap=(0.06, 0.03, ['#c9c2b4', '#b9b1a2']))
    low, high = 0.16, 0.105
    verts = [(x + sx * s, 6.78 + sy * s, z) for z, s in ((1.5, low), (EAVE - 0.3, high)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    place(mesh('column', verts, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], trim))
    box((x, 6.78, 1.53), (0.40, 0.40, 0.06), trim, 0.008)
    box((x, 6.78, EAVE - 0.30), (0.30, 0.30, 0.06), trim, 0.008)
box((6.8, 6.78, EAVE - 0.15), (6.2, 0.22, 0.28), trim, 0.008)
for a, b in ((4.23, 5.62), (7.98, 9.37)):
    cottage.railing((a, 6.78), (b, 6.78), FLOOR, trim, 0.82)
cottage.gable(3.75, 9.85, 6.65, 11.5, EAVE, 1.45, steel, TRIM, 0.5, 'y', cottage.paint('gable', (0.27, 0.315, 0.27)))
for k in range(3):
    z = FLOOR - 0.155 * (k + 1)
    box((6.8, 6.5 - 0.29 * (k + 0.5) + 0.1, z / 2), (1.75, 0.31, z), front.concrete(), 0.012)
for x in (5.72, 7.88):
    paving.wall(x - 0.16, x + 0.16, 6.05, 7, (0.2,), 0.072, 0.85, RED, finish='tumbled', cap=(0.06, 0.02, ['#c9c2b4', '#b9b1a2']))
    props.pot(x, 6.05, 0.15, 0.26, plant='croton', z=0.564)
# The porch: two chairs, a lamp by the door, a ceiling in pale blue.
box((6.8, 7.9, EAVE - 0.02), (6.0, 2.3, 0.03), cottage.paint('haint blue', (0.42, 0.56, 0.58)))
house.turned(lambda: (props.adirondack(4.75, 8.0, -math.pi / 2), props.adirondack(8.75, 8.0, -math.pi / 2)), (0, 0, FLOOR), 0)
house.turned(lambda: house.lantern(5.95, 9.0, 1.75), (0, -0.02, FLOOR), 0)
# Garage at the end of the drive.
cottage.wall(-2.7, 2.5, 25.5, 0.0, 2.9, SIDING, (), TRIM)
for x in (-1.1, 0.95):
    box((x, 25.44, 1.1), (1.75, 0.06, 2.2), cottage.paint('garage leaf', (0.055, 0.11, 0.10)), 0.006)
    for s in (-0.42, 0.42):
        for z in (0.55, 1.55):
            box((x + s, 25.40, z), (0.70, 0.03, 0.80), cottage.paint('garage leaf', (0.065, 0.125, 0.115)), 0.012)
box((-0.08, 25.43, 2.30), (4.3, 0.07, 0.16), trim, 0.006)
cottage.gable(-2.7, 2.5, 25.5, 31, 2.9, 1.3, steel, TRIM, 0.45, 'y', cottage.paint('siding', SIDING), vent=True)
# Garden.
beds = [rectangle(3.0, 5.95, 5.55, 6.5), rectangle(8.05, 5.95, 11.4, 6.5), rectangle(2.35, 9.4, 3.2, 21)]
plants.far_ground(-0.14)
foliage.turf(rectangle(-22, -5, 22, 34), [drive, walk, *beds, rectangle(3.3, 6.6, 11.6, 21), rectangle(-2.7, 25.5, 2.5, 31)], 0.0, (-0.8, -3), 6.0, 15, dry=0.18)
for bed in beds:
    plants.bed(bed, 0.02, 260)
for k in range(5):
    plants.shrub('cocoplum', 3.3 + 0.52 * k, 6.2, 0.27, 0.5, 60)
for k in range(7):
    plants.shrub('croton' if k % 3 == 1 else 'cocoplum', 8.35 + 0.5 * k, 6.2, 0.27, 0.52, 60)
for k in range(16):
    plants.shrub('liriope', 2.7 + 0.1 * (k % 2), 9.7 + 0.7 * k, 0.22, 0.2, 9)
for k in range(9):
    plants.shrub('cocoplum' if k % 4 else 'croton', 2.95, 10.2 + 1.2 * k, 0.28, 0.7, 60)
for k, y in enumerate((5.0, 9.6, 14.2, 18.8, 23.4, 28.0)):
    plants.royal_palm(-3.6 + 0.12 * (k % 2), y, 6.0 + 0.4 * (k % 3), 17)
    for j in range(10):
        plants.shrub('liriope', -3.6 + 0.62 * math.cos(j * 0.63), y + 0.62 * math.sin(j * 0.63), 0.13, 0.1, 6)
for y in (-9.5, -5.2):
    plants.royal_palm(-3.2, y, 7.0, 17)
for x, y, tall in ((13.8, 22.5, 8.2), (16.4, 19.5, 6.8), (9.6, 27.0, 7.6), (1.4, 36.0, 9.0), (-6.4, 34.0, 8.0)):
    plants.sabal_palm(x, y, tall)
plants.hedge('ficus', -8.2, 4.5, -8.2, 32, 0.9, 1.5, per_meter=60)
foliage.wood(-40, 52, 46, 2, 3.4, 7.5, -0.6)
foliage.wood(-40, 52, 42, 1, 2.3, 3.6, -1.0)
foliage.litter(drive, 1.1, z=0.003)
foliage.litter(rectangle(-8, -3, 8, 9), 3.0, [drive, walk], 0.03)
camera((-0.95, -3.3, 1.55), (1.75, 9.0, 1.95), 25)
daylight('2026-04-10', 8.9, 226, 0.55)
film(1920, 1200, 16, 0.0)
sky_only()
