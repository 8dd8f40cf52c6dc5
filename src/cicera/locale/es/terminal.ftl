### La partida en la terminal.

## Cartas y personas en las frases
terminal-the-card = { $rank ->
    [F] la { card }
   *[other] el { card }
}
terminal-the-card-dialect = { $rank ->
    [F] { $suit ->
        [c] el { card-dialect }
       *[other] la { card-dialect }
    }
   *[other] el { card-dialect }
}
terminal-and = { $first } y { $last }
terminal-you = Tú
terminal-us = Nosotros
terminal-them = Ellos
terminal-lays = { $name } deja { $card }.
terminal-lays-you = Dejas { $card }.
terminal-takes = { $name } se lleva { $cards } con { $card }.
terminal-takes-you = Te llevas { $cards } con { $card }.
terminal-earns = ¡{ $bonuses }!
terminal-sweep = Lo que quedaba en la mesa ({ $side }): { $cards }.
terminal-dealt = Ha repartido { $name }.
terminal-dealt-you = Has repartido tú.

## $player es el nombre de una manera de jugar.
terminal-player = { $name }: { $player ->
    [greedy] mira una carta más allá
    [traditional] sigue las reglas de los viejos maestros
    [pimc-128] juega hasta el final, de cabeza, 128 repartos posibles
    [ismcts-4k] mira 4000 maneras en que la mano puede seguir
    [random] juega la carta que caiga
   *[other] { $player }
}
terminal-compiling = Compilando los jugadores, una sola vez en esta máquina; tarda hasta un minuto …

## La mesa
terminal-your-turn = Te toca
terminal-turn = Le toca a { $name }
terminal-hand-number = Mano { $number }
terminal-target = a { $target }
terminal-stock = mazo { $count }
terminal-dealer = reparte
terminal-table = Mesa
terminal-table-empty = vacía
terminal-your-hand = Tus cartas
terminal-last-capture = última baza
terminal-no-capture = aún no hay bazas
terminal-just-laid = recién dejada
terminal-face-up = descubiertas
terminal-this-hand = +{ $count } en esta mano
terminal-new-packet = Se reparten más cartas.
terminal-not-your-turn = Todavía no te toca.
terminal-too-small = La ventana es demasiado pequeña para la mesa: { $width } × { $height }, y hacen falta { $least-width } × { $least-height }. Con q se guarda y se sale.

## Qué llevarse
terminal-choose = { $count ->
    [one] una sola baza posible, o dejarla
   *[other] { $count } bazas posibles, o dejarla
}
terminal-choose-sum = { $terms } = { $total }, { $left ->
    [one] falta { $left }
   *[other] faltan { $left }
}
terminal-choose-full = { $terms } = { $total }
terminal-cannot-fit = No queda ninguna baza con { $card } para { $with }.
terminal-sets = Lo que puede llevarse { $card }
terminal-filter = Escribe cartas para acortar, como 2 4s
terminal-sets-shown = { $shown } de { $all }
terminal-nothing-fits = Ninguna baza tiene estas cartas.

## Teclas, con una o dos palabras
terminal-key-play = jugar
terminal-key-take = llevarse
terminal-key-pick = elegir
terminal-key-lay = dejar
terminal-key-sets = todas las bazas
terminal-key-back = volver
terminal-key-moves = jugadas
terminal-key-rules = reglas
terminal-key-score = puntos
terminal-key-help = ayuda
terminal-key-quit = guardar y salir
terminal-key-next = mano siguiente
terminal-key-rematch = revancha
terminal-key-close = cerrar
terminal-key-scroll = más
terminal-key-choose = elegir
terminal-key-narrow = acortar la lista
terminal-key-quit-short = salir
terminal-key-sets-short = bazas
terminal-more-below = sigue abajo

## Keys that have a sign, where only ASCII can be shown
terminal-key-name-enter = Intro
terminal-key-name-space = Espacio
terminal-key-name-arrows = flechas

