### La pagina del gioco: ogni frase che vi si legge.

## Il menu
page-subtitle = Il gioco di carte di Brescia
page-menu = Menu
page-play-now = Gioca subito
page-play-now-about = Contro il computer, senza iscriversi
page-go-on = Riprendi la partita
page-new-table = Un tavolo con gli amici
page-new-table-about = Scegli le regole e manda un link
page-join = Siediti a un tavolo
page-join-about = Con il link che hai ricevuto
page-learn = Le regole
page-learn-about = Si imparano in due minuti
page-options = Opzioni
page-options-about = Lingua, carte, velocità, suono
page-language = Lingua
page-guest = Ospite
page-lost = Questa pagina non c'è. Ecco il menu.
page-no-server = Il server non risponde. Riprova fra un momento.
page-close = Chiudi
page-to-menu = Al menu
page-to-table = Al tavolo

## Il tavolo in gioco
page-tools = Strumenti
page-moves = Mosse
page-rules = Regole
page-sound = Suono
page-hint = Aiuto
page-hint-lay = Aiuto: cala { $card }.
page-hint-take = Aiuto: con { $card } prendi { $cards }.
page-your-turn = Tocca a te
page-turn-of = Tocca a { $name }
page-just-laid = appena calata da { $name }
page-picked = scelta
page-last-capture = Ultima presa
page-stock = Mazzo { $count }
page-watching = Stai guardando la partita
page-table-label = Tavolo, { cards }
page-hand-label = Le tue carte, { cards }
page-hand-can = { $sets ->
    [0] si può solo calare
    [one] può prendere in { $sets } modo
   *[other] può prendere in { $sets } modi
}
page-side-us = Noi
page-side-them = Loro
page-side-you = Tu
page-side-label = { $side }: { $total } su { $target }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in questa smazzata
page-pile-label = Mazzetto di { $side }, { cards }
page-seat-deals = mazziere
page-seat-turn = è di turno
page-seat-away = al suo posto gioca il computer
page-seat-offline = non collegato

## Che cosa si è giocato
page-play-lay = { $name } cala { $card }.
page-play-lay-you = Cali { $card }.
page-play-take = { $name } prende { $cards } con { $card }.
page-play-take-you = Prendi { $cards } con { $card }.
page-play-earns = Punti: { $bonuses }!
page-play-sweep = Le carte rimaste vanno a { $side }: { $cards }.
page-and-bonuses = e { $bonuses }

## Che cosa prendere
page-choose = { card }: che cosa prendi?
page-take = Prendi
page-take-cards = prendi { $cards }
page-lay = Cala
page-ways = { $count ->
    [one] { $count } presa possibile
   *[other] { $count } prese possibili
}
page-sum-begin = Tocca le carte che fanno { $value }
page-sum-one = { $total }, { $left ->
    [one] ne manca { $left }
   *[other] ne mancano { $left }
}
page-sum-more = { $terms } fa { $total }, { $left ->
    [one] ne manca { $left }
   *[other] ne mancano { $left }
}
page-sum-full = { $terms } fa { $value }
page-why-not-your-turn = Tocca a { $name }, non ancora a te
page-why-hand-first = Prima scegli una carta della tua mano
page-why-court = Una figura prende solo una figura uguale: { $rank }
page-why-no-court = Le figure non hanno valore: non entrano nelle somme
page-why-sum = { $terms } fa { $total }, non { $value }
page-why-too-much = { $card }: vale più di { $value }
page-why-no-set = Con { $card } qui non si arriva a { $value }

## Fogli
page-moves-title = Le mosse della smazzata { $number }
page-moves-none = Nessuno ha ancora giocato.
page-moves-opening = Sul tavolo all'inizio:
page-kept = Da portare a casa
page-kept-none = Quando una smazzata è finita, qui la trovi scritta e da rivedere.
page-kept-match = Partita { $number }
page-kept-replay = Rivedila
page-piles-title = I mazzetti
page-piles-no-bonus = Ancora nessun punto in questa smazzata.
page-piles-sweep = Le carte che resteranno sul tavolo andrebbero a: { $side }.
page-rules-title = Le regole
page-rules-how = Come si gioca
page-rules-this = Le regole di questo tavolo
page-rules-usual = Le regole di solito: la caciada
page-rule-code = In breve:
page-rules-changed = diverso dal solito
page-rules-aim-term = Lo scopo.
page-rules-aim = Prendere carte dal tavolo con quelle che hai in mano. In quattro si gioca a coppie: il compagno siede di fronte.
page-rules-take-term = Prendere.
page-rules-take = Una carta ne prende una dello stesso valore, oppure due o più che sommate fanno il suo: un 9 prende un 9, o 5 e 4, o 6, 2 e asso. Mai due prese insieme.
page-rules-lay-term = Calare.
page-rules-lay = Prendere non è mai un obbligo: qualunque carta si può calare e resta sul tavolo.
page-rules-courts-term = Le figure.
page-rules-courts = Fante, cavallo e re non hanno valore: ognuno prende solo una figura uguale, e nessuno entra in una somma.
page-rules-bonuses-term = I punti del momento.
page-rules-bonuses = Uno per ciascuno. Scùa: lasci il tavolo vuoto. Picada: prendi proprio la carta appena calata da chi ti precede. Simili: una somma tutta dello stesso seme, carta giocata compresa. Quadriglia: una somma di tre o più carte.
page-rules-honours-term = I punti della fine.
page-rules-honours = Due a chi ha più carte, uno a chi ha più spade, uno ciascuno per il due di spade (la mata), il dieci di denari e il fante di coppe.
page-rules-napula-term = La napula.
page-rules-napula = Chi ha asso, due e tre del seme della napula segna un punto per ogni carta della fila, senza salti.
page-rules-end-term = La fine.
page-rules-end = Le carte rimaste sul tavolo vanno a chi ha preso per ultimo. Vince chi, finita una smazzata, ha raggiunto il traguardo ed è davanti.

