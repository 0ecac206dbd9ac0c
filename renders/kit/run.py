"""Runs one scene file and writes its picture: blender -b -P run.py -- <scene file> <picture> [width] [samples].

With rectangles after `--parts` (left,top,right,bottom in pixels), only these, each as `<picture>.<number>.png`.
"""
import os
import runpy
import sys

import bpy

sys.dont_write_bytecode = True
scene_file, picture_file, *rest = sys.argv[sys.argv.index('--') + 1 :]
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import finish, truth  # noqa: E402

runpy.run_path(scene_file)
scene = bpy.context.scene
truth.write(f'{picture_file}.truth.json')
if rest[:1] == ['--parts']:
    # Parts are small, so twice the samples cost little.
    samples = 2 * scene.cycles.samples
    for number, rectangle in enumerate(rest[1:]):
        finish.part(*map(int, rectangle.split(',')))
        finish.picture(f'{picture_file}.{number}.png', samples)
else:
    if rest:
        scene.render.resolution_percentage = round(100 * int(rest[0]) / scene.render.resolution_x)
    samples = int(rest[1]) if len(rest) > 1 else scene.cycles.samples
    finish.picture(picture_file, samples)
print(f'SAMPLES {samples}')
