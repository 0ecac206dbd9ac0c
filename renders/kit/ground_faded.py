"""A driveway seen from the garage to the street: faded pavers with empty joints, weeds and an oil spot, and the same pavers
cleaned, sanded and sealed.
"""
import math
import random

from mathutils import Vector

from . import edging, field, front, greens, house, materials, paving, plants, street, worn
from .core import INCH, Nodes, box, place, rectangle, reset
from .grounds import _again
from .view import litter, palm_shade, shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 15.9, -104
HALF, NEAR, END = 2.74, -2.4, 9.4
OUTLINE = rectangle(-HALF, NEAR, HALF, END)
BORDER = ['#5b5552', '#66605c']
# Where the car stood: x, y, radius.
OIL = [(0.45, 1.35, 0.46), (0.10, 1.85, 0.20), (0.98, 1.02, 0.15), (-1.35, 3.1, 0.30)]
WEEDS = 700


def _tone(color, gray, value):
    """Returns a color moved toward its gray by `gray` (negative: away from it) and scaled by `value`."""
    parts = [int(color[k : k + 2], 16) for k in (1, 3, 5)]
    mean = sum(parts) / 3
    return '#' + ''.join(f'{round(max(0, min(255, (p + (mean - p) * gray) * value))):02x}' for p in parts)


def _field(sealed):
    """Lays the pavers. The same pieces in the same order get the same numbers, before and after."""
    layout = paving.layouts()['drive']
    gray, value = (-0.10, 0.80) if sealed else (0.52, 1.10)
    layout = {**layout, 'colors': [_tone(c, gray, value) for c in layout['colors']]}
    stone = materials.paver('tumbled', 0.7)
    if sealed:
        field.wet(stone, None, 0.86, 0.46, 0.35)
    else:
        _bloom(stone)
        field.wet(stone, lambda n: worn.spots(n, n.position(), OIL, 0.5), 0.10, 0.6, 0.5)
    sand = materials.joint_sand((0.40, 0.325, 0.23) if sealed else (0.075, 0.062, 0.045))
    field.lay(layout, 'tumbled', (-0.4, -0.4), 0.028, 4.6, border_colors=[_tone(c, gray, value) for c in BORDER], material=stone, sand=sand,
              sand_drop=0.0062 if sealed else 0.026, spread=0.13)


def _bloom(material):
    """Adds salts and mildew: pale clouds, and gray where water stays."""
    n = Nodes.__new__(Nodes)
    n.material, n.tree = material, material.node_tree
    body = next(node for node in n.tree.nodes if node.type == 'BSDF_PRINCIPLED')
    color = body.inputs['Base Color'].links[0].from_socket
    where = n.position()
    pale = n.ramp(n.noise(where, 1.0, 6, 0.68), [(0.47, 0.0), (0.66, 0.55)])
    color = n.mix(pale, color, (0.47, 0.44, 0.395))
    dark = n.ramp(n.noise(n.vector('ADD', where, (9, 4, 0)), 0.8, 7, 0.72), [(0.50, 0.0), (0.68, 0.50)])
    n.put(body.inputs['Base Color'], n.mix(dark, color, (0.085, 0.082, 0.066)))


def _joints():
    """Returns points in the joints, denser in patches and toward the edges."""
    points = []
    for piece in paving.layouts()['drive']['pieces']:
        outline = [(x * INCH, y * INCH) for x, y in piece['outline']]
        for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
            t = random.random()
            points.append((ax + (bx - ax) * t, ay + (by - ay) * t))
    return points


def _weeds():
    centers = [(-1.7, 0.9, 0.9), (1.9, 2.2, 0.8), (-0.3, 4.2, 1.1), (-2.4, 3.4, 0.7), (0.2, -0.2, 0.5), (2.2, 5.6, 0.9), (-1.4, 6.6, 1.0)]

    def likely(x, y):
        near = max(math.exp(-(math.hypot(x - cx, y - cy) / r) ** 2) for cx, cy, r in centers)
        return 0.03 + 0.55 * near + 0.30 * max(0, abs(x) - HALF + 0.55)

    grown = [p for p in _joints() if random.random() < likely(*p) and abs(p[0]) < HALF - 0.02 and NEAR + 0.3 < p[1] < END - 0.1]
    random.shuffle(grown)
    worn.weeds(grown[:WEEDS], ('liriope', 'grasses', 'cocoplum'), (0.09, 0.27), lambda x, y: -0.024)
    worn.turf(grown[WEEDS : 2 * WEEDS], (0.13, 0.32), lambda x, y: -0.03)
    # Moss fills what is left of the joints where it is damp.
    moss = plants._once('moss', lambda: materials.leaf('moss', (0.030, 0.050, 0.010), (0.110, 0.150, 0.032), 0.9, 0.05))
    tuft = plants._once('moss tuft', lambda: _tuft(moss))
    for x, y in grown[2 * WEEDS : 5 * WEEDS]:
        obj = place(tuft, (x, y, -0.012), (0, 0, random.uniform(0, 6.28)), random.uniform(0.5, 1.1))
        obj.scale.z *= 0.6


