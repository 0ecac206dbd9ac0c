"""12x12 in a grid, ornamental grasses against a white wall."""
from kit.product import bed_behind, stage

stage('smooth', lambda: bed_behind(2.4, 'liriope', (0.82, 0.81, 0.78)), seed=10, azimuth=-34, distance=2.0, facing=150, shadow=(0.9, 1.6))
