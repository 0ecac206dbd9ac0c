"""A seat wall of wall stones with its coping, on a patio."""
from kit.product import wall_stage

wall_stage('wall-systems-and-coping', lengths=(16, 12, 8), height=6, depth=10, courses=3, seed=20)
