"""A bay boat of twenty feet, on its trailer or afloat. Built with the bow toward -y, standing at the origin."""
import math

from . import materials
from .core import box, ease, lathe, mesh, place, tube


def _hull(lift, color, length=6.1):
    stations = 24
    rows = []
    for i in range(stations + 1):
        t = i / stations
        fore = max(0.0, (t - 0.42) / 0.58)
        beam = 1.16 * (1 - fore**2.4) + 0.012
        keel = 0.80 * max(0.0, (t - 0.60) / 0.40) ** 2.1
        sheer = 0.92 + 0.26 * t**2
        chine = keel + (0.24 + 0.22 * t**2) * (1 - 0.5 * fore**6)
        chine = min(chine, sheer - 0.06)
        half = beam * (0.86 - 0.34 * fore**1.5)
        y = -length * (t - 0.5)
        # Above the chine, or the floor would come through the hull at the bow.
        floor = max(0.50, chine + 0.02)
        rows.append([
            (0.0, y, keel), (half * 0.55, y, keel + (chine - keel) * 0.62), (half, y, chine), (half * 1.015 + 0.012, y, chine + 0.012),
            (half + (beam - half) * 0.42, y, chine + (sheer - chine) * 0.45), (half + (beam - half) * 0.8, y, chine + (sheer - chine) * 0.8), (beam, y, sheer),
            (max(beam - 0.15, 0.004), y, sheer + 0.02), (max(beam - 0.17, 0.003), y, sheer - 0.02), (max(min(beam - 0.19, half * 0.85), 0.002), y, floor), (0.0, y, floor),
        ])
    n = len(rows[0])
    verts = [(s * x, y, z + lift) for row in rows for s in (1, -1) for x, y, z in row]
    faces, slots = [], []
    for i in range(stations):
        for s in (0, 1):
            for k in range(n - 1):
                a, b = (2 * i + s) * n + k, (2 * i + 2 + s) * n + k
                face = (a, b, b + 1, a + 1) if s == 0 else (a + 1, b + 1, b, a)
                faces.append(face)
                slots.append(0 if 3 <= k <= 5 else 1)
    stern = [k for k in range(7)] + [n + k for k in range(6, -1, -1)]
    faces.append(tuple(stern))
    slots.append(0)
    paint = materials.plain('gelcoat', color, 0.12, 0.5, vary=0.05)
    white = materials.plain('white gelcoat', (0.80, 0.80, 0.77), 0.15, 0.5, vary=0.06)
    data = mesh('hull', verts, faces, paint, True)
    data.materials.append(white)
    data.polygons.foreach_set('material_index', slots)
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(32)
    place(data)
    rub = materials.plain('rub rail', (0.03, 0.03, 0.032), 0.5, 0.4)
    for s in (1, -1):
        tube([(s * (row[6][0] + 0.008), row[6][1], row[6][2] + lift - 0.01) for row in rows], 0.022, rub, 8)
    return white


def _wheel(x, y, radius=0.33):
    rubber = materials.plain('tire', (0.02, 0.02, 0.02), 0.85, 0.2, vary=0.4)
    rim = materials.plain('rim', (0.62, 0.62, 0.62), 0.3, 0.5, 0.9, 0.1)
    r = radius
    side = -math.pi / 2 if x < 0 else math.pi / 2
    place(lathe('tire', [(r * 0.60, -0.10), (r * 0.92, -0.10), (r * 0.99, -0.075), (r, 0), (r * 0.99, 0.075), (r * 0.92, 0.10), (r * 0.60, 0.10)], rubber, 40), (x, y, r), (0, side, 0))
    place(lathe('rim', [(r * 0.62, -0.02), (r * 0.62, 0.085), (r * 0.56, 0.085), (r * 0.5, 0.03), (r * 0.2, 0.05), (r * 0.16, 0.09), (0.001, 0.09)], rim, 40), (x, y, r), (0, side, 0))


