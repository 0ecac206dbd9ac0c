"""An old concrete patio at dusk."""
from kit import grounds

grounds.patio(paved=False, samples=10)
