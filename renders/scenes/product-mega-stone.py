"""Mega Stone before a pale wall with a planted pot."""
from kit.product import bed_behind, props, stage
from kit.view import litter


def edge():
    end = bed_behind(2.75, 'cocoplum', (0.80, 0.76, 0.68), x1=6)
    props.pot(0.75, 2.25, 0.30, 0.50, plant='agave')
    litter([(0.2, 1.6), (-0.5, 1.1), (1.25, 2.3), (1.3, 2.42), (1.1, 1.5)])
    return end


stage('tumbled', edge, seed=9, azimuth=-22, distance=2.25, height=1.05, target=(0.2, 1.3), shadow=(1.4, 1.4), leaves=0, samples=12, exposure=0.2)
