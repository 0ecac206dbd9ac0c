"""The street side of a house: garage and entry, street, mailbox."""
from . import house, materials
from .core import Nodes, box, mesh, place


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
