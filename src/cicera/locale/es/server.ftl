### Lo que dice el servidor.

## Órdenes
command-play = Juega en el navegador: inicia el juego en este equipo y abre su página.
command-serve = Ofrece el juego a otros, desde este equipo o un servidor.
option-host = La dirección en la que escuchar. Por defecto: 127.0.0.1, que es solo este equipo.
option-port = El puerto en el que escuchar; 0 toma uno libre. Por defecto: 5252.
option-database = La base de datos: una URL de SQLite o PostgreSQL. Por defecto: un archivo en tu carpeta de datos.
option-address = Cómo se llega al servidor desde fuera, por ejemplo https://cicera.example; con ella se hacen los enlaces.
option-unstarted-days = Los días tras los que desaparece una mesa donde no se ha repartido ninguna mano; 0 es nunca. Por defecto: 30.
option-idle-days = Los días tras los que desaparece una mesa con una partida interrumpida; 0 es nunca. Por defecto: 365.
option-no-browser = No abrir el navegador.
serve-started = Cicera está en { $address } — Ctrl-C lo detiene.
serve-no-browser = Aquí no se pudo abrir un navegador: abre tú esa dirección.
serve-stopped = Cicera se ha detenido. Todas las mesas quedan guardadas.

## Lo que puede fallar al inicio
error-port-taken = el puerto { $port } está ocupado, quizá por otro Cicera; --port 0 toma uno libre
error-port-forbidden = no hay permiso para escuchar en el puerto { $port }; del 1024 en adelante son libres
error-host-unknown = este equipo no puede escuchar en { $host }, puerto { $port }
error-database-url = la base de datos debe ser una URL, por ejemplo sqlite:///tables.db o postgresql://host/nombre
error-database-closed = no se puede abrir o actualizar la base de datos ({ $reason })
error-database-folder = no se puede abrir la base de datos: la carpeta { $folder } no existe
error-database-driver = esta base de datos necesita { $library }; se instala con: pip install 'cicera[{ $extra }]'
error-data-folder = no se puede crear la carpeta { $folder } para tus mesas
error-setting = el ajuste { $name } no puede ser «{ $text }»

## Peticiones
error-no-such-table = esa mesa no existe; quizá el enlace está incompleto
error-no-such-page = en esta dirección no hay nada
error-page-not-built = la página no está construida; el juego en sí sí se ofrece
error-wrong-method = esta dirección no hace eso
error-bad-request = no se entiende la petición
error-not-a-message = no se entiende el mensaje
error-wrong-protocol = la página es más antigua o más nueva que el servidor; vuelve a cargarla
error-too-large = la petición es demasiado grande
error-too-fast = demasiadas veces seguidas; espera un momento
error-too-many-screens = hay demasiadas pantallas conectadas desde tu dirección; cierra antes alguna
error-table-crowded = demasiadas personas miran esta mesa; vuelve a intentarlo más tarde
error-wrong-origin = las peticiones deben venir de la propia página
error-wrong-host = el servidor no responde con este nombre
error-server-fault = algo ha fallado en el servidor; no se pierde nada de lo jugado
error-database-away = en este momento el servidor no llega a su base de datos; prueba dentro de poco

## Nombres
guest = { $number ->
    [1] Invitado
   *[other] Invitado { $number }
}
error-name-empty = hace falta un nombre
error-name-long = un nombre puede tener como máximo { $limit } caracteres
error-name-characters = el nombre contiene caracteres que no se pueden mostrar
error-name-taken = en esta mesa ya hay alguien que se llama { $name }

## En la mesa
error-not-seated = no tienes asiento en esta mesa
error-wrong-token = este enlace no abre ningún asiento; quizá está incompleto, o el asiento se dio a otra persona
error-not-host = solo puede hacerlo quien abrió la mesa
error-host-begins = la primera mano la empieza quien abrió la mesa
error-table-full = todos los asientos están ocupados
error-seat-taken = el asiento { $seat } está ocupado
error-seats-empty = hay asientos vacíos; primero hay que ocuparlos, si quieres con bots
error-seat-away = un bot está jugando por ti; primero recupera tu asiento
error-seat-connected = la persona del asiento { $seat } está presente
error-same-seat = no son dos asientos distintos
error-own-seat = es tu propio asiento
error-match-running = los asientos solo se cambian antes de una partida
error-nothing-to-record = todavía no ha terminado ninguna mano
error-no-such-match = todavía no hay acta de la partida { $number }
error-no-hint = ninguna sugerencia llegó a tiempo; inténtalo de nuevo
