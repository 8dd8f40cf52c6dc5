### The measuring of players against one another.

command-arena = Misura i giocatori l'uno contro l'altro con le stesse carte, scambiando i posti.
arena-metavar-players = GIOCATORI...
arena-metavar-player = GIOCATORE
arena-metavar-number = N
arena-argument-players = Due giocatori o più, per nome; ognuno incontra tutti gli altri.
arena-option-deals = Quante distribuzioni gioca ogni coppia, ognuna con tutti gli scambi di posto. Predefinito: 1000.
arena-option-seed = Numero da cui dipendono le carte e il caso dei giocatori. Predefinito: 1.
arena-option-anchor = Il giocatore che vale 0. Predefinito: vale 0 la media di tutti.
arena-option-out = File che conserva ogni distribuzione finita; indicandolo di nuovo si riprende da dove si era arrivati.
arena-option-json = Stampa il risultato come un oggetto JSON.
arena-option-plot = Disegna il risultato in un file: .png, .svg o .pdf.
arena-option-engine = Dove giocare: in processi di questo computer o su un cluster Ray. Predefinito: local.
arena-option-workers = Quante smazzate giocare insieme. Predefinito: una per ogni core.
arena-option-chunk = Quante distribuzioni giocare prima di conservarle. Predefinito: 4.

## The result
arena-decimal-sign = ,
arena-heading = { $rules } · { $deals ->
    [one] { $deals } distribuzione
   *[other] { $deals } distribuzioni
} · seme { $seed }
arena-seatings = Ogni distribuzione si gioca { $times } volte, scambiando di posto i giocatori.
arena-ratings = Valore, in punti per smazzata dalla media (95%)
arena-ratings-anchor = Valore, in punti per smazzata da { $player } (95%)
arena-misfit = Nessun risultato di coppia dista dai valori più di { $points }.
arena-cross-table = Punti per smazzata, riga contro colonna (95%)
arena-points = punti per smazzata
arena-spread = DS { $spread }
arena-hands = smazzate
arena-hands-shares = { $won }% vinte, { $tied }% pari, { $lost }% perse
arena-matches = partite
arena-matches-share = { $won }% di { $count } vinte (da { $low }% a { $high }%)
arena-no-matches = troppo poche smazzate per finirne una
arena-napoleoni = napoleoni
arena-ms = ms a mossa
arena-longest = massimo
arena-nodes = nodi a mossa
arena-plot-table = Punti per smazzata, riga contro colonna
arena-plot-ratings = Valore: punti per smazzata dalla media
arena-plot-ratings-anchor = Valore: punti per smazzata da { $player }

## On the way
arena-progress-deals = Distribuzioni
arena-progress-left = mancano
arena-stopped = interrotto dopo { $done } di { $count ->
    [one] { $count } distribuzione
   *[other] { $count } distribuzioni
}
arena-go-on = Per riprendere: { $command }
arena-nothing-kept = Non è stato conservato nulla; con --out FILE si può riprendere.

## What is wrong
error-arena-too-few = servono due giocatori o più, { $count ->
    [one] e ne è indicato solo { $count }
   *[other] e ne sono indicati { $count }
}
error-arena-twice = { $player } è indicato due volte
error-arena-no-deals = non si possono giocare { $count } distribuzioni; ne serve almeno una
error-arena-no-anchor = { $player } non è fra i giocatori misurati: { $known }
error-arena-other-file = { $file }: questo file non viene da «cicera arena»; indicane un altro
error-arena-other-setting = { $file } contiene una misura con altre impostazioni ({ $field }: { $kept }, ora { $given }); indica un altro file, o le stesse impostazioni
error-arena-broken-file = { $file }:{ $line }: questa riga è danneggiata; senza di essa e di quelle che seguono si può riprendere
error-arena-file = { $file }: { $reason }
error-arena-plot-suffix = { $file }: il nome di una figura finisce con uno di questi: { $known }
error-arena-needs-extra = serve { $library }; si installa con: pip install 'cicera[{ $extra }]'
error-arena-worker-lost = un processo che giocava è finito da solo, forse per mancanza di memoria; quanto era conservato è al sicuro
error-player-raised = il giocatore { $player } si è guastato: { $reason } (distribuzione { $deal } del seme { $seed }, disposizione { $seating }, posto { $seat }, giocata { $ply })
error-player-illegal = il giocatore { $player } ha risposto { $move }, che non è ammessa (distribuzione { $deal } del seme { $seed }, disposizione { $seating }, posto { $seat }, giocata { $ply }); ammesse: { $legal }
