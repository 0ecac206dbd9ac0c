"""Home hero: an evening by the pool, the house on the right, the canal behind."""
from kit.home import evening_by_the_pool, view

evening_by_the_pool()
view(328, 0, 2232, 1600, samples=16)
