"""Home hero: worn pavers up to the wet edge of a pool, in the last hours of a March day."""
from kit.core import camera, film
from kit.home import pool_deck

pool_deck()
camera((-0.35, -1.6, 1.75), (0.45, 1.4, 0.0), 25)
film(2560, 1835, 12, 0.45)
