"""Sealing a drive: left of the roller the pavers are dry and pale, behind it deep in color and still wet."""
from kit import sealed_drive

sealed_drive.drive('half', samples=14)
