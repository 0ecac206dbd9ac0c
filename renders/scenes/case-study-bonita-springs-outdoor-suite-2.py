"""The kitchen under its pergola in Bonita Springs, in afternoon sun."""
from kit import fire_terrace
from kit.core import camera, film
from kit.daytime import sky_only
from kit.sky import daylight

fire_terrace.build(near=(2.4, 8.3), reach=4.0)
camera((2.15, 7.0, 1.5), (2.75, 11.2, 1.12), 27)
daylight('2026-02-10', 15.6, 18, 0.6, seed=41.0)
film(1440, 1080, 6, 0.05)
sky_only()
