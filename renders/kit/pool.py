"""A pool: plaster shell, tiled waterline, water that darkens with depth."""

from .core import Nodes, box, mesh, place



def _plaster(level, shade=(0.20, 0.56, 0.60)):
    """Returns the material of underwater plaster: less red with depth, with the light pattern of ripples painted on."""
    n = Nodes('plaster')
    place_ = n.position()
    z = n.node('ShaderNodeSeparateXYZ', {0: place_}, out=2)
    depth = n.math('MAXIMUM', n.math('SUBTRACT', level, z), 0.0)
    warp = n.vector('ADD', place_, n.vector('SCALE', n.node('ShaderNodeTexNoise', {'Vector': place_, 'Scale': 1.8, 'Detail': 2.0}, out=1), scale=0.35))
    cells = n.voronoi(warp, 4.2, feature='DISTANCE_TO_EDGE')
    fine = n.voronoi(warp, 7.1, feature='DISTANCE_TO_EDGE')
    net = n.math('ADD', n.ramp(cells, [(0.0, 1.0), (0.05, 0.35), (0.22, 0.0)], 'EASE'), n.math('MULTIPLY', n.ramp(fine, [(0.0, 1.0), (0.08, 0.0)], 'EASE'), 0.5))
    fade = n.ramp(n.math('DIVIDE', depth, 2.0), [(0.0, (0.93, 0.95, 0.92)), (0.35, (0.42, 0.78, 0.80)), (1.0, shade)])
    tone = n.mix(1.0, fade, n.ramp(n.noise(place_, 3, 5), [(0.3, (0.88, 0.89, 0.9)), (0.6, (1, 1, 1))]), 'MULTIPLY')
    body = n.principled(tone, 0.8, 0.2)
    light = n.node('ShaderNodeEmission', {0: fade, 1: n.math('ADD', n.math('MULTIPLY', net, 0.11), 0.10)})
    return n.done(n.node('ShaderNodeAddShader', {0: body, 1: light}))


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
    fresnel = n.node('ShaderNodeFresnel', {'IOR': 1.33, 'Normal': normal})
    mirror = n.node('ShaderNodeBsdfGlossy', {0: (0.97, 0.98, 1, 1), 'Roughness': 0.0, 'Normal': normal})
    through = n.node('ShaderNodeBsdfTransparent', {0: (0.86, 0.96, 0.97, 1)})
    return n.done(n.blend(fresnel, through, mirror))


def pool(x0, y0, x1, y1, depth=1.5, level=-0.10, ripple=0.16, scale=3.2, steps=None):
    """Builds the shell and the water, without coping, which is paving. `steps` is the side ('n', 's', 'w' or 'e') with
    entry steps.
    """
    band = 0.16
    plaster = _plaster(level)
    top = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    verts = [(x, y, z) for z in (0.0, -band, -depth) for x, y in top]
    sides = [(4 * r + k, 4 * r + (k + 1) % 4, 4 * r + 4 + (k + 1) % 4, 4 * r + 4 + k) for r in (0, 1) for k in range(4)]
    place(mesh('tile band', verts[:8], [s for s in sides[:4]], _tiles()))
    place(mesh('shell', verts[4:], [tuple(i - 4 for i in s) for s in sides[4:]] + [(4, 5, 6, 7)], plaster))
    if steps:

        for k in range(3):
            run, rise = 0.32 * (3 - k), -0.28 - 0.26 * k
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


