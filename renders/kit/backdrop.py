"""What closes the view: a lawn with woods at its end, or a lake."""
from . import coast, foliage, materials, plants
from .core import mesh, place, rectangle


def lawn_and_woods(start, near=6):
    """Builds a lawn from y = `start` to the edge of woods; the grass nearest (0, `near`) is finest."""
    plants.far_ground(-0.12)
    foliage.turf(rectangle(-30, start, 30, 18), [], -0.012, (0, near), 2, 6, dry=0.15)
    foliage.wood(-36, 36, 20, 2, 3.2, 7.0, -0.6)
    foliage.wood(-36, 36, 17.5, 1, 2.3, 4.2, -1.4)


def lake(bank, far, sabals, hole=None):
    """Builds ground to the bank of a lake at y = `bank`, its water, and woods of several heights from y = `far` on, with
    palms at these xs. `hole` is a pool's (x0, y0, x1, y1). It leaves the sky low, for water and panes to mirror.
    """
    level = -1.1
    land = materials.far_green()
    x0, _, x1, y1 = hole or (0, 0, 0, bank)
    for left, near, right, end in ((-200, -200, x0, bank), (x1, -200, 200, bank), (x0, y1, x1, bank)):
        if left < right and near < end:
            place(mesh('ground', [(x, y, -0.12) for x, y in rectangle(left, near, right, end)], [(0, 1, 2, 3)], land))
    place(mesh('bank', [(-200, bank, -0.12), (200, bank, -0.12), (200, bank + 4, level - 0.1), (-200, bank + 4, level - 0.1)], [(0, 1, 2, 3)], land))
    coast.water(rectangle(-160, bank, 160, far + 2), level, (0.030, 0.056, 0.050), ripple=0.4, scale=1.6)
    coast.mangrove_shore(far, -120, 120, level, 3.4, 2.4, 2)
    foliage.wood(-120, 120, far + 8, 2, 3.2, 8.4, -3.2, kinds=('mangrove', 'mahogany', 'buttonwood'))
    for x in sabals:
        plants.sabal_palm(x, far + 6, 9 + x % 3, 24, -1.0, 1.1, False)


__all__ = ['lake', 'lawn_and_woods']
