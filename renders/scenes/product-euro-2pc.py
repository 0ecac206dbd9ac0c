"""Euro 2PC, tumbled, before a planted bed and a stucco wall."""
from kit.product import bed_behind, stage

stage('tumbled', lambda: bed_behind(2.2), seed=3, azimuth=-30, shadow=(0.4, 1.5))
