### A página do jogo: todas as suas frases.

## O menu
page-subtitle = O jogo de cartas de Bréscia
page-menu = Menu
page-play-now = Jogue já
page-play-now-about = Contra o computador, sem cadastro
page-go-on = Continue sua partida
page-new-table = Uma mesa com amigos
page-new-table-about = Escolha as regras e mande um link
page-join = Entre numa mesa
page-join-about = Com o link que você recebeu
page-learn = As regras
page-learn-about = Aprendem-se em dois minutos
page-options = Opções
page-options-about = Idioma, cartas, velocidade, som
page-language = Idioma
page-guest = Visitante
page-lost = Esta página não existe. Aqui está o menu.
page-no-server = O servidor não responde. Tente de novo daqui a pouco.
page-close = Fechar
page-to-menu = Ao menu
page-to-table = À mesa

## A mesa em jogo
page-tools = Ferramentas
page-moves = Jogadas
page-rules = Regras
page-sound = Som
page-hint = Dica
page-hint-lay = Dica: deixe { $card }.
page-hint-take = Dica: com { $card } leve { $cards }.
page-your-turn = Sua vez
page-turn-of = Vez de { $name }
page-just-laid = recém-deixada por { $name }
page-picked = escolhida
page-last-capture = Última captura
page-stock = Monte { $count }
page-watching = Você está assistindo
page-table-label = Mesa, { cards }
page-hand-label = Sua mão, { cards }
page-hand-can = { $sets ->
    [0] só pode ser deixada
    [one] pode levar cartas de { $sets } maneira
   *[other] pode levar cartas de { $sets } maneiras
}
page-side-us = Nós
page-side-them = Eles
page-side-you = Você
page-side-label = { $side }: { $total } de { $target }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} nesta rodada
page-pile-label = Monte de { $side }, { cards }
page-seat-deals = dá as cartas
page-seat-turn = é a vez
page-seat-away = o computador joga no lugar
page-seat-offline = sem conexão

## O que se jogou
page-play-lay = { $name } deixa { $card }.
page-play-lay-you = Você deixa { $card }.
page-play-take = { $name } leva { $cards } com { $card }.
page-play-take-you = Você leva { $cards } com { $card }.
page-play-earns = Pontos: { $bonuses }!
page-play-sweep = As cartas que restam ficam com { $side }: { $cards }.
page-and-bonuses = e { $bonuses }

## O que levar
page-choose = { card }: o que você leva?
page-take = Leve
page-take-cards = leve { $cards }
page-lay = Deixe
page-ways = { $count ->
    [one] { $count } captura possível
   *[other] { $count } capturas possíveis
}
page-sum-begin = Toque cartas que somem { $value }
page-sum-one = { $total }, { $left ->
    [one] falta { $left }
   *[other] faltam { $left }
}
page-sum-more = { $terms } fazem { $total }, { $left ->
    [one] falta { $left }
   *[other] faltam { $left }
}
page-sum-full = { $terms } fazem { $value }
page-why-not-your-turn = É a vez de { $name }, ainda não a sua
page-why-hand-first = Primeiro escolha uma carta da sua mão
page-why-court = Uma figura só leva outra igual: { $rank }
page-why-no-court = As figuras não têm valor: não entram nas somas
page-why-sum = { $terms } são { $total }, não { $value }
page-why-too-much = { $card }: vale mais de { $value }
page-why-no-set = Com { $card } aqui nada soma { $value }

## Folhas
page-moves-title = As jogadas da rodada { $number }
page-moves-none = Nenhuma carta foi jogada ainda.
page-moves-opening = Na mesa no começo:
page-kept = Para levar para casa
page-kept-none = Quando uma rodada acabar, ela estará aqui por escrito e para rever.
page-kept-match = Partida { $number }
page-kept-replay = Rever
page-piles-title = Os montes
page-piles-no-bonus = Nenhum ponto nesta rodada ainda.
page-piles-sweep = As cartas que restarem na mesa iriam para: { $side }.
page-rules-title = As regras
page-rules-how = Como se joga
page-rules-this = As regras desta mesa
page-rules-usual = As regras de costume: a caciada
page-rule-code = Em resumo:
page-rules-changed = diferente do habitual
page-rules-aim-term = O objetivo.
page-rules-aim = Levar cartas da mesa com as da sua mão. A quatro joga-se em duplas: o parceiro senta-se à frente.
page-rules-take-term = Levar.
page-rules-take = Uma carta leva outra do seu valor, ou duas ou mais que somem o mesmo: um 9 leva um 9, ou 5 e 4, ou 6, 2 e ás. Nunca duas capturas de uma vez.
page-rules-lay-term = Deixar.
page-rules-lay = Levar nunca é obrigação: qualquer carta pode ser deixada e fica na mesa.
page-rules-courts-term = As figuras.
page-rules-courts = Valete, cavaleiro e rei não têm valor: cada um só leva outro igual, e nenhum entra numa soma.
page-rules-bonuses-term = Os pontos da hora.
page-rules-bonuses = Um cada. Scùa: você deixa a mesa vazia. Picada: leva justamente a carta que o jogador anterior acabou de deixar. Simili: uma soma toda do mesmo naipe, com a carta jogada. Quadriglia: uma soma de três cartas ou mais.
page-rules-honours-term = Os pontos do fim.
page-rules-honours = Dois a quem tem mais cartas, um a quem tem mais espadas e um por cada: o dois de espadas (a mata), o dez de ouros e o valete de copas.
page-rules-napula-term = A napula.
page-rules-napula = Quem tem ás, dois e três do naipe da napula marca um ponto por carta da sequência, sem pular.
page-rules-end-term = O fim.
page-rules-end = As cartas que restam na mesa ficam com quem levou por último. Ganha quem, no fim de uma rodada, chegou à meta e está na frente.

