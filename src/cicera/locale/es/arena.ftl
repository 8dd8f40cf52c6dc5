### The measuring of players against one another.

command-arena = Mide a los jugadores entre sí con las mismas cartas, cambiando los asientos.
arena-metavar-players = JUGADORES...
arena-metavar-player = JUGADOR
arena-metavar-number = N
arena-argument-players = Dos jugadores o más, por su nombre; cada uno se enfrenta a todos los demás.
arena-option-deals = Cuántos repartos juega cada pareja de jugadores, cada uno con todos los cambios de asiento. Por omisión: 1000.
arena-option-seed = Número que decide las cartas y el azar de los jugadores. Por omisión: 1.
arena-option-anchor = El jugador que vale 0. Por omisión, vale 0 la media de todos.
arena-option-out = Archivo que guarda cada reparto terminado; si se indica otra vez, se sigue donde se quedó.
arena-option-json = Escribe el resultado como un objeto JSON.
arena-option-plot = Dibuja el resultado en un archivo: .png, .svg o .pdf.
arena-option-engine = Dónde jugar: en procesos de esta máquina o en un clúster de Ray. Por omisión: local.
arena-option-workers = Cuántas manos jugar a la vez. Por omisión: una por núcleo.
arena-option-chunk = Cuántos repartos jugar antes de guardarlos. Por omisión: 4.

## The result
arena-decimal-sign = ,
arena-heading = { $rules } · { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
} · semilla { $seed }
arena-seatings = Cada reparto se juega { $times } veces, con los jugadores en los asientos del otro.
arena-ratings = Valor, en puntos por mano desde la media (95%)
arena-ratings-anchor = Valor, en puntos por mano desde { $player } (95%)
arena-misfit = Ningún resultado entre dos se aleja más de { $points } de sus valores.
arena-cross-table = Puntos por mano, fila contra columna (95%)
arena-points = puntos por mano
arena-spread = DE { $spread }
arena-hands = manos
arena-hands-shares = { $won }% ganadas, { $tied }% iguales, { $lost }% perdidas
arena-matches = partidas
arena-matches-share = { $won }% de { $count } ganadas (de { $low }% a { $high }%)
arena-no-matches = muy pocas manos para terminar una
arena-napoleoni = napoleones
arena-ms = ms por jugada
arena-longest = máximo
arena-nodes = nodos por jugada
arena-plot-table = Puntos por mano, fila contra columna
arena-plot-ratings = Valor: puntos por mano desde la media
arena-plot-ratings-anchor = Valor: puntos por mano desde { $player }

## On the way
arena-progress-deals = Repartos
arena-progress-left = quedan
arena-stopped = interrumpido tras { $done } de { $count ->
    [one] { $count } reparto
   *[other] { $count } repartos
}
arena-go-on = Para seguir: { $command }
arena-nothing-kept = No se ha guardado nada; con --out ARCHIVO se puede seguir.

## What is wrong
error-arena-too-few = hacen falta dos jugadores o más, { $count ->
    [one] y solo se nombra { $count }
   *[other] y se nombran { $count }
}
error-arena-twice = { $player } se nombra dos veces
error-arena-no-deals = no se pueden jugar { $count } repartos; hace falta uno o más
error-arena-no-anchor = { $player } no está entre los jugadores medidos: { $known }
error-arena-other-file = { $file }: este archivo no viene de «cicera arena»; indica otro
error-arena-other-setting = { $file } guarda una medida con otros ajustes ({ $field }: { $kept }, ahora { $given }); indica otro archivo, o los mismos ajustes
error-arena-broken-file = { $file }:{ $line }: esta línea está dañada; sin ella y las que siguen se puede continuar
error-arena-file = { $file }: { $reason }
error-arena-plot-suffix = { $file }: el nombre de una imagen termina en uno de estos: { $known }
error-arena-needs-extra = hace falta { $library }; se instala con: pip install 'cicera[{ $extra }]'
error-arena-worker-lost = un proceso que jugaba manos terminó por sí solo, quizá por falta de memoria; lo guardado está a salvo
error-player-raised = el jugador { $player } falló: { $reason } (reparto { $deal } de la semilla { $seed }, disposición { $seating }, asiento { $seat }, jugada { $ply })
error-player-illegal = el jugador { $player } respondió { $move }, que no es legal (reparto { $deal } de la semilla { $seed }, disposición { $seating }, asiento { $seat }, jugada { $ply }); legales: { $legal }
