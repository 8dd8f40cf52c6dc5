### La página del juego: todas sus frases.

## El menú
page-subtitle = El juego de cartas de Brescia
page-menu = Menú
page-play-now = Juega ya
page-play-now-about = Contra el ordenador, sin registrarse
page-go-on = Sigue tu partida
page-new-table = Una mesa con amigos
page-new-table-about = Elige las reglas y manda un enlace
page-join = Únete a una mesa
page-join-about = Con el enlace que has recibido
page-learn = Las reglas
page-learn-about = Se aprenden en dos minutos
page-options = Opciones
page-options-about = Idioma, cartas, velocidad, sonido
page-language = Idioma
page-guest = Invitado
page-lost = Esta página no existe. Aquí está el menú.
page-no-server = El servidor no responde. Inténtalo dentro de un momento.
page-close = Cerrar
page-to-menu = Al menú
page-to-table = A la mesa

## La mesa en juego
page-tools = Herramientas
page-moves = Jugadas
page-rules = Reglas
page-sound = Sonido
page-hint = Consejo
page-hint-lay = Consejo: deja { $card }.
page-hint-take = Consejo: con { $card } llévate { $cards }.
page-your-turn = Te toca
page-turn-of = Le toca a { $name }
page-just-laid = recién dejada por { $name }
page-picked = elegida
page-last-capture = Última baza
page-stock = Mazo { $count }
page-watching = Estás mirando la partida
page-table-label = Mesa, { cards }
page-hand-label = Tu mano, { cards }
page-hand-can = { $sets ->
    [0] solo se puede dejar
    [one] puede llevarse cartas de { $sets } manera
   *[other] puede llevarse cartas de { $sets } maneras
}
page-side-us = Nosotros
page-side-them = Ellos
page-side-you = Tú
page-side-label = { $side }: { $total } de { $target }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en esta mano
page-pile-label = Montón de { $side }, { cards }
page-seat-deals = reparte
page-seat-turn = le toca
page-seat-away = juega el ordenador en su lugar
page-seat-offline = sin conexión

## Qué se ha jugado
page-play-lay = { $name } deja { $card }.
page-play-lay-you = Dejas { $card }.
page-play-take = { $name } se lleva { $cards } con { $card }.
page-play-take-you = Te llevas { $cards } con { $card }.
page-play-earns = ¡Puntos: { $bonuses }!
page-play-sweep = Las cartas que quedan son para { $side }: { $cards }.
page-and-bonuses = y { $bonuses }

## Qué llevarse
page-choose = { card }: ¿qué te llevas?
page-take = Llévate
page-take-cards = llévate { $cards }
page-lay = Deja
page-ways = { $count ->
    [one] { $count } baza posible
   *[other] { $count } bazas posibles
}
page-sum-begin = Toca cartas que sumen { $value }
page-sum-one = { $total }, { $left ->
    [one] falta { $left }
   *[other] faltan { $left }
}
page-sum-more = { $terms } hacen { $total }, { $left ->
    [one] falta { $left }
   *[other] faltan { $left }
}
page-sum-full = { $terms } hacen { $value }
page-why-not-your-turn = Le toca a { $name }, todavía no a ti
page-why-hand-first = Primero elige una carta de tu mano
page-why-court = Una figura solo se lleva otra igual: { $rank }
page-why-no-court = Las figuras no tienen valor: no entran en las sumas
page-why-sum = { $terms } son { $total }, no { $value }
page-why-too-much = { $card }: vale más de { $value }
page-why-no-set = Con { $card } aquí nada suma { $value }

## Hojas
page-moves-title = Las jugadas de la mano { $number }
page-moves-none = Todavía no se ha jugado ninguna carta.
page-moves-opening = En la mesa al principio:
page-kept = Para llevar a casa
page-kept-none = Cuando acabe una mano, aquí estará escrita y para verla otra vez.
page-kept-match = Partida { $number }
page-kept-replay = Verla otra vez
page-piles-title = Los montones
page-piles-no-bonus = Todavía ningún punto en esta mano.
page-piles-sweep = Las cartas que queden en la mesa serían para: { $side }.
page-rules-title = Las reglas
page-rules-how = Cómo se juega
page-rules-this = Las reglas de esta mesa
page-rules-usual = Las reglas de siempre: la caciada
page-rule-code = En breve:
page-rules-changed = distinto de lo habitual
page-rules-aim-term = El objetivo.
page-rules-aim = Llevarse cartas de la mesa con las de la mano. Entre cuatro se juega por parejas: el compañero se sienta enfrente.
page-rules-take-term = Llevarse.
page-rules-take = Una carta se lleva otra de su valor, o dos o más que sumen lo mismo: un 9 se lleva un 9, o 5 y 4, o 6, 2 y as. Nunca dos bazas a la vez.
page-rules-lay-term = Dejar.
page-rules-lay = Llevarse cartas nunca es obligatorio: cualquier carta se puede dejar y se queda en la mesa.
page-rules-courts-term = Las figuras.
page-rules-courts = Sota, caballo y rey no tienen valor: cada uno se lleva solo otro igual y ninguno entra en una suma.
page-rules-bonuses-term = Los puntos del momento.
page-rules-bonuses = Uno cada uno. Scùa: dejas la mesa vacía. Picada: te llevas justo la carta que acaba de dejar quien juega antes. Simili: una suma toda del mismo palo, con la carta jugada. Quadriglia: una suma de tres cartas o más.
page-rules-honours-term = Los puntos del final.
page-rules-honours = Dos a quien tiene más cartas, uno a quien tiene más espadas y uno por cada una: el dos de espadas (la mata), el diez de oros y la sota de copas.
page-rules-napula-term = La napula.
page-rules-napula = Quien tiene as, dos y tres del palo de la napula marca un punto por cada carta de la fila, sin saltos.
page-rules-end-term = El final.
page-rules-end = Las cartas que quedan en la mesa son para quien hizo la última baza. Gana quien, acabada una mano, ha llegado a la meta y va por delante.

