"""The motor court in Cape Coral, late in the afternoon: the walk to the door, the turning circle, a car in its bay."""
from kit import motor_court
from kit.core import camera, film
from kit.daytime import sky_only
from kit.sky import daylight

motor_court.build(near=(-5, -4))
camera((-5.6, -4.6, 1.65), (0.6, 9.6, 1.25), 24)
daylight('2026-03-20', 16.7, 10, 0.55, seed=11.0)
film(1920, 1200, 6, 0.1)
sky_only()
