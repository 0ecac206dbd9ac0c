"""The pool deck of a material picture: pavers cut around the water, coping, pool, and a garden that closes the view."""
from . import paving, plants, pool
from .core import rectangle
from .deck import around as cut
from .view import around


def deck(layout, finish, water, coping, sun, step=0.04, speckle=0.6, ripple=0.10, steps='n', shell=1.4, nose='smooth', pitch=0.305, spread=0.10, border=None):
    """Lays `layout` around `water` = (x0, y0, x1, y1), with coping in the tones `coping`, and plants trees all around
    but toward the `sun`.
    """
    edge = (water[0] - 0.305, water[1] - 0.305, water[2] + 0.305, water[3] + 0.305)
    paving.lay(cut(layout, edge), finish, step, speckle=speckle, spread=spread, border_colors=border)
    paving.coping(*water, coping, pitch=pitch, finish=nose)
    pool.pool(*water, shell, ripple=ripple, steps=steps)
    around(26, hole=water, sun=sun, seed=7)


def garden(y, x0=-14, x1=17, kind='clusia', height=1.7, lawn=2.4, shrubs=None):
    """Builds a strip of lawn from y on, with a hedge behind it."""
    plants.lawn(rectangle(x0, y, x1, y + lawn), z=-0.012, near=(0, y), reach=1.5)
    plants.hedge(kind, x0 - 1, y + lawn + 0.5, x1 + 1, y + lawn + 0.5, 1.0, height, per_meter=80)
    if shrubs:
        x = x0
        while x < x1:
            plants.shrub(shrubs, x, y + lawn - 0.35, 0.36, 0.6, 80)
            x += 0.85
