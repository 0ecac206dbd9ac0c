"""Mega Stone before a pale wall with a planted pot."""
from kit.product import bed_behind, props, stage


def edge():
    end = bed_behind(2.75, 'cocoplum', (0.80, 0.76, 0.68))
    props.pot(0.75, 2.25, 0.30, 0.50, plant='croton')
    return end


stage('tumbled', edge, seed=9, azimuth=-22, distance=2.25, height=1.05, target=(0.2, 1.3), shadow=(1.4, 1.4))
