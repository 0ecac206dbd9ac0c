"""Permeable pavers: open joints filled with chips, native grasses behind."""
from kit.product import bed_behind, stage

stage('smooth', lambda: bed_behind(2.1, 'liriope', (0.60, 0.62, 0.55)), seed=17, azimuth=-20, height=0.8, distance=1.6, target=(0.1, 1.05), open_joint=True)
