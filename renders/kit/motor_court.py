"""5,200 square feet in Cape Coral, 65 by 80 feet: a motor court in herringbone with a turning circle and a walk."""
import math

from . import car, doors, field, greens, house, materials, paving, plants, props, street
from .core import lathe, place, rectangle, reset

CX, CY, R = 1.0, 9.2, 2.9
DARK = ['#2f3033', '#3a3b3d', '#343637']
# The front of the house.
Y = 20.4


def _paving(near, reach):
    layouts = paving.layouts()
    field.lay(field.without_circle(layouts['court'], CX, CY, R + 0.45), 'slate', near, 0.04, reach, border_colors=DARK)
    for part in ('bays', 'walk'):
        field.lay(layouts[part], 'slate', near, 0.04, reach, border_colors=DARK)


def _bed():
    """Builds the turning circle: courses flush with the court, a low wall, a planted mound with two royal palms."""
    for out in (0.0, 0.235, 0.47):
        field.circle(CX, CY, R - 0.23 + out, R + out, DARK, 0.16, finish='slate')
    field.circle(CX, CY, R - 0.47, R - 0.235, ['#989a99', '#a08c75', '#c9c2b4'], 0.23, finish='slate')
    top = paving.ring(CX, CY, R - 0.80, R - 0.50, 3, 0.15, 46, paving.blends()['wall-systems-and-coping'], cap=(0.057, 0.02, ['#c9c2b4', '#d8c8ac']))
    place(lathe('mound', [(R - 0.8, top - 0.10), (R * 0.4, top + 0.06), (0.001, top + 0.12)], materials.soil(), 48), (CX, CY, 0))
    plants.royal_palm(CX, CY, 6.4, z=top)
    plants.royal_palm(CX - 0.9, CY + 0.5, 4.6, z=top)
    for k in range(26):
        a = 2 * math.pi * k / 26
        plants.shrub('liriope', CX + 1.85 * math.cos(a), CY + 1.85 * math.sin(a), 0.13, 0.1, 7, top - 0.08)
    for k in range(13):
        a = 2 * math.pi * (k + 0.5) / 13
        plants.shrub('ixora' if k % 3 else 'cocoplum', CX + 1.1 * math.cos(a), CY + 1.1 * math.sin(a), 0.32, 0.5, 60, top - 0.04)


def _house():
    shell = (0.80, 0.75, 0.66)
    house.walls(-10, 5.2, Y, 9, [(-8.6, -5.6, 0.55, 2.4, 'window'), (-4.5, -2.8, 0, 2.5, 'open'), (1.2, 3.8, 0.55, 2.4, 'window')], shell)
    doors.glazed(-4.5, -2.8, 2.5, Y, materials.wood((0.22, 0.085, 0.035), 0.05), leaves=2)
    street.hip_roof(-10, Y, 6.2, Y + 9, 'sand')

    def wing():
        house.walls(0, 13.0, 0, 7.5, [(0.9, 3.5, 0, 2.3, 'garage'), (4.1, 6.7, 0, 2.3, 'garage'), (9.6, 11.6, 0.8, 2.3, 'window')], shell)
        street.hip_roof(0, 0, 13.0, 7.5, 'sand')
        for x in (0.45, 3.8, 7.15):
            house.lantern(x, 0, 1.95)

    house.turned(wing, (9.95, Y + 4.0, 0), -math.pi / 2)
    for x in (-5.15, -2.15):
        house.lantern(x, Y, 2.0)
        props.pot(x, Y - 0.5, 0.3, 0.55, plant='agave')


def _garden():
    plants.far_ground(-0.12)
    beds = [rectangle(-10, Y - 1.15, -5.45, Y), rectangle(-1.8, Y - 1.15, 6.0, Y)]
    for bed in beds:
        street.planting(bed, ['cocoplum', 'cocoplum', 'ixora', 'grasses'], 0.55)
    plants.lawn(rectangle(-16, -6, -9.9, Y - 1.2), near=(-6, -4), reach=6)
    plants.lawn(rectangle(9.95, -2, 20, 26), [rectangle(9.9, 11.2, 17.6, 25)], near=(0, 0), reach=1)
    street.planting(rectangle(10.1, 10.0, 17.4, 11.3), ['cocoplum', 'ixora', 'grasses'], 0.6)
    plants.sabal_palm(12.4, 9.4, 4.0)
    plants.sabal_palm(13.6, 8.6, 5.0)
    greens.hedge('clusia', 20.5, 0, 20.5, 34, 1.1, 2.0)
    greens.tree_line(22, 44, 18, 2, 4.6, 1.2, -0.8)
    street.planting(rectangle(-11.6, 4, -10.1, Y - 1.2), ['liriope'], 0.5)
    for y in (5.5, 9.5, 13.5, 17.5):
        plants.sabal_palm(-11.2, y, 3.2 + 0.5 * (y % 2) + 0.3 * (y % 3))
    greens.hedge('clusia', -15.6, -4, -15.6, 34, 1.1, 2.1)
    greens.hedge('clusia', -45, Y + 13, 45, Y + 13, 1.2, 2.3, -0.2, 500)
    greens.tree_line(-60, 60, Y + 17, 2, 4.6, 1.5, -1.0, 5)
    greens.tree_line(-40, -18, 14, 2, 4.6, 1.2, -0.8, 2)
    plants.coconut_palm(-13.0, -3.2, 5.0, lean=0.5)


def build(near, reach=5.5):
    """Builds the place with two cars in it; the pavers within `reach` of `near` are modeled finely."""
    reset(62)
    _paving(near, reach)
    _bed()
    _house()
    _garden()
    house.turned(lambda: car.parked((0.045, 0.075, 0.11)), (-7.5, 14.2, 0), math.pi - 0.03)
    house.turned(lambda: car.parked((0.50, 0.49, 0.46)), (6.9, 19.0, 0), math.pi / 2 + 0.02)
    plants.fallen([(-5.4, -1.6), (-4.2, -0.6), (-3.1, -2.0), (-4.8, 0.8)])


__all__ = ['build']
