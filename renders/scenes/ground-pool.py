"""An old concrete pool deck, seen at an angle."""
from kit import grounds

grounds.pool_deck(paved=False, samples=10)
