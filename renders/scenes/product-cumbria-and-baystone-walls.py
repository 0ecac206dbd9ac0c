"""A freestanding split-face wall with a planter bed behind it."""
from kit.product import wall_stage

wall_stage('cumbria-and-baystone-walls', lengths=(12, 9, 6), height=6, depth=8, courses=4, seed=21, azimuth=24, plant='croton', end=0.9)