## Los puntos
page-hand-over = Fin de la mano { $number }
page-match-over = Partida acabada
page-won-us = ¡Hemos ganado!
page-won-you = ¡Has ganado!
page-won = Victoria: { $side }
page-napoleone = ¡Napoleone!
page-napoleone-about = { $side }: las trece espadas. La partida acaba aquí.
page-to-go = { $count ->
    [one] falta { $count } para { $target }
   *[other] faltan { $count } para { $target }
}
page-there = meta alcanzada
page-score-item = Concepto
page-score-total = Total
page-score-carte = Cartas
page-score-spade = Espadas
page-score-mata = Mata
page-score-dieci = Diez
page-score-fante = Sota
page-score-napula = Napula
page-score-scua = Scùe
page-score-picada = Picade
page-score-simili = Simili
page-score-quadriglia = Quadriglie
page-score-cinquanta = Cinquanta
page-score-mata-dialect = Dó fino
page-score-dieci-dialect = Dés Bèl
page-score-fante-dialect = Fànt Cagnì
page-next-hand = Siguiente mano
page-rematch = Revancha
page-waiting-for = Esperando a { $names }
page-deal-now = Reparte ya
page-replay-hand = Ver la mano otra vez

## Una mesa nueva
page-your-name = Tu nombre
page-how-many = Cuántos juegan
page-players-2 = Dos
page-players-3 = Tres
page-players-4 = Cuatro, por parejas
page-seats-who = Quién se sienta
page-fill-people = Amigos, con un enlace
page-fill-people-about = Los sitios quedan libres; aún puedes dar alguno al ordenador.
page-fill-bots = El ordenador
page-fill-bots-about = El ordenador ocupa los otros sitios; quien tenga el enlace puede tomar uno.
page-which-rules = Con qué reglas
page-more-rules = Más reglas
page-field-target = A cuántos puntos
page-target-free = Otra meta
page-target-free-about = O el número que quieras, de 1 a { $most }.
page-field-packet = Cartas cada vez
page-field-packet-about = { $times ->
    [one] Cada uno recibe las { $value } cartas de una vez.
   *[other] Cada uno recibe { $value } cartas, { $times } veces por mano.
}
page-field-batch = Cuántas se dan juntas
page-batch-all = todas
page-field-batch-about = { $value ->
    [one] En cada vuelta una carta a cada uno, hasta que todos tienen { $packet }.
   *[other] En cada vuelta { $value } cartas a cada uno, hasta que todos tienen { $packet }.
}
page-field-carte_tie = Cartas, si empatan
page-tie-none = Para nadie
page-tie-split = Uno cada uno
page-field-napula_suit = Napula de
page-field-napula_limit = La napula vale como máximo
page-first-dealer = Quién reparte primero
page-dealer-chance = Al azar
page-dealer-me = Yo
page-dealer-right = Quien está a la derecha
page-dealer-top = Quien está enfrente
page-dealer-left = Quien está a la izquierda
page-flag-redeal = Se repite con tres figuras iguales
page-flag-redeal-about = Tres sotas, caballos o reyes entre las cuatro primeras: se vuelve a repartir.
page-flag-napoleone = Napoleone
page-flag-napoleone-about = Quien se lleva todas las espadas gana la partida al instante.
page-flag-cinquanta = Cinquanta
page-flag-cinquanta-about = Cuatro cartas en una baza valen un punto más.
page-flag-last_scua = Scùa con la última carta
page-flag-last_scua-about = Vale también con la última carta de la mano.
page-make-table = Prepara la mesa
page-lobby = La mesa está lista
page-invite = Invita a tus amigos
page-invite-code = El enlace de la mesa como código QR
page-copy-link = Copiar el enlace
page-copied = Copiado
page-start = Empezar
page-start-needs = Se empieza cuando no queda ningún sitio vacío.
page-start-host = Cuando estéis todos, empieza { $name }.
page-seat-empty = Sitio libre
page-seat-free = espera a alguien
page-seat-you = eres tú
page-seat-bot = ordenador
page-seat-here = está aquí
page-seat-put-bot = Ordenador
page-seat-clear = Liberar
page-seat-swap = Cambiar el sitio: { $name }
page-swap-with = ¿Con qué sitio lo cambias?
page-sit-here = Siéntate aquí
page-move-here = Pásate aquí
page-stand-up = Levántate
page-sit-down = Siéntate
page-table-full = Todos los sitios están ocupados: puedes mirar.
page-join-field = El enlace o el código de la mesa
page-join-go = Ir a la mesa
page-join-wrong = No parece el enlace de una mesa: termina en /t/ y un código.
page-your-tables = Tus mesas

