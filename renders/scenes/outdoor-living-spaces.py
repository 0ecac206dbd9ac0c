"""Behind a house at the end of the day, an outdoor room: a kitchen under a pergola, and on the same patio, at a safe
distance, a fire pit and a seat wall.
"""
import math
import random

import bpy

from kit import clearance, foliage, house, kitchen, masonry, materials, paving, places, plants, props, soft, things
from kit.core import INCH, rectangle, reset
from kit.daytime import sky_only
from kit.view import clump, litter, shot, sunlit

DAY, HOUR, SIDE = '2026-03-20', 17.85, -122
# Middle of the fire pit, and radius of the seat wall around it, in meters; front and eave of the house.
CX, CY, R = -1.05, 3.0, 2.25
FRONT, EAVE = 14.9, 3.15


def under_the_pergola(wall_tones):
    beam = FRONT - 3.6
    kitchen.pergola(2.2, 7.2, beam, FRONT, color=(0.11, 0.056, 0.027))
    kitchen.counter(3.3, FRONT - 1.05, 3.5, 0.0, wall_tones, grill_at=1.55, fridge_at=2.95, sink_at=0.5)
    kitchen.string_lights([(1.8 + 1.45 * k, beam - 0.11, 2.56) for k in range(5)], 0.24)
    places.dining(5.0, 8.2, 0.4)
    for k in range(2):
        kitchen.stool(5.2 + 0.75 * k, FRONT - 1.65, 0.3 * k)
    lamp = bpy.data.lights.new('under the pergola', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = 55, (1.0, 0.66, 0.36), 0.25
    lamp_at = bpy.data.objects.new('under the pergola', lamp)
    lamp_at.location = (4.7, FRONT - 1.8, 2.35)
    bpy.context.scene.collection.objects.link(lamp_at)


def curve(u, w, h):
    a = math.radians(225) - u / R
    return (CX + (R + w) * math.cos(a), CY + (R + w) * math.sin(a), h)


def around_the_fire(wall_tones):
    clearance.check((CX, CY), 23 * INCH, (1.75, FRONT - 4.05, 7.65, FRONT), (-2.6, FRONT - 0.6, 12.6, FRONT + 6))
    rim = masonry.round_pit(CX, CY, 16 * INCH, 23 * INCH, [4 * INCH] * 3 + [2 * INCH], 18, wall_tones, ['#8a6a52', '#7d6250'])
    props.logs(CX, CY, rim - 0.12, 0.3)
    bench = masonry.Masonry()
    length = math.radians(135) * R
    top = masonry.run(bench, curve, length, 4, 4 * INCH, 10 * INCH, masonry.inches(12, 8), wall_tones, 'lr')
    top = masonry.cap(bench, curve, length, top, 2.25 * INCH, 10 * INCH, ['#8a6a52', '#7d6250'], ends='lr')
    bench.build()
    for degrees, color in ((196, (0.58, 0.30, 0.17)), (182, (0.64, 0.58, 0.47)), (140, (0.58, 0.30, 0.17))):
        a = math.radians(degrees)
        soft.pad(CX + (R + 0.13) * math.cos(a), CY + (R + 0.13) * math.sin(a), top, 0.44, 0.36, color=color, turn=a + math.pi / 2)
    paint = materials.plain('painted', (0.10, 0.19, 0.18), 0.5, 0.35, vary=0.15, bump=0.1)
    for degrees, away, turn in ((64, 1.85, 0.12), (8, 1.75, -0.1)):
        a = math.radians(degrees)
        props.adirondack(CX + away * math.cos(a), CY + away * math.sin(a), a + math.pi + turn, paint)


def garden(patio):
    """Plants lawn, palms and far trees under an open sky in sight of the camera, and trees behind it for the panes to mirror."""
    plants.far_ground(-0.14)
    foliage.turf(rectangle(8, -4, 34, 32), [patio, rectangle(-2, FRONT, 19.4, FRONT + 8)], -0.01, (12, 9), 5.0, 14, dry=0.16)
    foliage.turf(rectangle(-16, -4, -4.7, 32), [patio], -0.01, (-6, 8), 4.0, 10, dry=0.16)
    for x, y, tall in ((21.4, 25.0, 8.4), (23.6, 22.8, 7.2), (20.5, 17.0, 7.2), (8.4, 26.5, 9.6), (6.2, 28.0, 8.4), (-5.2, 23.0, 8.6), (-8.0, 20.0, 7.0)):
        plants.sabal_palm(x, y, tall)
    plants.hedge('ficus', 10, 27.5, 46, 20.5, 1.0, 1.9, per_meter=60)
    foliage.wood(-60, 80, 58, 2, 3.4, 8.0, -0.6)
    foliage.wood(-60, 80, 52, 1, 2.3, 3.6, -1.0)
    for k in range(70):
        turn = 360 * k / 70
        if abs((turn - SIDE + 180) % 360 - 180) < 40 or abs((turn - 20 + 180) % 360 - 180) < 75:
            continue
        for reach, kind, height, z in ((30, random.choice(('oak', 'mahogany')), 8.5, -0.3), (26, 'oak', 4.8, -1.5)):
            r = reach + random.uniform(-1.5, 1.5)
            a = math.radians(turn)
            foliage.tree(kind, r * math.sin(a), r * math.cos(a), height * random.uniform(0.8, 1.2), z, trunk=0.13, lobes=10, spread=4.2)


reset(62)
room = paving.layouts()['room']
paving.lay(room, 'tumbled', 0.045, speckle=0.6, border_colors=['#74503d', '#8a6a52'])
garden(paving.polygon(room))
wall_tones = paving.blends()['yorkshire-wall-and-firepits']
house.walls(-2, 12, FRONT, 6, [(-0.4, 3.0, 0, 2.4, 'slider'), (8.8, 10.4, 0.9, 2.3, 'window')], (0.72, 0.60, 0.45), EAVE)
house.hip_roof(-2, FRONT, 12, FRONT + 6, EAVE)
# A lower wing stands back, and ends the house where the lawn begins.
house.walls(12, 18.6, FRONT + 1.5, 5, [(13.4, 14.5, 0.9, 2.2, 'window'), (16.0, 17.1, 0.9, 2.2, 'window')], (0.72, 0.60, 0.45), 2.75)
house.hip_roof(11.2, FRONT + 1.5, 18.6, FRONT + 6.5, 2.75)
for x in (-0.95, 8.2):
    house.lantern(x, FRONT, 2.0)
for k in range(9):
    plants.shrub('cocoplum', 12.6 + 0.7 * k, FRONT + 0.9, 0.32, 0.7, 70)
under_the_pergola(wall_tones)
around_the_fire(wall_tones)
plants.bed([(-9, 1.5), (-4.75, 1.5), (-4.75, FRONT - 2), (-2.2, FRONT - 0.8), (-2.2, FRONT + 1), (-9, FRONT + 1)], 0.0, 200)
for k in range(9):
    a = math.radians(222 - 15 * k)
    clump('liriope', CX + 2.95 * math.cos(a), CY + 2.95 * math.sin(a), 0.12, 0.14, 7, 0.0)
for k in range(14):
    plants.shrub('cocoplum', -5.5 + 0.1 * (k % 3), 2.6 + 0.85 * k, 0.5, 0.9, 110)
plants.lawn(rectangle(-12, -3, -4.75, 1.5), z=-0.01, near=(-3, 0), reach=4)
plants.hedge('clusia', -9.5, FRONT + 1.6, -2.4, FRONT + 1.6, 1.0, 2.0, per_meter=70)
plants.sabal_palm(-4.6, 12.8, 4.3)
plants.sabal_palm(-6.4, 10.4, 3.3)
props.pot(-1.0, FRONT - 0.5, 0.28, 0.5, plant='agave')
things.lantern(3.4, 4.5, 1.1)
litter([(-0.2, 1.6), (0.6, 2.2), (-1.4, 1.4), (1.6, 1.8)])
shot((-1.9, -0.4, 1.6), (2.18, 7.6, 1.0), 27, (0.2, 3.7, 0), 11, 0.5, 24, (2560, 1600), (0, 0.01))
sunlit(DAY, HOUR, SIDE, 0.6)
sky_only()
