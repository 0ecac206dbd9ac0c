"""1,000 square feet in Bonita Springs: a terrace at the house, 30 by 20 feet, with a kitchen under a pergola and a table;
five feet of walk; a circle with a fire pit in it, 25 feet from house and pergola.
"""
import math

from . import clearance, edging, field, foliage, greens, grill, house, materials, paving, places, plants, props, street, terrace, things
from .core import INCH, rectangle, reset

# The pit, and the radius of the circle around it.
PX, PY, CIRCLE = -1.6, 1.332, 3.35
HOUSE = 12.0
STONE = ['#a08c75', '#b89c78', '#8a6a52', '#c7b391']
CAPS = ['#d8c8ac', '#cbb99a']


def _house():
    sage = (0.60, 0.63, 0.55)
    house.walls(-9, 9, HOUSE, 8, [(-4.3, 0.5, 0, 2.45, 'slider'), (-7.6, -5.9, 0.85, 2.3, 'window'), (5.5, 7.4, 0.85, 2.3, 'window')], sage)
    street.hip_roof(-9, HOUSE, 9, HOUSE + 8, 'slate')
    for x in (-4.9, 1.05):
        house.lantern(x, HOUSE, 2.0)
    things.hose(8.2, HOUSE)


def _fire():
    top = paving.ring(PX, PY, 16 * INCH, 23 * INCH, 3, 4 * INCH, 18, STONE, cap=(2 * INCH, 0.01, CAPS))
    props.fire(PX, PY, top - 0.17, 0.27, 0.46)
    a0, a1 = math.radians(128), math.radians(258)
    seat = terrace.bent_wall(PX, PY, 2.35, 0.30, a0, a1, 4, 4 * INCH, STONE, (0.057, 0.025, CAPS))
    for a in (a0 - 0.075, a1 + 0.075):
        terrace.pier(PX + 2.5 * math.cos(a), PY + 2.5 * math.sin(a), 0.48, 5, 4 * INCH, STONE, CAPS, turn=a)
    for a, color in ((150, (0.13, 0.24, 0.33)), (172, (0.62, 0.56, 0.46)), (226, (0.13, 0.24, 0.33))):
        t = math.radians(a)
        terrace.cushion(PX + 2.5 * math.cos(t), PY + 2.5 * math.sin(t), seat, (0.48, 0.32, 0.10), color, t + math.pi / 2)
    cedar = materials.wood((0.34, 0.19, 0.09), 0.2)
    for a, r, turn in ((354, 1.95, 0.5), (36, 2.2, 0.35)):
        t = math.radians(a)
        props.adirondack(PX + r * math.cos(t), PY + r * math.sin(t), t + math.pi + turn, cedar)
    props.side_table(PX + 2.05 * math.cos(math.radians(14)), PY + 2.05 * math.sin(math.radians(14)))


def _is_on_circle(piece):
    """Returns whether a paver is part of the border around the circle, where tapered ones are laid."""
    xs, ys = [p[0] * INCH - PX for p in piece['outline']], [p[1] * INCH - PY for p in piece['outline']]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    return piece['role'] == 'border' and abs(math.hypot(x, y) - CIRCLE + 0.114) < 0.1 and (y < 3.1 or abs(x) > 0.85)


def build(near, reach=4.6):
    """Builds the place; the pavers within `reach` of `near` are modeled finely."""
    reset(63)
    layout = paving.layouts()['patio']
    patio = paving.polygon(layout)
    layout = {**layout, 'pieces': [piece for piece in layout['pieces'] if not _is_on_circle(piece)]}
    pergola = (1.2, 9.75, 4.35, 11.4)
    clearance.check((PX, PY), 23 * INCH, (-9.6, HOUSE - 0.6, 9.6, HOUSE + 8), (pergola[0] - 0.45, pergola[1] - 0.45, pergola[2] + 0.45, pergola[3]))
    brown = ['#8a6a52', '#74503d']
    field.lay(field.without_circle(layout, PX, PY, 1.24), 'slate', near, 0.03, reach, border_colors=brown)
    edge = math.acos(0.762 / CIRCLE)
    field.circle(PX, PY, CIRCLE - 0.228, CIRCLE, brown, 0.155, finish='slate', start=math.pi - edge, sweep=math.pi + 2 * edge)
    field.circle(PX, PY, 1.01, 1.26, brown, 0.155, finish='slate')
    field.circle(PX, PY, 0.78, 1.007, ['#c2a47c', '#b3946c'], 0.2, finish='slate')
    field.circle(PX, PY, 0.55, 0.777, ['#a08c75', '#cdb995'], 0.24, finish='slate')
    _house()
    grill.kitchen(1.45, 4.3, HOUSE - 0.85, STONE)
    grill.pergola(pergola[0], pergola[2], pergola[1], pergola[3])
    _fire()
    places.dining(-2.1, 8.9, 0.3, 3)
    places.armchair(-0.95, 7.75, 2.1)
    props.pot(-4.2, 11.5, 0.28, 0.5, plant='agave')
    props.pot(0.95, 11.6, 0.26, 0.46, plant='ixora')
    plants.far_ground(-0.14)
    beds = [rectangle(-9, HOUSE - 1.2, -4.75, HOUSE), rectangle(4.75, HOUSE - 1.2, 8, HOUSE), rectangle(4.8, 6.2, 6.0, HOUSE - 1.2)]
    for bed in beds:
        street.planting(bed, ['cocoplum', 'ixora', 'cocoplum', 'grasses'], 0.55)
    ring = [(PX + r * math.cos(math.radians(a)), PY + r * math.sin(math.radians(a))) for r, sweep in ((3.45, range(140, 251, 10)), (4.5, range(250, 139, -10))) for a in sweep]
    street.planting(ring, ['grasses', 'cocoplum', 'liriope', 'grasses'], 0.5)
    plants.lawn(rectangle(-13, -8.6, 12, HOUSE), [street.shrink(patio, 0.06), *beds, ring], z=-0.012, near=near, reach=5.5)
    plants.sabal_palm(-8.6, 8.4, 4.0)
    plants.sabal_palm(-9.6, 6.6, 5.2)
    plants.coconut_palm(8.6, 5.4, 5.0, lean=0.5)
    foliage.sea_grape(7.6, 8.8, 1.2, 1.5, -0.05)
    greens.hedge('clusia', 12.2, -9, 12.2, 22, 1.0, 1.9)
    greens.hedge('clusia', -13.2, -9, -13.2, 22, 1.0, 1.9)
    greens.hedge('clusia', -13, -9.2, 12, -9.2, 1.0, 1.8)
    greens.tree_line(-40, 40, 27, 2, 4.4, 1.4, -1.0, 5)
    plants.fallen([(PX + 1.9, PY - 2.0), (0.2, 3.1), (-2.4, 4.6), (1.6, 6.9)])
    edging.trim(patio, z=-0.012, near=near, reach=5.5)


__all__ = ['build', 'PX', 'PY']
