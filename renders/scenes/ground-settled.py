"""A patio slab that has settled toward the house: a crack, a lip at the joint, a puddle at the door."""
from kit import ground_settled
from kit.daytime import sky_only

ground_settled.patio(paved=False, samples=8)
sky_only()
