"""The corner of the driveway at the street, up close: herringbone, cut to a red border, beside the curb and the lawn."""
from kit import canal_driveway, plants
from kit.core import camera, film
from kit.daytime import sky_only
from kit.sky import daylight

canal_driveway.driveway(paved=True, samples=16)
plants.fallen([(4.9, 0.9), (5.3, 2.1), (4.4, 1.5)])
camera((6.5, -0.8, 0.98), (4.8, 1.1, 0.0), 31, (5.3, 0.6, 0), 8)
daylight('2026-04-18', 8.9, 325, 0.5, seed=5.0)
film(1440, 1080, 8, 0.0)
sky_only()
