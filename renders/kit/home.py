"""The pool deck on the home page: pavers from the camera's feet to the water's edge, partly backlit by the late sun."""
from . import field, greens, materials, paving, plants, pool, props, street
from .core import Nodes, rectangle, reset
from .deck import around
from .view import palm_shade, sunlit

DAY, HOUR, SIDE = '2026-03-20', 17.2, -62
WATER = (0.75, 3.1, 7.4, 8.6)
COPING = 0.305
# The dark course beside it, which layouts.ts lays.
BAND = 0.23


def _grown(by):
    return tuple(v + s * by for v, s in zip(WATER, (-1, -1, 1, 1)))


def _splashed(n):
    """Returns a mask of where swimmers climb out: a band along the near coping that breaks up with distance."""
    x, y = (n.node('ShaderNodeSeparateXYZ', {0: n.position()}, out=k) for k in (0, 1))
    away = n.math('ADD', n.math('ABSOLUTE', n.math('SUBTRACT', y, WATER[1] - 0.2)), n.math('MAXIMUM', n.math('SUBTRACT', WATER[0] + 0.1, x), 0.0))
    ragged = n.math('ADD', away, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(n.position(), 2.3, 4, 0.6), 0.5), 1.5))
    return n.ramp(ragged, [(0.50, 1.0), (0.66, 0.0)])


def _sanded(material):
    """Gives a paver the surface of worn cast concrete, seen from near: sand, chips of stone, and pits."""
    n = Nodes.__new__(Nodes)
    n.material, n.tree = material, material.node_tree
    body = next(node for node in n.tree.nodes if node.type == 'BSDF_PRINCIPLED')
    color = body.inputs['Base Color'].links[0].from_socket
    bump = body.inputs['Normal'].links[0].from_node

    def cells(scale):
        """Returns the distance to the middle of each cell of a scattering, and the cell's random number."""
        ragged = n.vector('ADD', n.position(), n.vector('SCALE', n.node('ShaderNodeTexNoise', {'Vector': n.position(), 'Scale': scale * 1.4}, out=1), scale=0.5 / scale))
        return n.voronoi(ragged, scale), n.node('ShaderNodeSeparateColor', {0: n.voronoi(ragged, scale, 'Color')}, out=0)

    _, sand = cells(820)
    off_chip, chip = cells(210)
    off_pit, pit = cells(115)
    worn = n.noise(n.position(), 75, 5, 0.75)
    color = n.mix(0.8, color, n.ramp(worn, [(0.30, (0.66, 0.65, 0.63)), (0.5, (1, 1, 1)), (0.70, (1.16, 1.15, 1.12))]), 'MULTIPLY')
    color = n.mix(0.8, color, n.ramp(sand, [(0.0, (0.50, 0.48, 0.45)), (0.22, (0.88, 0.87, 0.86)), (0.7, (1.04, 1.04, 1.04)), (1.0, (1.5, 1.48, 1.42))]), 'MULTIPLY')
    inside = n.ramp(off_chip, [(0.30, 1.0), (0.48, 0.0)])
    dark = n.math('MULTIPLY', inside, n.ramp(chip, [(0.12, 1.0), (0.14, 0.0)]))
    pale = n.math('MULTIPLY', inside, n.ramp(chip, [(0.86, 0.0), (0.88, 1.0)]))
    color = n.mix(n.math('MULTIPLY', dark, 0.55), color, (0.16, 0.13, 0.105))
    color = n.mix(n.math('MULTIPLY', pale, 0.45), color, (0.74, 0.69, 0.60))
    hole = n.math('MULTIPLY', n.ramp(off_pit, [(0.12, 1.0), (0.26, 0.0)]), n.ramp(pit, [(0.22, 1.0), (0.24, 0.0)]))
    color = n.mix(n.math('MULTIPLY', hole, 0.75), color, (0.075, 0.058, 0.042))
    n.put(body.inputs['Base Color'], color)
    relief = n.math('ADD', n.math('MULTIPLY', sand, 0.35), n.math('MULTIPLY', n.math('SUBTRACT', worn, hole), 1.1))
    n.put(bump.inputs['Height'], n.math('ADD', bump.inputs['Height'].links[0].from_socket, relief))
    return material


def pool_deck(seed=5):
    """Lays the deck, fills the pool, plants the far side and sets the sun."""
    reset(seed)
    layouts = paving.layouts()
    stone = field.wet(_sanded(materials.paver('tumbled', 0.7)), _splashed, 0.5, 0.14)
    field.lay(around(layouts['deck'], _grown(COPING + BAND)), 'tumbled', (0, 0), 0.03, 4.5, material=stone)
    for name in ('band-near', 'band-left'):
        field.lay(layouts[name], 'tumbled', (0, 0), 0.03, 6, material=stone)
    paving.coping(*WATER, ['#e2d3b8', '#d8c6a6', '#cfbb98'], pitch=0.407)
    pool.pool(*WATER, 1.6, ripple=0.12, steps='w')
    plants.far_ground(-0.14, hole=WATER)
    street.planting(rectangle(-9, 10.2, 10, 11.4), ['cocoplum', 'croton', 'ixora', 'liriope'], 0.55)
    plants.lawn(rectangle(-11, 11.4, 12, 14), z=-0.012, near=(0, 11), reach=1)
    greens.hedge('clusia', -12, 14.2, 13, 14.2, 1.0, 1.7)
    greens.tree_line(-30, 34, 20, 1, 4.4, 1.3, -1.0, 2)
    for x, y in ((-5.2, 12.4), (-1.2, 12.8), (3.0, 12.2), (7.2, 12.6)):
        plants.royal_palm(x, y, 5.4)
    teal = materials.cloth((0.16, 0.36, 0.38))
    props.lounger(-2.0, 7.6, -1.05, towel=teal)
    props.lounger(-3.7, 7.9, -1.15, towel=teal)
    props.side_table(-2.75, 7.4)
    props.pot(-0.2, 9.6, 0.3, 0.55, plant='agave')
    palm_shade(DAY, HOUR, SIDE, -2.6, 3.4, 3.6)
    palm_shade(DAY, HOUR, SIDE, 2.6, 0.9, 4.4)
    sunlit(DAY, HOUR, SIDE, 0.5, seed=15.0)
