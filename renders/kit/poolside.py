"""The pool deck of a material picture: pavers cut around the water, coping, pool, and a garden that closes the view."""
from . import foliage, paving, plants, pool, street
from .core import rectangle
from .deck import around as cut


def deck(layout, finish, water, coping, step=0.04, speckle=0.6, steps='n', nose='smooth', pitch=0.305, spread=0.10):
    """Lays `layout` around `water` = (x0, y0, x1, y1), with coping in the tones `coping`, and plants woods on three
    sides, so that panes and water mirror no bare horizon.
    """
    edge = (water[0] - 0.305, water[1] - 0.305, water[2] + 0.305, water[3] + 0.305)
    paving.lay(cut(layout, edge), finish, step, speckle=speckle, spread=spread)
    paving.coping(*water, coping, pitch=pitch, finish=nose)
    pool.pool(*water, 1.4, ripple=0.10, steps=steps)
    plants.far_ground(-0.12, hole=water)
    foliage.wood(-40, 40, 27, 2, 3.2, 7.5, -0.6)
    foliage.wood(-40, 40, 24.5, 1, 2.3, 4.2, -1.4)
    for x in (-30, 27):
        foliage.wood(0, 26, x, 1, 3.2, 6.5, -0.6, turn=1.5708)


def garden(y):
    """Builds a bed from y on, and a lawn behind it as far as the woods."""
    street.planting(rectangle(-14, y, 17, y + 1.1), ['liriope', 'grasses', 'cocoplum'], 0.5, sizes=(0.26, 0.42))
    plants.lawn(rectangle(-14, y + 1.1, 17, y + 5), z=-0.012, near=(0, y), reach=2.5)
    foliage.turf(rectangle(-36, y + 5, 36, 25), [], -0.012, (0, y), 3, 10, dry=0.15)
