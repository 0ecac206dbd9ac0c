"""Light by day: rays are sent to the sky alone, and rooms are dim behind their panes."""
import bpy


def sky_only():
    """Puts out the lamps, and keeps Cycles from aiming rays at what glows. It would send them half of its rays or more,
    and by day they light nothing: the picture would only get grainier. Call it last.
    """
    for obj in bpy.data.objects:
        obj.hide_render = obj.hide_render or obj.type == 'LIGHT'
    for material in bpy.data.materials:
        material.cycles.sample_as_light = False
        lamplight = material.node_tree and material.node_tree.nodes.get('lamplight')
        if lamplight:
            lamplight.outputs[0].default_value = 0.03
