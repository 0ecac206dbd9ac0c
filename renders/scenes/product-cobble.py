"""Cobble with its wide joints, leaves from the oak overhead."""
from kit.product import lawn_behind, stage

stage('tumbled', lambda: lawn_behind(2.2, 'cocoplum'), seed=12, azimuth=-20, height=0.8, distance=1.6, leaves=9, target=(0.1, 1.1))
