"""The driveway of ground-shell with pavers laid."""
from kit import ground_shell
from kit.daytime import sky_only

ground_shell.drive(paved=True, samples=10)
sky_only()
