"""A row of shops on a plaza of square pavers with dark bands."""
from kit import plaza

plaza.shops(paved=True, samples=16)
