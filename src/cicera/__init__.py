"""Cicera, the 52-card fishing game of Brescia: rules, notation, players, tables."""
