"""What closes the view behind a close-up: a lawn, and woods at its end."""
from . import foliage, plants
from .core import rectangle


def lawn_and_woods(start, near=6):
    """Builds a lawn from y = `start` to the edge of woods; the grass nearest (0, `near`) is finest."""
    plants.far_ground(-0.12)
    foliage.turf(rectangle(-30, start, 30, 18), [], -0.012, (0, near), 2, 6, dry=0.15)
    foliage.wood(-36, 36, 20, 2, 3.2, 7.0, -0.6)
    foliage.wood(-36, 36, 17.5, 1, 2.3, 4.2, -1.4)


__all__ = ['lawn_and_woods']
