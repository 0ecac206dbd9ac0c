"""The drive of paver-sealing with all of it sealed."""
from kit import sealed_drive

sealed_drive.drive('done', samples=14)
