### What is wrong, and what would be right. {$text} and the like are quoted as they were given.

## Cards and moves
error-not-a-card = «{ $text }» no es una carta; una carta se escribe con el índice (A 2 3 4 5 6 7 8 9 T F C R) y el palo (s c d b), por ejemplo Td
error-not-a-move = «{ $text }» no es una jugada; se escribe la carta que se deja, por ejemplo 7d, o la carta, x y lo que se lleva, por ejemplo 9dx2d3d4d
error-not-a-move-here = «{ $text }» no es una jugada; aquí se puede jugar: { $options }
error-named-twice = { $text }: { $card } aparece dos veces
error-named-twice-here = { $text }: { $card } aparece dos veces; aquí se puede jugar: { $options }
error-no-such-move = { $move } no es una jugada: las cartas se numeran de 0 a 51
error-not-in-hand = { $card } no está en la mano del asiento { $seat }, que tiene { $hand }
error-not-on-table = no está en la mesa: { $card }; en la mesa: { $table }; con { $played } se puede jugar: { $options }
error-wrong-sum = { $move }: { $terms } son { $total }, no { $value }; con { $card } se puede jugar: { $options }
error-takes-its-value = { $move }: una carta sola debe valer { $value }, esta vale { $total }; con { $card } se puede jugar: { $options }
error-court-takes-its-rank = { $move }: una figura solo se lleva una figura igual, nunca una suma; con { $card } se puede jugar: { $options }
error-court-in-sum = { $move }: una carta numérica nunca se lleva figuras, que no tienen valor; con { $card } se puede jugar: { $options }
error-takes-nothing = { $card } no puede llevarse nada aquí; para dejarla, se escribe la carta sola
error-which-capture = con { $card } se pueden hacer varias bazas; hay que indicar una: { $options }

## Hands and matches
error-hand-over = la mano ha terminado: no se pueden jugar más cartas
error-hand-not-over = la mano { $hand } aún no ha terminado
error-match-decided = la partida está decidida: ha ganado el bando { $side }
error-wrong-dealer = esta mano no la reparte el asiento { $seat }, sino el asiento { $right }
error-no-packet-due = no toca repartir: aún quedan cartas en las manos, o la mano ha terminado
error-nobody-to-play = no le toca a nadie: antes hay que repartir
error-not-your-turn = le toca al asiento { $turn }
error-unknown-player = «{ $text }» no es un jugador; los jugadores son { $known }
error-nothing-dealt = aún no se ha repartido nada
error-nothing-left-to-deal = ya se han repartido todas las cartas
error-other-deal = este reparto es de otras reglas
error-no-such-seat = el asiento { $seat } no existe; los asientos van de 0 a { $last }
error-table-size = { $count ->
    [one] en la mesa hay { $count } carta, no 4
   *[other] en la mesa hay { $count } cartas, no 4
}
error-void-deal = { $cards }: tres o más figuras iguales en la mesa anulan el reparto; hay que repartir de nuevo
error-groups = { $count ->
    [one] hay { $count } grupo de cartas, no uno para cada uno de los { $players } asientos
   *[other] hay { $count } grupos de cartas, no uno para cada uno de los { $players } asientos
}
error-packet-size = { $count ->
    [one] el asiento { $seat } recibe { $count } carta, no { $packet }
   *[other] el asiento { $seat } recibe { $count } cartas, no { $packet }
}
error-dealt-twice = cartas ya repartidas: { $card }
error-foreign-card = { $card } no es una carta: las cartas se numeran de 0 a 51
error-not-52-cards = { $distinct ->
    [52] la baraja tiene { $count } cartas, no 52
    [one] la baraja tiene { $distinct } carta distinta entre { $count }, no 52; cartas que faltan: { $missing }
   *[other] la baraja tiene { $distinct } cartas distintas entre { $count }, no 52; cartas que faltan: { $missing }
}
error-stale = alguien fue más rápido; mira la mesa y elige de nuevo

