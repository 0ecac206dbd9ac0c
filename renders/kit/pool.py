"""A pool: plaster shell, tiled waterline, water that darkens with depth."""

import bpy
import numpy as np

from .core import Nodes, box, mesh, place

# The light pattern repeats after this many meters, and is computed with this many pixels across.
PATTERN = 4.0
PATTERN_PIXELS = 1024
REFRACTION = 1.33


def _ripples(spectrum, waves):
    """Returns the field of these waves, by the amplitudes of their frequencies."""
    return np.fft.ifft2(spectrum * waves).real


def _light_pattern(depth=1.0, spread=0.006, slope=0.17):
    """Returns an image of the light that ripples throw on a pool's floor, with a mean of 1/4, repeating at its edges.

    A ray that passes a surface of a small slope lands depth · (1 - 1/1.33) · slope away from where it would in still
    water: where rays gather, it is bright. `spread` is the blur of the sun's disk on the floor in meters, and `slope` the
    surface's mean slope.
    """
    draw = np.random.default_rng(7)
    # Four rays for each pixel of the pattern.
    rays = 2 * PATTERN_PIXELS
    turns = np.fft.fftfreq(rays, PATTERN / rays) * 2 * np.pi
    kx, ky = np.meshgrid(turns, turns)
    k = np.hypot(kx, ky)
    # Waves between a hand's and an arm's length, as swimmers and a breeze make them.
    power = np.where((k > 6) & (k < 70), np.exp(-((np.log(np.maximum(k, 1e-6) / 18) / 0.6) ** 2)) / np.maximum(k, 1e-6) ** 2, 0)
    waves = power * np.exp(2j * np.pi * draw.random(k.shape))
    slopes = [_ripples(1j * axis, waves) for axis in (kx, ky)]
    scale = depth * (1 - 1 / REFRACTION) * slope / np.sqrt(np.mean(slopes[0] ** 2 + slopes[1] ** 2))
    start = np.arange(rays) / rays * PATTERN_PIXELS
    reach = scale / PATTERN * PATTERN_PIXELS
    # Rays on an even grid would beat with the pixels.
    x, y = ((origin + draw.random(k.shape) + reach * one) % PATTERN_PIXELS for origin, one in zip(np.meshgrid(start, start), slopes))
    landed = np.bincount((y.astype(int) % PATTERN_PIXELS * PATTERN_PIXELS + x.astype(int) % PATTERN_PIXELS).ravel(), minlength=PATTERN_PIXELS**2)
    turns = np.fft.fftfreq(PATTERN_PIXELS, PATTERN / PATTERN_PIXELS) * 2 * np.pi
    blur = np.exp(-0.5 * spread**2 * (turns[:, None] ** 2 + turns[None, :] ** 2))
    light = np.fft.ifft2(np.fft.fft2(landed.reshape(PATTERN_PIXELS, PATTERN_PIXELS) / 4.0) * blur).real / 4
    image = bpy.data.images.new('pool light', PATTERN_PIXELS, PATTERN_PIXELS, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.repeat(light[..., None], 4, 2)
    pixels[..., 3] = 1
    image.pixels.foreach_set(pixels.astype(np.float32).ravel())
    image.pack()
    return image


def _plaster(level, shade=(0.20, 0.56, 0.60)):
    """Returns the material of underwater plaster: less red with depth, and brighter where ripples gather the light."""
    n = Nodes('plaster')
    place_ = n.position()
    z = n.node('ShaderNodeSeparateXYZ', {0: place_}, out=2)
    depth = n.math('MAXIMUM', n.math('SUBTRACT', level, z), 0.0)
    # The net of light is stretched, and faint in patches, as in a pool in which nobody swims: even and bright, it looks drawn.
    where = n.vector('SCALE', place_, scale=1 / PATTERN / 1.6)
    light = n.node('ShaderNodeTexImage', {0: where}, image=_light_pattern(), interpolation='Cubic')
    net = n.math('MINIMUM', n.math('MULTIPLY', light, 4.0), 3.2)
    fade = n.ramp(n.math('DIVIDE', depth, 2.0), [(0.0, (0.93, 0.95, 0.92)), (0.35, (0.42, 0.78, 0.80)), (1.0, shade)])
    tone = n.mix(1.0, fade, n.ramp(n.noise(place_, 3, 5), [(0.3, (0.88, 0.89, 0.9)), (0.6, (1, 1, 1))]), 'MULTIPLY')
    # Right under the surface, light has not gathered yet.
    gathered = n.math('MULTIPLY', n.math('SUBTRACT', net, 1.0), n.math('MINIMUM', n.math('MULTIPLY', depth, 1.8), 0.7))
    gathered = n.math('MULTIPLY', gathered, n.ramp(n.noise(place_, 0.45, 2), [(0.40, 0.06), (0.66, 0.5)]))
    lit = n.vector('SCALE', tone, scale=n.math('ADD', gathered, 1.0))
    body = n.principled(lit, 0.8, 0.2)
    glow = n.node('ShaderNodeEmission', {0: fade, 1: n.math('ADD', n.math('MULTIPLY', gathered, 0.09), 0.15)})
    return n.done(n.node('ShaderNodeAddShader', {0: body, 1: glow}))


def _tiles():
    """Returns the material of glass mosaic at the waterline."""
    n = Nodes('mosaic')
    place_ = n.position()
    xyz = [n.node('ShaderNodeSeparateXYZ', {0: place_}, out=k) for k in range(3)]
    flat = n.node('ShaderNodeCombineXYZ', {0: n.math('ADD', xyz[0], xyz[1]), 1: xyz[2]})
    brick = n.node('ShaderNodeTexBrick', {'Vector': flat, 'Color1': (0.02, 0.12, 0.20, 1), 'Color2': (0.06, 0.27, 0.33, 1), 'Mortar': (0.45, 0.46, 0.43, 1), 'Scale': 1.0, 'Mortar Size': 0.0016, 'Brick Width': 0.05, 'Row Height': 0.05}, offset=0.0)
    return n.done(n.principled(brick, 0.12, 0.5))


def _water(ripple, scale):
    n = Nodes('water')
    place_ = n.position()
    waves = n.math('ADD', n.noise(place_, scale, 3, 0.5, 0.6), n.math('MULTIPLY', n.noise(place_, scale * 0.3, 2), 1.6))
    normal = n.bump(waves, ripple, 0.09)
    fresnel = n.node('ShaderNodeFresnel', {'IOR': REFRACTION, 'Normal': normal})
    mirror = n.node('ShaderNodeBsdfGlossy', {0: (0.97, 0.98, 1, 1), 'Roughness': 0.0, 'Normal': normal})
    clear = (0.86, 0.96, 0.97, 1)
    bent = n.node('ShaderNodeBsdfRefraction', {0: clear, 'Roughness': 0.0, 'IOR': REFRACTION, 'Normal': normal})
    # The sun passes straight through: how it gathers on the floor is in the plaster.
    straight = n.node('ShaderNodeBsdfTransparent', {0: clear})
    through = n.blend(n.node('ShaderNodeLightPath', out='Is Camera Ray'), straight, bent)
    return n.done(n.blend(fresnel, through, mirror))


def pool(x0, y0, x1, y1, depth=1.5, level=-0.10, ripple=0.16, scale=3.2, steps=None, deep=None):
    """Builds the shell and the water, without coping, which is paving. `steps` is the side ('n', 's', 'w' or 'e') with
    entry steps; the floor slopes from `depth` at y0 to `deep` at y1.
    """
    band = 0.16
    plaster = _plaster(level)
    top = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    floor = (depth, depth, deep or depth, deep or depth)
    verts = [(x, y, z) for z in (0.0, -band) for x, y in top] + [(x, y, -z) for (x, y), z in zip(top, floor)]
    sides = [(4 * r + k, 4 * r + (k + 1) % 4, 4 * r + 4 + (k + 1) % 4, 4 * r + 4 + k) for r in (0, 1) for k in range(4)]
    place(mesh('tile band', verts[:8], [s for s in sides[:4]], _tiles()))
    place(mesh('shell', verts[4:], [tuple(i - 4 for i in s) for s in sides[4:]] + [(4, 5, 6, 7)], plaster))
    if steps:
        for k in range(3):
            run, rise = 0.32 * (k + 1), -0.28 - 0.26 * k
            if steps in 'we':
                x = x0 + run / 2 if steps == 'w' else x1 - run / 2
                box((x, (y0 + y1) / 2, (rise - depth) / 2), (run, y1 - y0, depth + rise), plaster, 0.02)
            else:
                y = y0 + run / 2 if steps == 's' else y1 - run / 2
                box(((x0 + x1) / 2, y, (rise - depth) / 2), (x1 - x0, run, depth + rise), plaster, 0.02)
    place(mesh('water', [(x, y, level) for x, y in top], [(0, 1, 2, 3)], _water(ripple, scale)))


def open_water(polygon, level, color=(0.030, 0.060, 0.052), ripple=0.35, scale=2.2):
    """Builds a canal or a bay: opaque and rippled."""
    n = Nodes('canal')
    place_ = n.position()
    stretched = n.vector('MULTIPLY', place_, (1.0, 1.7, 1.0))
    waves = n.math('ADD', n.noise(stretched, scale, 4, 0.55, 0.5), n.math('MULTIPLY', n.noise(stretched, scale * 0.25, 2), 1.5))
    normal = n.bump(waves, ripple, 0.10)
    place(mesh('canal', [(x, y, level) for x, y in polygon], [tuple(range(len(polygon)))], n.done(n.principled(color, 0.04, 0.5, normal))))


