"""The patio of ground-settled with pavers laid."""
from kit import ground_settled
from kit.daytime import sky_only

ground_settled.patio(paved=True, samples=8)
sky_only()
