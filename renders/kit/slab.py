"""Old concrete slabs: panels with joints between them, stains, hairline cracks."""
from .core import Nodes, box, mesh, place


def old_concrete(seed=0.0, oil=0.0):
    """Returns the material of concrete that has lain outdoors for decades; `oil` 0 to 1 is how much cars dripped."""
    n = Nodes('old concrete')
    where = n.vector('ADD', n.position(), (seed * 7.3, seed * 3.1, 0))
    base = (0.27, 0.258, 0.235)
    tone = n.mix(1.0, base, n.ramp(n.noise(where, 0.55, 6, 0.66), [(0.3, (0.66, 0.65, 0.63)), (0.65, (1.12, 1.12, 1.11))]), 'MULTIPLY')
    tone = n.mix(0.8, tone, n.ramp(n.noise(where, 6.5, 6, 0.7), [(0.3, (0.84, 0.835, 0.82)), (0.6, (1.03, 1.03, 1.02))]), 'MULTIPLY')
    sand = n.node('ShaderNodeSeparateColor', {0: n.voronoi(where, 330, 'Color')}, out=0)
    tone = n.mix(0.5, tone, n.ramp(sand, [(0.0, (0.7, 0.69, 0.68)), (0.6, (1, 1, 1)), (1.0, (1.22, 1.21, 1.18))]), 'MULTIPLY')
    # Mildew grows where water stands.
    mildew = n.ramp(n.noise(n.vector('ADD', where, (11, 5, 0)), 0.9, 7, 0.7), [(0.50, 0.0), (0.68, 1.0)])
    tone = n.mix(n.math('MULTIPLY', mildew, 0.62), tone, (0.085, 0.085, 0.070))
    rust = n.ramp(n.noise(n.vector('ADD', where, (3, 17, 0)), 1.4, 5, 0.6), [(0.60, 0.0), (0.72, 1.0)])
    tone = n.mix(n.math('MULTIPLY', rust, 0.5), tone, (0.30, 0.155, 0.060))
    if oil:
        warped = n.vector('ADD', where, n.vector('SCALE', n.node('ShaderNodeTexNoise', {'Vector': where, 'Scale': 5.0, 'Detail': 4.0}, out=1), scale=0.35))
        drips = n.ramp(n.voronoi(warped, 0.9), [(0.04, 1.0), (0.16, 0.35), (0.24, 0.0)])
        tone = n.mix(n.math('MULTIPLY', drips, 0.75 * oil), tone, (0.035, 0.032, 0.030))
    bent = n.vector('ADD', where, n.vector('SCALE', n.node('ShaderNodeTexNoise', {'Vector': where, 'Scale': 2.2, 'Detail': 6.0, 'Roughness': 0.7}, out=1), scale=0.55))
    crack = n.ramp(n.voronoi(bent, 0.33, feature='DISTANCE_TO_EDGE'), [(0.0, 1.0), (0.0022, 0.9), (0.0045, 0.0)])
    broken = n.ramp(n.noise(n.vector('ADD', where, (29, 2, 0)), 0.45, 2), [(0.48, 0.0), (0.53, 1.0)])
    crack = n.math('MULTIPLY', crack, broken)
    tone = n.mix(n.math('MULTIPLY', crack, 0.85), tone, (0.035, 0.032, 0.026))
    height = n.math('SUBTRACT', n.math('MULTIPLY', sand, 0.5), n.math('MULTIPLY', crack, 3.0))
    return n.done(n.seen(n.principled(tone, 0.92, 0.2, n.bump(height, 0.5, 0.002)), base))


def panels(x0, y0, x1, y1, columns, rows, material, keep=None, gap=0.009, thickness=0.12):
    """Pours a slab in panels, its top at z = 0; `keep(x, y)` says which. Dirt lies in the joints."""
    wide, deep = (x1 - x0) / columns, (y1 - y0) / rows
    dirt = Nodes('joint dirt')
    dirt.done(dirt.principled((0.045, 0.038, 0.028), 0.95, 0.1))
    for row in range(rows):
        for column in range(columns):
            x, y = x0 + wide * (column + 0.5), y0 + deep * (row + 0.5)
            if keep and not keep(x, y):
                continue
            box((x, y, -thickness / 2), (wide - gap, deep - gap, thickness), material, 0.006)
            corners = [(x - wide / 2, y - deep / 2), (x + wide / 2, y - deep / 2), (x + wide / 2, y + deep / 2), (x - wide / 2, y + deep / 2)]
            place(mesh('joint dirt', [(px, py, -0.012) for px, py in corners], [(0, 1, 2, 3)], dirt.material))


__all__ = ['old_concrete', 'panels']
