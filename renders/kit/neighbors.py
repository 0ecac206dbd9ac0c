"""The other side of a canal or a bay: a seawall, houses with their cages, docks, palms, and the woods behind them."""
import math

from . import coast, foliage, house, lanai, plants, waterfront
from .core import rectangle

BOATS = ((0.80, 0.81, 0.80), (0.10, 0.20, 0.27))


def _home(color, bronze):
    lanai.villa(-8, 8, 0, 9, color, [(-6.4, -2.4, 0, 2.4, 'slider'), (-1.2, 1.0, 0.9, 2.3, 'window'), (2.4, 6.2, 0, 2.4, 'slider')])
    lanai.cage(-7, 7, -6.0, -0.05, color=bronze)


def across(far, level, homes, sabals, coconuts, reach=95):
    """Builds the shore at y = `far` from x = -`reach` to `reach`: `homes` are (x, wall color), palms are at xs."""
    waterfront.seawall(-reach - 5, reach + 5, far)
    foliage.turf(rectangle(15 - reach, far + 0.6, reach - 15, far + 16), [], 0.0, (0, 0), 1, 2, dry=0.2)
    for k, (x, color) in enumerate(homes):
        house.turned(lambda: _home(color, (0.055, 0.045, 0.036) if k % 2 else (0.70, 0.70, 0.68)), (x, far + 15 + 1.5 * (k % 2), 0), 0)
        waterfront.dock(x + 3.0, x + 7.0, far - 2.4, far - 0.2, -0.04, level)
        if k % 2:
            coast.lift(x - 1.0, far - 2.6, level, -0.04, 3.4, 4.2, math.pi / 2, 0.3, BOATS[k // 2 % 2])
    for x in sabals:
        plants.sabal_palm(x, far + 9 + x % 4, 5.5, 24)
    for x in coconuts:
        plants.coconut_palm(x, far + 4, 6.2, lean=0.8)
    foliage.wood(-reach, reach, far + 32, 2, 3.6, 9.0, -0.6)
    foliage.wood(-reach, reach, far + 29, 1, 2.2, 4.4, -1.6)
