"""9x12 Mega Slate along a gray house wall."""
from kit.product import bed_behind, stage

stage('slate', lambda: bed_behind(2.3, 'liriope', (0.50, 0.49, 0.46)), seed=6, azimuth=24, facing=155, shadow=(0.6, 1.6))
