### The lab: what simulated hands say about the game.

command-lab = Responde preguntas sobre el juego con manos simuladas, en tablas e imágenes.
lab-argument-question = Cómo nacen los puntos (points), qué valen los asientos (seats), cuánto dura una partida (match), en qué difieren las reglas (rules), cuán llena está la mesa (table).
lab-option-rules = Las reglas, como en "bigia players=2 packet=6"; para match y rules cuantas se quiera, cada una precedida por la opción. Por omisión: caciada, o las cuatro.
lab-option-hands = Cuántas manos de cada conjunto de reglas. Por omisión: 200000, o 2000 para un jugador no compilado.
lab-option-seed = Número que decide las cartas y el azar de los jugadores. Por omisión: 1.
lab-option-player = Quién juega en todos los asientos; greedy, taking (cualquier captura) y random (cualquier jugada legal) están compilados. Por omisión: greedy.
lab-option-json = Escribe la respuesta como un objeto JSON.
lab-option-plot = Dibuja la respuesta en un archivo: .png, .svg o .pdf.
lab-option-workers = Cuántos hilos o procesos juegan. Por omisión: uno por núcleo.

## The questions
lab-question-points = ¿Cómo nacen los puntos?
lab-question-seats = ¿Qué vale jugar primero, o último?
lab-question-match = ¿Cuántas manos dura una partida, y quién la gana?
lab-question-rules = ¿En qué difieren las reglas?
lab-question-table = ¿Cuán llena está la mesa, y cuántas jugadas hay?
lab-heading = { $rules } · { $player } en todos los asientos · { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
} · semilla { $seed }
lab-interval = ± intervalo del 95%

## The tables
lab-table-items = Puntos por concepto
lab-table-totals = Puntos de una mano
lab-table-napula = Longitud de la napula
lab-table-events = Lo que es raro
lab-table-spread = Totales de una mano
lab-table-sides = Los bandos
lab-table-lead = La ventaja
lab-table-seats = Los asientos, en orden de juego
lab-table-matches = Partidas
lab-table-length = Manos de una partida
lab-table-rules = Las reglas, por mano
lab-table-plies = Todas las jugadas
lab-table-captures = Capturas
lab-table-ply = Jugada a jugada

## Their rows and columns
lab-side-first = bando que abre
lab-side-middle = segundo bando
lab-side-dealer = bando del repartidor
lab-seat-1 = 1.º en jugar
lab-seat-2 = 2.º en jugar
lab-seat-3 = 3.º en jugar
lab-seat-dealer = repartidor, último
lab-points = puntos
lab-of-points = de los puntos
lab-of-hands = de las manos
lab-of-plays = de las jugadas
lab-a-hand = por mano
lab-total = en total
lab-all = en total
lab-sd = DE
lab-p5 = 5% hasta
lab-median = mitad hasta
lab-p95 = 95% hasta
lab-p99 = 99% hasta
lab-mean = media
lab-max = máximo visto
lab-none = ninguna
lab-napoleone = napoleone
lab-carte-tied = empate a cartas
lab-spade-tied = empate a espadas
lab-hand-tied = mano empatada
lab-won = manos ganadas
lab-last-capture = última captura
lab-dealer-lead = ventaja del repartidor
lab-bonuses = bonos
lab-picada = picada
lab-picada-suffered = picada sufrida
lab-honours = honores
lab-cards = cartas
lab-moves = jugadas
lab-target = meta
lab-hands = manos, media
lab-won-by-first-dealer = ganadas por quien repartió primero
lab-by-napoleone = acabadas por napoleone
lab-hands-a-match = manos por partida
lab-takes-0 = no captura
lab-takes-1 = captura 1 carta
lab-takes-2 = captura 2 cartas
lab-takes-3 = captura 3 cartas
lab-takes-4 = captura 4 o más
lab-swept = cartas que quedan al final
lab-cards-mean = cartas, media
lab-cards-p99 = cartas, 99%
lab-cards-max = cartas, máximo
lab-moves-mean = jugadas, media
lab-moves-p99 = jugadas, 99%
lab-moves-max = jugadas, máximo

## Pictures
lab-plot-items = Puntos por mano, según el concepto
lab-plot-spread = Totales de un bando en una mano
lab-plot-side-points = Puntos por mano
lab-plot-won = Manos ganadas
lab-plot-picada = Picada por asiento, por mano
lab-plot-length = Cuántas manos dura una partida
lab-plot-cards = Cartas en la mesa
lab-plot-moves = Jugadas legales
lab-plot-ply = jugada

## On the way
lab-compiling = Compilando las manos, una sola vez en esta máquina; tarda hasta un minuto …
lab-progress-hands = Manos

## What is wrong
error-lab-no-question = { $text } no es una pregunta del laboratorio; se puede pedir: { $known }
error-lab-no-hands = no se pueden jugar { $count } manos; hace falta una o más
error-lab-one-rules = «{ $question }» mira un conjunto de reglas cada vez, no { $count }; «rules» y «match» comparan varios
error-lab-rules-twice = las reglas { $rules } se nombran dos veces
error-lab-no-match = { $hands ->
    [one] { $hands } mano de { $rules } no termina
   *[other] { $hands } manos de { $rules } no terminan
} una partida a { $target }; pide más con --hands
