### A partida no terminal.

## Cartas e pessoas nas frases
terminal-the-card = o { card }
terminal-the-card-dialect = o { card-dialect }
terminal-and = { $first } e { $last }
terminal-you = Você
terminal-us = Nós
terminal-them = Eles
terminal-lays = { $name } deixa { $card }.
terminal-lays-you = Você deixa { $card }.
terminal-takes = { $name } leva { $cards } com { $card }.
terminal-takes-you = Você leva { $cards } com { $card }.
terminal-earns = { $bonuses }!
terminal-sweep = O que restava na mesa ({ $side }): { $cards }.
terminal-dealt = Quem deu as cartas: { $name }.
terminal-dealt-you = Você deu as cartas.

## $player é o nome de um modo de jogar.
terminal-player = { $name }: { $player ->
    [greedy] olha uma carta adiante
    [traditional] segue as regras dos velhos mestres
    [pimc-128] joga até o fim, de cabeça, 128 distribuições possíveis
    [ismcts-4k] olha 4000 maneiras de a mão seguir
    [random] joga a carta que vier
   *[other] { $player }
}
terminal-compiling = Compilando os jogadores, uma só vez nesta máquina; leva até um minuto …

## A mesa
terminal-your-turn = Sua vez
terminal-turn = Vez de { $name }
terminal-hand-number = Rodada { $number }
terminal-target = até { $target }
terminal-stock = monte { $count }
terminal-dealer = dá as cartas
terminal-table = Mesa
terminal-table-empty = vazia
terminal-your-hand = Suas cartas
terminal-last-capture = última captura
terminal-no-capture = ainda sem capturas
terminal-just-laid = recém-deixada
terminal-face-up = viradas para cima
terminal-this-hand = +{ $count } nesta rodada
terminal-new-packet = Novas cartas são dadas.
terminal-not-your-turn = Ainda não é a sua vez.
terminal-too-small = A janela é pequena demais para a mesa: { $width } × { $height }, e é preciso { $least-width } × { $least-height }. A tecla q salva e sai.

## O que levar
terminal-choose = { $count ->
    [one] uma só captura possível, ou deixar a carta
   *[other] { $count } capturas possíveis, ou deixar a carta
}
terminal-choose-sum = { $terms } = { $total }, { $left ->
    [one] falta { $left }
   *[other] faltam { $left }
}
terminal-choose-full = { $terms } = { $total }
terminal-cannot-fit = Não resta captura com { $card } para { $with }.
terminal-sets = O que { $card } pode levar
terminal-filter = Escreva cartas para encurtar, como 2 4s
terminal-sets-shown = { $shown } de { $all }
terminal-nothing-fits = Nenhuma captura tem estas cartas.

## Teclas, com uma ou duas palavras
terminal-key-play = jogar
terminal-key-take = levar
terminal-key-pick = escolher
terminal-key-lay = deixar
terminal-key-sets = todas as capturas
terminal-key-back = voltar
terminal-key-moves = jogadas
terminal-key-rules = regras
terminal-key-score = pontos
terminal-key-help = ajuda
terminal-key-quit = salvar e sair
terminal-key-next = próxima rodada
terminal-key-rematch = revanche
terminal-key-close = fechar
terminal-key-scroll = mais
terminal-key-choose = escolher
terminal-key-narrow = encurtar a lista
terminal-key-quit-short = sair
terminal-key-sets-short = capturas
terminal-more-below = continua abaixo

## Keys that have a sign, where only ASCII can be shown
terminal-key-name-enter = Enter
terminal-key-name-space = Espaço
terminal-key-name-arrows = setas

