### The lab: what simulated hands say about the game.

command-lab = Risponde a domande sul gioco con smazzate simulate, in tabelle e figure.
lab-argument-question = Come nascono i punti (points), quanto valgono i posti (seats), quanto dura una partita (match), in che cosa differiscono le regole (rules), quanto è pieno il tavolo (table).
lab-option-rules = Le regole, come in "bigia players=2 packet=6"; per match e rules quante se ne vuole, ognuna preceduta dall'opzione. Predefinito: caciada, o tutte e quattro.
lab-option-hands = Quante smazzate per ogni insieme di regole. Predefinito: 200000, o 2000 per un giocatore non compilato.
lab-option-seed = Numero da cui dipendono le carte e il caso dei giocatori. Predefinito: 1.
lab-option-player = Chi gioca in ogni posto; greedy, taking (qualunque presa) e random (qualunque mossa ammessa) sono compilati. Predefinito: greedy.
lab-option-json = Stampa la risposta come un oggetto JSON.
lab-option-plot = Disegna la risposta in un file: .png, .svg o .pdf.
lab-option-workers = Quanti thread o processi giocano. Predefinito: uno per ogni core.

## The questions
lab-question-points = Come nascono i punti?
lab-question-seats = Quanto vale giocare per primi, o per ultimi?
lab-question-match = Quante smazzate dura una partita, e chi la vince?
lab-question-rules = In che cosa differiscono le regole?
lab-question-table = Quanto è pieno il tavolo, e quante mosse ci sono?
lab-heading = { $rules } · { $player } in ogni posto · { $hands ->
    [one] { $hands } smazzata
   *[other] { $hands } smazzate
} · seme { $seed }
lab-interval = ± intervallo al 95%

## The tables
lab-table-items = Punti per voce
lab-table-totals = Punti di una smazzata
lab-table-napula = Lunghezza della napula
lab-table-events = Ciò che è raro
lab-table-spread = Totali di una smazzata
lab-table-sides = Le parti
lab-table-lead = Il vantaggio
lab-table-seats = I posti, in ordine di gioco
lab-table-matches = Partite
lab-table-length = Smazzate in una partita
lab-table-rules = Le regole, per smazzata
lab-table-plies = Tutte le giocate
lab-table-captures = Prese
lab-table-ply = Giocata per giocata

## Their rows and columns
lab-side-first = primi a giocare
lab-side-middle = secondi a giocare
lab-side-dealer = parte del mazziere
lab-seat-1 = 1º di mano
lab-seat-2 = 2º di mano
lab-seat-3 = 3º di mano
lab-seat-dealer = mazziere, ultimo
lab-points = punti
lab-of-points = di tutti i punti
lab-of-hands = delle smazzate
lab-of-plays = delle giocate
lab-a-hand = per smazzata
lab-total = in tutto
lab-all = in tutto
lab-sd = DS
lab-p5 = 5% fino a
lab-median = metà fino a
lab-p95 = 95% fino a
lab-p99 = 99% fino a
lab-mean = media
lab-max = il massimo visto
lab-none = nessuna
lab-napoleone = napoleone
lab-carte-tied = carte pari
lab-spade-tied = spade pari
lab-hand-tied = smazzata pari
lab-won = smazzate vinte
lab-last-capture = ultima presa
lab-dealer-lead = vantaggio del mazziere
lab-bonuses = punti di gioco
lab-picada = picada
lab-picada-suffered = picada subita
lab-honours = onori
lab-cards = carte
lab-moves = mosse
lab-target = traguardo
lab-hands = smazzate, media
lab-won-by-first-dealer = vinte da chi ha dato le carte per primo
lab-by-napoleone = finite con napoleone
lab-hands-a-match = smazzate per partita
lab-takes-0 = non prende
lab-takes-1 = prende 1 carta
lab-takes-2 = prende 2 carte
lab-takes-3 = prende 3 carte
lab-takes-4 = ne prende 4 o più
lab-swept = carte rimaste alla fine
lab-cards-mean = carte, media
lab-cards-p99 = carte, 99%
lab-cards-max = carte, massimo
lab-moves-mean = mosse, media
lab-moves-p99 = mosse, 99%
lab-moves-max = mosse, massimo

## Pictures
lab-plot-items = Punti per smazzata, voce per voce
lab-plot-spread = Totali di una parte in una smazzata
lab-plot-side-points = Punti per smazzata
lab-plot-won = Smazzate vinte
lab-plot-picada = Picada per posto, per smazzata
lab-plot-length = Quante smazzate dura una partita
lab-plot-cards = Carte sul tavolo
lab-plot-moves = Mosse ammesse
lab-plot-ply = giocata

## On the way
lab-compiling = Compilo le smazzate, una volta sola su questo computer; ci vuole al più un minuto …
lab-progress-hands = Smazzate

## What is wrong
error-lab-no-question = { $text } non è una domanda del laboratorio; si può chiedere: { $known }
error-lab-no-hands = non si possono giocare { $count } smazzate; ne serve almeno una
error-lab-one-rules = «{ $question }» guarda un insieme di regole alla volta, non { $count }; «rules» e «match» ne confrontano più d'uno
error-lab-rules-twice = le regole { $rules } sono indicate due volte
error-lab-no-match = { $hands ->
    [one] { $hands } smazzata di { $rules } non basta
   *[other] { $hands } smazzate di { $rules } non bastano
} per finire una partita a { $target }; chiedine di più con --hands
