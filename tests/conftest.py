"""How hard do the property tests try?

``HYPOTHESIS_PROFILE=thorough pytest`` tries longer and with fresh chance; the default is the same
examples every time, so that a change is to blame for a failure; ``quick`` finds that something
fails and does not look for the smallest example.
"""

import os

from hypothesis import HealthCheck, Phase, settings

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile(
    "repeatable",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=100,
    suppress_health_check=_SLOW,
)
settings.register_profile(
    "quick",
    parent=settings.get_profile("repeatable"),
    phases=(Phase.explicit, Phase.generate),
    max_examples=30,
)
settings.register_profile("thorough", deadline=None, max_examples=3000, suppress_health_check=_SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))
