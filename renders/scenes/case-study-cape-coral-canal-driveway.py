"""The driveway on a canal lot with pavers laid; a concrete edge on the trailer side."""
from kit import canal_driveway

canal_driveway.driveway(paved=True)
