"""Home hero for phones: the pool leads up to the wing, sky above."""
from kit.core import camera, film
from kit.places import pool_home
from kit.sky import daylight

pool_home()
camera((0.2, -1.9, 1.6), (1.5, 7.0, 1.55), 24, shift=(0, 0.08))
daylight('2026-03-20', 17.0, 5, 0.45)
film(1200, 1500, 24, 0.25)
