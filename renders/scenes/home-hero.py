"""Home hero: pool deck and house on a March evening, sky and trees left for the headline."""
from kit.core import camera, film
from kit.places import pool_home
from kit.sky import daylight

pool_home()
camera((-2.9, -1.7, 1.5), (1.1, 7.0, 1.4), 25, shift=(0, 0.075))
daylight('2026-03-20', 17.0, 5, 0.45)
film(1920, 1200, 24, 0.25)
