"""Surfaces. Colors are linear; every surface carries the wear that the real one has."""
from .core import Nodes, linear


def paver(finish='smooth', speckle=1.0):
    """Returns the material of a concrete paver. Reads the attributes `tone` (color; its alpha is the piece's number) and `edge` (1 at the rim).

    Finishes: smooth, tumbled, slate (cleft), cascade (ripples), split (broken wall face), travertine.
    """
    n = Nodes(f'paver {finish}')
    tone = n.attribute('tone')
    number = n.attribute('tone', 'Alpha')
    edge = n.attribute('edge', 'Fac')
    world = n.position()
    # Each piece has its own place in the noise, so no stain runs over a joint and none repeats.
    shift = n.vector('SCALE', n.node('ShaderNodeCombineXYZ', {0: 17.0, 1: 31.0, 2: 47.0}), scale=number)
    place = n.vector('ADD', world, shift)
    cloud = n.noise(place, 7, 3, 0.6)
    mottle = n.noise(place, 45, 3, 0.65)
    grain = n.noise(place, 420, 2, 0.7)
    color = n.mix(n.ramp(cloud, [(0.3, 0.0), (0.72, 1.0)]), n.mix(1.0, tone, (0.78, 0.76, 0.75), 'MULTIPLY'), tone)
    color = n.mix(0.55, color, n.ramp(mottle, [(0.3, (0.72, 0.70, 0.68)), (0.5, (1, 1, 1)), (0.75, (1.12, 1.10, 1.07))]), 'MULTIPLY')
    if finish == 'travertine':
        stretched = n.vector('MULTIPLY', place, (1.0, 6.0, 1.0))
        bands = n.noise(stretched, 9, 4, 0.6, 0.8)
        color = n.mix(0.8, color, n.ramp(bands, [(0.3, (0.76, 0.66, 0.54)), (0.5, (1, 1, 1)), (0.7, (1.08, 1.06, 1.02))]), 'MULTIPLY')
        pit_noise = n.noise(n.vector('MULTIPLY', place, (1.0, 2.6, 1.0)), 55, 3, 0.7, 0.4)
        pits = n.ramp(pit_noise, [(0.29, 0.0), (0.36, 1.0)])
        color = n.mix(n.math('SUBTRACT', 1.0, pits), color, (0.22, 0.15, 0.09))
        height = n.math('ADD', n.math('MULTIPLY', pits, 1.0), n.math('MULTIPLY', grain, 0.12))
        normal = n.bump(height, 0.55, 0.004)
        roughness = n.ramp(mottle, [(0.3, 0.5), (0.7, 0.68)])
        specular = 0.35
    else:
        warped = n.vector('ADD', place, n.vector('SCALE', n.node('ShaderNodeTexNoise', {'Vector': place, 'Scale': 60.0, 'Detail': 1.0}, out=1), scale=0.02))
        flecks = n.voronoi(warped, 430, 'Color')
        fleck = n.node('ShaderNodeSeparateColor', {0: flecks}, out=0)
        dark = n.ramp(fleck, [(0.0, 1.0), (0.07, 1.0), (0.10, 0.0)])
        light = n.ramp(fleck, [(0.90, 0.0), (0.93, 1.0)])
        color = n.mix(n.math('MULTIPLY', dark, 0.42 * speckle), color, (0.10, 0.085, 0.07))
        color = n.mix(n.math('MULTIPLY', light, 0.35 * speckle), color, (0.78, 0.74, 0.67))
        color = n.mix(0.5, color, n.ramp(grain, [(0.25, (0.66, 0.65, 0.64)), (0.55, (1.05, 1.05, 1.05))]), 'MULTIPLY')
        roughness, specular = 0.88, 0.25
        height = n.math('ADD', n.math('MULTIPLY', grain, 0.5), n.math('MULTIPLY', mottle, 0.5))
        if finish == 'slate':
            layers = n.noise(place, 5.5, 6, 0.6, 0.25)
            steps = n.ramp(layers, [(0.30, 0.0), (0.36, 0.30), (0.47, 0.36), (0.50, 0.58), (0.60, 0.64), (0.64, 0.90), (0.75, 1.0)])
            color = n.mix(0.35, color, n.ramp(steps, [(0.0, (0.72, 0.72, 0.74)), (1.0, (1.12, 1.1, 1.08))]), 'MULTIPLY')
            height = n.math('ADD', n.math('MULTIPLY', steps, 2.6), n.math('MULTIPLY', height, 0.5))
            normal = n.bump(height, 0.75, 0.0028)
            roughness, specular = 0.72, 0.35
        elif finish == 'cascade':
            waves = n.noise(n.vector('MULTIPLY', place, (1.0, 2.4, 1.0)), 22, 3, 0.55, 1.2)
            color = n.mix(0.3, color, n.ramp(waves, [(0.3, (0.75, 0.74, 0.73)), (0.7, (1.1, 1.1, 1.1))]), 'MULTIPLY')
            height = n.math('ADD', n.math('MULTIPLY', waves, 3.0), n.math('MULTIPLY', height, 0.6))
            normal = n.bump(height, 0.7, 0.003)
        elif finish in ('split', 'tumbled'):
            rough = n.noise(place, 28, 5, 0.68)
            height = n.math('ADD', n.math('MULTIPLY', rough, 2.4 if finish == 'split' else 1.1), height)
            normal = n.bump(height, 0.7, 0.0035 if finish == 'split' else 0.0022)
            color = n.mix(0.4, color, n.ramp(rough, [(0.3, (0.70, 0.69, 0.68)), (0.65, (1.08, 1.08, 1.08))]), 'MULTIPLY')
        else:
            normal = n.bump(height, 0.5, 0.0016)
    # The rim is chipped and pale where shoes and chairs have been, and dusty with joint sand lower down.
    chips = n.ramp(n.noise(place, 95, 3, 0.7), [(0.45, 0.0), (0.62, 1.0)])
    worn = n.math('MULTIPLY', n.math('MULTIPLY', edge, chips), 0.5)
    color = n.mix(worn, color, n.mix(0.6, tone, (0.74, 0.68, 0.58)))
    deck = n.noise(world, 1.1, 4, 0.6)
    color = n.mix(0.8, color, n.ramp(deck, [(0.32, (0.83, 0.81, 0.79)), (0.55, (1, 1, 1)), (0.75, (1.05, 1.05, 1.04))]), 'MULTIPLY')
    return n.done(n.seen(n.principled(color, roughness, specular, normal), tone))


