"""What every test shares: rules run interpreted unless a test asks for machine code, and words must not be missing."""

import os

os.environ.setdefault("PERIHELION_RUNTIME", "interpreted")

from hypothesis import HealthCheck, settings

from perihelion.words import Words

Words.strict = True

settings.register_profile(
    "default",
    deadline=None,
    derandomize=True,
    max_examples=20,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
settings.register_profile("soak", parent=settings.get_profile("default"), derandomize=False, max_examples=500)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
