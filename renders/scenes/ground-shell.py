"""A driveway of shell, with puddles in its ruts and weeds along its edges."""
from kit import ground_shell
from kit.daytime import sky_only

ground_shell.drive(paved=False, samples=8)
sky_only()