## Opciones
page-face = Las cartas
page-face-leonessa = Leonessa
page-face-leonessa-about = Como en la tradición; con índice solo donde son pequeñas o van tapadas
page-face-grande = Leonessa grande
page-face-grande-about = Índice y palo bien grandes, siempre
page-face-francese = Francesa
page-face-francese-about = ♠ ♥ ♦ ♣ con J Q K
page-speed = Velocidad
page-speed-calm = Tranquila
page-speed-normal = Normal
page-speed-fast = Rápida
page-speed-none = Sin movimiento
page-sound-about = La carta en la mesa, la baza, la scùa, tu turno
page-brescian = Nombres brescianos
page-brescian-about = Dés Bèl, Fànt Cagnì, dó fino
page-other-device = Abre tu sitio en otro dispositivo
page-other-device-about = Este enlace abre tu propio sitio: no se lo des a nadie.
page-leave = Deja jugar al ordenador
page-leave-sure = Sí, que juegue por mí
page-stand-in = Que el ordenador juegue por { $name }
page-take-seat-back = Vuelvo a jugar yo

## La conexión
page-connecting = Poniendo la mesa…
page-offline = Conexión perdida: se reintenta. No se pierde nada.
page-replaced = Este sitio se ha abierto en otra pantalla.
page-play-here = Jugar aquí
page-no-table = Esta mesa no existe, o ya no existe.
page-outdated = Hay una versión nueva de la página.
page-reload = Recargar
page-crowded = Ya hay demasiadas pantallas conectadas: ahora no cabe esta.
page-try-again = Probar de nuevo
page-away-you = El ordenador juega en tu lugar.

## Volver a ver
page-replay = A cartas vistas
page-replay-start = Las cartas están repartidas.
page-replay-slider = Jugada
page-replay-which = Mano
page-hand-number = Mano { $number }
page-previous = Jugada anterior
page-next = Jugada siguiente
page-run = Reproducir
page-pause = Pausa
page-copy-move = Copiar el enlace de esta jugada
page-save-record = Guardar la partida escrita
page-proof-good = Mazo verificado
page-proof-bad = El mazo no cuadra
page-proof-about = Antes de repartir, el servidor se comprometió con un secreto y cada pantalla añadió su número. Juntos dan este mazo, y cualquiera puede rehacer la cuenta.
page-proof-promise = Compromiso
page-proof-secret = Secreto
page-proof-by-server = puesto por el servidor
page-trust = ¿Son limpias las cartas?
page-proof-numbers = Los números, para comprobarlo
page-proof-later = El secreto y los números se ven al acabar la mano.
page-dealt-title = ¿A quién le tocaron las buenas?
page-dealt-about = Las cartas repartidas en esta mesa en { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}. La barra abarca 95 de cada 100 repartos limpios, la raya es su media y el rombo, lo que llegó.
page-dealt-none = La cuenta se hace aquí, acabada una mano.
page-dealt-unusual = { $unusual ->
    [one] { $unusual } número de { $numbers } queda fuera de su barra
   *[other] { $unusual } números de { $numbers } quedan fuera de su barra
}; con repartos limpios, alrededor de { $normal } no sería raro.
page-dealt-everywhere = ¿El ordenador recibe mejores cartas?
page-dealt-everywhere-about = Personas y ordenadores que han jugado juntos en este servidor, en { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}.
page-dealt-people = Personas
page-dealt-bots = Ordenadores
page-dealt-hands = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}
page-dealt-kind-good = Cartas buenas
page-dealt-kind-mata = Mata
page-dealt-kind-dieci = Dieci
page-dealt-kind-fante = Fante
page-dealt-kind-napula = Napula: as, 2, 3
page-dealt-kind-spade = Espadas
page-dealt-kind-courts = Figuras
page-dealt-line = { $kind }: { $seen }. Un reparto limpio da { $fair } de media, por lo común de { $low } a { $high }.
