"""A parked car: a compact sport utility vehicle, 4.6 m long. Built with its front toward -y, standing at the origin."""
import math

from . import materials
from .core import box, lathe, mesh, place, tube

LENGTH = 4.6
# The lower body along its length: distance from the front, half width, top and bottom, in meters.
_BODY = [
    (0.00, 0.62, 0.66, 0.34), (0.03, 0.74, 0.76, 0.27), (0.12, 0.84, 0.84, 0.23), (0.30, 0.90, 0.90, 0.21), (0.70, 0.925, 0.955, 0.21),
    (1.15, 0.925, 1.01, 0.21), (1.60, 0.93, 1.03, 0.21), (2.30, 0.93, 1.045, 0.21), (3.20, 0.93, 1.065, 0.21), (3.90, 0.92, 1.085, 0.22),
    (4.30, 0.895, 1.09, 0.25), (4.50, 0.85, 1.07, 0.29), (4.58, 0.77, 1.00, 0.34), (4.60, 0.68, 0.92, 0.40),
]
# The cabin: distance from the front, half width of the roof, its height, half width and height at the doors.
_CABIN = [
    (1.02, 0.62, 1.02, 0.80, 1.00), (1.30, 0.63, 1.24, 0.86, 1.02), (1.62, 0.64, 1.47, 0.875, 1.03), (1.92, 0.65, 1.60, 0.88, 1.035),
    (2.40, 0.66, 1.655, 0.88, 1.045), (2.52, 0.66, 1.66, 0.88, 1.05), (3.20, 0.655, 1.655, 0.88, 1.06), (3.30, 0.655, 1.65, 0.88, 1.062),
    (3.95, 0.63, 1.61, 0.86, 1.08), (4.12, 0.62, 1.59, 0.85, 1.085), (4.36, 0.60, 1.36, 0.82, 1.085), (4.47, 0.58, 1.07, 0.78, 1.06),
]
# Which stretches between two of these are side windows, and which slopes are windshield and rear window.
_SIDE_GLASS, _SLOPES = (1, 2, 3, 5, 7), (0, 1, 2, 9, 10)


def _smooth(data, degrees):
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(degrees)
    return place(data)


def _skin(rows, slot, name, skins):
    """Builds a shell through rows of points, mirrored; `slot(row, band)` says which material a face has."""
    n = len(rows[0])
    verts = [(side * x, y, z) for row in rows for side in (1, -1) for x, y, z in row]
    faces, slots = [], []
    for i in range(len(rows) - 1):
        for s in (0, 1):
            for k in range(n - 1):
                a, b = (2 * i + s) * n + k, (2 * i + 2 + s) * n + k
                faces.append((a, a + 1, b + 1, b) if s else (b, b + 1, a + 1, a))
                slots.append(slot(i, k))
    for i, order in ((0, 1), (len(rows) - 1, -1)):
        ends = [2 * i * n + k for k in range(n)] + [(2 * i + 1) * n + k for k in range(n - 1, -1, -1)]
        faces.append(tuple(ends[::order]))
        slots.append(0)
    data = mesh(name, verts, faces, skins[0], True)
    for skin in skins[1:]:
        data.materials.append(skin)
    data.polygons.foreach_set('material_index', slots)
    return data


def _wheel(side, y, half):
    rubber = materials.plain('tire', (0.02, 0.02, 0.02), 0.85, 0.2, vary=0.4)
    rim = materials.plain('rim', (0.50, 0.50, 0.50), 0.3, 0.5, 0.9, 0.1)
    well = materials.plain('wheel well', (0.012, 0.012, 0.012), 0.9, 0.1)
    turn = (0, side * math.pi / 2, 0)
    r = 0.345
    place(lathe('wheel well', [(0.405, -0.2), (0.405, 0.004), (0.001, 0.004)], well, 48), (side * half, y, r + 0.01), turn)
    place(lathe('tire', [(r * 0.64, -0.05), (r * 0.64, 0.0), (r * 0.93, 0.004), (r * 0.99, -0.02), (r, -0.06), (r, -0.2)], rubber, 48), (side * (half + 0.012), y, r), turn)
    place(lathe('rim', [(r * 0.66, -0.01), (r * 0.64, 0.004), (r * 0.60, -0.03), (0.001, -0.045)], materials.plain('rim back', (0.05, 0.05, 0.05), 0.5, 0.4), 40), (side * (half + 0.010), y, r), turn)
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.3
        tube([(side * (half + 0.004), y + r * 0.12 * math.cos(a), r + r * 0.12 * math.sin(a)), (side * (half + 0.006), y + r * 0.62 * math.cos(a), r + r * 0.62 * math.sin(a))], [0.035, 0.028], rim, 8)
    place(lathe('hub', [(0.06, -0.02), (0.055, 0.012), (0.001, 0.016)], rim, 24), (side * (half + 0.002), y, r), turn)


