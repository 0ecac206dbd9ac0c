"""Sealing a drive on a February morning: before the roller the pavers are dry and pale, behind it deep and still wet."""
import math

import bpy

from kit import doors, foliage, house, materials, paving, plants, props, street, things
from kit.core import Nodes, lathe, mesh, place, rectangle, reset, tube
from kit.daytime import sky_only
from kit.view import grass, shot, sunlit

DAY, HOUR, SIDE = '2026-02-20', 9.4, 116
# Where the roller is, which way it is pulled, in radians, and how wide it is.
RX, RY, TURN, WIDE = 0.05, 1.75, 0.54, 0.46
C, S = math.cos(TURN), math.sin(TURN)
# Where the pail is, beyond the roller's pole.
PX, PY = -1.10, 1.66


def sealed(material):
    """Wets a material as far as the roller has come: each stroke ends where its neighbor doesn't, also amid a paver."""
    n = Nodes.__new__(Nodes)
    n.tree = material.node_tree
    shader = next(node for node in n.tree.nodes if node.type == 'BSDF_PRINCIPLED')
    where = n.position()
    uneven = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(where, 16, 3), 0.5), 0.05)
    along = n.math('ADD', n.vector('DOT_PRODUCT', n.vector('SUBTRACT', where, (RX, RY, 0)), (C, S, 0), out='Value'), uneven)
    across = n.math('ADD', n.vector('DOT_PRODUCT', n.vector('SUBTRACT', where, (RX, RY, 0)), (-S, C, 0), out='Value'), uneven)
    stroke = n.math('FLOOR', n.math('ADD', n.math('DIVIDE', across, WIDE), 0.5))
    # The stroke under way, number 0, ends at the roller.
    chance = n.node('ShaderNodeTexWhiteNoise', {'W': stroke}, noise_dimensions='1D')
    early = n.math('MULTIPLY', n.math('MULTIPLY', n.math('SUBTRACT', chance, 0.5), 0.22), n.math('MINIMUM', n.math('ABSOLUTE', stroke), 1.0))
    end = n.math('ADD', n.math('MULTIPLY', stroke, 0.35 * WIDE), early)
    wet = n.math('DIVIDE', n.math('SUBTRACT', along, end), 0.014, clamp=True)
    dry = shader.inputs['Base Color'].links[0].from_socket
    deep = n.node('ShaderNodeHueSaturation', {'Saturation': 1.35, 'Value': 0.37, 'Color': dry})
    n.put(shader.inputs['Base Color'], n.mix(wet, dry, deep))
    n.put(shader.inputs['Roughness'], n.math('SUBTRACT', shader.inputs['Roughness'].default_value, n.math('MULTIPLY', wet, 0.52)))
    n.put(shader.inputs['Specular'], n.math('ADD', n.math('MULTIPLY', wet, 0.25), 0.25))
    n.put(shader.inputs['Clearcoat'], n.math('MULTIPLY', wet, 0.4))
    shader.inputs['Clearcoat Roughness'].default_value = 0.16


def at(u, v, z):
    """Returns a point `u` ahead of the roller's middle, away from the pole, and `v` along its axis."""
    return RX + u * C - v * S, RY + u * S + v * C, z


def roller():
    """Builds a nap cover in a yoke and its pole, laid down until the next stroke."""
    nap = materials.cloth((0.62, 0.58, 0.46))
    steel, dark = things.steel(), things.dark_metal()
    half = WIDE / 2
    tube([at(0, -half, 0.034), at(0, half, 0.034)], 0.034, nap, 24)
    for v in (-half, half):
        tube([at(0, v * 0.99, 0.034), at(0, v * 1.015, 0.034)], 0.026, dark, 16)
    yoke = [(0, 0.235, 0.034), (0, 0.262, 0.036), (-0.02, 0.274, 0.045), (-0.08, 0.268, 0.068), (-0.115, 0.24, 0.082), (-0.125, 0.18, 0.086)]
    tube([at(*point) for point in yoke] + [at(u, -v, z) for u, v, z in reversed(yoke)], 0.0075, steel, 12)
    tube([at(-0.112, 0, 0.084), at(-0.30, 0, 0.076)], 0.021, dark, 16)
    tube([at(-0.27, 0, 0.077), at(-1.72, 0, 0.0155)], 0.0145, materials.wood((0.42, 0.27, 0.13), 0.1), 16)


