"""The edge of the driveway at the street, up close in morning sun: herringbone, cut to a red border, beside the curb."""
from kit import canal_driveway, plants
from kit.core import camera, film
from kit.sky import daylight

canal_driveway.driveway(paved=True)
plants.fallen([(1.2, 0.9), (2.0, 1.5), (0.6, 1.9)])
camera((2.9, -1.05, 0.85), (1.45, 1.2, 0.06), 31, (1.95, 0.5, 0), 8)
daylight('2026-04-18', 8.9, 325, 0.5, seed=5.0)
film(1440, 1080, 8, 0.2)
