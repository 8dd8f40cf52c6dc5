"""The rules of the game as integers, compiled by numba: the names of ``domain`` in its order.

Importing this package loads nothing; importing one of its modules loads numba, and calling one of
their functions compiles it or takes it from the cache (see :mod:`cicera.kernels.warming`).
"""