def joint_sand(color=(0.42, 0.35, 0.25)):
    n = Nodes('joint sand')
    place = n.position()
    grains = n.voronoi(place, 520, 'Color')
    value = n.node('ShaderNodeSeparateColor', {0: grains}, out=0)
    tone = n.mix(1.0, color, n.ramp(value, [(0.0, (0.55, 0.52, 0.5)), (0.5, (1, 1, 1)), (1.0, (1.45, 1.42, 1.35))]), 'MULTIPLY')
    tone = n.mix(0.7, tone, n.ramp(n.noise(place, 3, 4), [(0.35, (0.62, 0.60, 0.56)), (0.65, (1.1, 1.1, 1.1))]), 'MULTIPLY')
    return n.done(n.seen(n.principled(tone, 0.95, 0.15, n.bump(value, 0.6, 0.002)), color))


def gravel(color=(0.45, 0.43, 0.40)):
    """Returns the material of clean chips, for open joints."""
    n = Nodes('chips')
    place = n.position()
    cells = n.voronoi(place, 130, 'Color')
    depth = n.voronoi(place, 130)
    value = n.node('ShaderNodeSeparateColor', {0: cells}, out=0)
    tone = n.mix(1.0, color, n.ramp(value, [(0.0, (0.5, 0.48, 0.46)), (1.0, (1.4, 1.38, 1.3))]), 'MULTIPLY')
    tone = n.mix(1.0, tone, n.ramp(depth, [(0.2, 1.0), (0.75, 0.25)]), 'MULTIPLY')
    return n.done(n.seen(n.principled(tone, 0.85, 0.25, n.bump(n.math('SUBTRACT', 1.0, depth), 0.9, 0.006)), color))


def stucco(color, dirt=0.5):
    """Returns the material of sand-finish stucco with rain marks at the foot and under edges."""
    n = Nodes('stucco')
    place = n.position()
    fine = n.noise(place, 190, 3, 0.7)
    lumps = n.noise(place, 26, 3, 0.6)
    patches = n.noise(place, 0.8, 5, 0.62)
    streaks = n.noise(n.vector('MULTIPLY', place, (1.0, 1.0, 0.12)), 5, 4, 0.65)
    tone = n.mix(1.0, color, n.ramp(patches, [(0.3, (0.90, 0.885, 0.86)), (0.6, (1, 1, 1))]), 'MULTIPLY')
    tone = n.mix(0.45 * dirt, tone, n.ramp(streaks, [(0.3, (0.66, 0.62, 0.55)), (0.55, (1, 1, 1))]), 'MULTIPLY')
    z = n.node('ShaderNodeSeparateXYZ', {0: place}, out=2)
    foot = n.math('MULTIPLY', n.ramp(z, [(0.0, 1.0), (0.35, 0.0)]), n.ramp(lumps, [(0.3, 0.2), (0.7, 1.0)]))
    tone = n.mix(n.math('MULTIPLY', foot, 0.4 * dirt), tone, (0.30, 0.24, 0.17))
    height = n.math('ADD', n.math('MULTIPLY', fine, 0.6), n.math('MULTIPLY', lumps, 1.0))
    return n.done(n.seen(n.principled(tone, 0.92, 0.18, n.bump(height, 0.5, 0.004)), color))