def pail():
    """Builds an open pail of sealer in use: runs down its side, a paper label, its wire bail hanging down in front."""
    white = materials.plain('pail', (0.66, 0.65, 0.61), 0.5, 0.35, vary=0.55, scale=14)
    label = materials.plain('label', (0.10, 0.16, 0.20), 0.6, 0.3, vary=0.3)
    runs = materials.plain('runs', (0.40, 0.34, 0.25), 0.2, 0.5)
    for z0, z1, a0, a1, paint in [(0.10, 0.26, -2.5, -0.95, label)] + [(0.22 - 0.05 * (k % 2) - 0.03 * k, 0.342, -0.70 + 0.22 * k, -0.63 + 0.225 * k, runs) for k in range(3)]:
        turns = [a0 + (a1 - a0) * k / 20 for k in range(21)]
        # The pail widens upward; what is on it stands off by less than a millimeter.
        verts = [(PX + r * math.cos(a), PY + r * math.sin(a), z) for z in (z0, z1) for r in [0.1405 + 0.0364 * z] for a in turns]
        place(mesh('on the pail', verts, [(k, k + 1, 22 + k, 21 + k) for k in range(20)], paint, True))
    place(lathe('pail', [(0.001, 0), (0.135, 0.0), (0.14, 0.01), (0.152, 0.34), (0.160, 0.345), (0.160, 0.37), (0.150, 0.375), (0.146, 0.36), (0.130, 0.06), (0.001, 0.05)], white, 48), (PX, PY, 0))
    place(lathe('sealer', [(0.142, 0.24), (0.001, 0.24)], materials.plain('sealer', (0.70, 0.68, 0.62), 0.15, 0.5), 32), (PX, PY, 0))
    bail = []
    for k in range(21):
        x = 0.162 * math.cos(math.pi * k / 20)
        bail.append((PX + x, PY - math.sqrt(0.163**2 - x**2), 0.33 - 0.17 * math.sin(math.pi * k / 20)))
    tube(bail, 0.003, things.steel(), 8)


reset(64)
known = set(bpy.data.materials)
paving.lay(paving.layouts()['drive'], 'tumbled', 0.04, speckle=0.6, border_colors=['#77787a', '#5d6468'])
for material in set(bpy.data.materials) - known:
    sealed(material)
plants.far_ground(-0.12)
cream = (0.70, 0.63, 0.51)
house.walls(-4.2, 4.2, 8.5, 6, [(-2.5, 2.5, 0, 2.2, 'garage')], cream)
house.hip_roof(-4.2, 8.5, 4.2, 14.5)
house.walls(4.2, 13, 10.0, 6, [(5.2, 6.2, 0, 2.3, 'open'), (8.0, 10.2, 0.8, 2.3, 'window')], cream)
doors.glazed(5.2, 6.2, 2.3, 10.0, materials.wood((0.20, 0.085, 0.04), 0.25), (0.80, 0.74, 0.64))
house.hip_roof(3.6, 10.0, 13, 16.0)
for x in (-3.2, 3.2):
    house.lantern(x, 8.5, 1.9)
things.mat(5.7, 9.6)
beds = [rectangle(-7.0, 7.3, -3.25, 8.5), rectangle(6.7, 8.9, 13, 10.0)]
for bed in beds:
    street.planting(bed, ['cocoplum', 'grasses', 'ixora', 'liriope'], 0.5, sizes=(0.28, 0.46))
grass(-14, -2, -3.25, 10.0, beds, near=(-2, 0), reach=4)
grass(3.25, -2, 17, 10.0, beds, near=(2, 0), reach=4)
props.pot(3.75, 8.15, 0.27, 0.5, plant='agave')
# Woods close the view beside the house; those behind the camera are what its panes mirror.
foliage.turf(rectangle(13, 10, 44, 25), [], -0.012, (12, 8), 2, 6, dry=0.15)
foliage.wood(-40, 48, 27, 3, 3.2, 7.5, -0.6)
foliage.wood(-40, 48, 24.5, 1, 2.3, 4.2, -1.4)
foliage.wood(-30, 40, -30, 2, 3.4, 6.5, -0.6)
plants.royal_palm(15.2, 9.2, 5.6)
roller()
pail()
shot((-1.1, -1.95, 1.5), (0.30, 2.6, 0.40), 27, (0.0, 1.4, 0), 9, 0.1, 14, (1920, 1200))
sunlit(DAY, HOUR, SIDE, 0.55)
sky_only()
