"""Renders the scene, has the grain taken out, and writes the picture."""
import os
import subprocess
import sys
import tempfile

import bpy
import numpy as np

_LAYERS = {'light': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def _outputs(folder):
    """Sets up the compositor to write light and its guides side by side, as separate pictures."""
    scene = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    file = tree.nodes.new('CompositorNodeOutputFile')
    file.base_path = folder
    file.format.file_format = 'OPEN_EXR'
    file.format.color_depth = '32'
    file.file_slots.clear()
    for name, socket in _LAYERS.items():
        file.file_slots.new(name + '_')
        tree.links.new(layers.outputs[socket], file.inputs[-1])
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs[0])


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[..., :3]


def part(left, top, right, bottom):
    """Limits what is rendered to a rectangle of the picture, in its pixels from the upper left corner."""
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    width, height = render.resolution_x, render.resolution_y
    # Blender rounds the border down to whole pixels; a quarter of a pixel more keeps floating-point error from moving
    # it by one.
    render.border_min_x, render.border_max_x = (left + 0.25) / width, (right + 0.25) / width
    render.border_min_y, render.border_max_y = (height - bottom + 0.25) / height, (height - top + 0.25) / height


def picture(path, samples):
    """Renders the scene to a PNG with `samples` rays a pixel."""
    scene = bpy.context.scene
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.samples = samples
    with tempfile.TemporaryDirectory(prefix='render-') as folder:
        _outputs(folder)
        bpy.ops.render.render()
        for name in _LAYERS:
            np.save(os.path.join(folder, name), _read(os.path.join(folder, f'{name}_{scene.frame_current:04d}.exr')))
        # Blender 3.4 crashes when it ends with PyTorch loaded, so Python runs beside it; Blender's `sys.executable` may be
        # another Python that PATH has first.
        python = os.path.join(sys.prefix, 'bin', 'python3')
        subprocess.run([python, os.path.join(os.path.dirname(__file__), 'denoise.py'), folder], check=True)
        result = np.load(os.path.join(folder, 'clean.npy'))
    height, width = result.shape[:2]
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([result, np.ones((height, width, 1), np.float32)], -1).ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    image.save_render(path, scene=scene)
