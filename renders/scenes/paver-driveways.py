"""A herringbone drive from the street to the garage, late on a March afternoon."""
from kit.core import box, camera, film
from kit.front import concrete, driveway_house
from kit.sky import daylight

driveway_house('tumbled', border=('#47484a', '#5d6468'))
# The edge of the garage's slab, where the lawn would come up to the door.
box((0, 11.86, 0.005), (5.24, 0.4, 0.05), concrete(), 0.008)
camera((-2.5, -0.75, 1.3), (0.75, 9.0, 1.25), 25, shift=(0, 0.01))
daylight('2026-03-20', 16.8, 3, 0.55)
film(1920, 1200, 64, 0.05)