## Os pontos
page-hand-over = Fim da rodada { $number }
page-match-over = Partida encerrada
page-won-us = Nós ganhamos!
page-won-you = Você ganhou!
page-won = Vitória: { $side }
page-napoleone = Napoleone!
page-napoleone-about = { $side }: as treze espadas. A partida termina aqui.
page-to-go = { $count ->
    [one] falta { $count } para { $target }
   *[other] faltam { $count } para { $target }
}
page-there = meta alcançada
page-score-item = Item
page-score-total = Total
page-score-carte = Cartas
page-score-spade = Espadas
page-score-mata = Mata
page-score-dieci = Dez
page-score-fante = Valete
page-score-napula = Napula
page-score-scua = Scùe
page-score-picada = Picade
page-score-simili = Simili
page-score-quadriglia = Quadriglie
page-score-cinquanta = Cinquanta
page-score-mata-dialect = Dó fino
page-score-dieci-dialect = Dés Bèl
page-score-fante-dialect = Fànt Cagnì
page-next-hand = Próxima rodada
page-rematch = Revanche
page-waiting-for = Esperando: { $names }
page-deal-now = Dê as cartas
page-replay-hand = Rever a rodada

## Uma mesa nova
page-your-name = Seu nome
page-how-many = Quantos jogam
page-players-2 = Dois
page-players-3 = Três
page-players-4 = Quatro, em duplas
page-seats-who = Quem se senta
page-fill-people = Amigos, por link
page-fill-people-about = Os lugares ficam livres; você ainda pode dar algum ao computador.
page-fill-bots = O computador
page-fill-bots-about = O computador ocupa os outros lugares; quem tiver o link pode tomar um.
page-which-rules = Com quais regras
page-more-rules = Mais regras
page-field-target = Até quantos pontos
page-target-free = Outra meta
page-target-free-about = Ou o número que quiser, de 1 a { $most }.
page-field-packet = Cartas por vez
page-field-packet-about = { $times ->
    [one] Cada um recebe as { $value } cartas de uma vez.
   *[other] Cada um recebe { $value } cartas, { $times } vezes por rodada.
}
page-field-batch = Quantas se dão juntas
page-batch-all = todas
page-field-batch-about = { $value ->
    [one] Em cada volta uma carta para cada um, até todos terem { $packet }.
   *[other] Em cada volta { $value } cartas para cada um, até todos terem { $packet }.
}
page-field-carte_tie = Cartas, no empate
page-tie-none = Para ninguém
page-tie-split = Um para cada
page-field-napula_suit = Napula de
page-field-napula_limit = A napula vale no máximo
page-first-dealer = Quem dá as cartas primeiro
page-dealer-chance = Por sorte
page-dealer-me = Eu
page-dealer-right = Quem está à direita
page-dealer-top = Quem está à frente
page-dealer-left = Quem está à esquerda
page-flag-redeal = Repete-se com três figuras iguais
page-flag-redeal-about = Três valetes, cavaleiros ou reis entre as quatro primeiras: dá-se de novo.
page-flag-napoleone = Napoleone
page-flag-napoleone-about = Quem leva todas as espadas ganha a partida na hora.
page-flag-cinquanta = Cinquanta
page-flag-cinquanta-about = Quatro cartas numa captura valem um ponto a mais.
page-flag-last_scua = Scùa na última carta
page-flag-last_scua-about = Vale também com a última carta da rodada.
page-make-table = Prepare a mesa
page-lobby = A mesa está pronta
page-invite = Convide os amigos
page-invite-code = O link da mesa como código QR
page-copy-link = Copiar o link
page-copied = Copiado
page-start = Começar
page-start-needs = Começa-se quando não há lugar vazio.
page-start-host = Quando todos estiverem aqui, { $name } começa.
page-seat-empty = Lugar livre
page-seat-free = espera alguém
page-seat-you = é você
page-seat-bot = computador
page-seat-here = está aqui
page-seat-put-bot = Computador
page-seat-clear = Liberar
page-seat-swap = Trocar o lugar: { $name }
page-swap-with = Trocar com qual lugar?
page-sit-here = Sente-se aqui
page-move-here = Passe para cá
page-stand-up = Levante-se
page-sit-down = Sente-se
page-table-full = Todos os lugares estão ocupados: você pode assistir.
page-join-field = O link ou o código da mesa
page-join-go = Ir à mesa
page-join-wrong = Não parece o link de uma mesa: termina com /t/ e um código.
page-your-tables = Suas mesas

