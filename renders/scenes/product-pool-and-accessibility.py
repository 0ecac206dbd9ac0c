"""Thin pavers in a grid at a pool."""
from kit.product import pool_behind, stage

stage('smooth', lambda: pool_behind(1.75), seed=18, azimuth=-28, height=1.05, distance=1.9, facing=160, shadow=(1.2, 0.4), leaves_to=1.6, speckle=0.6, hole=(-3.0, 2.055, 4.4, 5.35))
