"""Sealing a drive: left of the roller the pavers are dry and pale, behind it deep in color and still wet."""
from kit import sealed_drive
from kit.daytime import sky_only

sealed_drive.drive('half', samples=16)
sky_only()