def plain(name, color, roughness=0.5, specular=0.4, metallic=0.0, vary=0.15, scale=8, bump=0.0):
    """Returns the material of paint, cloth or powder coat: an even color, unevenly worn."""
    n = Nodes(name)
    place = n.object_coords()
    spots = n.noise(place, scale, 4, 0.6)
    tone = n.mix(vary, color, n.ramp(spots, [(0.3, (0.55, 0.53, 0.5)), (0.65, (1.1, 1.1, 1.1))]), 'MULTIPLY')
    normal = n.bump(n.noise(place, scale * 22, 2, 0.6), bump, 0.002) if bump else None
    return n.done(n.principled(tone, roughness, specular, normal, Metallic=metallic))


def cloth(color):
    """Returns the material of outdoor canvas: a weave without shine."""
    n = Nodes('canvas')
    place = n.object_coords()
    weave = n.node('ShaderNodeTexWave', {'Vector': place, 'Scale': 240.0, 'Distortion': 0.6}, out=1)
    folds = n.noise(place, 5, 3)
    tone = n.mix(0.25, color, n.ramp(folds, [(0.3, (0.8, 0.79, 0.77)), (0.65, (1, 1, 1))]), 'MULTIPLY')
    height = n.math('ADD', n.math('MULTIPLY', folds, 4.0), n.math('MULTIPLY', weave, 0.12))
    return n.done(n.principled(tone, 0.95, 0.1, n.bump(height, 0.35, 0.006), Sheen=0.3))


def wood(color=(0.30, 0.155, 0.065), silver=0.25):
    """Returns the material of oiled hardwood that is starting to gray."""
    n = Nodes('wood')
    place = n.object_coords()
    fibers = n.noise(n.vector('MULTIPLY', place, (2.0, 26.0, 26.0)), 4, 5, 0.65, 0.5)
    tone = n.mix(1.0, color, n.ramp(fibers, [(0.3, (0.55, 0.5, 0.46)), (0.5, (1, 1, 1)), (0.72, (1.35, 1.3, 1.2))]), 'MULTIPLY')
    tone = n.mix(n.math('MULTIPLY', n.noise(place, 3, 3), silver), tone, (0.42, 0.39, 0.35))
    return n.done(n.principled(tone, 0.6, 0.35, n.bump(fibers, 0.3, 0.002)))


def clay(color=(0.48, 0.20, 0.10)):
    """Returns the material of terracotta with lime bloom."""
    n = Nodes('clay')
    place = n.object_coords()
    bloom = n.noise(place, 9, 5, 0.68)
    fine = n.noise(place, 150, 2)
    tone = n.mix(n.ramp(bloom, [(0.48, 0.0), (0.75, 0.55)]), color, (0.62, 0.50, 0.40))
    tone = n.mix(0.4, tone, n.ramp(fine, [(0.3, (0.7, 0.7, 0.7)), (0.6, (1.05, 1.05, 1.05))]), 'MULTIPLY')
    return n.done(n.principled(tone, 0.85, 0.2, n.bump(fine, 0.25, 0.002)))


def roof_tile():
    """Returns the material of barrel tile: a color for each tile from its instance's attribute, mildew in the troughs.
    """
    n = Nodes('roof tile')
    info = n.node('ShaderNodeObjectInfo', out='Random')
    place = n.position()
    tone = n.ramp(info, [(0.0, (0.34, 0.13, 0.07)), (0.3, (0.44, 0.19, 0.10)), (0.6, (0.50, 0.25, 0.14)), (0.85, (0.40, 0.21, 0.13)), (1.0, (0.56, 0.34, 0.22))])
    spots = n.noise(place, 22, 5, 0.68)
    tone = n.mix(0.6, tone, n.ramp(spots, [(0.3, (0.5, 0.48, 0.46)), (0.6, (1.05, 1.05, 1.05))]), 'MULTIPLY')
    mildew = n.noise(place, 1.3, 4, 0.6)
    tone = n.mix(n.math('MULTIPLY', n.ramp(mildew, [(0.5, 0.0), (0.75, 1.0)]), 0.35), tone, (0.10, 0.085, 0.07))
    return n.done(n.seen(n.principled(tone, 0.82, 0.25, n.bump(n.noise(place, 160, 2), 0.3, 0.003)), (0.45, 0.2, 0.11)))


