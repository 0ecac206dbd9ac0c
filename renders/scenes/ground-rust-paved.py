"""The pool deck of ground-rust with pavers and new coping."""
from kit import ground_rust
from kit.daytime import sky_only

ground_rust.deck(paved=True, samples=12)
sky_only()
