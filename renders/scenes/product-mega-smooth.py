"""Mega Smooth in ashlar under a pool lounger."""
from kit.product import lawn_behind, props, stage


def edge():
    end = lawn_behind(3.0, 'clusia')
    props.lounger(0.75, 2.2, 0.15)
    return end


stage('smooth', edge, seed=8, azimuth=-16, distance=2.4, height=1.05, target=(0.25, 1.35), shadow=(-1.2, 1.2), speckle=0.6)
