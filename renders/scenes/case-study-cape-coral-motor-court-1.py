"""The ring of pavers around the bed of the motor court, up close, in morning sun."""
from kit import motor_court, plants
from kit.core import camera, film
from kit.daytime import sky_only
from kit.sky import daylight

motor_court.build(near=(2.6, 6.0), reach=4.0)
plants.fallen([(1.9, 4.6), (3.1, 5.4), (2.5, 5.9)])
camera((3.9, 3.3, 1.45), (1.75, 7.4, 0.1), 30)
daylight('2026-03-20', 8.9, 10, 0.55, seed=11.0)
film(1440, 1080, 8, 0.15)
sky_only()