## I punti
page-hand-over = Fine della smazzata { $number }
page-match-over = Partita finita
page-won-us = Abbiamo vinto!
page-won-you = Hai vinto!
page-won = Vittoria: { $side }
page-napoleone = Napoleone!
page-napoleone-about = { $side }: tutte e tredici le spade. La partita finisce qui.
page-to-go = { $count ->
    [one] ne manca { $count } ai { $target }
   *[other] ne mancano { $count } ai { $target }
}
page-there = traguardo raggiunto
page-score-item = Voce
page-score-total = Totale
page-score-carte = Carte
page-score-spade = Spade
page-score-mata = Mata
page-score-dieci = Dieci
page-score-fante = Fante
page-score-napula = Napula
page-score-scua = Scùe
page-score-picada = Picade
page-score-simili = Simili
page-score-quadriglia = Quadriglie
page-score-cinquanta = Cinquanta
page-score-mata-dialect = Dó fino
page-score-dieci-dialect = Dés Bèl
page-score-fante-dialect = Fànt Cagnì
page-next-hand = Prossima smazzata
page-rematch = Rivincita
page-waiting-for = Si aspetta: { $names }
page-deal-now = Dai le carte
page-replay-hand = Rivedi la smazzata

## Un tavolo nuovo
page-your-name = Il tuo nome
page-how-many = In quanti si gioca
page-players-2 = In due
page-players-3 = In tre
page-players-4 = In quattro, a coppie
page-seats-who = Chi si siede
page-fill-people = Amici, con un link
page-fill-people-about = I posti restano liberi; puoi ancora darne qualcuno al computer.
page-fill-bots = Il computer
page-fill-bots-about = Il computer occupa gli altri posti; chi ha il link può sempre prenderne uno.
page-which-rules = Con quali regole
page-more-rules = Altre regole
page-field-target = A quanti punti
page-target-free = Un altro traguardo
page-target-free-about = O un numero a piacere, da 1 a { $most }.
page-field-packet = Carte per volta
page-field-packet-about = { $times ->
    [one] Ognuno riceve tutte e { $value } le carte in una volta.
   *[other] Ognuno riceve { $value } carte, { $times } volte per smazzata.
}
page-field-batch = Quante se ne danno insieme
page-batch-all = tutte
page-field-batch-about = { $value ->
    [one] A ogni giro una carta a testa, finché tutti ne hanno { $packet }.
   *[other] A ogni giro { $value } carte a testa, finché tutti ne hanno { $packet }.
}
page-field-carte_tie = Carte, a parità
page-tie-none = A nessuno
page-tie-split = Uno a testa
page-field-napula_suit = Napula a
page-field-napula_limit = La napula vale al massimo
page-first-dealer = Chi dà le carte per primo
page-dealer-chance = A sorte
page-dealer-me = Io
page-dealer-right = Chi siede a destra
page-dealer-top = Chi siede di fronte
page-dealer-left = Chi siede a sinistra
page-flag-redeal = A monte con tre figure uguali
page-flag-redeal-about = Tre fanti, cavalli o re fra le prime quattro carte: si ridanno.
page-flag-napoleone = Napoleone
page-flag-napoleone-about = Chi prende tutte le spade vince subito la partita.
page-flag-cinquanta = Cinquanta
page-flag-cinquanta-about = Quattro carte in una presa valgono un punto in più.
page-flag-last_scua = Scùa all'ultima carta
page-flag-last_scua-about = Vale anche con l'ultimissima carta della smazzata.
page-make-table = Prepara il tavolo
page-lobby = Il tavolo è pronto
page-invite = Invita gli amici
page-invite-code = Il link del tavolo come codice QR
page-copy-link = Copia il link
page-copied = Copiato
page-start = Si comincia
page-start-needs = Si comincia quando non ci sono posti vuoti.
page-start-host = Quando siete pronti comincia { $name }.
page-seat-empty = Posto libero
page-seat-free = aspetta qualcuno
page-seat-you = sei tu
page-seat-bot = computer
page-seat-here = è qui
page-seat-put-bot = Computer
page-seat-clear = Libera
page-seat-swap = Scambia il posto: { $name }
page-swap-with = Con quale posto lo scambi?
page-sit-here = Siediti qui
page-move-here = Passa qui
page-stand-up = Alzati
page-sit-down = Siediti
page-table-full = Tutti i posti sono presi: puoi guardare.
page-join-field = Il link o il codice del tavolo
page-join-go = Vai al tavolo
page-join-wrong = Non sembra il link di un tavolo: finisce con /t/ e un codice.
page-your-tables = I tuoi tavoli

