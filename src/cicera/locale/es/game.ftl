### The things of the game, by name.

## A card by its $rank, a number from 2 to 9 or a letter A T F C R, and its $suit, a letter s c d b.
## The dialect has names for three of them.
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
    [R] rey
   *[other] { $rank }
}
suit = { $suit ->
    [s] espadas
    [c] copas
    [d] oros
   *[b] bastos
}
card = { rank } de { suit }
card-dialect = { $suit ->
    [s] { $rank ->
        [2] dó fino
       *[other] { card }
    }
    [c] { $rank ->
        [F] Fànt Cagnì
       *[other] { card }
    }
    [d] { $rank ->
        [T] Dés Bèl
       *[other] { card }
    }
   *[b] { card }
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
