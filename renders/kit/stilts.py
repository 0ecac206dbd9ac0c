"""A beach house a story above the sand: pilings, a porch, a stair, sky under the floor."""
from . import cottage, materials
from .core import box, rectangle  # noqa: F401

TRIM = (0.76, 0.75, 0.71)


def beach_house(x0, x1, y0, depth, floor=3.3, color=(0.46, 0.57, 0.55), porch=1.9, stair=None, bays=4, rows=3, detail=True):
    """Builds the house facing -y. The porch is in front of it at `y0`; `stair` is the x of its flight."""
    trim = cottage.paint('trim', TRIM)
    concrete = materials.stucco((0.62, 0.60, 0.56), 0.8)
    steel = cottage.galvalume()
    top = floor + 2.85
    y1 = y0 + depth
    edge = y0 - porch
    for k in range(bays):
        x = x0 + 0.25 + (x1 - x0 - 0.5) * k / (bays - 1)
        for r in range(rows + 1):
            y = edge + 0.2 if r == 0 else y0 + 0.25 + (depth - 0.5) * (r - 1) / (rows - 1)
            cottage.pier(x, y, floor - 0.42, 0.34, concrete)
        box((x, (edge + y1) / 2, floor - 0.33), (0.22, y1 - edge - 0.05, 0.26), trim, 0.01)
    # The floor's underside: boards on joists.
    under = cottage.paint('underside', (0.60, 0.585, 0.54))
    box(((x0 + x1) / 2, (edge + y1) / 2, floor - 0.10), (x1 - x0, y1 - edge, 0.16), under)
    if detail:
        count = int((y1 - edge) / 0.5)
        for k in range(count):
            box(((x0 + x1) / 2, edge + 0.3 + k * 0.5, floor - 0.20), (x1 - x0 - 0.1, 0.05, 0.06), under)
    box(((x0 + x1) / 2, edge, floor - 0.17), (x1 - x0 + 0.04, 0.05, 0.34), trim, 0.005)
    for x in (x0, x1):
        box((x, (edge + y1) / 2, floor - 0.17), (0.05, y1 - edge, 0.34), trim, 0.005)
    wide = x1 - x0
    openings = [
        (x0 + wide * 0.07, x0 + wide * 0.16, floor + 0.85, floor + 2.3, 'window'),
        (x0 + wide * 0.26, x0 + wide * 0.50, floor + 0.04, floor + 2.3, 'slider'),
        (x0 + wide * 0.60, x0 + wide * 0.69, floor + 0.04, floor + 2.3, 'door'),
        (x0 + wide * 0.79, x0 + wide * 0.91, floor + 0.85, floor + 2.3, 'window'),
    ]
    cottage.wall(x0, x1, y0, floor, top, color, openings, TRIM)
    siding = cottage.paint('siding', color)
    for x in (x0 + 0.03, x1 - 0.03):
        box((x, (y0 + y1) / 2 + 0.02, (floor + top) / 2), (0.06, depth, top - floor), siding)
    box(((x0 + x1) / 2, y1, (floor + top) / 2), (wide, 0.06, top - floor), siding)
    # Porch: posts, beam, rail.
    for k in range(bays):
        x = x0 + 0.12 + (wide - 0.24) * k / (bays - 1)
        box((x, edge + 0.12, (floor + top) / 2), (0.16, 0.16, top - floor), trim, 0.008)
    # Thicker than the posts: where two faces lie in one plane, Cycles draws black.
    box(((x0 + x1) / 2, edge + 0.12, top - 0.14), (wide, 0.18, 0.26), trim, 0.006)
    gap = 1.15
    spans = [(x0 + 0.15, x1 - 0.15)] if stair is None else [(x0 + 0.15, stair - gap / 2), (stair + gap / 2, x1 - 0.15)]
    for a, b in spans:
        if b - a > 0.3:
            cottage.railing((a, edge + 0.10), (b, edge + 0.10), floor, trim)
    for x in (x0 + 0.10, x1 - 0.10):
        cottage.railing((x, edge + 0.1), (x, y0), floor, trim)
    if stair is not None:
        cottage.stairs(stair, edge, floor, gap, 17, trim)
    cottage.hip(x0, edge, x1, y1, top + 0.02, 3.3, steel, TRIM, 0.55)
    # A gable over the door, as wide as two bays.
    a, b = x0 + wide * 0.40, x0 + wide * 0.80
    cottage.gable(a, b, edge - 0.15, y0 + 3.2, top + 0.30, 1.7, steel, TRIM, 0.42, 'y', siding)
