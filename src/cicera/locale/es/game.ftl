### The things of the game, by name.

## A card by its $rank and $suit codes; $code is both. The dialect has names for three of them.
rank = { $rank ->
    [A] as
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [T] diez
    [F] sota
    [C] caballo
   *[R] rey
}
suit = { $suit ->
    [s] espadas
    [c] copas
    [d] oros
   *[b] bastos
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
item-dieci = diez de oros
item-fante = sota de copas
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
    [0] ninguna carta
    [one] { $count } carta
   *[other] { $count } cartas
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
seat-number = asiento { $seat }
