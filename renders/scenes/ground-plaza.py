"""The shops of commercial-pavers on the old concrete."""
from kit import plaza

plaza.shops(paved=False, samples=16)
