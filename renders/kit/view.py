"""Camera and light of close-ups. The sun is placed relative to the camera, and its compass heading follows."""
import math
import random

from . import plants
from .core import Nodes, camera, film, mesh, place, rectangle
from .sky import daylight, sun_position


def sunlit(day, hour, side, clouds=0.5, haze=1.0, strength=0.12, seed=3.0):
    """Sets daylight with the sun `side` degrees to the right of the y axis: at 60 the scene is partly backlit, at 120
    lit from behind the camera.
    """
    _, bearing = sun_position(day, hour)
    daylight(day, hour, math.degrees(bearing) - side, clouds, strength, haze, seed)


def toward_sun(day, hour, side, x, y, top):
    """Returns where something of height `top` has to be for the shadow of its top to fall on (x, y)."""
    elevation, _ = sun_position(day, hour)
    reach, turn = top / math.tan(elevation), math.radians(side)
    return x + reach * math.sin(turn), y + reach * math.cos(turn)


def palm_shade(day, hour, side, x, y, height=3.6, fronds=15):
    """Casts the shadow of a palm's head on (x, y); the palm itself is toward the sun, outside the picture."""
    px, py = toward_sun(day, hour, side, x, y, height)
    plants.coconut_palm(px, py, height, fronds, lean=0.2)


def tree_shade(day, hour, side, x, y, scale=0.6, height=4.2):
    """Casts the dappled shade of an oak's crown around (x, y)."""
    px, py = toward_sun(day, hour, side, x, y, height * scale)
    plants.tree('oak', px, py, scale, 0.0, 1)


def shot(at, target, lens=40, focus=None, fstop=8, exposure=0.3, samples=10, size=(1200, 900), shift=(0, 0), look='Medium High Contrast'):
    """Sets the camera, focused a little before its target, and the film."""
    camera(at, target, lens, focus or target, fstop, shift)
    film(size[0], size[1], samples, exposure, look)


def around(radius=26, spacing=3.0, scale=1.3, ground=-0.12, hole=None, sun=None, seed=1):
    """Plants trees on all sides but toward the `sun`, in degrees from ahead, so that panes and water mirror no bare
    horizon.
    """
    plants.far_ground(ground, hole=hole)
    place_ = random.Random(seed)
    count = int(2 * math.pi * radius / spacing)
    for k in range(count):
        turn = 360 * k / count
        if sun is not None and abs((turn - sun + 180) % 360 - 180) < 40:
            continue
        a, r = math.radians(turn), radius + place_.uniform(-2, 2.5)
        plants.tree('oak', r * math.sin(a), r * math.cos(a), scale * place_.uniform(0.8, 1.25), ground - 0.4)


def _dry_leaf():
    def make():
        n = Nodes('dry leaf')
        shade = n.attribute('shade', 'Fac')
        spots = n.noise(n.object_coords(), 90, 3, 0.6)
        tone = n.ramp(shade, [(0.0, (0.075, 0.040, 0.018)), (0.4, (0.17, 0.088, 0.034)), (0.75, (0.27, 0.165, 0.065)), (1.0, (0.20, 0.17, 0.055))])
        tone = n.mix(0.7, tone, n.ramp(spots, [(0.3, (0.55, 0.5, 0.45)), (0.6, (1.05, 1.05, 1.05))]), 'MULTIPLY')
        return n.done(n.principled(tone, 0.7, 0.25))

    return plants._once('dry leaf', make)


def litter(points, z=0.002, length=0.055):
    """Scatters fallen oak leaves: brown, small, cupped, no two alike."""
    material = _dry_leaf()
    for x, y in points:
        heading, size = random.uniform(0, 6.28), length * random.uniform(0.7, 1.2)
        wide, cup, bow = size * random.uniform(0.13, 0.19), random.uniform(0.1, 0.75), random.uniform(-0.25, 0.45)
        twist, bend = random.uniform(-0.5, 0.5), random.uniform(-0.5, 0.5)
        rows, cols = 12, 5
        c, s = math.cos(heading), math.sin(heading)
        verts, faces, low = [], [], 9.0
        for i in range(rows + 1):
            t = i / rows
            half = wide * max(0.05, math.sin(math.pi * min(1, 0.10 + 0.90 * t ** 0.85)) ** 0.7) * (1 + 0.10 * math.sin(17 * t + heading))
            if t < 0.14:
                half = 0.0010
            for j in range(cols):
                v = (j / (cols - 1) - 0.5) * 2
                px = size * (t - 0.5)
                py = half * v + bend * size * 0.25 * (t - 0.5) ** 2
                pz = abs(v) ** 1.6 * half * cup + bow * size * (t - 0.5) ** 2 + twist * half * v * (t - 0.3)
                verts.append((x + px * c - py * s, y + px * s + py * c, pz))
                low = min(low, pz)
        verts = [(a, b, z + h - low + 0.0005) for a, b, h in verts]
        for i in range(rows):
            for j in range(cols - 1):
                k = i * cols + j
                faces.append((k, k + 1, k + cols + 1, k + cols))
        place(mesh('litter', verts, faces, material, True, floats={'shade': [random.random() ** 1.2] * len(verts)}))


def scattered(count, x0, y0, x1, y1):
    """Returns points in an area, denser toward its far side, as if blown there."""
    return [(random.uniform(x0, x1), y0 + (y1 - y0) * random.random() ** 0.6) for _ in range(count)]


def grass(x0, y0, x1, y1, holes=(), near=(0, 0), reach=4.0, z=-0.012):
    plants.lawn(rectangle(x0, y0, x1, y1), list(holes), z, near=near, reach=reach)


def clump(kind, x, y, radius=0.10, height=0.08, count=6, z=-0.02):
    """Builds a tuft of liriope or grasses, full from its foot."""
    plants.shrub(kind, x, y, radius, height, count, z)

