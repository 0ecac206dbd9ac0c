"""4x8 brick in 45° herringbone with a charcoal soldier course at the lawn."""
from kit.product import lawn_behind, stage

stage('tumbled', lambda: lawn_behind(2.1, 'ficus'), seed=16, azimuth=-24, height=0.85, distance=1.7, border=('#47484a', '#5d6468'))
