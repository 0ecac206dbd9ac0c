"""What the camera of a ground scene sees where: the truth that bench/groundPhoto.ts compares with.

Pixels of the picture from its upper left corner: whole numbers are the edges of pixels, halves their centers.
"""
import json
import os
import random

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from .core import INCH
from .paving import layouts

# How many corners of pieces are written, of those that can be seen.
CORNERS = 400
# A corner is hidden if something is in front of it by more than this, in meters.
NEAR = 0.02
# Pixels around the ground in the picture of the paved one, and what the sides of that part are multiples of.
ROOM = 20
STEP = 5


def ground():
    """Returns the ground of this scene, as renders/grounds.ts describes it."""
    with open(os.environ['SCENE_LAYOUTS'], encoding='utf-8') as file:
        return json.load(file)['ground']


def scene_point(x, y):
    """Returns where a point of the ground is in the scene."""
    at = ground()['at']
    return Vector(((at[0] + x) * INCH, (at[1] + y) * INCH, 0.0))


def polygon():
    """Returns the outline of the ground in meters."""
    return [tuple(scene_point(x, y)[:2]) for x, y in ground()['outline']]


def pixel(point):
    """Returns where the camera sees a point of the scene."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    x, y, _ = world_to_camera_view(scene, scene.camera, point)
    return [round(x * scene.render.resolution_x, 4), round((1 - y) * scene.render.resolution_y, 4)]


def box():
    """Returns the rectangle of the picture that shows the ground, with room around it: left, top, right, bottom."""
    scene = bpy.context.scene
    width, height = scene.render.resolution_x, scene.render.resolution_y
    points = [pixel(scene_point(x, y)) for x, y in ground()['outline']]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    low, high = (lambda v: max(0, int(v - ROOM) // STEP * STEP)), (lambda v: int(v + ROOM) // STEP * STEP)
    return low(min(xs)), low(min(ys)), min(width, high(max(xs))), min(height, high(max(ys)))


def write(path):
    """Writes the truth of the scene that is set up, if it is one of a ground and has pavers."""
    with open(os.environ['SCENE_LAYOUTS'], encoding='utf-8') as file:
        known = json.load(file)
    if not known.get('ground') or not known['layouts']:
        return
    scene = bpy.context.scene
    width, height = scene.render.resolution_x, scene.render.resolution_y
    graph = bpy.context.evaluated_depsgraph_get()
    eye = scene.camera.matrix_world.translation

    def seen(point):
        x, y = pixel(point)
        if not (0 <= x <= width and 0 <= y <= height):
            return False
        way = point - eye
        return not scene.ray_cast(graph, eye, way.normalized(), distance=way.length - NEAR)[0]

    facts = known['ground']
    corners = []
    for number, piece in enumerate(layouts()['paving']['pieces']):
        for x, y in piece['outline']:
            point = Vector((x * INCH, y * INCH, 0.0))
            at = [round(x - facts['at'][0], 4), round(y - facts['at'][1], 4)]
            corners.append((number, at, point))
    random.Random(1).shuffle(corners)
    visible = []
    for number, at, point in corners:
        if len(visible) < CORNERS and seen(point):
            visible.append([number, *at, *pixel(point)])
    wide, deep = facts['width'], facts['depth']
    truth = {
        'width': width,
        'height': height,
        'corners': [pixel(scene_point(x, y)) for x, y in ((0, 0), (wide, 0), (wide, deep), (0, deep))],
        'widthInches': wide,
        'depthInches': deep,
        'box': box(),
        'outline': [pixel(scene_point(x, y)) for x, y in facts['outline']],
        'paving': facts['paving'],
        'pieces': len(layouts()['paving']['pieces']),
        'pieceCorners': visible,
    }
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(truth, file)
    print(f'TRUTH {len(visible)} corners')
