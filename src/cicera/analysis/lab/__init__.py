"""What is the game like? Questions about the rules, answered over simulated hands.

>>> from cicera.analysis.lab.asking import ask
>>> from cicera.domain.rules import make_rules
>>> answer = ask("seats", [make_rules()], player="random", hands=2000, seed=1)
>>> answer.table("lead").rows[0].figures["points"].value > 0  # whoever plays last is better off
True
"""
