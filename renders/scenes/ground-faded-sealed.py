"""The pavers of ground-faded, cleaned, sanded and sealed."""
from kit import ground_faded
from kit.daytime import sky_only

ground_faded.drive(sealed=True, samples=8)
sky_only()
