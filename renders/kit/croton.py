"""A croton that is green and gold: the usual one, orange, outshines what it stands beside."""
from . import materials, plants


def quiet():
    """Gives all crotons of a scene quiet leaves. Call it before the first one is planted."""
    plants._once('leaf croton', lambda: materials.leaf('leaf croton', (0.030, 0.052, 0.012), (0.235, 0.225, 0.045), 0.35, 0.25))
