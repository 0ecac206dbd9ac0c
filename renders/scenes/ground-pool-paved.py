"""The deck of ground-pool with pavers laid."""
from kit import grounds

grounds.pool_deck(paved=True, samples=14)
