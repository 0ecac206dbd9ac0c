"""A sprayed concrete pool deck with rust, mold, cracks, and a joint that has opened along the coping."""
from kit import ground_rust
from kit.daytime import sky_only

ground_rust.deck(paved=False, samples=12)
sky_only()
