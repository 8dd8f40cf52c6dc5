### What the commands say of themselves.

## Help
help-usage = Uso:
help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
help-options-word = [OPCIONES]
metavar-rules = REGLAS
metavar-seat = ASIENTO
metavar-name = NOMBRE
metavar-seed = SEMILLA
metavar-file = ARCHIVO
metavar-files = ARCHIVOS...
metavar-pixels = PÍXELES
metavar-out = SALIDA
help-command-word = ORDEN [ARGUMENTOS]...
option-help = Muestra esta ayuda y termina.
option-version = Muestra la versión y termina.
option-lang = Idioma: italiano, inglés, español o portugués. Por omisión: el del entorno.

command-cicera = Cicera, el juego de capturas de Brescia, con 52 cartas.
command-terminal = Juega una partida en la terminal o continúa una guardada.
command-replay = Reproduce partidas registradas y comprueba cada jugada y cada punto.
command-rules = Explica un reglamento con palabras sencillas, y en qué difiere del predeterminado.

argument-match = Partida guardada (.cgn) que se quiere continuar.
argument-files = Partidas registradas (.cgn); - es la entrada estándar.
argument-rules = Un reglamento, por ejemplo: bigia players=2 packet=6 target=31
option-rules = El reglamento, entre comillas si tiene varias palabras; «cicera rules» lo explica. Por omisión: caciada.
option-against = Quién ocupa los demás asientos; si se repite la opción, los jugadores indicados se alternan de asiento en asiento. Por omisión: greedy.
option-seat = Su asiento, contando desde 0. Por omisión: 0.
option-name = Su nombre, para el archivo de la partida.
option-seed = Número que decide cómo se baraja: con la misma semilla, las mismas cartas. Por omisión: una nueva cada vez.
option-save = Dónde guardar la partida al salir. Por omisión: en el archivo indicado, o en uno nuevo de su carpeta de datos.
option-dialect = Usa los nombres brescianos de las cartas y los puntos.
option-french = Muestra los palos de la baraja francesa.
option-ascii = Usa solo caracteres ASCII.
option-plain = Juega línea a línea, sin la mesa a pantalla completa.
option-json = Imprime un objeto JSON por archivo.

## Wrong use
usage-option = la opción { $text } no existe
usage-command = la orden «{ $text }» no existe
usage-near = ¿quería decir { $text }?
usage-missing = falta { $text }
usage-needs-value = { $text } requiere un valor
usage-no-value = { $text } no admite ningún valor
usage-extra = sobra «{ $text }»
usage-try = «{ $command }» explica la orden.
error-rules-with-file = una partida guardada tiene sus reglas; quita --rules
error-not-an-option = { $option } no puede ser «{ $text }»; puede ser { $known }

## Files
file-missing = el archivo no existe
file-exists = el archivo ya existe
file-is-folder = es una carpeta, no un archivo
file-in-no-folder = la carpeta no existe
file-forbidden = no hay permiso para leerlo o escribirlo
file-disk-full = no queda espacio en el disco
file-read-only = en ese disco no se puede escribir
file-name-long = el nombre es demasiado largo
file-link-loop = es un enlace que vuelve a sí mismo
file-too-large = aquí un archivo no puede ser tan grande
file-special = es una tubería o un dispositivo, ni archivo ni carpeta
file-unreadable = el sistema no consigue leerlo o escribirlo ({ $code })

## Replay
replay-hand = Mano { $number }, repartidor: { $dealer }
replay-table = Mesa: { $cards }
replay-sweep = Las cartas que quedan son para quien hizo la última baza ({ $side }): { $cards }
replay-in-progress = En curso; turno: { $turn }
replay-hand-total = Mano: { $totals }
replay-totals = Partida: { $totals }
replay-napoleone = Napoleone: las 13 espadas; gana la partida: { $side }
replay-winner = Gana la partida: { $side }
replay-undecided = Aún por decidir; la meta es { $target }
side-number = bando { $side }

