"""The other side of a canal or a bay: a seawall, houses of several kinds, docks, palms, and the woods behind them."""
import math

from . import coast, cottage, foliage, house, lanai, plants, spa, street, waterfront
from .core import rectangle

BOATS = ((0.80, 0.81, 0.80), (0.10, 0.20, 0.27))


def _roof(x0, y0, x1, y1, kind, eave=2.85):
    if kind == 'steel':
        cottage.hip(x0, y0, x1, y1, eave, 1.9, cottage.galvalume())
    else:
        street.hip_roof(x0, y0, x1, y1, kind, eave=eave)


def _villa(color, roof, bronze):
    house.walls(-8, 8, 0, 9, [(-6.4, -2.4, 0, 2.4, 'slider'), (-1.2, 1.0, 0.9, 2.3, 'window'), (2.4, 6.2, 0, 2.4, 'slider')], color)
    _roof(-8, 0, 8, 9, roof)
    lanai.cage(-7, 7, -6.0, -0.05, color=bronze)


def _wide(color, roof, bronze):
    """Builds a long house with a wing toward the water, and no cage."""
    house.walls(-10.5, 4, 0, 9, [(-9.2, -7.4, 0.9, 2.3, 'window'), (-5.6, -0.8, 0, 2.4, 'slider'), (0.6, 2.8, 0.9, 2.3, 'window')], color)
    house.walls(4, 10.5, -3.2, 12.2, [(5.4, 9.1, 0, 2.4, 'slider')], color)
    _roof(-10.5, 0, 4, 9, roof)
    _roof(4, -3.2, 10.5, 9, roof)


def _tall(color, roof, bronze):
    """Builds a house of two stories, its cage in front, and a wing of one."""
    house.walls(-8, 3, 0, 9, [(-6.4, -2.4, 0, 2.4, 'slider'), (-0.8, 1.6, 0.9, 2.3, 'window')], color, 3.1)
    upper = [(-6.6, -4.8, 0.8, 2.1, 'window'), (-3.4, -1.6, 0.8, 2.1, 'window'), (-0.2, 1.6, 0.8, 2.1, 'window')]
    house.turned(lambda: house.walls(-8, 3, 0, 9, upper, color), (0, 0, 3.1))
    _roof(-8, 0, 3, 9, roof, 5.95)
    house.walls(3, 9, 1.2, 7, [(4.2, 7.8, 0, 2.4, 'slider')], color)
    _roof(3, 1.2, 9, 8.2, roof)
    lanai.cage(-7, 2, -5.0, -0.05, color=bronze)


def _flat(color, roof, bronze):
    spa.flat_house(-9, 9, 0, 9, color, 3.3, 2.0, [(-8.0, -3.6, 0, 2.6), (-2.0, 2.4, 0, 2.6), (5.0, 7.6, 0.9, 2.4)])


KINDS = {'villa': _villa, 'wide': _wide, 'tall': _tall, 'flat': _flat}


def across(far, level, homes, sabals, coconuts, reach=95, trees=()):
    """Builds the shore at y = `far` from x = -`reach` to `reach`. `homes` are (x, wall color), a villa under clay tile, or
    (x, wall color, kind, roof); the roof is 'steel', None or one of `street.roof`. Palms are at xs; `trees` are (x, height).
    """
    waterfront.seawall(-reach - 5, reach + 5, far)
    foliage.turf(rectangle(15 - reach, far + 0.6, reach - 15, far + 16), [], 0.0, (0, 0), 1, 2, dry=0.2)
    for k, home in enumerate(homes):
        x, color, kind, roof = home if len(home) == 4 else (*home, 'villa', None)
        bronze = (0.055, 0.045, 0.036) if k % 2 else (0.70, 0.70, 0.68)
        house.turned(lambda: KINDS[kind](color, roof, bronze), (x, far + 15 + 1.5 * (k % 2), 0), 0)
        waterfront.dock(x + 3.0, x + 7.0, far - 2.4, far - 0.2, -0.04, level)
        if k % 2:
            coast.lift(x - 1.0, far - 2.6, level, -0.04, 3.4, 4.2, math.pi / 2, 0.3, BOATS[k // 2 % 2])
    for x in sabals:
        plants.sabal_palm(x, far + 9 + x % 4, 5.5, 24)
    for x in coconuts:
        plants.coconut_palm(x, far + 4, 6.2, lean=0.8)
    foliage.wood(-reach, reach, far + 32, 2, 3.6, 9.0, -0.6)
    foliage.wood(-reach, reach, far + 29, 1, 2.2, 4.4, -1.6)
    # Last, so that they leave the chances of the woods as they are.
    for x, height in trees:
        foliage.tree('oak', x, far + 5.0 + x % 2, height)
