"""The place of outdoor-living-spaces before the work."""
from kit import outdoor_room

outdoor_room.room(paved=False, samples=16)
