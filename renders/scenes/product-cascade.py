"""Cascade in its three sizes, at the edge of a lawn."""
from kit.product import lawn_behind, stage

stage('cascade', lambda: lawn_behind(2.1, 'ficus'), seed=11, azimuth=28, facing=160, height=0.85, shadow=(1.4, 1.0))
