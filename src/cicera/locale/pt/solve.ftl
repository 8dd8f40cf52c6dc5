### The exact value of a position.

command-solve = Resolve uma posição de uma partida registada: quanto vale se todos veem todas as cartas e jogam o melhor possível.
solve-metavar-position = FICHEIRO[:JOGADA]
solve-metavar-number = N
solve-argument = Uma partida registada (-: entrada padrão) e a jogada antes da qual olhar: 31 na última mão, 2.31 na mão 2. Sem jogada: onde acaba o texto.
solve-option-json = Imprime a solução como um objeto JSON.
solve-option-deep = Resolve também com mais de 24 cartas por jogar, demore o que demorar.
solve-option-nodes = Desiste depois de tantas posições. Então nenhuma profundidade é recusada.
solve-option-napoleone = Quantos pontos conta um napoleone. Por omissão: a meta da partida.

## The result
solve-place = Mão { $hand }, antes da jogada { $move }: joga { $player }
solve-left = { $count ->
    [one] { $count } carta por jogar
   *[other] { $count } cartas por jogar
}
solve-value = { $side }: { $value } nesta mão, se todos jogarem o melhor possível
solve-three = (os pontos próprios menos a média dos outros dois, que jogam juntos)
solve-totals = Acaba { $totals }
solve-napoleone = Acaba com um napoleone de { $side }
solve-line = O melhor jogo
solve-moves = Cada jogada, o seu valor e o que perde
solve-nodes = { $count ->
    [one] { $count } posição examinada
   *[other] { $count } posições examinadas
}

## On the way
solve-compiling = A compilar o solucionador, uma só vez; demora alguns segundos
solve-progress = { $millions } milhões de posições examinadas; Ctrl-C interrompe

## What is wrong
error-solve-over = a mão acabou: não há nada para jogar
error-solve-packets = não se conhecem todas as cartas por dar: o texto tem { $known } das { $packets } distribuições desta mão
error-solve-worth = um napoleone não pode contar { $worth }; pode contar de 0 a { $most } pontos
error-solve-nodes = não resolvido depois de { $nodes } posições, com { $plies ->
    [one] { $plies } carta
   *[other] { $plies } cartas
} por jogar; permita mais ou escolha uma jogada posterior
error-solve-hand = não há uma mão { $hand }; o texto tem as mãos 1 a { $hands }
error-solve-hand-over = a mão { $hand } acabou; indique uma das suas jogadas, 1 a { $last }, como FICHEIRO:{ $hand }.{ $last }
error-solve-move = a mão { $hand } não tem uma jogada { $move }; pode ser de 1 a { $last }
error-solve-deep = faltam { $left } cartas por jogar, e com mais de { $most } pode demorar minutos ou dias; escolha a jogada { $move } ou uma posterior, ou acrescente --deep
