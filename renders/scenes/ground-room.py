"""The place of outdoor-living-spaces before the work."""
from kit import outdoor_room
from kit.daytime import sky_only

outdoor_room.room(paved=False, samples=16)
sky_only()
