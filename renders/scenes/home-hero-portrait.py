"""Home hero for phones: the same deck from nearer, almost square, the corner of the pool above."""
from kit.core import camera, film
from kit.home import pool_deck

pool_deck()
camera((-0.15, -1.5, 1.7), (0.4, 1.0, 0.0), 27)
film(1280, 1344, 12, 0.45)
