"""Weathered wall stones: a bench behind a round hearth of the same stone."""
from kit.product import wall_stage

wall_stage('yorkshire-wall-and-firepits', lengths=(12, 8), height=4, depth=8, courses=4, seed=22, azimuth=-14, pit=True)
