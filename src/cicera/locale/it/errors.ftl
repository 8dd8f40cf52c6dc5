### What is wrong, and what would be right. {$text} and the like are quoted as they were given.

## Cards and moves
error-not-a-card = «{ $text }» non è una carta; una carta si scrive con il valore (A 2 3 4 5 6 7 8 9 T F C R) e il seme (s c d b), per esempio Td
error-not-a-move = «{ $text }» non è una giocata; si scrive la carta da calare, per esempio 7d, oppure la carta, x e ciò che prende, per esempio 9dx2d3d4d
error-not-a-move-here = «{ $text }» non è una giocata; qui si può giocare: { $options }
error-named-twice = { $text }: { $card } compare due volte
error-named-twice-here = { $text }: { $card } compare due volte; qui si può giocare: { $options }
error-no-such-move = { $move } non è una giocata: le carte sono numerate da 0 a 51
error-not-in-hand = { $card } non è in mano al posto { $seat }, che ha { $hand }
error-not-on-table = non sul tavolo: { $card }; sul tavolo: { $table }; con { $played } si può giocare: { $options }
error-wrong-sum = { $move }: { $terms } fa { $total }, non { $value }; con { $card } si può giocare: { $options }
error-takes-its-value = { $move }: una carta sola deve valere { $value }, questa vale { $total }; con { $card } si può giocare: { $options }
error-court-takes-its-rank = { $move }: una figura prende solo una figura uguale, mai una somma; con { $card } si può giocare: { $options }
error-court-in-sum = { $move }: una carta numerica non prende mai figure, che non hanno valore; con { $card } si può giocare: { $options }
error-takes-nothing = qui { $card } non prende niente; per calarla, si scrive la carta da sola
error-which-capture = con { $card } si possono fare più prese; bisogna indicarne una: { $options }

## Hands and matches
error-hand-over = la smazzata è finita: non si possono giocare altre carte
error-hand-not-over = la smazzata { $hand } non è ancora finita
error-match-decided = la partita è decisa: ha vinto la parte { $side }
error-wrong-dealer = a dare questa smazzata non è il posto { $seat }, è il posto { $right }
error-no-packet-due = non si danno carte: ce ne sono ancora in mano, oppure la smazzata è finita
error-nobody-to-play = non tocca a nessuno: prima si danno le carte
error-not-your-turn = tocca al posto { $turn }
error-unknown-player = «{ $text }» non è un giocatore; i giocatori sono { $known }
error-nothing-dealt = non sono ancora state date carte
error-nothing-left-to-deal = le carte sono già state date tutte
error-other-deal = queste carte sono date per altre regole
error-no-such-seat = il posto { $seat } non esiste; i posti vanno da 0 a { $last }
error-table-size = { $count ->
    [one] sul tavolo c'è { $count } carta, non 4
   *[other] sul tavolo ci sono { $count } carte, non 4
}
error-void-deal = { $cards }: con tre o più figure uguali sul tavolo la smazzata va a monte; si ridanno le carte
error-groups = { $count ->
    [one] c'è { $count } gruppo di carte, non uno per ciascuno dei { $players } posti
   *[other] ci sono { $count } gruppi di carte, non uno per ciascuno dei { $players } posti
}
error-packet-size = { $count ->
    [one] il posto { $seat } riceve { $count } carta, non { $packet }
   *[other] il posto { $seat } riceve { $count } carte, non { $packet }
}
error-dealt-twice = carte già date: { $card }
error-foreign-card = { $card } non è una carta: le carte sono numerate da 0 a 51
error-not-52-cards = { $distinct ->
    [52] il mazzo ha { $count } carte, non 52
    [one] il mazzo ha { $distinct } carta distinta su { $count }, non 52; carte mancanti: { $missing }
   *[other] il mazzo ha { $distinct } carte distinte su { $count }, non 52; carte mancanti: { $missing }
}
error-stale = qualcuno è stato più veloce; guarda il tavolo e scegli di nuovo

