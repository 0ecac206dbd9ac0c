"""Bullnose coping at the waterline, from low over the deck."""
from kit.product import pool_behind, stage

stage('smooth', lambda: pool_behind(1.05), seed=19, azimuth=-42, height=0.75, distance=1.5, target=(0.2, 1.1), facing=165, shadow=False, leaves_to=0.9, speckle=0.5, leaves=2, hole=(-3.0, 1.355, 4.4, 4.65))
