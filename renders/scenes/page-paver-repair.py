"""A repair under way: in front of a garage, the pavers of a settled spot are lifted and stacked beside it, new base is
compacted and sand pulled off; a string shows the height they had.
"""
import math
import random

from kit import doors, edging, field, foliage, front, house, jobsite, materials, paving, plants, props, street
from kit.core import box, camera, film, lathe, place, rectangle, reset, tube
from kit.daytime import sky_only
from kit.sky import daylight

reset(57)
layout = paving.layouts()['drive']
drive = paving.polygon(layout)
WALL = 9.3
# The opening: its middle, half of its width and depth. DEEP is the top of the sand below the pavers.
OX, OY, WIDE, LONG, DEEP = 0.75, 2.75, 1.45, 1.05, -0.061


def is_open(x, y):
    """Returns whether the paver at a point is lifted: those of a rounded field."""
    return ((x - OX) / WIDE) ** 4 + ((y - OY) / LONG) ** 4 < 1


def bed(x, y):
    """Returns the height of what is below the pavers: joint sand around the opening, new base in it."""
    away = ((x - OX) / (WIDE - 0.13)) ** 4 + ((y - OY) / (LONG - 0.13)) ** 4
    return -0.0085 if away > 1.25 else -0.105 + 0.006 * math.sin(5 * x) * math.sin(4 * y)


field.lay(layout, 'tumbled', (0, 0.5), 0.028, 4.6, border_colors=['#5b4a3f', '#4f4038'], keep=lambda x, y: not is_open(x, y), bed=False, level=0.0012, tilt=0.004, spread=0.12)
sand, base = jobsite.sand_material((0.44, 0.34, 0.21), 0.1), jobsite.base_material((0.40, 0.37, 0.32))
around = [(OX - WIDE - 0.3, OY - LONG - 0.3), (OX + WIDE + 0.3, OY + LONG + 0.3)]
(x0, y0), (x1, y1) = around
joint = materials.joint_sand((0.34, 0.29, 0.21))
for rim in (rectangle(-3.1, -2.4, 3.1, y0), rectangle(-3.1, y1, 3.1, WALL), rectangle(-3.1, y0, x0, y1), rectangle(x1, y0, 3.1, y1)):
    field.surface(rim, lambda x, y: -0.0085, joint, 1.0)
field.surface(around, bed, base, 0.045)


def sand_level(x, y):
    """Returns the height of the sand: level between the pipes, and run out where nobody has pulled it yet."""
    return DEEP - 0.05 * min(1.0, max(0.0, (y - OY - 0.10 - 0.05 * math.sin(6 * x)) / 0.08))


# Sand as far as it has been pulled off, toward us, between two pipes.
field.surface([(OX - WIDE + 0.05, OY - LONG + 0.05), (OX + WIDE - 0.05, OY + 0.3)], sand_level, sand, 0.03)
for x in (OX - 0.85, OX + 0.8):
    jobsite.screed_pipe(x, OY - 0.85, x + 0.03, OY + 0.62, DEEP - 0.010)
jobsite.part((OX + 0.02, OY + 0.17, DEEP + 0.055), (2.15, 0.045, 0.10), jobsite.pine(), 0.03)
jobsite.heap(OX + 0.35, OY + 0.52, 0.42, 0.13, sand, DEEP - 0.05, 6, (1.3, 0.7))
# The string at the height of the sound pavers, from stake to stake beside the drive.
for x in (-3.28, 3.28):
    jobsite.stake(x, OY - 0.25 + 0.02 * x, 0, 0.30)
jobsite.string_line([(-3.26, OY - 0.31, 0.06), (3.26, OY - 0.19, 0.06)], radius=0.0026)
# The lifted pavers, in the order in which they came up.
blend = layout['colors']
for k, (x, y, layers, turn) in enumerate(((-1.75, 1.55, 6, 0.06), (-1.72, 2.35, 6, -0.04), (-1.80, 3.15, 5, 0.03), (-1.76, 3.95, 3, -0.05))):
    jobsite.stack(x, y, blend, layers, (0.203, 0.102, 0.06), 3, 5, turn, 0.001, strap=False, missing=(0, 2, 4, 3)[k])
jobsite.mallet(-0.55, 0.85, 0.55, 0.001)
jobsite.straightedge(0.15, 0.72, 1.95, 0.98, 0.002, 0.002, 0.06, 0.022)
jobsite.bucket(2.55, 4.3, 0.001, (0.62, 0.60, 0.56))
jobsite.wheelbarrow(1.75, 5.2, math.pi + 0.75, 0.002, sand)
jobsite.shovel((2.62, 6.9, 0.03), (2.95, 8.95, 1.16), 0.2)


