"""A display garden to walk on: nine lines of the catalog side by side, dark courses between them."""
import random

from kit import backdrop, foliage, jobsite, paving, plants, props, street, things
from kit.core import rectangle, reset
from kit.daytime import sky_only
from kit.view import shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 16.6, 108

reset(61)
FINISHES = {
    'specialty-pavers': 'tumbled',
    'cascade': 'cascade',
    'euro-3pc-hexagon-12': 'smooth',
    'mega-slate': 'slate',
    'apollo': 'smooth',
    'cobble': 'tumbled',
    'mega-smooth': 'smooth',
    'mega-stone': 'tumbled',
    'avila': 'tumbled',
}
for name, layout in paving.layouts().items():
    paving.lay(layout, FINISHES.get(name, 'smooth'), 0.03)
backdrop.lake(25, 84, (-46, -20, 4, 18, 39))
# Lawn around the panels down to a lake, and a bed behind them.
plants.lawn(rectangle(-12, -3, -4.03, 12), z=-0.012, near=(-3, 0), reach=4)
plants.lawn(rectangle(4.27, -3, 20, 12), z=-0.012, near=(4, 1), reach=4)
plants.lawn(rectangle(-4.03, -3, 4.27, -1.24), z=-0.012, near=(0, -1.5), reach=3)
street.planting(rectangle(-4.03, 7.44, 4.27, 8.5), ['liriope', 'cocoplum', 'grasses', 'ixora'], 0.5, sizes=(0.24, 0.36))
for part in (rectangle(-34, 12, 34, 25), rectangle(-34, -3, -12, 12), rectangle(20, -3, 34, 12)):
    foliage.turf(part, [], -0.012, (0, 4), 3, 9, dry=0.15)
plants.lawn(rectangle(-4.03, 8.5, 4.27, 12), z=-0.012, near=(0, 8), reach=2)
plants.royal_palm(-4.6, 12.6, 5.8)
plants.royal_palm(3.2, 13.6, 6.6)
plants.sabal_palm(6.6, 9.0, 3.8)
plants.sabal_palm(-7.0, 8.2, 3.4)
foliage.tree('oak', -10.5, 17.0, 7.2, -0.1, 1, near=True)
# A bench to sit on, pavers to pick up, a pot.
things.bench(-2.5, 6.1, 0.12, 1.5)
props.pot(3.2, 6.7, 0.30, 0.52, plant='agave')
colors = paving.blends()
top = jobsite.pallet(5.6, 3.9, 0.08)
jobsite.stack(5.6, 3.9, colors['cascade'], 6, turn=0.08, z=top, finish='tumbled', missing=5)
top = jobsite.pallet(5.75, 5.6, -0.06)
jobsite.stack(5.75, 5.6, colors['mega-slate-9x12'], 8, (0.305, 0.229, 0.06), 3, 4, -0.06, top, 'slate')
plants.fallen([(-0.6, 0.2), (1.1, 2.6), (-2.0, 3.2)])
shot((-1.7, -3.1, 1.75), (0.35, 2.9, 0.35), 26, (0.2, 1.2, 0), 10, 0.05, 8, (1920, 1200))
sunlit(DAY, HOUR, SIDE, 0.5)
sky_only()
