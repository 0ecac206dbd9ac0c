"""A drive of pavers on a February morning: dry and pale, being sealed, or sealed."""
import math

import bpy

from . import bare, house, paving, plants, props, things
from .core import INCH, lathe, place, rectangle, reset, tube
from .view import around, grass, sunlit

DAY, HOUR, SIDE = '2026-02-20', 9.8, 62
# Where the roller is, and how it is turned, in radians.
RX, RY, TURN = 0.05, 1.75, 0.54


def _stroke(y):
    """Returns where the part that is sealed ends: along the strokes of a roller, not in a line."""
    return -0.15 + 0.10 * math.sin(y * 1.3) + (0.23 if int((y + 20) / 0.46) % 2 else 0.0)


def _deep(color):
    """Returns the tone of a paver after sealing."""
    values = [int(color[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    mean = sum(values) / 3
    values = [max(0, min(1, (mean + (v - mean) * 1.45) * 0.60)) for v in values]
    return '#' + ''.join(f'{round(v * 255):02x}' for v in values)


def _lay(drive, is_sealed):
    """Lays the dry pavers, then the sealed ones, which shine."""
    dry = {**drive, 'pieces': [p for p in drive['pieces'] if not is_sealed(p)]}
    wet = {**drive, 'pieces': [p for p in drive['pieces'] if is_sealed(p)], 'colors': [_deep(c) for c in drive['colors']]}
    if dry['pieces']:
        paving.lay(dry, 'tumbled', 0.04, speckle=0.6, border_colors=['#77787a', '#5d6468'])
    known = set(bpy.data.materials)
    if wet['pieces']:
        paving.lay(wet, 'tumbled', 0.04, speckle=0.5, border_colors=[_deep('#77787a'), _deep('#5d6468')], top=0.0002)
    for material in set(bpy.data.materials) - known:
        for node in material.node_tree.nodes:
            if node.type == 'BSDF_PRINCIPLED' and material.name.startswith('paver'):
                node.inputs['Roughness'].default_value = 0.34
                node.inputs['Specular'].default_value = 0.5
                node.inputs['Clearcoat'].default_value = 0.6
                node.inputs['Clearcoat Roughness'].default_value = 0.16


def _behind_the_roller(piece):
    xs, ys = [p[0] for p in piece['outline']], [p[1] for p in piece['outline']]
    return sum(xs) / len(xs) * INCH > _stroke(sum(ys) / len(ys) * INCH)


def _tools():
    """Builds the roller, a nap cover on its frame, with its pole laid on the rim of the pail."""
    nap = plants._once('nap', lambda: things.materials.cloth((0.62, 0.58, 0.46)))
    steel, wood = things.steel(), things.materials.wood((0.42, 0.27, 0.13), 0.1)
    c, s = math.cos(TURN), math.sin(TURN)

    def at(u, v, z):
        return (RX + u * c - v * s, RY + u * s + v * c, z)

    tube([at(0, -0.23, 0.034), at(0, 0.23, 0.034)], 0.032, nap, 24)
    for v in (-0.232, 0.232):
        tube([at(0, v, 0.034), at(0, v * 1.01, 0.034)], 0.024, things.dark_metal(), 16)
    bend = [(0, 0.23, 0.034), (0, 0.27, 0.034), (-0.03, 0.278, 0.045), (-0.08, 0.265, 0.08), (-0.13, 0.20, 0.125), (-0.17, 0.11, 0.165), (-0.205, 0.03, 0.20), (-0.24, 0.0, 0.235)]
    tube([at(*point) for point in bend], 0.006, steel, 10)
    tube([at(-0.22, 0, 0.222), at(-0.31, 0.0, 0.298)], 0.019, things.dark_metal(), 14)
    px, py = -1.17, 1.19
    tube([at(-0.30, 0, 0.288), (px - 0.30, py - 0.31, 0.415)], 0.0135, wood, 14)
    white = things.materials.plain('pail', (0.74, 0.73, 0.70), 0.45, 0.4, vary=0.1)
    place(lathe('pail', [(0.001, 0), (0.135, 0.0), (0.14, 0.01), (0.152, 0.34), (0.160, 0.345), (0.160, 0.37), (0.150, 0.375), (0.146, 0.36), (0.130, 0.06), (0.001, 0.05)], white, 48), (px + 0.02, py - 0.14, 0))
    place(lathe('sealer', [(0.142, 0.24), (0.001, 0.24)], things.materials.plain('sealer', (0.70, 0.68, 0.62), 0.15, 0.5), 32), (px + 0.02, py - 0.14, 0))
    tube([(px - 0.13, py - 0.14, 0.35), (px - 0.10, py - 0.24, 0.20), (px + 0.02, py - 0.302, 0.14), (px + 0.14, py - 0.24, 0.20), (px + 0.17, py - 0.14, 0.35)], 0.003, steel, 8)
    place(lathe('lid', [(0.001, 0.0), (0.162, 0.0), (0.164, 0.012), (0.150, 0.016), (0.001, 0.014)], white, 40), (px - 0.42, py + 0.25, 0.001))


# Which pavers are sealed at each state of the work.
SEALED = {'dry': lambda piece: False, 'half': _behind_the_roller, 'done': lambda piece: True}


def drive(state, samples):
    """Builds the scene: 'dry', 'half' or 'done'."""
    reset(64)
    _lay(paving.layouts()['drive'], SEALED[state])
    around(26, sun=SIDE, seed=2)
    grass(-9, -2, -3.25, 8.4, near=(-2, 0), reach=4)
    grass(3.25, -2, 12, 10.0, near=(2, 0), reach=4)
    house.turned(lambda: plants.hedge('clusia', 0, 0, 14, 0, 1.0, 1.8, per_meter=60), (12.4, -3, 0), 1.5707963)
    house.walls(-4.2, 4.2, 8.5, 6, [(-2.5, 2.5, 0, 2.2, 'garage')], (0.66, 0.60, 0.50))
    house.hip_roof(-4.2, 8.5, 4.2, 14.5)
    house.walls(4.2, 12, 10.0, 6, [(5.2, 6.2, 0, 2.3, 'door'), (8.0, 10.0, 0.8, 2.3, 'window')], (0.66, 0.60, 0.50))
    house.hip_roof(3.6, 10.0, 12, 16.0)
    for side in (-1, 1):
        house.lantern(side * 3.2, 8.5, 1.9)
    plants.bed(rectangle(-6.5, 7.4, -3.25, 8.5), 0.0, 200)
    for k in range(5):
        plants.shrub('croton' if k % 2 else 'cocoplum', -6.2 + 0.6 * k, 8.0, 0.33, 0.6, 70)
    props.pot(3.6, 8.0, 0.27, 0.5, plant='agave')
    if state == 'half':
        _tools()
    bare.framed(state == 'half', (-1.1, -1.95, 1.5), (0.30, 2.6, 0.40), 27, (0.0, 1.4, 0), 9, 0.05, samples)
    sunlit(DAY, HOUR, SIDE, 0.55)


__all__ = ['drive']