## Rules
error-unknown-preset = «{ $text }» non è il nome di una regola; i nomi sono { $known }
error-unknown-field = «{ $field }» non è un campo delle regole; i campi sono { $known }
error-not-a-setting = «{ $text }» non è un'impostazione; si scrive campo=valore
error-field-twice = { $field } compare due volte
error-not-a-flag = { $field } dev'essere on oppure off, non «{ $text }»
error-not-a-number = { $field } dev'essere un numero intero di quattro cifre al massimo, non «{ $text }»
error-not-a-choice = { $field } non può essere «{ $text }»; può essere { $known }
error-out-of-range = { $field } non può essere { $value }; può andare da { $low } a { $high }
error-packet-divides = packet non può essere { $value }: deve dividere le { $whole } carte che toccano a ciascuno; può essere { $known }
error-batch-divides = batch non può essere { $value }: deve dividere un pacchetto di { $whole }; può essere { $known }

## Files
error-not-utf-8 = il byte { $byte } non è testo UTF-8
error-cicera-first = il primo tag dev'essere [Cicera "1"]
error-format-version = la versione «{ $text }» del formato è sconosciuta; quella nota è la { $known }
error-tag-name = «{ $text }» non può essere il nome di un tag; un nome è fatto di lettere, cifre, _ e -, e non è Cicera, Rules, Players o Date
error-tag-value = il tag { $text } non ha un valore tra virgolette
error-tag-twice = il tag { $text } compare due volte
error-tag-line = il tag { $text } deve stare da solo sulla sua riga
error-open-tag = il tag { $text } deve finire con ]
error-open-quote = il tag { $text } ha un valore senza virgolette di chiusura, oppure una \ davanti a qualcosa che non è né " né \
error-one-value = il tag { $text } vuole un solo valore
error-tags-first = il tag { $text } arriva troppo tardi: i tag vanno prima della prima smazzata
error-players-tag = { $count ->
    [one] c'è { $count } nome per { $players } posti
   *[other] ci sono { $count } nomi per { $players } posti
}
error-not-a-date = «{ $text }» non è un giorno scritto AAAA-MM-GG
error-line-break = «{ $text }» contiene un a capo
error-comment-text = «{ $text }» non si può scrivere come commento
error-comment-place = un commento non può stare in «{ $place }»: nella partita quel punto non c’è
error-open-comment = a questo commento manca la graffa di chiusura
error-not-a-seed = «{ $text }» non è un seme; un seme è un numero intero
error-not-text = { $text } non è un testo
error-no-hand = non c'è nessuna smazzata: ci vuole Hand 1
error-hand-due = «{ $text }» è fuori da ogni smazzata; prima ci vuole Hand { $number }
error-hand-line = una smazzata si apre con: Hand { $number } dealer POSTO
error-hand-number = questa è la smazzata { $number }, non «{ $text }»
error-cards-due = «{ $text }» arriva troppo presto; qui ci vuole: { $due }
error-cards-due-at-end = il file finisce troppo presto; ci vuole ancora: { $due }
error-no-cards-due = «{ $text }» arriva quando non si danno carte; qui si può giocare: { $options }
error-packet-due = «{ $text }» arriva troppo presto: nessuno ha più carte in mano; qui ci vuole: Deal
error-distinct-cards = { $whole ->
    [52] { $distinct ->
        [52] { $card } compare due volte: la riga contiene tutte e 52 le carte e altre ancora
        [one] { $card } compare due volte: le righe Table e Deal contengono { $distinct } carta distinta, non { $whole }; carte mancanti: { $missing }
       *[other] { $card } compare due volte: le righe Table e Deal contengono { $distinct } carte distinte, non { $whole }; carte mancanti: { $missing }
    }
   *[other] { $card } compare due volte: le prime { $whole } carte di una smazzata devono essere tutte diverse
}
error-not-a-count = «{ $text }» non è un numero intero di sei cifre al massimo
error-score-early = la smazzata { $hand } non è ancora finita: il suo Score viene dopo l'ultima giocata
error-score-twice = la smazzata { $hand } ha già il suo Score
error-result-early = Result arriva troppo presto: va dopo l'ultima smazzata
error-after-result = «{ $text }» viene dopo Result, che va per ultimo
error-wrong-score = lo Score giusto è { $right }, non { $text }
error-wrong-result = il Result giusto è { $right }, non { $text }
error-wrong-count = { $text } dev'essere { $right }; ha { $count ->
    [one] { $count } numero
   *[other] { $count } numeri
}
error-no-napoleone = nessuna parte ha tutte e 13 le spade; il Result giusto è { $totals }
error-napoleone-side = il napoleone si scrive: Result napoleone { $side }
error-wrong-napoleone = il napoleone è della parte { $side }, non di «{ $text }»
