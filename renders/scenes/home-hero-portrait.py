"""Home hero for phones: of the same view, the house, the chairs and the corner of the pool."""
from kit.home import evening_by_the_pool, view

evening_by_the_pool()
view(948, 160, 1280, 1344, samples=16)
