### The things of the game, by name.

## A card by its $rank, a number from 2 to 9 or a letter A T F C R, and its $suit, a letter s c d b.
## The dialect has names for three of them.
rank = { $rank ->
    [A] asso
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [T] dieci
    [F] fante
    [C] cavallo
    [R] re
   *[other] { $rank }
}
suit = { $suit ->
    [s] spade
    [c] coppe
    [d] denari
   *[b] bastoni
}
card = { rank } di { suit }
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
item-carte = carte
item-spade = spade
item-mata = mata
item-dieci = dieci di denari
item-fante = fante di coppe
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
    [0] nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
seat-number = posto { $seat }