## Rules
error-unknown-preset = «{ $text }» no es un reglamento; los reglamentos son { $known }
error-unknown-field = «{ $field }» no es un campo del reglamento; los campos son { $known }
error-not-a-setting = «{ $text }» no es un ajuste; un ajuste se escribe campo=valor
error-field-twice = { $field } aparece dos veces
error-not-a-flag = { $field } debe ser on u off, no «{ $text }»
error-not-a-number = { $field } debe ser un número entero de cuatro cifras como máximo, no «{ $text }»
error-not-a-choice = { $field } no puede ser «{ $text }»; puede ser { $known }
error-out-of-range = { $field } no puede ser { $value }; puede ir de { $low } a { $high }
error-packet-divides = packet no puede ser { $value }: debe ser divisor de las { $whole } cartas que le tocan a cada uno; puede ser { $known }
error-batch-divides = batch no puede ser { $value }: debe ser divisor de un paquete de { $whole }; puede ser { $known }

## Files
error-not-utf-8 = el byte { $byte } no es texto UTF-8
error-cicera-first = la primera etiqueta debe ser [Cicera "1"]
error-format-version = la versión «{ $text }» del formato es desconocida; la conocida es la { $known }
error-tag-name = «{ $text }» no puede ser el nombre de una etiqueta; un nombre consta de letras, cifras, _ y -, y no es Cicera, Rules, Players ni Date
error-tag-value = la etiqueta { $text } no tiene un valor entre comillas
error-tag-twice = la etiqueta { $text } aparece dos veces
error-tag-line = la etiqueta { $text } debe ir sola en su línea
error-open-tag = la etiqueta { $text } debe terminar en ]
error-open-quote = la etiqueta { $text } tiene un valor sin comillas de cierre, o una \ delante de algo que no es ni " ni \
error-one-value = la etiqueta { $text } lleva un solo valor
error-tags-first = la etiqueta { $text } llega demasiado tarde: las etiquetas van antes de la primera mano
error-players-tag = { $count ->
    [one] hay { $count } nombre para { $players } asientos
   *[other] hay { $count } nombres para { $players } asientos
}
error-not-a-date = «{ $text }» no es un día escrito AAAA-MM-DD
error-line-break = «{ $text }» contiene un salto de línea
error-comment-text = «{ $text }» no se puede escribir como comentario
error-comment-place = un comentario no puede estar en «{ $place }»: la partida no tiene ese lugar
error-open-comment = a este comentario le falta la llave de cierre
error-not-a-seed = «{ $text }» no es una semilla; una semilla es un número entero
error-not-text = { $text } no es un texto
error-no-hand = no hay ninguna mano: falta Hand 1
error-hand-due = «{ $text }» está fuera de toda mano; antes debe ir Hand { $number }
error-hand-line = una mano se abre con: Hand { $number } dealer ASIENTO
error-hand-number = esta es la mano { $number }, no «{ $text }»
error-cards-due = «{ $text }» llega demasiado pronto; aquí debe ir: { $due }
error-cards-due-at-end = el archivo termina demasiado pronto; aún debe ir: { $due }
error-no-cards-due = «{ $text }» llega cuando no toca repartir; aquí se puede jugar: { $options }
error-packet-due = «{ $text }» llega demasiado pronto: nadie tiene ya cartas en la mano; aquí debe ir: Deal
error-distinct-cards = { $whole ->
    [52] { $distinct ->
        [52] { $card } aparece dos veces: la línea contiene las 52 cartas y alguna más
        [one] { $card } aparece dos veces: las líneas Table y Deal contienen { $distinct } carta distinta, no { $whole }; cartas que faltan: { $missing }
       *[other] { $card } aparece dos veces: las líneas Table y Deal contienen { $distinct } cartas distintas, no { $whole }; cartas que faltan: { $missing }
    }
   *[other] { $card } aparece dos veces: las primeras { $whole } cartas de una mano deben ser todas distintas
}
error-not-a-count = «{ $text }» no es un número entero de seis cifras como máximo
error-score-early = la mano { $hand } aún no ha terminado: su Score va después de la última jugada
error-score-twice = la mano { $hand } ya tiene su Score
error-result-early = Result llega demasiado pronto: va después de la última mano
error-after-result = «{ $text }» va después de Result, que debe ir al final
error-wrong-score = el Score correcto es { $right }, no { $text }
error-wrong-result = el Result correcto es { $right }, no { $text }
error-wrong-count = { $text } debe ser { $right }; tiene { $count ->
    [one] { $count } número
   *[other] { $count } números
}
error-no-napoleone = ningún bando tiene las 13 espadas; el Result correcto es { $totals }
error-napoleone-side = el napoleone se escribe: Result napoleone { $side }
error-wrong-napoleone = el napoleone es del bando { $side }, no de «{ $text }»