def compactor(x, y, turn):
    """Builds a plate compactor: a steel plate with raised ends, an engine on it, a bent handle."""
    paint, black = materials.plain('compactor', (0.55, 0.30, 0.03), 0.4, 0.45, vary=0.3), jobsite.rubber()
    metal = jobsite.steel()

    def build():
        jobsite.part((0, 0, 0.022), (0.44, 0.40, 0.024), metal)
        for s in (-1, 1):
            jobsite.part((s * 0.255, 0, 0.05), (0.12, 0.40, 0.02), metal, pitch=-s * 0.55)
        jobsite.part((-0.02, 0, 0.10), (0.36, 0.30, 0.10), paint, bevel=0.02)
        jobsite.part((0.03, 0, 0.28), (0.30, 0.30, 0.20), black, bevel=0.03)
        jobsite.part((0.02, 0.02, 0.43), (0.30, 0.26, 0.10), paint, bevel=0.04)
        place(lathe('starter', [(0.105, 0), (0.10, 0.05), (0.001, 0.06)], metal, 32), (0.03, -0.15, 0.30), (math.pi / 2, 0, 0))
        tube([(-0.18, -0.16, 0.16), (-0.40, -0.18, 0.62), (-0.62, -0.19, 0.98), (-0.66, 0, 1.02), (-0.62, 0.19, 0.98), (-0.40, 0.18, 0.62), (-0.18, 0.16, 0.16)], 0.014, black, 10)

    house.turned(build, (x, y, -0.10), turn)


compactor(OX - 0.75, OY + 0.55, -0.55)
# The house: the garage, the entry beside it, and the downspout that let the water in.
wall = (0.70, 0.66, 0.58)
house.walls(-3.9, 3.6, WALL, 7.5, [(-2.5, 2.5, 0, 2.25, 'garage')], wall)
house.walls(3.6, 15, WALL + 2.6, 8, [(4.5, 5.6, 0, 2.3, 'open'), (7.2, 9.4, 0.75, 2.3, 'window'), (11.4, 13.2, 0.75, 2.3, 'window')], wall)
doors.planked(4.5, 5.6, 2.3, WALL + 2.6, materials.plain('door paint', (0.10, 0.16, 0.20), 0.45, 0.4, vary=0.15))
street.hip_roof(-3.9, WALL, 3.6, WALL + 7.5, 'slate')
street.hip_roof(2.6, WALL + 2.6, 15, WALL + 10.6, 'slate')
for x in (-3.2, 3.1):
    house.lantern(x, WALL, 1.95)
box((0, WALL - 0.14, 0.005), (5.24, 0.4, 0.05), front.concrete(), 0.008)
plants.far_ground(-0.14)
beds = [rectangle(-6.2, WALL - 1.2, -3.3, WALL), rectangle(6.3, WALL + 1.2, 15, WALL + 2.6)]
# Not below the drive, or its soil would fill the opening.
for x0, x1 in ((-14, -3.08), (3.08, 14)):
    plants.lawn(rectangle(x0, -2.4, x1, WALL + 8), [*beds, rectangle(-3.9, WALL, 15, WALL + 9)], -0.01, near=(0, 0), reach=5.5)
for polygon in beds:
    street.planting(polygon, ['cocoplum', 'ixora', 'grasses', 'cocoplum'], 0.5, sizes=(0.3, 0.5))
props.pot(4.1, WALL + 2.2, 0.22, 0.42, plant='agave')
for x, y, height in ((-7.4, 7.4, 4.0), (-8.6, 8.6, 5.0), (8.6, 7.4, 4.6)):
    plants.sabal_palm(x, y, height)
plants.royal_palm(11.2, 8.0, 5.8)
foliage.wood(-52, 52, 32, 3, 3.2, 7.5, -0.6)
foliage.wood(-52, 52, 29.5, 1, 2.3, 4.2, -1.4)
for x, height in ((-20, 8.5), (-5, 8.8), (17, 8.2)):
    plants.sabal_palm(x, 31, height, 24, 0, 1.1, False)
foliage.wood(-34, 34, -17, 1, 3.4, 6.5, -0.6)
plants.fallen([(random.uniform(-2.6, 2.6), random.uniform(-0.6, 1.2)) for _ in range(4)])
camera((-1.55, -1.75, 1.62), (0.42, 4.6, 0.42), 25)
daylight('2026-03-12', 9.9, 305, 0.55, seed=6.0)
film(1920, 1200, 7, -0.1)
edging.trim(drive, z=-0.01, near=(0, 0), reach=5.5)
sky_only()
