"""12 in hexagons of a courtyard, a clay pot and cocoplum against warm stucco."""
from kit.daytime import sky_only
from kit.product import bed_behind, props, stage
from kit.view import litter


def edge():
    end = bed_behind(2.3, 'cocoplum', (0.78, 0.70, 0.58), x1=6)
    props.pot(-0.45, 1.95, 0.25, 0.44, plant='agave')
    litter([(0.55, 1.2), (0.9, 2.1), (1.0, 2.16), (-0.1, 1.6)])
    return end


stage('cascade', edge, seed=4, azimuth=20, distance=1.85, target=(0.1, 1.2), shadow=(1.0, 1.3), leaves=0, samples=12)
sky_only()
