"""The way of captain-walks before there was a walk."""
from kit import captain_walk

captain_walk.walk_to_dock(paved=False, samples=12)