## Ayuda
terminal-help-title = Cómo se juega aquí
terminal-help-aim = Con una carta de la mano te llevas de la mesa una igual, o varias que sumen su valor. O la dejas en la mesa.
terminal-help-hand = ir a una carta de tu mano
terminal-help-play = jugarla; si no puede llevarse nada, queda en la mesa
terminal-help-rank = ir a una carta de ese valor; 0 es el diez
terminal-help-pick = si puede llevarse algo: ir a cartas de la mesa y elegirlas
terminal-help-take = elegir, y llevárselas en cuanto la suma sea justa
terminal-help-lay = dejar la carta
terminal-help-sets = ver todo lo que la carta puede llevarse
terminal-help-back = elegir otra carta
terminal-help-moves = las jugadas de la mano, en palabras y en notación
terminal-help-rules = las reglas de esta mesa
terminal-help-score = los puntos hasta ahora
terminal-help-names = nombres brescianos, sí o no
terminal-help-suits = palos franceses, sí o no
terminal-help-speed = el ritmo de los demás
terminal-help-quit = guardar y salir; con «cicera terminal FILE» se continúa
terminal-help-mouse = O con el ratón: una carta de tu mano, luego cartas de la mesa.
terminal-help-marks = La estrella marca la carta recién dejada, la de una picada. Las cartas que dieron puntos están descubiertas junto a su montón.
terminal-pace = Los demás tardan { $seconds } s en jugar.

## Reglas
terminal-rules-title = Las reglas de esta mesa
terminal-rules-play = Una carta se lleva una igual de la mesa, o dos o más que sumen su valor; del as al diez valen de 1 a 10. La sota, el caballo y el rey no tienen valor: solo se llevan una figura igual y no entran en ninguna suma.
terminal-rules-lay = Llevarse cartas nunca es obligatorio: cualquier carta se puede dejar.
terminal-rules-bonuses = Puntos de juego, uno por cada: scùa, la mesa queda vacía; picada, justo la carta recién dejada; simili, una suma toda de un palo, incluida la carta jugada; quadriglia, una suma de tres cartas o más.
terminal-rules-honours = Puntos al final de la mano: 2 por más cartas, 1 por más espadas, y 1 por cada una de estas: la mata (2 de espadas), el diez de oros y la sota de copas.
terminal-rules-sweep = Las cartas que quedan al final de la mano son de quien se llevó la última baza, sin puntos de juego.

## Jugadas
terminal-moves-title = Las jugadas de esta mano
terminal-no-moves = Aún no se ha jugado ninguna carta.

## Puntos
terminal-sheet-title = Los puntos de la mano { $number }
terminal-sheet-so-far = Mano { $number }, hasta ahora
terminal-sheet-hand = esta mano
terminal-sheet-match = partida
terminal-sheet-nobody = nadie
terminal-napoleone = ¡Napoleone! Las 13 espadas: la partida ha terminado, y gana: { $side }.
terminal-to-go = { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}
terminal-there = meta alcanzada
terminal-tied-on = Empate en cabeza: se juega otra mano.
terminal-won-you = ¡Ganas la partida!
terminal-won-us = ¡Ganáis la partida!
terminal-won-them = La partida la ganan ellos.
terminal-won = Gana la partida { $name }.

## Guardar
terminal-saved = La partida está guardada en { $path }
terminal-saved-finished = La partida terminada queda en { $path }
terminal-go-on = Para continuarla: { $command }
terminal-not-saved = No se ha podido guardar la partida en { $path }: { $reason }.
terminal-record-follows = Aquí está, para que nada se pierda; en un archivo que termine en .cgn, se puede continuar:
terminal-cannot-go-on = esta partida ya está decidida y no se puede continuar; con «{ $command }» se vuelve a ver
error-too-many-opponents = { $seats ->
    [one] hay { $seats } asiento más
   *[other] hay { $seats } asientos más
}, pero se nombran { $count } contrarios

## Línea a línea
terminal-plain-welcome = Cicera, línea a línea. Una jugada se escribe 7d para dejar, 9dx2d3d4d para llevarse cartas, 9dx para hacer la única baza posible; 9d? dice qué puede llevarse una carta. Órdenes: { $commands }.
terminal-plain-prompt = Tu jugada:
terminal-plain-options = { $card }: dejarla, o llevarse { $options }
terminal-plain-more = … y { $count } más
terminal-plain-lay-only = { $card } solo se puede dejar.
terminal-plain-not-held = No tienes { $card }.
terminal-plain-rematch = ¿Otra partida? Órdenes: { $commands }.
terminal-no-rematch = Esta partida no está decidida todavía.
terminal-command-help = ayuda
terminal-command-table = mesa
terminal-command-names = nombres
terminal-command-moves = jugadas
terminal-command-score = puntos
terminal-command-rules = reglas
terminal-command-save = guardar
terminal-command-quit = salir
terminal-command-rematch = revancha