def parked(color=(0.30, 0.33, 0.36)):
    """Builds the car in a color of paint, linear."""
    paint = materials.plain('car paint', color, 0.16, 0.5, 0.25, 0.04)
    glass = materials.plain('car glass', (0.010, 0.012, 0.013), 0.03, 0.6, vary=0.0)
    black = materials.plain('car plastic', (0.018, 0.018, 0.018), 0.6, 0.35)
    lamp = materials.plain('headlight', (0.55, 0.56, 0.57), 0.08, 0.6, 0.4, 0.1)
    red = materials.plain('tail light', (0.30, 0.012, 0.012), 0.1, 0.6)
    plate = materials.plain('plate', (0.62, 0.62, 0.60), 0.4, 0.4)
    shift = -LENGTH / 2
    rows = []
    for y, w, top, low in _BODY:
        rows.append([(0.0, y + shift, top + 0.012), (w * 0.55, y + shift, top + 0.006), (w * 0.86, y + shift, top - 0.015), (w * 0.955, y + shift, top - 0.065),
                     (w, y + shift, top - 0.20 * (top - low)), (w * 1.005, y + shift, low + 0.52 * (top - low)), (w * 0.985, y + shift, low + 0.22 * (top - low)), (w * 0.97, y + shift, low + 0.10), (w * 0.90, y + shift, low), (0.0, y + shift, low)])
    _smooth(_skin(rows, lambda row, band: 1 if band >= 6 else 0, 'car body', (paint, black)), 45)
    rows = []
    for y, wr, top, wb, belt in _CABIN:
        rows.append([(0.0, y + shift, top + 0.012), (wr * 0.8, y + shift, top), (wr * 0.97, y + shift, top - 0.03 * (top - belt) / 0.6), (wr + 0.02, y + shift, top - 0.13 * (top - belt)), (wb - 0.004, y + shift, belt + 0.05 * (top - belt)), (wb + 0.01, y + shift, belt - 0.03)])

    def slot(row, band):
        if band <= 1:
            return 1 if row in _SLOPES else 0
        return 1 if band == 3 and row in _SIDE_GLASS else 0

    _smooth(_skin(rows, slot, 'cabin', (paint, glass)), 30)
    for side in (-1, 1):
        for y in (0.86, 3.62):
            _wheel(side, y + shift, 0.915)
        box((side * 0.66, 0.10 + shift, 0.70), (0.34, 0.16, 0.11), lamp, 0.03, side * 0.25)
        box((side * 0.72, 4.53 + shift, 0.88), (0.24, 0.12, 0.20), red, 0.03, side * -0.22)
        box((side * 1.0, 1.55 + shift, 1.10), (0.18, 0.10, 0.13), paint, 0.04)
        for y in (2.35, 3.22):
            box((side * 0.942, y + shift, 0.92), (0.025, 0.17, 0.025), black, 0.006)
        for y, low in ((1.46, 0.36), (2.46, 0.30), (3.26, 0.55)):
            tube([(side * 0.932, y + shift, low), (side * 0.937, y + shift, 0.62), (side * 0.927, y + shift, 0.86), (side * 0.893, y + shift, 1.02)], 0.004, black, 6)
        tube([(side * 0.56, 1.95 + shift, 1.665), (side * 0.57, 2.1 + shift, 1.70), (side * 0.57, 3.7 + shift, 1.69), (side * 0.55, 3.9 + shift, 1.65)], 0.014, black, 8)
    box((0, 0.015 + shift, 0.53), (0.95, 0.06, 0.20), black, 0.03)
    box((0, 4.605 + shift, 0.80), (0.32, 0.02, 0.16), plate, 0.006)
    box((0, 4.59 + shift, 0.42), (1.1, 0.05, 0.14), black, 0.02)


__all__ = ['parked']
