"""Meshes from arrays, materials from nodes, camera and render settings."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

INCH = 0.0254


def reset(seed=1):
    """Empties the file and seeds every random choice of the scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    np.random.seed(seed)
    return bpy.context.scene


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def mesh(name, verts, faces, material=None, smooth=False, colors=None, floats=None):
    """Makes a mesh. `colors` and `floats` are named values per vertex that materials read as attributes."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], faces)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    for key, values in (colors or {}).items():
        layer = data.attributes.new(key, 'FLOAT_COLOR', 'POINT')
        layer.data.foreach_set('color', np.asarray(values, dtype=np.float32).ravel())
    for key, values in (floats or {}).items():
        layer = data.attributes.new(key, 'FLOAT', 'POINT')
        layer.data.foreach_set('value', np.asarray(values, dtype=np.float32).ravel())
    if material:
        data.materials.append(material)
    data.update()
    return data


def place(data, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """Places an instance of a mesh."""
    obj = bpy.data.objects.new(data.name, data)
    obj.location = location
    obj.rotation_euler = rotation
    obj.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    return link(obj)


def box(center, size, material, bevel=0.0, turn=0.0, segments=2):
    """Builds a block with eased edges, because no real one is sharp."""
    x, y, z = (s / 2 for s in size)
    verts = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    obj = place(mesh('box', verts, faces, material), center, (0, 0, turn))
    if bevel:
        ease(obj, bevel, segments)
    return obj


def ease(obj, width, segments=2):
    modifier = obj.modifiers.new('ease', 'BEVEL')
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    obj.data.polygons.foreach_set('use_smooth', [True] * len(obj.data.polygons))
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(40)
    return obj


def lathe(name, profile, material, sides=48, smooth=True):
    """Makes a turned body from (radius, height) pairs, bottom to top."""
    verts, faces = [], []
    for radius, height in profile:
        for k in range(sides):
            a = 2 * math.pi * k / sides
            verts.append((radius * math.cos(a), radius * math.sin(a), height))
    for r in range(len(profile) - 1):
        for k in range(sides):
            j = (k + 1) % sides
            faces.append((r * sides + k, r * sides + j, (r + 1) * sides + j, (r + 1) * sides + k))
    data = mesh(name, verts, faces, material, smooth)
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(50)
    return data


def tube(points, radius, material, sides=10):
    """Makes a bent rod through points; `radius` is one number, or one for each point."""
    radii = radius if hasattr(radius, '__len__') else [radius] * len(points)
    verts, faces = [], []
    pts = [Vector(p) for p in points]
    for i, p in enumerate(pts):
        ahead = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
        side = ahead.cross(Vector((0.123, 0.77, 0.31))).normalized()
        up = side.cross(ahead)
        for k in range(sides):
            a = 2 * math.pi * k / sides
            verts.append(p + radii[i] * (math.cos(a) * side + math.sin(a) * up))
    for r in range(len(pts) - 1):
        for k in range(sides):
            j = (k + 1) % sides
            faces.append((r * sides + k, r * sides + j, (r + 1) * sides + j, (r + 1) * sides + k))
    faces.append(tuple(range(sides - 1, -1, -1)))
    faces.append(tuple((len(pts) - 1) * sides + k for k in range(sides)))
    return place(mesh('tube', verts, faces, material, True))


def inside(polygon, x, y):
    """Returns whether a point is inside a polygon."""
    hit = False
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1]):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            hit = not hit
    return hit


def rectangle(x0, y0, x1, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def linear(hex_color):
    """Converts #rrggbb to linear values, which renderers work in."""
    values = [int(hex_color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


def camera(position, target, lens=32, aim_focus=None, fstop=None, shift=(0, 0)):
    """Places a full-frame camera. With `fstop`, it is focused on `aim_focus` or the target."""
    data = bpy.data.cameras.new('camera')
    obj = link(bpy.data.objects.new('camera', data))
    obj.location = position
    obj.rotation_euler = (Vector(target) - Vector(position)).to_track_quat('-Z', 'Y').to_euler()
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.clip_end = 2000
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(aim_focus or target) - Vector(position)).length
    bpy.context.scene.camera = obj
    return obj


def film(width, height, samples, exposure=0.0, look='Medium High Contrast', threshold=0.012):
    """Sets up Cycles: on the processor, without a denoiser, with adaptive sampling."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.image_settings.file_format = 'PNG'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = threshold
    cycles.adaptive_min_samples = min(24, samples)
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 1.0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.tile_size = 4096
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure


class Nodes:
    """Shorthand for building a material."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def node(self, kind, inputs=None, out=0, **props):
        node = self.tree.nodes.new(kind)
        for key, value in props.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(node.inputs[key], value)
        return node.outputs[out]

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif value is not None:
            if socket.type == 'RGBA' and len(value) == 3:
                value = (*value, 1)
            socket.default_value = value

    def position(self):
        return self.node('ShaderNodeNewGeometry')

    def object_coords(self):
        return self.node('ShaderNodeTexCoord', out='Object')

    def attribute(self, name, out='Color'):
        return self.node('ShaderNodeAttribute', out=out, attribute_name=name)

    def noise(self, vector, scale, detail=2.0, roughness=0.5, distortion=0.0):
        return self.node(
            'ShaderNodeTexNoise',
            {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion},
        )

    def voronoi(self, vector, scale, out='Distance', feature='F1', randomness=1.0):
        return self.node(
            'ShaderNodeTexVoronoi', {'Vector': vector, 'Scale': scale, 'Randomness': randomness}, out=out, feature=feature
        )

    def ramp(self, factor, stops, interpolation='LINEAR'):
        """Adds a ramp from (position, value or color) stops."""
        node = self.tree.nodes.new('ShaderNodeValToRGB')
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (where, value) in zip(elements, stops):
            element.position = where
            element.color = (value, value, value, 1) if isinstance(value, (int, float)) else (*value, 1)
        self.put(node.inputs[0], factor)
        return node.outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        node = self.tree.nodes.new('ShaderNodeMixRGB')
        node.blend_type = blend
        for key, value in (('Fac', factor), ('Color1', a), ('Color2', b)):
            self.put(node.inputs[key], value)
        return node.outputs[0]

    def math(self, operation, a, b=None, clamp=False):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        node.use_clamp = clamp
        self.put(node.inputs[0], a)
        if b is not None:
            self.put(node.inputs[1], b)
        return node.outputs[0]

    def vector(self, operation, a, b=None, out='Vector', scale=None):
        node = self.tree.nodes.new('ShaderNodeVectorMath')
        node.operation = operation
        self.put(node.inputs[0], a)
        if b is not None:
            self.put(node.inputs[1], b)
        if scale is not None:
            self.put(node.inputs['Scale'], scale)
        return node.outputs[out]

    def bump(self, height, strength=0.3, distance=0.01, normal=None):
        return self.node('ShaderNodeBump', {'Height': height, 'Strength': strength, 'Distance': distance, 'Normal': normal})

    def principled(self, color, roughness=0.8, specular=0.3, normal=None, **more):
        inputs = {'Base Color': color, 'Roughness': roughness, 'Specular': specular, 'Normal': normal}
        inputs.update(more)
        return self.node('ShaderNodeBsdfPrincipled', inputs)

    def blend(self, factor, a, b):
        node = self.tree.nodes.new('ShaderNodeMixShader')
        self.put(node.inputs[0], factor)
        self.put(node.inputs[1], a)
        self.put(node.inputs[2], b)
        return node.outputs[0]

    def seen(self, surface, color):
        """Shows the camera the full surface, and indirect light an even color, which renders much faster."""
        path = self.node('ShaderNodeLightPath', out='Is Camera Ray')
        return self.blend(path, self.node('ShaderNodeBsdfDiffuse', {0: color if not isinstance(color, tuple) else (*color, 1)}), surface)

    def done(self, surface):
        self.tree.links.new(surface, self.output.inputs['Surface'])
        return self.material


def lattice_noise(points, scale, seed=0):
    """Returns smooth value noise in [-1, 1] at 2-D points, for shaping meshes."""
    p = np.asarray(points, dtype=float) * scale
    cell = np.floor(p).astype(int)
    t = p - cell
    t = t * t * (3 - 2 * t)

    def value(ix, iy):
        h = (ix * 374761393 + iy * 668265263 + seed * 1442695041) & 0x7FFFFFFF
        h = (h ^ (h >> 13)) * 1274126177 & 0x7FFFFFFF
        return ((h ^ (h >> 16)) & 0xFFFF) / 32767.5 - 1

    x, y = cell[..., 0], cell[..., 1]
    a, b = value(x, y), value(x + 1, y)
    c, d = value(x, y + 1), value(x + 1, y + 1)
    return (a * (1 - t[..., 0]) + b * t[..., 0]) * (1 - t[..., 1]) + (c * (1 - t[..., 0]) + d * t[..., 0]) * t[..., 1]


def fractal(points, scale, octaves=4, seed=0):
    total, amplitude, norm = 0, 1.0, 0.0
    for k in range(octaves):
        total = total + amplitude * lattice_noise(points, scale * 2**k, seed + k * 17)
        norm += amplitude
        amplitude *= 0.5
    return total / norm
