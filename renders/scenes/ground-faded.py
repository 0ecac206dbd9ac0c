"""A driveway of faded pavers: empty joints, weeds, an oil spot."""
from kit import ground_faded
from kit.daytime import sky_only

ground_faded.drive(sealed=False, samples=8)
sky_only()
