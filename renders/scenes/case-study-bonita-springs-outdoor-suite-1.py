"""The fire pit and its seating wall in Bonita Springs at dusk, seen from the walk to the terrace."""
from kit import fire_terrace, greens, plants
from kit.core import camera, film
from kit.sky import daylight

fire_terrace.build(near=(-1.0, 3.4))
greens.tree_line(-40, 40, -22, 2, 4.4, 1.25, -1.0, 5)
plants.sabal_palm(-6.6, -6.6, 4.4)
plants.sabal_palm(-7.7, -5.6, 5.4)
camera((0.35, 5.5, 1.5), (-1.85, 1.0, 0.5), 27)
daylight('2026-02-10', 17.55, 18, 0.6, seed=41.0)
film(1440, 1080, 8, 1.7)
