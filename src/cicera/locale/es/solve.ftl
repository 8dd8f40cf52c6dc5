### The exact value of a position.

command-solve = Resuelve una posición de una partida registrada: cuánto vale si todos ven todas las cartas y juegan lo mejor posible.
solve-metavar-position = FICHERO[:JUGADA]
solve-metavar-number = N
solve-argument = Una partida registrada (-: entrada estándar) y la jugada antes de la cual mirar: 31 en la última mano, 2.31 en la mano 2. Sin jugada: donde acaba el texto.
solve-option-json = Imprime la solución como un objeto JSON.
solve-option-deep = Resuelve también con más de 24 cartas por jugar, tarde lo que tarde.
solve-option-nodes = Renuncia tras tantas posiciones. Entonces no se rechaza ninguna profundidad.
solve-option-napoleone = Cuántos puntos cuenta un napoleone. Por defecto: la meta de la partida.

## The result
solve-place = Mano { $hand }, antes de la jugada { $move }: juega { $player }
solve-left = { $count ->
    [one] { $count } carta por jugar
   *[other] { $count } cartas por jugar
}
solve-value = { $side }: { $value } en esta mano, si todos juegan lo mejor posible
solve-three = (los puntos propios menos la media de los otros dos, que juegan juntos)
solve-totals = Acaba { $totals }
solve-napoleone = Acaba con un napoleone de { $side }
solve-line = El mejor juego
solve-moves = Cada jugada, su valor y lo que pierde
solve-nodes = { $count ->
    [one] { $count } posición examinada
   *[other] { $count } posiciones examinadas
}

## On the way
solve-compiling = Compilando el solucionador, una sola vez; tarda unos segundos
solve-progress = { $millions } millones de posiciones examinadas; Ctrl-C interrumpe

## What is wrong
error-solve-over = la mano ha acabado: no hay nada que jugar
error-solve-packets = no se conocen todas las cartas por repartir: el texto tiene { $known } de los { $packets } repartos de esta mano
error-solve-worth = un napoleone no puede contar { $worth }; puede contar de 0 a { $most } puntos
error-solve-nodes = sin resolver tras { $nodes } posiciones, con { $plies ->
    [one] { $plies } carta
   *[other] { $plies } cartas
} por jugar; permite más o elige una jugada posterior
error-solve-hand = no hay una mano { $hand }; el texto tiene las manos 1 a { $hands }
error-solve-hand-over = la mano { $hand } ha acabado; nombra una de sus jugadas, 1 a { $last }, como FICHERO:{ $hand }.{ $last }
error-solve-move = la mano { $hand } no tiene una jugada { $move }; puede ser de 1 a { $last }
error-solve-deep = quedan { $left } cartas por jugar, y con más de { $most } puede tardar minutos o días; elige la jugada { $move } o una posterior, o añade --deep