def leaf(name, dark, light, gloss=0.45, through=0.3):
    """Returns the material of a leaf: a shade from the attribute `shade`, and light through the blade."""
    n = Nodes(name)
    shade = n.attribute('shade', 'Fac')
    info = n.node('ShaderNodeObjectInfo', out='Random')
    pick = n.math('ADD', n.math('MULTIPLY', shade, 0.75), n.math('MULTIPLY', info, 0.25))
    tone = n.ramp(pick, [(0.0, dark), (0.85, light), (1.0, tuple(min(1, c * 1.35) for c in light))])
    body = n.principled(tone, gloss, 0.35)
    glow = n.node('ShaderNodeBsdfTranslucent', {0: n.mix(1.0, tone, (1.5, 1.55, 0.7), 'MULTIPLY')})
    return n.done(n.blend(through, body, glow))


def bark(color, rings=0.0, scale=9):
    """Returns the material of a palm trunk: gray, with rings left by old fronds."""
    n = Nodes('bark')
    place = n.object_coords()
    z = n.node('ShaderNodeSeparateXYZ', {0: place}, out=2)
    patches = n.noise(place, scale, 6, 0.66)
    wobble = n.math('ADD', n.math('MULTIPLY', z, 9.0), n.math('MULTIPLY', n.noise(place, 2.2, 2), 1.6))
    ring = n.math('PINGPONG', wobble, 0.5)
    tone = n.mix(1.0, color, n.ramp(patches, [(0.28, (0.5, 0.48, 0.44)), (0.5, (1, 1, 1)), (0.75, (1.25, 1.25, 1.22))]), 'MULTIPLY')
    if rings:
        tone = n.mix(n.math('MULTIPLY', n.ramp(ring, [(0.0, 1.0), (0.12, 0.0)]), rings), tone, (0.10, 0.085, 0.065))
    height = n.math('ADD', patches, n.math('MULTIPLY', ring, rings))
    return n.done(n.principled(tone, 0.92, 0.15, n.bump(height, 0.6, 0.02)))


def mulch():
    n = Nodes('mulch')
    info = n.node('ShaderNodeObjectInfo', out='Random')
    shade = n.attribute('shade', 'Fac')
    tone = n.ramp(shade, [(0.0, (0.035, 0.018, 0.010)), (0.6, (0.10, 0.048, 0.024)), (1.0, (0.21, 0.115, 0.062))])
    tone = n.mix(0.2, tone, n.ramp(info, [(0.0, 0.6), (1.0, 1.0)]), 'MULTIPLY')
    return n.done(n.principled(tone, 0.9, 0.2))


def soil(color=(0.055, 0.040, 0.026)):
    n = Nodes('soil')
    place = n.position()
    lumps = n.noise(place, 35, 6, 0.7)
    tone = n.mix(1.0, color, n.ramp(lumps, [(0.3, (0.4, 0.4, 0.4)), (0.7, (1.4, 1.4, 1.4))]), 'MULTIPLY')
    return n.done(n.principled(tone, 0.95, 0.1, n.bump(lumps, 0.9, 0.02)))


def far_green():
    """Returns the material of ground that is only seen from far away."""
    n = Nodes('far green')
    place = n.position()
    tone = n.ramp(n.noise(place, 0.5, 8, 0.66), [(0.3, (0.028, 0.050, 0.014)), (0.7, (0.075, 0.11, 0.032))])
    return n.done(n.principled(tone, 0.95, 0.1))


def glass(tint=(0.24, 0.22, 0.19)):
    """Returns the material of tinted window glass: it mirrors the sky at a slant and shows the room behind."""
    n = Nodes('glass')
    fresnel = n.node('ShaderNodeFresnel', {'IOR': 1.75})
    wave = n.bump(n.noise(n.position(), 0.9, 1), 0.03, 0.02)
    mirror = n.node('ShaderNodeBsdfGlossy', {0: (0.95, 0.95, 0.95, 1), 'Roughness': 0.0, 'Normal': wave})
    through = n.node('ShaderNodeBsdfTransparent', {0: (*tint, 1)})
    return n.done(n.blend(n.math('ADD', fresnel, 0.06, True), through, mirror))


def glow(color, strength):
    n = Nodes('glow')
    return n.done(n.node('ShaderNodeEmission', {0: (*color, 1), 1: strength}))


def hex_tone(value):
    return linear(value)
