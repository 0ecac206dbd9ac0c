"""The Mega Slate set in ashlar, a garden chair on it."""
from kit.product import lawn_behind, props, stage


def edge():
    end = lawn_behind(2.9, 'cocoplum')
    props.adirondack(0.62, 2.05, 4.15)
    return end


stage('slate', edge, seed=7, azimuth=-20, distance=2.3, height=1.05, target=(0.2, 1.35), shadow=(-0.8, 1.2))
