"""An outdoor living area of 1,000 square feet in Bonita Springs, on a February afternoon: fire in front, the house behind."""
from kit import fire_terrace
from kit.core import camera, film
from kit.daytime import sky_only
from kit.sky import daylight

fire_terrace.build(near=(-0.2, -0.6))
camera((0.9, -3.3, 1.6), (-0.55, 6.0, 0.85), 24)
daylight('2026-02-10', 16.2, 18, 0.6, seed=41.0)
film(1920, 1200, 6, 0.0)
sky_only()
