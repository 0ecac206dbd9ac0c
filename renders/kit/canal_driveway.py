"""A driveway in Cape Coral, 40 by 60 feet, seen from the street in the morning: as an old slab, and with pavers laid."""
import math

from . import bare, doors, field, foliage, front, house, materials, paving, plants, props, skiff, street
from .core import Nodes, box, camera, film, rectangle, reset
from .daytime import sky_only
from .sky import daylight


def _lay(layouts):
    field.lay(layouts['drive'], 'tumbled', (4, -1), 0.035, 5.0, border_colors=['#74503d', '#8a6a52'])
    field.lay(layouts['walk'], 'tumbled', (-4, -1), 0.035, 2.0, border_colors=['#74503d', '#8a6a52'])


def _trailer_edge():
    """Pours the edge that carries the trailer."""
    for k in range(6):
        box((-6.25, 1.55 + 3.0 * k, -0.03), (0.28, 2.99, 0.10), front.concrete(), 0.012)


def _as_it_was():
    """Pours the slab, which settled most of all at the garage, and the water that stands there."""
    bare.old_slab(-6.096, 0, 6.096, 18.288, 4, 6, 1.0, 1.0, lambda column, row, chance: chance.uniform(0, 0.014) + 0.004 * row)
    bare.old_slab(6.1, 16.1, 8.9, 17.5, 1, 1, 0.0, 3.0)
    bare.old_slab(7.3, 17.5, 8.9, 20.95, 1, 1, 0.0, 4.0)
    wet = Nodes('wet concrete')
    wet.done(wet.principled((0.105, 0.098, 0.085), 0.55, 0.3))
    water = Nodes('puddle')
    water.done(water.principled((0.070, 0.066, 0.058), 0.02, 0.5))
    bare.patch(-1.8, 16.4, 8.2, 3.6, -0.017, wet.material, 3)
    bare.patch(-2.1, 16.6, 7.0, 2.9, -0.015, water.material, 4)
    dirt = Nodes('dirt in a crack')
    dirt.done(dirt.principled((0.035, 0.031, 0.024), 0.95, 0.1))
    for k, (start, end) in enumerate((((-6.0, 3.1), (1.0, 1.2)), ((0.6, 0.1), (3.4, 6.0)), ((3.4, 6.0), (6.0, 7.4)), ((-3.9, 5.2), (0.4, 9.0)), ((2.0, 8.5), (5.8, 12.5)))):
        bare.strip(start, end, 0.16, 0.011, 0.003, dirt.material, 20 + k, 0.09, 0.05)
    foliage.turf(rectangle(-6.44, 0.05, -6.09, 18.3), [], 0.0, (-5, 0), 4, 12, dry=0.35)


def driveway(paved):
    """Builds the scene after the work, or before it if it is not `paved`."""
    reset(61)
    layouts = paving.layouts()
    walk = paving.polygon(layouts['walk'])
    work = bare.made(lambda: _lay(layouts)) | bare.made(_trailer_edge)
    sand = (0.72, 0.68, 0.60)
    house.walls(-6.5, 6.4, 18.35, 8, [(-5.5, -0.6, 0, 2.25, 'garage'), (1.3, 4.1, 0, 2.25, 'garage')], sand)
    house.walls(6.4, 19, 21.0, 8, [(7.6, 8.8, 0, 2.4, 'open'), (10.4, 12.8, 0.75, 2.3, 'window'), (14.8, 17.0, 0.75, 2.3, 'window')], sand)
    doors.planked(7.6, 8.8, 2.4, 21.0, materials.wood((0.34, 0.19, 0.09)))
    street.hip_roof(-6.5, 18.35, 6.4, 26.5, 'brown')
    street.hip_roof(5.4, 21.0, 19, 29.0, 'brown')
    for x in (-6.0, 0.35, 5.3):
        house.lantern(x, 18.35, 1.95)
    house.lantern(9.4, 21.0, 2.0)
    bed = rectangle(6.9, 17.6, 9.0, 20.9)
    long_bed = rectangle(10.6, 19.5, 19, 21.0)
    plants.far_ground(-0.12)
    plants.lawn(rectangle(6.15, 0.05, 22, 19.5), [walk, bed, long_bed], near=(2, 0), reach=6)
    plants.lawn(rectangle(-16, 0.05, -6.4, 19.5), [], near=(-5, 0), reach=5)
    for lot in (rectangle(-34, 0.05, -16, 44), rectangle(-16, 19.5, -6.6, 44)):
        foliage.turf(lot, [], 0.0, (0, 0), 4, 12, dry=0.15)
    street.planting(long_bed, ['cocoplum', 'cocoplum', 'ixora'], 0.62)
    street.planting(rectangle(6.2, 4.0, 6.9, 15.5), ['liriope'], 0.42)
    for x in (7.0, 9.4):
        props.pot(x, 20.5, 0.25, 0.46, plant='agave')
    front.street(0.0)
    work |= bare.made(lambda: house.turned(skiff.bay_boat, (-4.5, 9.6, 0.001), 0.02))
    plants.royal_palm(9.6, 11.5, 6.0)
    plants.royal_palm(9.9, 15.4, 6.8)
    plants.sabal_palm(-9.6, 14.0, 4.4)
    plants.sabal_palm(-11.0, 16.0, 5.4)
    plants.sabal_palm(-9.0, 17.2, 3.6)
    plants.coconut_palm(14.5, 2.0, 5.4, lean=0.4)
    plants.coconut_palm(12.0, -3.5, 5.0, lean=0.5)
    plants.coconut_palm(8.2, -5.2, 5.6, lean=0.3)
    # The open lot on the left ends at a hedge; beyond it and the canal behind the house stand palms and low woods.
    plants.hedge('ficus', -19.5, 2, -19.5, 34, 0.9, 1.5, per_meter=60)
    for x, y, tall in ((-15.5, 24.0, 7.4), (-17.4, 27.5, 8.6), (-12.6, 31.0, 9.0), (-22.5, 18.0, 8.0), (-24.5, 13.5, 7.0), (-1.5, 33.0, 8.2), (1.8, 36.0, 9.4), (13.0, 34.0, 9.0)):
        plants.sabal_palm(x, y, tall)
    foliage.wood(-90, 90, 62, 2, 3.4, 8.0, -0.6)
    foliage.wood(-90, 90, 57, 1, 2.3, 3.6, -1.0)
    foliage.wood(-20, 62, 58, 2, 3.4, 8.0, -0.6, turn=math.pi / 2)
    foliage.wood(-20, 62, 53, 1, 2.3, 3.4, -1.0, turn=math.pi / 2)
    plants.fallen([(3.4, 0.8), (1.2, 1.6), (2.4, 2.9), (0.1, 2.2), (3.6, 3.4)])
    if not paved:
        bare.take_away(work)
        _as_it_was()
    camera((4.4, -3.0, 1.6), (-0.9, 9.5, 1.05), 24)
    daylight('2026-04-18', 9.3, 325, 0.5, seed=5.0)
    film(1920, 1200, 16, 0.05)
    sky_only()


__all__ = ['driveway']
