"""The walk to the door of the motor court at dusk, between its two dark courses, with the lanterns lit."""
from kit import motor_court
from kit.core import camera, film
from kit.sky import daylight

motor_court.build(near=(-3.6, 12.0), reach=4.6)
camera((-3.1, 10.4, 1.55), (-3.75, 20.0, 0.95), 30)
daylight('2026-03-20', 18.1, 10, 0.55, seed=11.0)
film(1440, 1080, 8, 1.65)
