"""Renders twice with half the samples each, takes the grain out, and writes the picture.

Debian's Blender has no denoiser. This one compares the two independent halves: what differs between them is noise and
its variance is known, what both show is picture and stays. Non-local means over two buffers after Rousselle, Knaus and
Zwicker, "Adaptive rendering with non-local means filtering" (2012), on the light alone: surface color is divided out
before and multiplied back after, so texture is never smoothed.
"""
import os
import tempfile

import bpy
import numpy as np


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
    for name, socket in (('light', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        file.file_slots.new(name + '_')
        tree.links.new(layers.outputs[socket], file.inputs[-1])
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs[0])


def _read(folder, name, frame):
    image = bpy.data.images.load(os.path.join(folder, f'{name}_{frame:04d}.exr'))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[..., :3]


def _box(a, r):
    """Returns the mean over a (2r+1)² window."""
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (r + 1, r)
        total = np.cumsum(np.pad(a, pad, 'edge'), axis=axis, dtype=np.float32)
        n = a.shape[axis]
        ahead = np.take(total, np.arange(2 * r + 1, 2 * r + 1 + n), axis=axis)
        behind = np.take(total, np.arange(0, n), axis=axis)
        a = (ahead - behind) / (2 * r + 1)
    return a


def _shift(a, dy, dx):
    return np.roll(a, (dy, dx), (0, 1))


def _filter(one, two, guides, reach, strength):
    """Filters each half with weights found in the other half."""
    gray = [half.mean(-1) for half in (one, two)]
    variance = np.minimum(_box((gray[0] - gray[1]) ** 2 / 2, 2), 4.0)
    floor = 1e-4 + 0.0004 * _box((gray[0] + gray[1]) / 2, 2) ** 2
    sums = [np.zeros_like(one), np.zeros_like(two)]
    weights = [np.zeros(one.shape[:2], np.float32) for _ in range(2)]
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            beside = _shift(variance, dy, dx)
            near = np.zeros(one.shape[:2], np.float32)
            for guide, tolerance in guides:
                near = np.maximum(near, np.sum((guide - _shift(guide, dy, dx)) ** 2, -1) / tolerance)
            same = np.exp(-near)
            for k, (own, other) in enumerate(((one, gray[1]), (two, gray[0]))):
                gap = (other - _shift(other, dy, dx)) ** 2 - (variance + np.minimum(variance, beside))
                apart = gap / (floor + strength**2 * (variance + beside))
                weight = np.exp(-np.maximum(0, _box(apart, 1))) * same
                weights[k] += weight
                sums[k] += weight[..., None] * _shift(own, dy, dx)
    return [s / np.maximum(w, 1e-6)[..., None] for s, w in zip(sums, weights)]


def part(left, top, right, bottom):
    """Limits what is rendered to a rectangle of the picture, in its pixels from the upper left corner."""
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    width, height = render.resolution_x, render.resolution_y
    # Blender rounds the border down to whole pixels; a quarter of a pixel more keeps floating-point error from moving
    # it by one.
    render.border_min_x, render.border_max_x = (left + 0.25) / width, (right + 0.25) / width
    render.border_min_y, render.border_max_y = (height - bottom + 0.25) / height, (height - top + 0.25) / height


def picture(path, samples, reach=3, strength=0.55):
    """Renders the scene to a PNG, with half of `samples` in each of two passes."""
    scene = bpy.context.scene
    folder = tempfile.mkdtemp(prefix='render-')
    _outputs(folder)
    scene.cycles.use_adaptive_sampling = False
    halves = []
    for frame in (1, 2):
        scene.frame_set(frame)
        # Cycles ignores this while `use_persistent_data` is on, and both halves would have the same noise.
        scene.cycles.seed = frame * 101
        scene.cycles.samples = max(1, samples // 2)
        bpy.ops.render.render()
        halves.append([_read(folder, name, frame) for name in ('light', 'albedo', 'normal')])
    (light1, albedo1, normal1), (light2, albedo2, normal2) = halves
    albedo = (albedo1 + albedo2) / 2
    normal = (normal1 + normal2) / 2
    base = np.maximum(albedo, 0.06)
    # Fireflies: no pixel is far brighter than all that surround it in the other half.
    cap1, cap2 = (_box(light, 2) * 5 + 0.06 for light in (light2, light1))
    one, two = np.minimum(light1, cap1) / base, np.minimum(light2, cap2) / base
    compressed = [np.log1p(np.maximum(half, 0)) for half in (one, two)]
    guides = [(albedo, 0.02), (normal, 0.25)]
    clean = _filter(*compressed, guides, reach, strength)
    result = np.expm1((clean[0] + clean[1]) / 2) * base
    height, width = result.shape[:2]
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([result, np.ones((height, width, 1), np.float32)], -1).astype(np.float32).ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    image.save_render(path, scene=scene)
    for name in os.listdir(folder):
        os.remove(os.path.join(folder, name))
    os.rmdir(folder)
