### What the commands say of themselves.

## Help
help-usage = Uso:
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-options-word = [OPZIONI]
metavar-rules = REGOLE
metavar-seat = POSTO
metavar-name = NOME
metavar-seed = SEME
metavar-file = FILE
metavar-files = FILE...
metavar-pixels = PIXEL
metavar-out = USCITA
help-command-word = COMANDO [ARGOMENTI]...
option-help = Mostra questo aiuto ed esce.
option-version = Mostra la versione ed esce.
option-lang = Lingua: italiano, inglese, spagnolo o portoghese. Predefinita: quella dell'ambiente.

command-cicera = Cicera, il gioco di prese di Brescia, con 52 carte.
command-terminal = Gioca una partita nel terminale, o ne riprende una salvata.
command-replay = Ripercorre partite registrate, controllando ogni giocata e ogni punto.
command-rules = Spiega le regole in parole semplici, e che cosa cambia da quelle predefinite.

argument-match = Partita salvata (.cgn) da riprendere.
argument-files = Partite registrate (.cgn); - è lo standard input.
argument-rules = Le regole, per esempio: bigia players=2 packet=6 target=31
option-rules = Le regole, tra virgolette se sono più parole; «cicera rules» le spiega. Predefinite: caciada.
option-against = Chi siede agli altri posti; ripetendo l'opzione, i giocatori indicati si alternano di posto in posto. Predefinito: greedy.
option-seat = Il proprio posto, contando da 0. Predefinito: 0.
option-name = Il proprio nome, per il file della partita.
option-seed = Numero da cui dipende ogni mescolata: stesso numero, stesse carte. Predefinito: uno nuovo ogni volta.
option-save = Dove salvare la partita quando si esce. Predefinito: il file dato, o uno nuovo nella propria cartella dei dati.
option-dialect = Usa i nomi bresciani delle carte e dei punti.
option-french = Mostra i semi del mazzo francese.
option-ascii = Usa solo caratteri ASCII.
option-plain = Gioca riga per riga, senza il tavolo a schermo intero.
option-json = Stampa un oggetto JSON per ogni file.

## Wrong use
usage-option = l'opzione { $text } non esiste
usage-command = il comando «{ $text }» non esiste
usage-near = forse si intendeva { $text }?
usage-missing = manca { $text }
usage-needs-value = { $text } vuole un valore
usage-no-value = { $text } non vuole valori
usage-extra = «{ $text }» è di troppo
usage-try = «{ $command }» spiega il comando.
error-rules-with-file = una partita salvata ha le sue regole; togli --rules
error-not-an-option = { $option } non può essere «{ $text }»; può essere { $known }

## Files
file-missing = il file non esiste
file-exists = il file esiste già
file-is-folder = è una cartella, non un file
file-in-no-folder = la cartella non esiste
file-forbidden = manca il permesso di leggerlo o di scriverlo
file-disk-full = sul disco non c'è più posto
file-read-only = su quel disco non si può scrivere
file-name-long = il nome è troppo lungo
file-link-loop = è un collegamento che torna su sé stesso
file-too-large = qui un file non può essere così grande
file-special = è una pipe o un dispositivo, né file né cartella
file-unreadable = il sistema non riesce a leggerlo o a scriverlo ({ $code })

## Replay
replay-hand = Smazzata { $number }, mazziere: { $dealer }
replay-table = Tavolo: { $cards }
replay-sweep = Le carte rimaste vanno a chi ha preso per ultimo ({ $side }): { $cards }
replay-in-progress = In corso; di turno: { $turn }
replay-hand-total = Smazzata: { $totals }
replay-totals = Partita: { $totals }
replay-napoleone = Napoleone: tutte e 13 le spade; vince la partita: { $side }
replay-winner = Vince la partita: { $side }
replay-undecided = Ancora da decidere; il traguardo è { $target }
side-number = parte { $side }

