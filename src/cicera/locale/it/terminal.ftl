### La partita nel terminale.

## Carte e persone nelle frasi
terminal-the-card = { $rank ->
    [A] l'{ card }
    [8] l'{ card }
   *[other] il { card }
}
terminal-the-card-dialect = { $rank ->
    [A] l'{ card-dialect }
    [8] l'{ card-dialect }
   *[other] il { card-dialect }
}
terminal-and = { $first } e { $last }
terminal-you = Tu
terminal-us = Noi
terminal-them = Loro
terminal-lays = { $name } cala { $card }.
terminal-lays-you = Cali { $card }.
terminal-takes = { $name } prende { $cards } con { $card }.
terminal-takes-you = Prendi { $cards } con { $card }.
terminal-earns = { $bonuses }!
terminal-sweep = Rimaste sul tavolo ({ $side }): { $cards }.
terminal-dealt = Ha dato le carte { $name }.
terminal-dealt-you = Hai dato le carte tu.

## $player è il nome di un modo di giocare.
terminal-player = { $name }: { $player ->
    [greedy] guarda avanti di una carta
    [traditional] segue le regole dei vecchi maestri
    [pimc-128] gioca fino in fondo, a mente, 128 distribuzioni possibili
    [ismcts-4k] guarda 4000 modi in cui la mano può andare
    [random] gioca la carta che capita
   *[other] { $player }
}
terminal-compiling = Compilo i giocatori, una volta sola su questo computer; ci vuole al più un minuto …

## Il tavolo
terminal-your-turn = Tocca a te
terminal-turn = Tocca a { $name }
terminal-hand-number = Smazzata { $number }
terminal-target = ai { $target }
terminal-stock = mazzo { $count }
terminal-dealer = mazziere
terminal-table = Tavolo
terminal-table-empty = vuoto
terminal-your-hand = Le tue carte
terminal-last-capture = ultima presa
terminal-no-capture = ancora nessuna presa
terminal-just-laid = appena calata
terminal-face-up = scoperte
terminal-this-hand = +{ $count } in questa smazzata
terminal-new-packet = Si danno altre carte.
terminal-not-your-turn = Non tocca ancora a te.
terminal-too-small = La finestra è troppo piccola per il tavolo: { $width } × { $height }, e ne servono { $least-width } × { $least-height }. Con q si salva e si esce.

## Che cosa prendere
terminal-choose = { $count ->
    [one] una sola presa, o si cala
   *[other] { $count } prese fra cui scegliere, o si cala
}
terminal-choose-sum = { $terms } = { $total }, { $left ->
    [one] ne manca { $left }
   *[other] ne mancano { $left }
}
terminal-choose-full = { $terms } = { $total }
terminal-cannot-fit = Nessuna presa con { $card } resta possibile per { $with }.
terminal-sets = Che cosa può prendere { $card }
terminal-filter = Scrivi carte per restringere, come 2 4s
terminal-sets-shown = { $shown } di { $all }
terminal-nothing-fits = Nessuna presa ha queste carte.

## Tasti, con una o due parole
terminal-key-play = gioca
terminal-key-take = prendi
terminal-key-pick = scegli
terminal-key-lay = cala
terminal-key-sets = tutte le prese
terminal-key-back = indietro
terminal-key-moves = giocate
terminal-key-rules = regole
terminal-key-score = punti
terminal-key-help = aiuto
terminal-key-quit = salva ed esci
terminal-key-next = prossima smazzata
terminal-key-rematch = rivincita
terminal-key-close = chiudi
terminal-key-scroll = altro
terminal-key-choose = scegli
terminal-key-narrow = restringi l'elenco
terminal-key-quit-short = esci
terminal-key-sets-short = prese
terminal-more-below = continua sotto

## Keys that have a sign, where only ASCII can be shown
terminal-key-name-enter = Invio
terminal-key-name-space = Spazio
terminal-key-name-arrows = frecce