## Opções
page-face = As cartas
page-face-leonessa = Leonessa
page-face-leonessa-about = Como na tradição; com índice só onde são pequenas ou cobertas
page-face-grande = Leonessa grande
page-face-grande-about = Índice e naipe bem grandes, sempre
page-face-francese = Francesa
page-face-francese-about = ♠ ♥ ♦ ♣ com J Q K
page-speed = Velocidade
page-speed-calm = Calma
page-speed-normal = Normal
page-speed-fast = Rápida
page-speed-none = Sem movimento
page-sound-about = A carta na mesa, a captura, a scùa, a sua vez
page-brescian = Nomes brescianos
page-brescian-about = Dés Bèl, Fànt Cagnì, dó fino
page-other-device = Abra o seu lugar em outro aparelho
page-other-device-about = Este link abre o seu próprio lugar: não o dê a ninguém.
page-leave = Deixe o computador jogar
page-leave-sure = Sim, ele joga por mim
page-stand-in = O computador joga por { $name }
page-take-seat-back = Eu volto a jogar

## A conexão
page-connecting = Pondo a mesa…
page-offline = Conexão perdida: tentando de novo. Nada se perde.
page-replaced = Este lugar foi aberto em outra tela.
page-play-here = Jogar aqui
page-no-table = Esta mesa não existe, ou não existe mais.
page-outdated = Há uma versão nova da página.
page-reload = Recarregar
page-crowded = Já há telas ligadas demais: agora não há lugar para esta.
page-try-again = Tentar de novo
page-away-you = O computador joga no seu lugar.

## Rever
page-replay = De cartas abertas
page-replay-start = As cartas estão dadas.
page-replay-slider = Jogada
page-replay-which = Rodada
page-hand-number = Rodada { $number }
page-previous = Jogada anterior
page-next = Próxima jogada
page-run = Reproduzir
page-pause = Pausar
page-copy-move = Copiar o link desta jogada
page-save-record = Salvar a partida escrita
page-proof-good = Baralho verificado
page-proof-bad = O baralho não confere
page-proof-about = Antes de dar, o servidor se comprometeu com um segredo, e cada tela somou um número seu. Juntos dão este baralho, e qualquer um pode refazer a conta.
page-proof-promise = Compromisso
page-proof-secret = Segredo
page-proof-by-server = posto pelo servidor
page-trust = As cartas são honestas?
page-proof-numbers = Os números, para conferir
page-proof-later = O segredo e os números aparecem no fim da rodada.
page-dealt-title = Quem recebeu as cartas boas?
page-dealt-about = As cartas dadas nesta mesa em { $hands ->
    [one] { $hands } rodada
   *[other] { $hands } rodadas
}. A barra abrange 95 de cada 100 distribuições honestas, o traço é a média e o losango, o que veio.
page-dealt-none = A conta aparece aqui depois de uma rodada.
page-dealt-unusual = { $unusual ->
    [one] { $unusual } número em { $numbers } fica fora da sua barra
   *[other] { $unusual } números em { $numbers } ficam fora da sua barra
}; com distribuições honestas, cerca de { $normal } não seria estranho.
page-dealt-everywhere = O computador recebe cartas melhores?
page-dealt-everywhere-about = Pessoas e computadores que jogaram juntos neste servidor, em { $hands ->
    [one] { $hands } rodada
   *[other] { $hands } rodadas
}.
page-dealt-people = Pessoas
page-dealt-bots = Computadores
page-dealt-hands = { $hands ->
    [one] { $hands } rodada
   *[other] { $hands } rodadas
}
page-dealt-kind-good = Cartas boas
page-dealt-kind-mata = Mata
page-dealt-kind-dieci = Dieci
page-dealt-kind-fante = Fante
page-dealt-kind-napula = Napula: ás, 2, 3
page-dealt-kind-spade = Espadas
page-dealt-kind-courts = Figuras
page-dealt-line = { $kind }: { $seen }. Uma distribuição honesta dá { $fair } em média, em geral de { $low } a { $high }.
