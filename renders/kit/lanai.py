"""The screen cage over a pool, and the house behind it as the yard sees it."""
from . import house, materials
from .core import Nodes, box, mesh, place, tube


def screen(dense=0.20):
    """Returns the material of insect screen from a few meters away: a dark veil, denser at a slant."""
    n = Nodes('screen')
    slant = n.node('ShaderNodeLayerWeight', {0: 0.35}, out=1)
    share = n.math('ADD', n.math('MULTIPLY', slant, 0.30), dense, True)
    return n.done(n.blend(share, n.node('ShaderNodeBsdfTransparent'), n.node('ShaderNodeBsdfDiffuse', {0: (0.035, 0.036, 0.036, 1)})))


def cage(x0, x1, y0, y1, eave=2.7, top=3.5, color=(0.055, 0.045, 0.036), pitch=2.1, open_side='n', door=None):
    """Builds a mansard cage over a rectangle, open to the house on `open_side`, 'n' (y1) or 's'. `door` is an x on the
    near side.
    """
    frame = materials.plain('cage bronze', color, 0.45, 0.4, vary=0.1)
    mesh_ = screen()
    inset = 0.9

    def bar(a, b, thick=0.05):
        tube([a, b], thick * 0.62, frame, 4)

    across = max(2, round((x1 - x0) / pitch))
    xs = [x0 + (x1 - x0) * k / across for k in range(across + 1)]
    deep = max(2, round((y1 - y0) / pitch))
    ys = [y0 + (y1 - y0) * k / deep for k in range(deep + 1)]
    sides = [y0] if open_side == 'n' else [y1]
    for y in sides:
        s = 1 if y == y0 else -1
        for x in xs:
            box((x, y, eave / 2), (0.05, 0.10, eave), frame, 0.003)
            bar((x, y, eave), (x, y + s * inset, top))
            bar((x, y + s * inset, top), (x, y1 if s > 0 else y0, top))
        for z in (0.42, 1.05, eave):
            box(((x0 + x1) / 2, y, z), (x1 - x0, 0.05, 0.05 if z < eave else 0.10), frame, 0.003)
        box(((x0 + x1) / 2, y, 0.03), (x1 - x0, 0.06, 0.05), frame, 0.003)
        bar((x0 + inset, y + s * inset, top), (x1 - inset, y + s * inset, top))
        place(mesh('screen', [(x0, y, 0), (x1, y, 0), (x1, y, eave), (x0, y, eave)], [(0, 1, 2, 3)], mesh_))
        place(mesh('screen', [(x0, y, eave), (x1, y, eave), (x1 - inset, y + s * inset, top), (x0 + inset, y + s * inset, top)], [(0, 1, 2, 3)], mesh_))
    for x in (x0, x1):
        s = 1 if x == x0 else -1
        for y in ys:
            box((x, y, eave / 2), (0.10, 0.05, eave), frame, 0.003)
            bar((x, y, eave), (x + s * inset, y, top))
        for z in (0.42, 1.05, eave):
            box((x, (y0 + y1) / 2, z), (0.05, y1 - y0, 0.05 if z < eave else 0.10), frame, 0.003)
        bar((x + s * inset, y0 + inset, top), (x + s * inset, y1, top))
        place(mesh('screen', [(x, y0, 0), (x, y1, 0), (x, y1, eave), (x, y0, eave)], [(0, 1, 2, 3)], mesh_))
        place(mesh('screen', [(x, y0, eave), (x, y1, eave), (x + s * inset, y1, top), (x + s * inset, y0, top)], [(0, 1, 2, 3)], mesh_))
    for y in ys[1:-1]:
        bar((x0 + inset, y, top), (x1 - inset, y, top))
    place(mesh('screen', [(x0 + inset, y0, top), (x1 - inset, y0, top), (x1 - inset, y1, top), (x0 + inset, y1, top)], [(0, 1, 2, 3)], mesh_))
    if door is not None:
        for x in (door - 0.46, door + 0.46):
            box((x, sides[0] - 0.02, 1.02), (0.07, 0.06, 2.04), frame, 0.003)
        box((door, sides[0] - 0.02, 2.04), (0.99, 0.06, 0.07), frame, 0.003)
        box((door, sides[0] - 0.02, 0.30), (0.90, 0.05, 0.55), frame, 0.003)
        box((door + 0.36, sides[0] - 0.06, 1.0), (0.03, 0.05, 0.14), materials.plain('brass', (0.55, 0.42, 0.22), 0.3, 0.5, 1.0), 0.005)


def villa(x0, x1, y, depth, color, openings=None, wings=()):
    """Builds a stucco house with tile roof, facing -y. `wings` are further blocks (x0, x1, y, depth)."""
    house.walls(x0, x1, y, depth, openings or [(x0 + 2.2, x0 + 5.6, 0, 2.4, 'slider'), (x1 - 4.2, x1 - 2.0, 0.85, 2.3, 'window')], color)
    house.hip_roof(x0, y, x1, y + depth)
    for wx0, wx1, wy, wd in wings:
        house.walls(wx0, wx1, wy, wd, [((wx0 + wx1) / 2 - 1.0, (wx0 + wx1) / 2 + 1.0, 0.85, 2.3, 'window')], color)
        house.hip_roof(wx0, wy, wx1, wy + wd)