def _trailer():
    steel = materials.plain('galvanized', (0.55, 0.56, 0.56), 0.45, 0.5, 0.7, 0.3, 20)
    black = materials.plain('fender', (0.03, 0.03, 0.03), 0.35, 0.45)
    for s in (-1, 1):
        box((s * 0.62, 0.35, 0.46), (0.08, 5.2, 0.13), steel, 0.008)
        tube([(s * 0.62, -2.2, 0.46), (s * 0.05, -3.9, 0.46)], 0.055, steel, 10)
        box((s * 0.42, 0.4, 0.60), (0.09, 3.6, 0.07), materials.cloth((0.06, 0.06, 0.07)), 0.02)
        for y in (0.95, 1.75):
            _wheel(s * 1.06, y)
        arc = [math.pi * k / 16 for k in range(17)]
        verts = []
        for x in (0.92, 1.21):
            verts += [(s * x, 1.35 - 0.86 * math.cos(a), 0.36 + 0.40 * math.sin(a) ** 0.55) for a in arc]
        faces = [(k, k + 1, 17 + k + 1, 17 + k) for k in range(16)]
        ease(place(mesh('fender', verts, faces, black, True)), 0.005)
        box((s * 1.05, 2.745, 0.45), (0.18, 0.05, 0.10), materials.plain('lamp', (0.5, 0.02, 0.02), 0.2, 0.5), 0.01)
    for y in (-1.6, 0.2, 1.35, 2.7):
        box((0, y, 0.42), ({1.35: 1.9, 2.7: 2.3}.get(y, 1.3), 0.07, 0.09), steel, 0.008)
    box((0, -4.15, 0.46), (0.10, 0.9, 0.10), steel, 0.008)
    tube([(0.12, -3.75, 0.10), (0.12, -3.75, 0.85)], 0.03, steel, 10)
    place(lathe('jack wheel', [(0.03, -0.03), (0.09, -0.03), (0.09, 0.03), (0.03, 0.03)], black, 20), (0.12, -3.75, 0.09), (0, math.pi / 2, 0))
    tube([(0, -3.3, 0.46), (0, -3.25, 1.25)], 0.045, steel, 10)
    box((0, -3.22, 1.22), (0.14, 0.2, 0.12), black, 0.02)


def bay_boat(color=(0.30, 0.46, 0.48), trailer=True, lift=0.60):
    """Builds the boat. `lift` is the height of the keel: 0.60 on the trailer, about -0.25 afloat."""
    if trailer:
        _trailer()
    white = _hull(lift, color)
    metal = materials.plain('anodized', (0.72, 0.72, 0.71), 0.28, 0.5, 0.85, 0.05)
    dark = materials.plain('outboard', (0.035, 0.036, 0.04), 0.22, 0.5, vary=0.05)
    glass = materials.glass((0.2, 0.2, 0.2))
    floor = lift + 0.50
    box((0, 0.15, floor + 0.52), (0.78, 0.70, 1.04), white, 0.07, 0, 3)
    shield = box((0, -0.12, floor + 1.20), (0.66, 0.02, 0.42), glass, 0.004)
    shield.rotation_euler = (-0.45, 0, 0)
    box((0, 0.98, floor + 0.45), (0.84, 0.36, 0.9), white, 0.05, 0, 3)
    box((0, 0.98, floor + 0.96), (0.88, 0.42, 0.12), materials.cloth((0.70, 0.67, 0.60)), 0.04, 0, 3)
    for s in (-1, 1):
        tube([(s * 0.52, -0.25, floor), (s * 0.55, -0.22, floor + 1.0), (s * 0.60, -0.42, floor + 1.92)], 0.022, metal)
        tube([(s * 0.52, 0.62, floor), (s * 0.55, 0.60, floor + 1.0), (s * 0.60, 0.95, floor + 1.92)], 0.022, metal)
        tube([(s * 0.55, -0.22, floor + 1.0), (s * 0.55, 0.60, floor + 1.0)], 0.018, metal)
        tube([(s * 0.62, -0.62, floor + 1.93), (s * 0.62, 1.15, floor + 1.93)], 0.022, metal)
        tube([(s * 0.72, -1.5, lift + 1.0), (s * 0.70, -1.5, lift + 1.16), (s * 0.34, -2.35, lift + 1.24), (s * 0.30, -2.45, lift + 1.08)], 0.014, metal)
    box((0, 0.27, floor + 1.985), (1.62, 2.0, 0.06), white, 0.028, 0, 3)
    for k in range(5):
        tube([(-0.6 + 0.3 * k, 1.28, floor + 1.95), (-0.62 + 0.31 * k, 1.5, floor + 2.35)], 0.02, metal)
    box((0, 3.32, lift + 1.12), (0.42, 0.62, 0.66), dark, 0.15, 0, 4)
    box((0, 3.32, lift + 0.42), (0.17, 0.30, 1.0), dark, 0.05, 0, 3)
    box((0, 3.42, lift - 0.10), (0.09, 0.42, 0.22), dark, 0.04, 0, 3)
    box((0, 3.10, lift + 0.72), (0.30, 0.22, 0.40), metal, 0.03)
