"""An old concrete drive, seen straight up to the garage."""
from kit import grounds

grounds.drive(paved=False, samples=20)
