"""Light by day: rays are sent to the sky alone."""
import bpy


def sky_only():
    """Keeps Cycles from aiming rays at what glows. It would send them half of its rays, and by day they light nothing:
    the picture would only get grainier. Call it last.
    """
    for material in bpy.data.materials:
        material.cycles.sample_as_light = False
