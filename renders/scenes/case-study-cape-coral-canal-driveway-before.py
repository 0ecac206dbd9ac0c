"""The driveway of case-study-cape-coral-canal-driveway as it was: a slab that has settled, with a puddle at the garage."""
from kit import canal_driveway

canal_driveway.driveway(paved=False)