## Rules in plain words
preset-caciada = Caciada: el juego tal como lo cuenta la fuente italiana; es el reglamento predeterminado.
preset-bigia = Bigia: el juego tal como lo cuenta la fuente española.
preset-moedas = Moedas: el juego tal como lo cuenta la fuente portuguesa, con la napula de oros.
preset-veloce = Veloce: la costumbre italiana de hoy, una partida rápida a 21.
rules-different = Distinto de { $preset }:
rules-same = Igual que { $preset }:
rules-usual = { $preset }: { $value }
rules-presets = Los reglamentos son { $known }; cualquiera puede cambiarse con campo=valor, por ejemplo: caciada target=31
rule-players = { $value ->
    [2] Dos jugadores, cada cual por su cuenta.
    [3] Tres jugadores, cada cual por su cuenta.
   *[4] Cuatro jugadores en dos parejas; los compañeros se sientan frente a frente.
}
rule-packet = { $packets ->
    [one] Cada jugador recibe sus { $value } cartas de una vez.
   *[other] Cada jugador recibe { $value ->
        [one] { $value } carta
       *[other] { $value } cartas
    } por tanda, en { $packets } tandas por mano; entre una tanda y otra, las cartas de la mesa se quedan donde están.
}
rule-batch = { $value ->
    [one] Las cartas se dan de una en una.
   *[other] Las cartas se dan de { $value } en { $value }.
}
rule-redeal-on = Tres o más figuras iguales (sotas, caballos o reyes) entre las cuatro cartas de la mesa anulan el reparto: el mismo repartidor vuelve a dar.
rule-redeal-off = Ningún reparto se anula, haya lo que haya en la mesa.
rule-carte_tie = { $value ->
    [split] Cartas: 2 puntos para quien tenga más; en caso de empate, 1 punto para cada bando si son dos, nada si son tres.
   *[none] Cartas: 2 puntos para quien tenga más; en caso de empate no puntúa nadie.
}
rule-napula_suit = { $suit ->
    [s] La napula es de espadas: as, 2, 3 y las siguientes, sin saltos.
    [c] La napula es de copas: as, 2, 3 y las siguientes, sin saltos.
    [d] La napula es de oros: as, 2, 3 y las siguientes, sin saltos.
   *[b] La napula es de bastos: as, 2, 3 y las siguientes, sin saltos.
}
rule-napula_limit = { $value ->
    [13] La napula vale tantos puntos como cartas tenga, figuras incluidas, hasta 13.
   *[other] La napula vale tantos puntos como cartas tenga, { $value } como mucho.
}
rule-napoleone-on = Napoleone: el bando que se lleva las 13 espadas gana la partida en el acto.
rule-napoleone-off = Llevarse las 13 espadas no basta para ganar la partida.
rule-cinquanta-on = Cinquanta: llevarse cuatro o más cartas de una vez vale un punto más, además del de la quadriglia.
rule-cinquanta-off = Llevarse cuatro cartas de una vez es quadriglia y nada más.
rule-last_scua-on = La scùa vale también con la ultimísima carta de la mano.
rule-last_scua-off = Con la ultimísima carta de la mano no hay scùa.
rule-target = La partida termina con la mano en que un bando alcanza { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}; gana el total más alto y, si hay empate, se sigue jugando.

## The deck as files
command-deck = Escribe la baraja Leonessa en SVG, en PNG o en un PDF para imprimir y recortar.
argument-out = La carpeta en que se escribe; para un PDF, el archivo.
option-face = El diseño: leonessa según la tradición, grande con índices grandes, francese con palos franceses. Por omisión: leonessa.
option-format = Qué se escribe. Por omisión: svg.
option-width = Anchura de una carta en PNG, de 8 a 4000 píxeles. Por omisión: 400.
deck-written = { $count ->
    [one] { $count } archivo escrito: { $place }
   *[other] { $count } archivos escritos: { $place }
}
error-deck-needs-extra = hace falta { $library }; se instala con: pip install 'cicera[deck]' (en un clon: pip install '.[deck]')
error-deck-needs-cairo = hace falta la biblioteca Cairo del sistema, que pip no puede instalar; Debian y Ubuntu: apt install libcairo2; Fedora: dnf install cairo; macOS: brew install cairo; Windows: el runtime de GTK
error-deck-no-width = --width vale solo para PNG; { $form } no tiene píxeles
error-deck-root = { $folder }: los archivos de la baraja necesitan allí una carpeta propia
deck-progress = Imágenes dibujadas:
error-deck-nowhere = falta el lugar: el nombre de una carpeta, o de un archivo para el PDF
error-deck-unwritable = { $file }: { $reason }