## Opzioni
page-face = Le carte
page-face-leonessa = Leonessa
page-face-leonessa-about = Come in tradizione; con l'indice solo dove sono piccole o coperte
page-face-grande = Leonessa grande
page-face-grande-about = Indice e seme ben grandi, sempre
page-face-francese = Francese
page-face-francese-about = ♠ ♥ ♦ ♣ con J Q K
page-speed = Velocità
page-speed-calm = Calma
page-speed-normal = Normale
page-speed-fast = Svelta
page-speed-none = Senza movimento
page-sound-about = La carta sul tavolo, la presa, la scùa, il tuo turno
page-brescian = Nomi bresciani
page-brescian-about = Dés Bèl, Fànt Cagnì, dó fino
page-other-device = Apri il tuo posto su un altro dispositivo
page-other-device-about = Questo link apre il tuo posto: non darlo a nessuno.
page-leave = Lascia giocare il computer
page-leave-sure = Sì, gioca lui al mio posto
page-stand-in = Il computer gioca per { $name }
page-take-seat-back = Torno a giocare io

## Il collegamento
page-connecting = Si apparecchia…
page-offline = Collegamento perso: si riprova. Niente va perduto.
page-replaced = Questo posto si è aperto su un altro schermo.
page-play-here = Gioca qui
page-no-table = Questo tavolo non c'è, o non c'è più.
page-outdated = C'è una versione nuova della pagina.
page-reload = Ricarica
page-crowded = Gli schermi collegati sono già troppi: per questo ora non c'è posto.
page-try-again = Riprova
page-away-you = Al tuo posto gioca il computer.

## Rivedere
page-replay = A carte scoperte
page-replay-start = Le carte sono date.
page-replay-slider = Mossa
page-replay-which = Smazzata
page-hand-number = Smazzata { $number }
page-previous = Mossa prima
page-next = Mossa dopo
page-run = Avvia
page-pause = Ferma
page-copy-move = Copia il link di questa mossa
page-save-record = Salva la partita scritta
page-proof-good = Mazzo verificato
page-proof-bad = Il mazzo non torna
page-proof-about = Prima di dare, il server si è impegnato su un segreto; ogni schermo ha aggiunto un suo numero. Insieme fanno questo mazzo, e chiunque può rifare il conto.
page-proof-promise = Impegno
page-proof-secret = Segreto
page-proof-by-server = messo dal server
page-trust = Le carte sono oneste?
page-proof-numbers = I numeri, per rifare il conto
page-proof-later = Il segreto e i numeri si vedono a smazzata finita.
page-dealt-title = A chi sono toccate le carte buone?
page-dealt-about = Le carte date a questo tavolo in { $hands ->
    [one] { $hands } smazzata
   *[other] { $hands } smazzate
}. La barra va da dove a dove cadono 95 mazzi onesti su 100, il trattino è la loro media, il rombo quello che è arrivato.
page-dealt-none = Il conto si fa qui, finita una smazzata.
page-dealt-unusual = { $unusual ->
    [one] { $unusual } numero su { $numbers } esce dalla sua barra
   *[other] { $unusual } numeri su { $numbers } escono dalla loro barra
}; anche con mazzi onesti circa { $normal } non sarebbe strano.
page-dealt-everywhere = Il computer riceve carte migliori?
page-dealt-everywhere-about = Persone e computer che hanno giocato insieme su questo server, in { $hands ->
    [one] { $hands } smazzata
   *[other] { $hands } smazzate
}.
page-dealt-people = Persone
page-dealt-bots = Computer
page-dealt-hands = { $hands ->
    [one] { $hands } smazzata
   *[other] { $hands } smazzate
}
page-dealt-kind-good = Carte buone
page-dealt-kind-mata = Mata
page-dealt-kind-dieci = Dieci
page-dealt-kind-fante = Fante
page-dealt-kind-napula = Napula: asso, 2, 3
page-dealt-kind-spade = Spade
page-dealt-kind-courts = Figure
page-dealt-line = { $kind }: { $seen }. Un mazzo onesto ne dà in media { $fair }, di solito da { $low } a { $high }.
