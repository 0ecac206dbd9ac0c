"""The place on the home page: a lanai under a tile roof, a pool, pavers up to both, and a canal behind, in the evening."""
import math
import random

from . import coast, croton, field, foliage, greens, house, materials, paving, places, plants, pool, props, street, things, waterfront
from .core import box, camera, film, mesh, place, rectangle, reset
from .daytime import sky_only
from .deck import around
from .view import palm_shade, sunlit

DAY, HOUR, SIDE = '2026-03-20', 16.75, -116
WATER = (-6.4, 2.7, -0.9, 9.4)
COPING = 0.305
# The dark course beside it, which layouts.ts lays.
BAND = 0.23
SEAWALL, CANAL, FAR = 14.0, -1.0, 58.0
WALL = (0.77, 0.70, 0.58)


def _grown(by):
    return tuple(v + s * by for v, s in zip(WATER, (-1, -1, 1, 1)))


def _house():
    """Builds the house on the right, its roof drawn forward over a lanai with columns."""
    x0, x1, front, back = 1.5, 14.5, 9.2, 16.5
    house.turned(lambda: house.walls(x0, x1, 0, back - front, [(2.3, 6.8, 0, 2.45, 'slider'), (8.2, 12.7, 0, 2.45, 'slider')], WALL), (0, front, 0))
    for left, right in ((2.36, 2.90), (6.20, 6.74), (8.26, 8.80), (12.10, 12.64)):
        _curtain(left, right, front + 0.36, 2.40)
    lanai = 6.3
    house.hip_roof(x0, lanai, x1, back, overhang=0.5)
    column = materials.stucco(tuple(min(1, c * 1.06) for c in WALL), 0.3)
    for k in range(4):
        x = x0 + 0.2 + k * (x1 - x0 - 0.4) / 3
        box((x, lanai + 0.2, 1.25), (0.34, 0.34, 2.5), column, 0.012)
        for z, wide in ((0.14, 0.44), (2.32, 0.42)):
            box((x, lanai + 0.2, z), (wide, wide, 0.28 if z < 1 else 0.08), column, 0.012)
    box(((x0 + x1) / 2, lanai + 0.2, 2.62), (x1 - x0, 0.30, 0.30), column, 0.008)
    for x in (x0 + 0.15, x1 - 0.15):
        box((x, (lanai + front) / 2 + 0.15, 2.62), (0.30, front - lanai - 0.3, 0.30), column, 0.008)
    ceiling = materials.wood((0.34, 0.19, 0.09), 0.1)
    for k in range(int((front - lanai) / 0.14)):
        box(((x0 + x1) / 2, lanai + 0.45 + 0.14 * k, 2.56), (x1 - x0 - 0.5, 0.132, 0.02), ceiling)
    for x in (2.0, 7.5, 13.3):
        house.lantern(x, front, 2.0)


def _curtain(x0, x1, y, height):
    """Hangs a pale curtain, drawn aside, behind the glass."""
    waves = [(x0 + (x1 - x0) * k / 48, y + 0.035 * math.sin(k * 1.3)) for k in range(49)]
    verts = [(px, py, z) for z in (0.03, height) for px, py in waves]
    place(mesh('curtain', verts, [(k, k + 1, 50 + k, 49 + k) for k in range(48)], materials.cloth((0.74, 0.71, 0.65)), True))


def _life():
    """Sets out what people use: chairs by the pool, one pulled back, a towel; a table under the roof."""
    places.armchair(0.95, 3.15, 2.85)
    places.armchair(1.80, 1.80, 2.35)
    props.side_table(1.25, 2.40)
    things.towel(0.97, 3.14, 0.50, turn=0.3)
    coral = materials.cloth((0.42, 0.22, 0.14))
    props.lounger(-5.5, 11.15, -1.50, towel=coral)
    props.lounger(-3.7, 11.10, -1.62, towel=coral)
    props.side_table(-4.6, 11.3)
    places.umbrella(-4.6, 11.75, 2.5, 1.4, (0.46, 0.17, 0.08))
    places.dining(5.2, 7.75, 0.4)
    places.armchair(9.2, 7.7, 2.9)
    for x, y, plant in ((0.85, 7.6, 'croton'), (6.1, 5.6, 'agave'), (-0.35, 10.4, 'agave')):
        props.pot(x, y, 0.30, 0.56, plant=plant)


