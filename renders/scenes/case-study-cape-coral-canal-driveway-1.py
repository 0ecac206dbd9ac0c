"""The driveway on a canal lot in the late afternoon, from the lawn: the boat on its trailer beside the concrete edge."""
from kit import canal_driveway, things
from kit.core import camera, film
from kit.sky import daylight

canal_driveway.driveway(paved=True)
things.hose(-6.62, 18.1)
camera((-8.9, 3.6, 1.55), (-3.9, 10.6, 0.75), 28)
daylight('2026-04-18', 16.6, 325, 0.5, seed=5.0)
film(1440, 1080, 12, 0.1)