## Ajuda
terminal-help-title = Como se joga aqui
terminal-help-aim = Com uma carta da mão, você leva da mesa uma igual, ou várias que somem o valor dela. Ou deixa a carta na mesa.
terminal-help-hand = ir a uma carta da mão
terminal-help-play = jogá-la; se não pode levar nada, fica logo na mesa
terminal-help-rank = ir a uma carta desse valor; 0 é o dez
terminal-help-pick = se pode levar algo: ir a cartas da mesa e escolhê-las
terminal-help-take = escolher, e levar assim que a soma estiver certa
terminal-help-lay = deixar a carta
terminal-help-sets = ver tudo o que a carta pode levar
terminal-help-back = escolher outra carta
terminal-help-moves = as jogadas da rodada, em palavras e em notação
terminal-help-rules = as regras desta mesa
terminal-help-score = os pontos até agora
terminal-help-names = nomes brescianos, sim ou não
terminal-help-suits = naipes franceses, sim ou não
terminal-help-speed = o ritmo dos outros
terminal-help-quit = salvar e sair; com “cicera terminal FILE” continua-se
terminal-help-mouse = Ou com o mouse: uma carta da mão, depois cartas da mesa.
terminal-help-marks = A estrela marca a carta recém-deixada, a de uma picada. As cartas que deram ponto ficam viradas para cima ao lado do monte do seu lado.
terminal-pace = Os outros levam { $seconds } s para jogar.

## Regras
terminal-rules-title = As regras desta mesa
terminal-rules-play = Uma carta leva uma igual da mesa, ou duas ou mais que somem o seu valor; do ás ao dez, valem de 1 a 10. Valete, cavaleiro e rei não têm valor: cada um leva só uma figura igual e não entra em nenhuma soma.
terminal-rules-lay = Levar nunca é obrigatório: qualquer carta pode ser deixada na mesa.
terminal-rules-bonuses = Pontos de jogo, um por vez: scùa, a mesa fica vazia; picada, justamente a carta recém-deixada; simili, uma soma toda de um naipe, incluída a carta jogada; quadriglia, uma soma de três cartas ou mais.
terminal-rules-honours = Pontos no fim da rodada: 2 para mais cartas, 1 para mais espadas, e 1 para cada uma destas: a mata (2 de espadas), o dez de ouros e o valete de copas.
terminal-rules-sweep = As cartas que restam no fim da rodada ficam com quem levou por último, sem pontos de jogo.

## Jogadas
terminal-moves-title = As jogadas desta rodada
terminal-no-moves = Nenhuma carta foi jogada ainda.

## Pontos
terminal-sheet-title = Os pontos da rodada { $number }
terminal-sheet-so-far = Rodada { $number }, até agora
terminal-sheet-hand = nesta rodada
terminal-sheet-match = partida
terminal-sheet-nobody = ninguém
terminal-napoleone = Napoleone! Todas as 13 espadas: a partida acabou, e quem ganha é: { $side }.
terminal-to-go = { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
}
terminal-there = meta alcançada
terminal-tied-on = Empate no topo: joga-se mais uma rodada.
terminal-won-you = Você ganhou a partida!
terminal-won-us = O seu lado ganhou a partida!
terminal-won-them = O outro lado ganhou a partida.
terminal-won = Quem ganhou a partida: { $name }.

## Salvar
terminal-saved = A partida está salva em { $path }
terminal-saved-finished = A partida terminada fica em { $path }
terminal-go-on = Para continuar: { $command }
terminal-not-saved = Não foi possível salvar a partida em { $path }: { $reason }.
terminal-record-follows = Aqui está ela, para que nada se perca; em um arquivo que termine em .cgn, pode continuar:
terminal-cannot-go-on = esta partida já está decidida e não pode continuar; com “{ $command }” se revê
error-too-many-opponents = { $seats ->
    [one] há { $seats } outro lugar
   *[other] há { $seats } outros lugares
}, mas são indicados { $count } adversários

## Linha por linha
terminal-plain-welcome = Cicera, linha por linha. Uma jogada se escreve 7d para deixar, 9dx2d3d4d para levar, 9dx para fazer a única captura possível; 9d? diz o que uma carta pode levar. Comandos: { $commands }.
terminal-plain-prompt = Sua jogada:
terminal-plain-options = { $card }: deixar, ou levar { $options }
terminal-plain-more = … e mais { $count }
terminal-plain-lay-only = { $card } só pode ser deixada.
terminal-plain-not-held = Você não tem { $card }.
terminal-plain-rematch = Outra partida? Comandos: { $commands }.
terminal-no-rematch = Esta partida ainda não está decidida.
terminal-command-help = ajuda
terminal-command-table = mesa
terminal-command-names = nomes
terminal-command-moves = jogadas
terminal-command-score = pontos
terminal-command-rules = regras
terminal-command-save = salvar
terminal-command-quit = sair
terminal-command-rematch = revanche
