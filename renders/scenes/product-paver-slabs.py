"""Large slabs with a lounger, hedge behind."""
from kit.product import lawn_behind, props, stage


def edge():
    end = lawn_behind(3.3, 'clusia')
    props.lounger(0.95, 2.5, 2.9)
    props.side_table(-0.35, 2.55)
    return end


stage('smooth', edge, seed=14, azimuth=18, distance=2.7, height=1.15, target=(0.3, 1.45), shadow=(1.6, 0.6), speckle=0.5)
