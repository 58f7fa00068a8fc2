"""The example for JAX learns. JAX is in no lock file: it is large, and nothing else needs it."""

import pytest

pytest.importorskip("jax", reason="JAX is not installed")

from examples import jax_policy

pytestmark = pytest.mark.usefixtures("machine_code")


def test_a_policy_in_jax_learns():
    first, last = jax_policy.main(["--updates", "60", "--games", "256"])
    assert last > first + 0.3
