### Ciò che dice il server.

## Comandi
command-play = Gioca nel browser: avvia il gioco su questo computer e apre la pagina.
command-serve = Offre il gioco ad altri, da questo computer o da un server.
option-host = L'indirizzo su cui ascoltare. Predefinito: 127.0.0.1, cioè solo questo computer.
option-port = La porta su cui ascoltare; 0 ne prende una libera. Predefinita: 5252.
option-database = Il database: un URL di SQLite o PostgreSQL. Predefinito: un file nella tua cartella dei dati.
option-address = Come si raggiunge il server da fuori, per esempio https://cicera.example; serve per i link.
option-unstarted-days = Dopo quanti giorni sparisce un tavolo dove non si è data nessuna mano; 0 è mai. Di solito: 30.
option-idle-days = Dopo quanti giorni sparisce un tavolo con una partita interrotta; 0 è mai. Di solito: 365.
option-no-browser = Non aprire il browser.
serve-started = Cicera è su { $address } — Ctrl-C per fermare.
serve-no-browser = Qui non si è potuto aprire un browser: apri tu quell'indirizzo.
serve-stopped = Cicera si è fermato. Tutti i tavoli sono conservati.

## Che cosa può andare storto all'avvio
error-port-taken = la porta { $port } è occupata, forse da un altro Cicera; --port 0 ne prende una libera
error-port-forbidden = non c'è il permesso di ascoltare sulla porta { $port }; dalla 1024 in su sono libere
error-host-unknown = questo computer non può ascoltare su { $host }, porta { $port }
error-database-url = il database dev'essere un URL, per esempio sqlite:///tables.db o postgresql://host/nome
error-database-closed = non si riesce ad aprire o ad aggiornare il database ({ $reason })
error-database-folder = impossibile aprire il database: la cartella { $folder } non esiste
error-database-driver = per questo database serve { $library }; si installa con: pip install 'cicera[{ $extra }]'
error-data-folder = non si può creare la cartella { $folder } per i tavoli
error-setting = l'impostazione { $name } non può essere «{ $text }»

## Richieste
error-no-such-table = questo tavolo non esiste; forse il link è incompleto
error-no-such-page = a questo indirizzo non c'è niente
error-page-not-built = la pagina non è stata costruita; il gioco in sé è servito
error-wrong-method = questo indirizzo non lo fa
error-bad-request = la richiesta non si capisce
error-not-a-message = il messaggio non si capisce
error-wrong-protocol = la pagina è più vecchia o più nuova del server; ricaricala
error-too-large = la richiesta è troppo grande
error-too-fast = troppe volte di seguito; aspetta un momento
error-too-many-screens = dal tuo indirizzo sono collegati troppi schermi; prima chiudine qualcuno
error-table-crowded = troppe persone guardano questo tavolo; riprova più tardi
error-wrong-origin = le richieste devono venire dalla pagina stessa
error-wrong-host = il server non risponde con questo nome
error-server-fault = qualcosa è andato storto nel server; nulla di ciò che è stato giocato è perso
error-database-away = in questo momento il server non raggiunge il database; riprova fra poco

## Nomi
guest = { $number ->
    [1] Ospite
   *[other] Ospite { $number }
}
error-name-empty = serve un nome
error-name-long = un nome può avere al massimo { $limit } caratteri
error-name-characters = il nome contiene caratteri che non si possono mostrare
error-name-taken = a questo tavolo c'è già qualcuno che si chiama { $name }

## Al tavolo
error-not-seated = non hai un posto a questo tavolo
error-wrong-token = questo link non apre nessun posto; forse è incompleto, o il posto è stato dato ad altri
error-not-host = lo può fare solo chi ha aperto il tavolo
error-host-begins = la prima smazzata la comincia chi ha aperto il tavolo
error-table-full = tutti i posti sono occupati
error-seat-taken = il posto { $seat } è occupato
error-seats-empty = ci sono posti vuoti; prima vanno occupati, volendo con dei bot
error-seat-away = un bot sta giocando per te; prima riprendi il tuo posto
error-seat-connected = chi è al posto { $seat } è presente
error-same-seat = non sono due posti diversi
error-own-seat = è il tuo posto
error-match-running = i posti si cambiano solo prima di una partita
error-nothing-to-record = nessuna smazzata è ancora finita
error-no-such-match = della partita { $number } non c'è ancora un verbale
error-no-hint = nessun suggerimento è arrivato in tempo; riprova
