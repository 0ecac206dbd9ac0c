"""The street side of a house: garage, entry, driveway, lawn, palms."""
import math
import random

from . import house, materials, paving, plants, props
from .core import Nodes, box, mesh, place, rectangle, reset

PI = math.pi


def asphalt():
    n = Nodes('asphalt')
    where = n.position()
    stones = n.node('ShaderNodeSeparateColor', {0: n.voronoi(where, 160, 'Color')}, out=0)
    tone = n.mix(1.0, (0.085, 0.083, 0.080), n.ramp(stones, [(0.0, (0.55, 0.55, 0.55)), (0.8, (1, 1, 1)), (1.0, (1.9, 1.85, 1.75))]), 'MULTIPLY')
    tone = n.mix(0.6, tone, n.ramp(n.noise(where, 0.7, 5, 0.65), [(0.3, (0.7, 0.7, 0.7)), (0.7, (1.2, 1.2, 1.2))]), 'MULTIPLY')
    return n.done(n.seen(n.principled(tone, 0.9, 0.25, n.bump(stones, 0.5, 0.004)), (0.085, 0.083, 0.080)))


def concrete():
    n = Nodes('concrete')
    where = n.position()
    tone = n.mix(1.0, (0.46, 0.44, 0.40), n.ramp(n.noise(where, 1.6, 7, 0.66), [(0.3, (0.7, 0.69, 0.67)), (0.65, (1.08, 1.08, 1.07))]), 'MULTIPLY')
    fine = n.noise(where, 240, 2)
    return n.done(n.seen(n.principled(tone, 0.9, 0.2, n.bump(fine, 0.4, 0.002)), (0.46, 0.44, 0.40)))


def street(y, width=6.5, half=60):
    """Builds a street with a rolled concrete curb; `y` is its near side to the house."""
    box((0, y - 0.2, -0.06), (half * 2, 0.45, 0.11), concrete(), 0.03)
    place(mesh('street', [(-half, y - width, -0.05), (half, y - width, -0.05), (half, y - 0.4, -0.05), (-half, y - 0.4, -0.05)], [(0, 1, 2, 3)], asphalt()))


def mailbox(x, y):
    """Builds a mailbox on a white post."""
    paint = materials.plain('post', (0.72, 0.71, 0.68), 0.5, 0.35, vary=0.15)
    metal = materials.plain('box', (0.04, 0.05, 0.045), 0.4, 0.4)
    box((x, y, 0.52), (0.10, 0.10, 1.04), paint, 0.008)
    box((x, y - 0.06, 1.14), (0.17, 0.48, 0.20), metal, 0.06, 0, 4)


def house_front(color=(0.70, 0.63, 0.52), garage=(-2.5, 2.5), wall_y=12.0, roof=True):
    """Builds a garage block in front of a long main block with the entry beside it."""
    house.walls(-3.6, 3.6, wall_y, 7.5, [(garage[0], garage[1], 0, 2.2, 'garage')], color)
    house.walls(3.6, 15, wall_y + 2.6, 8, [(4.5, 5.6, 0, 2.3, 'door'), (7.2, 9.4, 0.75, 2.3, 'window'), (11.4, 13.2, 0.75, 2.3, 'window')], color)
    if roof:
        house.hip_roof(-3.6, wall_y, 3.6, wall_y + 7.5)
        house.hip_roof(2.6, wall_y + 2.6, 15, wall_y + 10.6)
    for x in (garage[0] - 0.55, garage[1] + 0.55):
        house.lantern(x, wall_y, 1.9)
    house.lantern(6.15, wall_y + 2.6, 1.9)


def garden(drive, walk=None, wall_y=12.0, wide=16.0, near=(0, 0)):
    """Plants lawn on both sides of the driveway, beds at the house and trees behind it."""
    holes = [drive] + ([walk] if walk else [])
    plants.far_ground(-0.12)
    beds = [rectangle(-4.9, wall_y - 1.0, -3.0, wall_y), rectangle(6.3, wall_y + 1.3, 15, wall_y + 2.6)]
    plants.lawn(rectangle(-wide, 0.05, wide, wall_y + 1.5), holes + beds, 0.0, near=near, reach=6.5)
    for bed in beds:
        plants.bed(bed, 0.02, 260)
    for k in range(13):
        plants.shrub('cocoplum' if k % 3 else 'croton', 6.7 + k * 0.64, wall_y + 2.0 + 0.12 * (k % 2), 0.32, 0.55, 64)
    for k in range(4):
        plants.shrub('croton', -4.6 + k * 0.45, wall_y - 0.5, 0.26, 0.5, 50)
    for x, y in ((4.3, wall_y + 2.1), (5.85, wall_y + 2.1)):
        props.pot(x, y, 0.22, 0.42, plant='agave')
    plants.tree_line(-52, 52, wall_y + 22, 3, 3.2, 1.5, -1.5, palms=5)
    plants.hedge('ficus', -40, wall_y + 17, 40, wall_y + 17, 1.2, 1.8, per_meter=40, neat=0.15)
    house.turned(lambda: plants.hedge('clusia', 0, 0, 14, 0, 0.9, 1.6, per_meter=80), (-wide - 0.2, wall_y + 1.5, 0), -PI / 2)


def driveway_house(finish='tumbled', color=(0.70, 0.63, 0.52), seed=3, border=None, step=0.05):
    """Builds the usual street front: the driveway from the street to a two-car garage, and beside it the walk to the
    front door.
    """


    reset(seed)
    layouts = paving.layouts()
    paving.lay(layouts['drive'], finish, step, border_colors=border)
    walk = layouts.get('walk')
    if walk:
        paving.lay(walk, finish, step, border_colors=border)
    house_front(color)
    garden(paving.polygon(layouts['drive']), paving.polygon(walk) if walk else None, near=(-1, 0))
    street(0.0)
    plants.royal_palm(8.6, 9.0, 5.4)
    plants.royal_palm(11.6, 8.2, 6.2)
    plants.sabal_palm(-6.8, 8.6, 3.6)
    plants.sabal_palm(-8.2, 9.8, 4.6)
    plants.shrub('liriope', -6.9, 8.0, 0.2, 0.15, 9)
    for k in range(7):
        plants.shrub('liriope', -7.5 + 0.9 * math.cos(k), 9.1 + 0.9 * math.sin(k), 0.14, 0.1, 6)
    plants.fallen([(random.uniform(-2.5, 2.5), random.uniform(0.4, 4)) for _ in range(6)])
