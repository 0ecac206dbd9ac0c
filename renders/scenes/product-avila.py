"""Avila in ashlar beside croton and warm stucco."""
from kit.product import bed_behind, stage

stage('cascade', lambda: bed_behind(2.2, 'croton', (0.74, 0.52, 0.34)), seed=15, azimuth=26, distance=1.95, facing=155, shadow=(0.2, 1.7))
