### The exact value of a position.

command-solve = Risolve una posizione di una partita registrata: quanto vale se tutti vedono tutte le carte e giocano al meglio.
solve-metavar-position = FILE[:MOSSA]
solve-metavar-number = N
solve-argument = Una partita registrata (-: ingresso standard) e la mossa prima della quale guardare: 31 nell'ultima smazzata, 2.31 nella smazzata 2. Senza mossa: dove finisce il testo.
solve-option-json = Stampa la soluzione come un oggetto JSON.
solve-option-deep = Risolve anche con più di 24 carte da giocare, per quanto ci voglia.
solve-option-nodes = Rinuncia dopo tante posizioni. Allora nessuna profondità è rifiutata.
solve-option-napoleone = Quanti punti conta un napoleone. Predefinito: il traguardo della partita.

## The result
solve-place = Smazzata { $hand }, prima della mossa { $move }: tocca a { $player }
solve-left = { $count ->
    [one] { $count } carta da giocare
   *[other] { $count } carte da giocare
}
solve-value = { $side }: { $value } in questa smazzata, se tutti giocano al meglio
solve-three = (i propri punti meno la media degli altri due, che giocano insieme)
solve-totals = Finisce { $totals }
solve-napoleone = Finisce con un napoleone di { $side }
solve-line = Il gioco migliore
solve-moves = Ogni mossa, il suo valore e quanto perde
solve-nodes = { $count ->
    [one] { $count } posizione esaminata
   *[other] { $count } posizioni esaminate
}

## On the way
solve-compiling = Compilo il risolutore, una volta sola; ci vuole qualche secondo
solve-progress = { $millions } milioni di posizioni esaminate; Ctrl-C interrompe

## What is wrong
error-solve-over = la smazzata è finita: non c'è nulla da giocare
error-solve-packets = le carte ancora da distribuire non sono tutte note: il testo ha { $known } delle { $packets } distribuzioni di questa smazzata
error-solve-worth = un napoleone non può contare { $worth }; può contare da 0 a { $most } punti
error-solve-nodes = non risolto dopo { $nodes } posizioni, con { $plies ->
    [one] { $plies } carta
   *[other] { $plies } carte
} da giocare; concedine di più o scegli una mossa successiva
error-solve-hand = non c'è una smazzata { $hand }; il testo ha le smazzate da 1 a { $hands }
error-solve-hand-over = la smazzata { $hand } è finita; indica una delle sue mosse, da 1 a { $last }, come FILE:{ $hand }.{ $last }
error-solve-move = la smazzata { $hand } non ha una mossa { $move }; può essere da 1 a { $last }
error-solve-deep = ci sono ancora { $left } carte da giocare, e con più di { $most } possono volerci minuti o giorni; scegli la mossa { $move } o una successiva, o aggiungi --deep
