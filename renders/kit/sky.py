"""Sun and sky of Fort Myers at a date and hour, with thin clouds."""
import math
from datetime import date

import bpy

LATITUDE, LONGITUDE = math.radians(26.6), -81.9
STANDARD_MERIDIAN = -75.0


def sun_position(day, hour):
    """Returns elevation and compass azimuth in radians at Eastern Standard Time, from Spencer's series, to a quarter
    degree.
    """
    n = date.fromisoformat(day).timetuple().tm_yday
    g = 2 * math.pi * (n - 1 + (hour - 12) / 24) / 365
    equation = 229.18 * (
        0.000075 + 0.001868 * math.cos(g) - 0.032077 * math.sin(g) - 0.014615 * math.cos(2 * g) - 0.040849 * math.sin(2 * g)
    )
    declination = (
        0.006918 - 0.399912 * math.cos(g) + 0.070257 * math.sin(g) - 0.006758 * math.cos(2 * g) + 0.000907 * math.sin(2 * g)
    )
    minutes = hour * 60 + equation + 4 * (LONGITUDE - STANDARD_MERIDIAN)
    angle = math.radians(minutes / 4 - 180)
    elevation = math.asin(
        math.sin(LATITUDE) * math.sin(declination) + math.cos(LATITUDE) * math.cos(declination) * math.cos(angle)
    )
    azimuth = math.pi + math.atan2(
        math.sin(angle), math.cos(angle) * math.sin(LATITUDE) - math.tan(declination) * math.cos(LATITUDE)
    )
    return elevation, azimuth


def daylight(day, hour, facing, clouds=0.5, strength=0.12, haze=1.0, seed=3.0):
    """Lights the scene. `facing` is the compass heading of the scene's y axis in degrees; `clouds` 0 to 1."""
    elevation, azimuth = sun_position(day, hour)
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    new, wire = tree.nodes.new, tree.links.new
    output = new('ShaderNodeOutputWorld')
    sky = new('ShaderNodeTexSky')
    sky.sky_type = 'NISHITA'
    sky.sun_elevation = elevation
    sky.sun_rotation = azimuth - math.radians(facing)
    sky.sun_intensity = 0.55
    sky.dust_density = haze
    sky.air_density = 1.0
    light = new('ShaderNodeBackground')
    light.inputs[1].default_value = strength
    wire(sky.outputs[0], light.inputs[0])

    # Clouds are only seen, by the eye and in glass and water: their light would cost noise and change little.
    coords = new('ShaderNodeTexCoord')
    split = new('ShaderNodeSeparateXYZ')
    wire(coords.outputs['Generated'], split.inputs[0])

    def calc(op, a, b):
        node = new('ShaderNodeMath')
        node.operation = op
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                wire(value, socket)
        return node.outputs[0]

    height = calc('ADD', calc('MAXIMUM', split.outputs[2], 0.0), 0.12)
    flat = new('ShaderNodeCombineXYZ')
    wire(calc('DIVIDE', split.outputs[0], height), flat.inputs[0])
    wire(calc('DIVIDE', split.outputs[1], height), flat.inputs[1])
    flat.inputs[2].default_value = seed
    noise = new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 0.9
    noise.inputs['Detail'].default_value = 9
    noise.inputs['Roughness'].default_value = 0.56
    noise.inputs['Distortion'].default_value = 0.25
    wire(flat.outputs[0], noise.inputs['Vector'])
    cover = new('ShaderNodeMapRange')
    cover.interpolation_type = 'SMOOTHSTEP'
    cover.inputs['From Min'].default_value = 0.60 - 0.13 * clouds
    cover.inputs['From Max'].default_value = 0.80 - 0.10 * clouds
    cover.inputs['To Max'].default_value = 0.85
    wire(noise.outputs[0], cover.inputs['Value'])
    fade = new('ShaderNodeMapRange')
    fade.inputs['From Min'].default_value = 0.0
    fade.inputs['From Max'].default_value = 0.16
    wire(split.outputs[2], fade.inputs['Value'])
    amount = calc('MULTIPLY', cover.outputs[0], calc('ADD', calc('MULTIPLY', fade.outputs[0], 0.8), 0.2))
    warm = max(0.0, min(1.0, 1.2 - math.degrees(elevation) / 30))
    cloud = new('ShaderNodeBackground')
    cloud.inputs[0].default_value = (1.0, 1.0 - 0.16 * warm, 1.0 - 0.34 * warm, 1)
    cloud.inputs[1].default_value = strength * (3.0 + 7.0 * math.sin(max(elevation, 0.05)))
    seen = new('ShaderNodeMixShader')
    wire(amount, seen.inputs[0])
    wire(light.outputs[0], seen.inputs[1])
    wire(cloud.outputs[0], seen.inputs[2])
    path = new('ShaderNodeLightPath')
    pick = new('ShaderNodeMixShader')
    wire(calc('MAXIMUM', path.outputs['Is Camera Ray'], path.outputs['Is Glossy Ray']), pick.inputs[0])
    wire(light.outputs[0], pick.inputs[1])
    wire(seen.outputs[0], pick.inputs[2])
    wire(pick.outputs[0], output.inputs['Surface'])
    return elevation, azimuth
