"""The drive of paver-sealing before it is sealed."""
from kit import sealed_drive

sealed_drive.drive('dry', samples=14)
