"""The drive of ground-drive with pavers laid."""
from kit import grounds

grounds.drive(paved=True, samples=24)
