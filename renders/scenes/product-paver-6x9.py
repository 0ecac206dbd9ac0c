"""6x9 in running bond, lawn and hedge behind."""
from kit.product import lawn_behind, stage

stage('smooth', lambda: lawn_behind(2.15), seed=1, azimuth=-26, height=0.85)
