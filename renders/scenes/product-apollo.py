"""Apollo planks in basketweave, a pot beside a pale wall."""
from kit.product import bed_behind, props, stage


def edge():
    end = bed_behind(2.35, 'liriope', (0.70, 0.63, 0.52))
    props.pot(0.85, 1.95, 0.22, 0.40, plant='cocoplum')
    return end


stage('smooth', edge, seed=13, azimuth=-38, distance=1.9, shadow=(0.2, 1.6), speckle=0.6)
