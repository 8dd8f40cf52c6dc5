### The things of the game, by name.

## A card by its $rank and $suit codes; $code is both. The dialect has names for three of them.
rank = { $rank ->
    [A] ás
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [T] dez
    [F] valete
    [C] cavaleiro
   *[R] rei
}
suit = { $suit ->
    [s] espadas
    [c] taças
    [d] moedas
   *[b] bastões
}
card = { rank } de { suit }
card-dialect = { $code ->
    [2s] dó fino
    [Td] Dés Bèl
    [Fc] Fànt Cagnì
   *[other] { card }
}

## The lines of the score sheet
item-carte = cartas
item-spade = espadas
item-mata = mata
item-dieci = dez de moedas
item-fante = valete de taças
item-napula = napula
item-scua = scùa
item-picada = picada
item-simili = simili
item-quadriglia = quadriglia
item-cinquanta = cinquanta
item-mata-dialect = dó fino
item-dieci-dialect = Dés Bèl
item-fante-dialect = Fànt Cagnì

## Counts, seats and sides
cards = { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}
points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
seat-number = lugar { $seat }