def _garden():
    """Plants the sides, and lays the lawn down to the seawall."""
    street.planting(rectangle(-9.9, -2, -8.7, 12.4), ['cocoplum', 'croton', 'liriope'], 0.6)
    plants.lawn(rectangle(-13, 12.4, 20, SEAWALL - 0.05), z=-0.012, near=(0, 11), reach=1)
    plants.lawn(rectangle(-16, -2, -9.9, SEAWALL - 0.05), z=-0.012, near=(0, 11), reach=1)
    for x, y, tall, lean in ((-8.6, 10.2, 6.2, 0.9), (-10.4, 8.2, 5.2, 0.6), (-1.9, 13.1, 6.6, -0.7), (0.9, 13.3, 5.4, 0.5)):
        plants.coconut_palm(x, y, tall, lean=lean)
    for k in range(7):
        plants.shrub('cocoplum', -0.4 + 0.62 * k, 12.8, 0.40, 0.62, 80)
    greens.hedge('clusia', -14.5, -3, -14.5, 13.5, 1.0, 1.8)
    # Behind the camera, for the panes to mirror, low enough to show them the sky.
    greens.tree_line(-40, 44, -24, 1, 4.4, 0.7, -0.6, 3)


def _canal():
    """Fills the canal behind: a dock, and the far shore."""
    waterfront.seawall(-80, 80, SEAWALL)
    coast.water(rectangle(-400, SEAWALL + 0.3, 400, 400), CANAL, (0.022, 0.050, 0.050), ripple=0.5, scale=1.7)
    coast.mangrove_shore(FAR, -110, 110, CANAL, 5.0, 2.3, 2)
    foliage.wood(-110, 110, FAR + 8, 2, 3.8, 6.5, -1.0)
    for x in (-41, -27, -12, 1, 14, 30):
        plants.sabal_palm(x + random.uniform(-2, 2), FAR + 4, random.uniform(7, 10), 24, -1.0, 1.1, False)
    waterfront.dock(-5.6, -4.2, SEAWALL + 0.4, SEAWALL + 4.2, -0.08, CANAL, posts=False)
    waterfront.dock(-9.6, -4.2, SEAWALL + 4.2, SEAWALL + 6.0, -0.08, CANAL)


def evening_by_the_pool(seed=5):
    """Builds the place and sets the sun, low on the left and a little behind the camera."""
    reset(seed)
    layouts = paving.layouts()
    field.lay(around(layouts['deck'], _grown(COPING + BAND)), 'tumbled', (0, -1), 0.03, 4.5, speckle=0.7)
    for name in ('band-near', 'band-far', 'band-left', 'band-right'):
        field.lay(layouts[name], 'tumbled', (0, -1), 0.03, 4.5, speckle=0.7)
    paving.coping(*WATER, ['#e2d3b8', '#d8c6a6', '#cfbb98'], pitch=0.407)
    pool.pool(*WATER, 1.2, ripple=0.09, steps='s', deep=2.0)
    land = materials.far_green()
    for x0, x1 in ((-400, WATER[0] - 0.3), (WATER[2] + 0.3, 400)):
        place(mesh('ground', [(x0, -400, -0.14), (x1, -400, -0.14), (x1, SEAWALL + 0.1, -0.14), (x0, SEAWALL + 0.1, -0.14)], [(0, 1, 2, 3)], land))
    _house()
    croton.quiet()
    _life()
    _garden()
    _canal()
    palm_shade(DAY, HOUR, SIDE, -2.9, 0.2, 4.2)
    # Behind the trees that the panes mirror, so that they show no bare horizon; last, because it draws many chances.
    foliage.wood(-90, 90, -62, 1, 2.4, 3.0, -1.0)
    sunlit(DAY, HOUR, SIDE, 0.6, seed=15.0)
    sky_only()


def view(left, top, width, height, samples):
    """Sets the camera for a window of one view, 2560 by 1600 pixels and as wide as a 24 mm lens shows it. Its horizon is
    in the upper third, and what is upright stays so.
    """
    most = max(width, height)
    shift = (left + width / 2 - 1280, 800 - 0.12 * 2560 - top - height / 2)
    camera((-0.6, -3.3, 1.65), (-0.1, 6.0, 1.65), 24 * 2560 / most, shift=(shift[0] / most, shift[1] / most))
    film(width, height, samples, 0.2)
