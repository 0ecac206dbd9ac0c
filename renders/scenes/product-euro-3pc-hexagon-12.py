"""12 in hexagons of a courtyard with a clay pot."""
from kit.product import bed_behind, props, stage


def edge():
    end = bed_behind(2.3, 'croton', (0.78, 0.70, 0.58))
    props.pot(-0.45, 1.98, 0.25, 0.44, plant='agave')
    return end


stage('cascade', edge, seed=4, azimuth=20, distance=1.85, target=(0.1, 1.2), shadow=(1.0, 1.3))