def _tuft(material):
    leaves = plants.Leaves()
    chance = random.Random(3)
    for _ in range(70):
        a, r = chance.uniform(0, 6.28), 0.020 * math.sqrt(chance.random())
        way = Vector((chance.gauss(0, 0.5), chance.gauss(0, 0.5), 1))
        leaves.blade(Vector((r * math.cos(a), r * math.sin(a), 0)), way, 0.013, 0.0022, 0.4, chance.random(), 2)
    return leaves.mesh('moss', material)


def drive(sealed, samples):
    """Builds the scene with the pavers sealed, or as they were before."""
    reset(331)
    _field(sealed)
    _again(332)
    front.street(END + 7.0, 6.7)
    front.street(END + 0.2, 0.01)
    plants.far_ground(-0.16)
    sides = [rectangle(-16, NEAR, -HALF - 0.02, END), rectangle(HALF + 0.02, NEAR, 16, END)]
    for lot in sides:
        plants.lawn(lot, z=-0.035, near=(-1.0, 0), reach=5.5)
    plants.lawn(rectangle(-30, END + 7.3, 30, END + 16), z=-0.03, near=(0, 0), reach=1)
    y = END + 15.5
    # The driveway of the house opposite, thick enough to cover the lawn's blades.
    box((-6.0, END + 11.3, -0.02), (5.4, 8.4, 0.17), front.concrete())
    house.walls(-9.5, -2.0, y, 7, [(-8.4, -3.6, 0, 2.2, 'garage')], (0.70, 0.60, 0.46))
    house.walls(-2.0, 10.5, y + 1.6, 8, [(-0.8, 0.3, 0, 2.3, 'door'), (2.2, 4.6, 0.75, 2.3, 'window'), (6.6, 8.8, 0.75, 2.3, 'window')], (0.70, 0.60, 0.46))
    street.hip_roof(-9.5, y, -2.0, y + 7, 'sand')
    street.hip_roof(-3.0, y + 1.6, 10.5, y + 9.6, 'sand')
    worn.repaint('front door', (0.08, 0.16, 0.26))
    street.planting(rectangle(0.8, y + 0.5, 10.5, y + 1.6), ['cocoplum', 'ixora', 'cocoplum'], 0.7)
    front.mailbox(3.15, END - 0.45)
    street.planting(rectangle(HALF + 0.35, END - 1.2, HALF + 1.5, END - 0.15), ['ixora', 'liriope'], 0.42, -0.02)
    street.planting(rectangle(-4.4, 0.4, -HALF - 0.25, 4.6), ['cocoplum', 'ixora', 'liriope'], 0.55, -0.02)
    plants.royal_palm(5.6, 6.2, 5.6)
    plants.sabal_palm(-5.6, 6.8, 4.0)
    plants.sabal_palm(-6.8, 7.8, 5.0)
    plants.coconut_palm(8.5, y - 4.5, 5.6, lean=0.6)
    plants.sabal_palm(-11.5, y - 2.0, 4.6)
    greens.hedge('clusia', -16.2, -2, -16.2, END, 1.0, 1.8)
    greens.hedge('clusia', 12.2, -2, 12.2, END, 1.0, 1.8)
    greens.tree_line(-60, 60, y + 16, 2, 4.8, 1.5, -1.0, 5)
    greens.tree_line(-60, -12, y + 4, 2, 4.6, 1.2, -0.8, 2)
    greens.tree_line(14, 60, y + 4, 2, 4.6, 1.2, -0.8, 2)
    palm_shade(DAY, HOUR, SIDE, 1.4, 4.6, 5.2, 17)
    palm_shade(DAY, HOUR, SIDE, -0.8, 8.0, 5.6, 17)
    edging.trim(OUTLINE, z=-0.035, near=(-1.0, 0), reach=5.5)
    if not sealed:
        random.seed(333)
        _weeds()
        litter([(-1.2, 0.2), (0.9, 0.4), (1.6, 1.6), (-0.5, 2.4), (-1.9, 1.9), (1.1, 3.2), (0.1, 0.7)], z=0.001)
    shot((-1.15, -1.75, 1.55), (0.45, 3.4, 0.02), 24, None, None, 0.1, samples, (1600, 1066))
    sunlit(DAY, HOUR, SIDE, 0.55, seed=18.0)


__all__ = ['drive']
