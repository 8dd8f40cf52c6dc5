### The lab: what simulated hands say about the game.

command-lab = Responde a perguntas sobre o jogo com rodadas simuladas, em tabelas e imagens.
lab-argument-question = Como nascem os pontos (points), quanto valem os lugares (seats), quanto dura uma partida (match), em que diferem as regras (rules), quão cheia está a mesa (table).
lab-option-rules = As regras, como em "bigia players=2 packet=6"; para match e rules quantas quiser, cada uma precedida pela opção. Padrão: caciada, ou as quatro.
lab-option-hands = Quantas rodadas de cada conjunto de regras. Padrão: 200000, ou 2000 para um jogador que não está compilado.
lab-option-seed = Número que decide as cartas e o acaso dos jogadores. Padrão: 1.
lab-option-player = Quem joga em todos os lugares; greedy, taking (qualquer captura) e random (qualquer jogada permitida) estão compilados. Padrão: greedy.
lab-option-json = Escreve a resposta como um objeto JSON.
lab-option-plot = Desenha a resposta em um arquivo: .png, .svg ou .pdf.
lab-option-workers = Quantas threads ou processos jogam. Padrão: um por núcleo.

## The questions
lab-question-points = Como nascem os pontos?
lab-question-seats = Quanto vale jogar primeiro, ou por último?
lab-question-match = Quantas rodadas dura uma partida, e quem a ganha?
lab-question-rules = Em que diferem as regras?
lab-question-table = Quão cheia está a mesa, e quantas jogadas há?
lab-heading = { $rules } · { $player } em todos os lugares · { $hands ->
    [one] { $hands } rodada
   *[other] { $hands } rodadas
} · semente { $seed }
lab-interval = ± intervalo de 95%

## The tables
lab-table-items = Pontos por item
lab-table-totals = Pontos de uma rodada
lab-table-napula = Comprimento da napula
lab-table-events = O que é raro
lab-table-spread = Totais de uma rodada
lab-table-sides = Os lados
lab-table-lead = A vantagem
lab-table-seats = Os lugares, na ordem de jogo
lab-table-matches = Partidas
lab-table-length = Rodadas de uma partida
lab-table-rules = As regras, por rodada
lab-table-plies = Todas as jogadas
lab-table-captures = Capturas
lab-table-ply = Jogada a jogada

## Their rows and columns
lab-side-first = lado que abre
lab-side-middle = segundo lado
lab-side-dealer = lado do carteador
lab-seat-1 = 1.º a jogar
lab-seat-2 = 2.º a jogar
lab-seat-3 = 3.º a jogar
lab-seat-dealer = carteador, último
lab-points = pontos
lab-of-points = dos pontos
lab-of-hands = das rodadas
lab-of-plays = das jogadas
lab-a-hand = por rodada
lab-total = ao todo
lab-all = ao todo
lab-sd = DP
lab-p5 = 5% até
lab-median = metade até
lab-p95 = 95% até
lab-p99 = 99% até
lab-mean = média
lab-max = máximo visto
lab-none = nenhuma
lab-napoleone = napoleone
lab-carte-tied = empate em cartas
lab-spade-tied = empate em espadas
lab-hand-tied = rodada empatada
lab-won = rodadas ganhas
lab-last-capture = última captura
lab-dealer-lead = vantagem do carteador
lab-bonuses = bônus
lab-picada = picada
lab-picada-suffered = picada sofrida
lab-honours = honras
lab-cards = cartas
lab-moves = jogadas
lab-target = meta
lab-hands = rodadas, média
lab-won-by-first-dealer = ganhas por quem deu as cartas primeiro
lab-by-napoleone = acabadas por napoleone
lab-hands-a-match = rodadas por partida
lab-takes-0 = não captura
lab-takes-1 = captura 1 carta
lab-takes-2 = captura 2 cartas
lab-takes-3 = captura 3 cartas
lab-takes-4 = captura 4 ou mais
lab-swept = cartas que sobram no fim
lab-cards-mean = cartas, média
lab-cards-p99 = cartas, 99%
lab-cards-max = cartas, máximo
lab-moves-mean = jogadas, média
lab-moves-p99 = jogadas, 99%
lab-moves-max = jogadas, máximo

## Pictures
lab-plot-items = Pontos por rodada, item por item
lab-plot-spread = Totais de um lado em uma rodada
lab-plot-side-points = Pontos por rodada
lab-plot-won = Rodadas ganhas
lab-plot-picada = Picada por lugar, por rodada
lab-plot-length = Quantas rodadas dura uma partida
lab-plot-cards = Cartas na mesa
lab-plot-moves = Jogadas permitidas
lab-plot-ply = jogada

## On the way
lab-compiling = Compilando as rodadas, uma só vez nesta máquina; leva até um minuto …
lab-progress-hands = Rodadas

## What is wrong
error-lab-no-question = { $text } não é uma pergunta do laboratório; pode-se pedir: { $known }
error-lab-no-hands = não se podem jogar { $count } rodadas; é preciso uma ou mais
error-lab-one-rules = “{ $question }” olha um conjunto de regras de cada vez, não { $count }; “rules” e “match” comparam vários
error-lab-rules-twice = as regras { $rules } são indicadas duas vezes
error-lab-no-match = { $hands ->
    [one] { $hands } rodada de { $rules } não termina
   *[other] { $hands } rodadas de { $rules } não terminam
} uma partida até { $target }; peça mais com --hands
