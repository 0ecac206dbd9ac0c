"""The patio of ground-patio with pavers laid."""
from kit import grounds

grounds.patio(paved=True, samples=14)
