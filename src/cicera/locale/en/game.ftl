### The things of the game, by name.

## A card by its $rank, a number from 2 to 9 or a letter A T F C R, and its $suit, a letter s c d b.
## The dialect has names for three of them.
rank = { $rank ->
    [A] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [F] jack
    [C] knight
    [R] king
   *[other] { $rank }
}
suit = { $suit ->
    [s] swords
    [c] cups
    [d] coins
   *[b] batons
}
card = { rank } of { suit }
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
item-carte = cards
item-spade = swords
item-mata = mata
item-dieci = ten of coins
item-fante = jack of cups
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
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
seat-number = seat { $seat }
