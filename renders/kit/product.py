"""The stage of the product pictures: a laid field seen from low and near, in late sun, with something to scale."""
import math
import random

from . import materials, paving, plants, props
from .core import INCH, box, camera, film, rectangle, reset
from .deck import until
from .pool import pool
from .sky import daylight, sun_position

DAY, HOUR = '2026-03-20', 17.1


def stage(finish, edge, seed=1, facing=140, hour=HOUR, height=0.95, distance=1.75, azimuth=-24, lens=42, target=(0.15, 1.15), shadow=(1.7, 1.9), speckle=1.0, step=0.025, exposure=0.4, open_joint=False, leaves=4, leaves_to=2.0, border=None, hole=None, samples=20):
    """Lays the scene's field, closes its far side with `edge`, lights it and sets the camera.

    `edge` builds what is behind the pavers and returns the y at which they end.
    """
    reset(seed)
    end = edge()
    layout = until(paving.layouts()['field'], end)
    paving.lay(layout, finish, step, speckle=speckle, open_joint=open_joint, border_colors=border)
    plants.far_ground(-0.12, hole=hole)
    plants.fallen([(random.uniform(-0.7, 1.2), random.uniform(0.3, leaves_to)) for _ in range(leaves)])
    a = math.radians(azimuth)
    tx, ty = target
    camera((tx + distance * math.sin(a), ty - distance * math.cos(a), height), (tx, ty, 0.03), lens, (tx, ty - 0.15, 0), 8)
    daylight(DAY, hour, facing, 0.5)
    if shadow:
        # A palm outside the picture, toward the sun: only its shadow is seen.
        elevation, bearing = sun_position(DAY, hour)
        turn, reach = bearing - math.radians(facing), 3.4 / math.tan(elevation) + 0.6
        plants.coconut_palm(tx + shadow[0] + reach * math.sin(turn), ty + shadow[1] + reach * math.cos(turn), 3.6, 17, lean=0.2)
    film(1200, 900, samples, exposure)


def lawn_behind(y=2.35, hedge='clusia', x0=-3.2, x1=4.2):
    """Builds lawn from y on, and a hedge that closes the view."""
    plants.lawn(rectangle(x0, y, x1, y + 2.4), z=-0.012, near=(0, 0), reach=3.6)
    plants.hedge(hedge, x0 - 1, y + 2.75, x1 + 2, y + 2.75, 0.8, 1.5, per_meter=170)
    return y


def bed_behind(y=2.25, shrubs='liriope', wall=(0.72, 0.62, 0.48), x0=-3.2, x1=4.2):
    """Builds a planted bed against a stucco wall."""
    plants.bed(rectangle(x0, y, x1, y + 1.4), -0.03)
    x = x0 + 0.2
    while x < x1:
        plants.shrub(shrubs, x, y + 0.55 + random.uniform(-0.08, 0.08), 0.10 if shrubs == 'liriope' else 0.34, 0.08 if shrubs == 'liriope' else 0.55, 5 if shrubs == 'liriope' else 70, -0.02)
        x += random.uniform(0.34, 0.46) if shrubs == 'liriope' else random.uniform(0.62, 0.8)
    box(((x0 + x1) / 2, y + 1.42, 1.4), (x1 - x0 + 3, 0.24, 3.0), materials.stucco(wall), 0.01)
    return y


def pool_behind(y, hedge='clusia'):
    """Builds the edge of a pool at y: coping, water, and a hedge beyond."""
    colors = paving.blends()['pool-coping-and-bullnose']
    pool(-3.0, y + 0.305, 4.4, y + 3.6, 1.4, steps='n')
    paving.coping(-3.0, y + 0.305, 4.4, y + 3.6, colors)
    plants.lawn(rectangle(-5, y + 3.95, 6.5, y + 5.2), near=(0, 0), reach=1)
    plants.hedge(hedge, -5, y + 5.5, 7, y + 5.5, 0.8, 1.6, per_meter=150)
    return y


def wall_stage(product, lengths, height, depth, courses, seed=1, azimuth=-24, plant='liriope', end=1.6, pit=False, facing=165, samples=20):
    """Builds a wall on a patio of plain pavers. Block sizes are in inches."""
    reset(seed)
    colors = paving.blends()[product]
    paving.lay(paving.layouts()['patio'], 'smooth', 0.03)
    plants.far_ground(-0.12)
    sizes = [length * INCH for length in lengths]
    y = 2.0
    cap = (0.057, 0.025, [colors[0], colors[1]])
    top = paving.wall(-4.0, end, y, courses, sizes, height * INCH, depth * INCH, colors, cap=cap)
    plants.bed(rectangle(-4.2, y + 0.12, 4.5, y + 1.7), 0.02)
    for k in range(9):
        plants.shrub(plant, -3.4 + k * 0.8, y + 0.75 + random.uniform(-0.15, 0.2), 0.32, 0.75, 60)
    plants.hedge('clusia', -5, y + 2.2, 6, y + 2.2, 0.8, 1.7, per_meter=150)
    if pit:
        rim = paving.ring(0.75, 1.02, 0.3, 0.52, 3, height * INCH, 16, colors)
        props.fire(0.75, 1.02, rim - 0.12, 0.24)
    else:
        props.pot(end + 0.55, y - 0.15, 0.24, 0.42, plant='agave')
    plants.fallen([(random.uniform(-0.9, 1.4), random.uniform(0.2, 1.6)) for _ in range(4)])
    a = math.radians(azimuth)
    target = (0.35, 1.7, top * 0.48)
    distance = 2.35
    camera((target[0] + distance * math.sin(a), target[1] - distance * math.cos(a), 0.95), target, 38, target, 8)
    daylight(DAY, HOUR + (0.35 if pit else -0.2), facing, 0.5)
    film(1200, 900, samples, 0.85 if pit else 0.4)


__all__ = ['stage', 'lawn_behind', 'bed_behind', 'pool_behind', 'wall_stage', 'props', 'box']