## Aiuto
terminal-help-title = Come si gioca qui
terminal-help-aim = Con una carta della mano si prende dal tavolo una carta uguale, o più carte che sommate ne fanno il valore. Oppure si cala.
terminal-help-hand = vai a una carta della mano
terminal-help-play = giocala; se non prende niente è subito calata
terminal-help-rank = vai a una carta di quel valore; 0 è il dieci
terminal-help-pick = se può prendere: vai alle carte del tavolo e scegli
terminal-help-take = scegli, e prendi appena la somma è giusta
terminal-help-lay = cala la carta
terminal-help-sets = elenca tutto quello che la carta può prendere
terminal-help-back = scegli un'altra carta
terminal-help-moves = le giocate della smazzata, a parole e in codice
terminal-help-rules = le regole di questo tavolo
terminal-help-score = i punti finora
terminal-help-names = nomi bresciani, sì o no
terminal-help-suits = semi francesi, sì o no
terminal-help-speed = il passo degli altri
terminal-help-quit = salva ed esci; con «cicera terminal FILE» si riprende
terminal-help-mouse = O con il mouse: una carta della mano, poi le carte del tavolo.
terminal-help-marks = La stella segna la carta appena calata, quella di una picada. Le carte che hanno fatto punto stanno scoperte accanto al mazzetto.
terminal-pace = Gli altri giocano in { $seconds } s.

## Regole
terminal-rules-title = Le regole di questo tavolo
terminal-rules-play = Una carta prende una carta uguale, o due o più carte che sommate ne fanno il valore; dall'asso al dieci valgono da 1 a 10. Fante, cavallo e re non hanno valore: prendono solo una figura uguale e non entrano in nessuna somma.
terminal-rules-lay = Prendere non è mai un obbligo: qualunque carta si può calare.
terminal-rules-bonuses = Punti di gioco, uno ciascuno: scùa, il tavolo resta vuoto; picada, si prende proprio la carta appena calata; simili, una somma tutta di un seme, compresa la carta giocata; quadriglia, una somma di tre o più carte.
terminal-rules-honours = Punti a fine smazzata: 2 a chi ha più carte, 1 a chi ha più spade, e 1 ciascuno per la mata (2 di spade), il dieci di denari e il fante di coppe.
terminal-rules-sweep = Le carte rimaste a fine smazzata vanno a chi ha preso per ultimo, senza punti di gioco.

## Giocate
terminal-moves-title = Le giocate di questa smazzata
terminal-no-moves = Nessuna carta è stata ancora giocata.

## Punti
terminal-sheet-title = I punti della smazzata { $number }
terminal-sheet-so-far = Smazzata { $number }, finora
terminal-sheet-hand = smazzata
terminal-sheet-match = partita
terminal-sheet-nobody = nessuno
terminal-napoleone = Napoleone! Tutte e 13 le spade: la partita è finita, e vince: { $side }.
terminal-to-go = { $count ->
    [one] ne manca { $count }
   *[other] ne mancano { $count }
}
terminal-there = traguardo raggiunto
terminal-tied-on = Pari in testa: si gioca un'altra smazzata.
terminal-won-you = Hai vinto la partita!
terminal-won-us = Avete vinto la partita!
terminal-won-them = La partita la vincono loro.
terminal-won = Vince la partita { $name }.

## Salvare
terminal-saved = La partita è salvata in { $path }
terminal-saved-finished = La partita finita è conservata in { $path }
terminal-go-on = Per riprenderla: { $command }
terminal-not-saved = Non è stato possibile salvare la partita in { $path }: { $reason }.
terminal-record-follows = Eccola qui, perché niente vada perso; messa in un file che termina in .cgn, si può riprendere:
terminal-cannot-go-on = questa partita è già decisa e non si può riprendere; con «{ $command }» la si rivede
error-too-many-opponents = { $seats ->
    [one] c'è { $seats } altro posto
   *[other] ci sono { $seats } altri posti
}, ma gli avversari indicati sono { $count }

## Riga per riga
terminal-plain-welcome = Cicera, riga per riga. Una giocata si scrive 7d per calare, 9dx2d3d4d per prendere, 9dx per fare l'unica presa possibile; 9d? dice che cosa può prendere una carta. Comandi: { $commands }.
terminal-plain-prompt = La tua giocata:
terminal-plain-options = { $card }: si cala, o si prende { $options }
terminal-plain-more = … e altre { $count }
terminal-plain-lay-only = { $card } si può solo calare.
terminal-plain-not-held = Non hai in mano { $card }.
terminal-plain-rematch = Un'altra partita? Comandi: { $commands }.
terminal-no-rematch = Questa partita non è ancora decisa.
terminal-command-help = aiuto
terminal-command-table = tavolo
terminal-command-names = nomi
terminal-command-moves = giocate
terminal-command-score = punti
terminal-command-rules = regole
terminal-command-save = salva
terminal-command-quit = esci
terminal-command-rematch = rivincita
