"""The kitchen under its pergola in Bonita Springs, in afternoon sun."""
from kit import fire_terrace
from kit.core import camera, film
from kit.daytime import sky_only
from kit.sky import daylight

fire_terrace.build(near=(1.6, 8.4), reach=4.0)
camera((0.1, 7.3, 1.5), (2.9, 11.2, 1.0), 27)
daylight('2026-02-10', 15.6, 18, 0.6, seed=41.0)
film(1440, 1080, 8, 0.25)
sky_only()