## Rules in plain words
preset-caciada = Caciada: il gioco come lo racconta la fonte italiana; è la regola predefinita.
preset-bigia = Bigia: il gioco come lo racconta la fonte spagnola.
preset-moedas = Moedas: il gioco come lo racconta la fonte portoghese, con la napula a denari.
preset-veloce = Veloce: l'uso italiano di oggi, una partita rapida ai 21.
rules-different = Diverso da { $preset }:
rules-same = Uguale a { $preset }:
rules-usual = { $preset }: { $value }
rules-presets = Le regole di casa sono { $known }; ognuna si può cambiare con campo=valore, per esempio: caciada target=31
rule-players = { $value ->
    [2] Due giocatori, ognuno per sé.
    [3] Tre giocatori, ognuno per sé.
   *[4] Quattro giocatori in due coppie; i compagni siedono di fronte.
}
rule-packet = { $packets ->
    [one] Ogni giocatore riceve tutte e { $value } le carte in una volta.
   *[other] Ogni giocatore riceve { $value ->
        [one] { $value } carta
       *[other] { $value } carte
    } a ripresa, in { $packets } riprese per smazzata; tra una ripresa e l'altra le carte sul tavolo restano dove sono.
}
rule-batch = { $value ->
    [one] Le carte si danno una per volta.
   *[other] Le carte si danno { $value } per volta.
}
rule-redeal-on = Tre o più figure uguali (fanti, cavalli o re) fra le quattro carte sul tavolo mandano a monte la smazzata: lo stesso mazziere ridà le carte.
rule-redeal-off = La smazzata non va mai a monte, quali che siano le carte sul tavolo.
rule-carte_tie = { $value ->
    [split] Carte: 2 punti a chi ne ha di più; a parità, 1 punto per parte se le parti sono due, a nessuno se sono tre.
   *[none] Carte: 2 punti a chi ne ha di più; a parità, a nessuno.
}
rule-napula_suit = { $suit ->
    [s] La napula si fa a spade: asso, 2, 3 e così via, senza salti.
    [c] La napula si fa a coppe: asso, 2, 3 e così via, senza salti.
    [d] La napula si fa a denari: asso, 2, 3 e così via, senza salti.
   *[b] La napula si fa a bastoni: asso, 2, 3 e così via, senza salti.
}
rule-napula_limit = { $value ->
    [13] La napula vale tanti punti quante sono le sue carte, figure comprese, fino a 13.
   *[other] La napula vale tanti punti quante sono le sue carte, al massimo { $value }.
}
rule-napoleone-on = Napoleone: la parte che prende tutte e 13 le spade vince all'istante la partita.
rule-napoleone-off = Prendere tutte e 13 le spade non basta a vincere la partita.
rule-cinquanta-on = Cinquanta: prendere quattro o più carte in una volta vale un altro punto oltre a quello della quadriglia.
rule-cinquanta-off = Prendere quattro carte in una volta è quadriglia e nient'altro.
rule-last_scua-on = La scùa vale anche con l'ultimissima carta della smazzata.
rule-last_scua-off = Con l'ultimissima carta della smazzata non si fa scùa.
rule-target = La partita termina con la smazzata in cui una parte raggiunge { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}; vince il totale più alto, e a parità si gioca ancora.

## The deck as files
command-deck = Scrive il mazzo Leonessa in SVG, in PNG o in un PDF da stampare e ritagliare.
argument-out = La cartella in cui scrivere; per un PDF, il file.
option-face = Il disegno: leonessa secondo la tradizione, grande con gli indici grandi, francese con i semi francesi. Predefinito: leonessa.
option-format = Che cosa scrivere. Predefinito: svg.
option-width = Larghezza di una carta in PNG, da 8 a 4000 pixel. Predefinita: 400.
deck-written = { $count ->
    [one] { $count } file scritto: { $place }
   *[other] { $count } file scritti: { $place }
}
error-deck-needs-extra = qui ci vuole { $library }; si installa con: pip install 'cicera[deck]' (in un clone: pip install '.[deck]')
error-deck-needs-cairo = qui ci vuole la libreria Cairo del sistema, che pip non può installare; Debian e Ubuntu: apt install libcairo2; Fedora: dnf install cairo; macOS: brew install cairo; Windows: il runtime di GTK
error-deck-no-width = --width vale solo per PNG; { $form } non ha pixel
error-deck-root = { $folder }: per i file del mazzo ci vuole lì una cartella apposta
deck-progress = Immagini disegnate:
error-deck-nowhere = manca il posto: il nome di una cartella, o di un file per il PDF
error-deck-unwritable = { $file }: { $reason }
