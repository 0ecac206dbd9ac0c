"""A walk from the lanai to the dock on a Gulf-access canal."""
from kit import captain_walk

captain_walk.walk_to_dock(paved=True, samples=12)
