### The measuring of players against one another.

command-arena = Mede os jogadores entre si com as mesmas cartas, trocando os lugares.
arena-metavar-players = JOGADORES...
arena-metavar-player = JOGADOR
arena-metavar-number = N
arena-argument-players = Dois jogadores ou mais, pelo nome; cada um enfrenta todos os outros.
arena-option-deals = Quantas distribuições cada dois jogadores jogam, cada uma com todas as trocas de lugar. Padrão: 1000.
arena-option-seed = Número que decide as cartas e o acaso dos jogadores. Padrão: 1.
arena-option-anchor = O jogador que vale 0. Padrão: vale 0 a média de todos.
arena-option-out = Arquivo que guarda cada distribuição terminada; indicado de novo, continua-se de onde se parou.
arena-option-json = Escreve o resultado como um objeto JSON.
arena-option-plot = Desenha o resultado em um arquivo: .png, .svg ou .pdf.
arena-option-engine = Onde jogar: em processos desta máquina ou em um cluster Ray. Padrão: local.
arena-option-workers = Quantas rodadas jogar ao mesmo tempo. Padrão: uma por núcleo.
arena-option-chunk = Quantas distribuições jogar antes de guardá-las. Padrão: 4.

## The result
arena-decimal-sign = ,
arena-heading = { $rules } · { $deals ->
    [one] { $deals } distribuição
   *[other] { $deals } distribuições
} · semente { $seed }
arena-seatings = Cada distribuição é jogada { $times } vezes, com os jogadores nos lugares um do outro.
arena-ratings = Valor, em pontos por rodada a partir da média (95%)
arena-ratings-anchor = Valor, em pontos por rodada a partir de { $player } (95%)
arena-misfit = Nenhum resultado entre dois fica a mais de { $points } dos valores.
arena-cross-table = Pontos por rodada, linha contra coluna (95%)
arena-points = pontos por rodada
arena-spread = DP { $spread }
arena-hands = rodadas
arena-hands-shares = { $won }% ganhas, { $tied }% iguais, { $lost }% perdidas
arena-matches = partidas
arena-matches-share = { $won }% de { $count } ganhas (de { $low }% a { $high }%)
arena-no-matches = rodadas de menos para terminar uma
arena-napoleoni = napoleões
arena-ms = ms por jogada
arena-longest = máximo
arena-nodes = nós por jogada
arena-plot-table = Pontos por rodada, linha contra coluna
arena-plot-ratings = Valor: pontos por rodada a partir da média
arena-plot-ratings-anchor = Valor: pontos por rodada a partir de { $player }

## On the way
arena-progress-deals = Distribuições
arena-progress-left = faltam
arena-stopped = interrompido depois de { $done } de { $count ->
    [one] { $count } distribuição
   *[other] { $count } distribuições
}
arena-go-on = Para continuar: { $command }
arena-nothing-kept = Nada foi guardado; com --out ARQUIVO é possível continuar.

## What is wrong
error-arena-too-few = são precisos dois jogadores ou mais, { $count ->
    [one] e só { $count } foi indicado
   *[other] e { $count } foram indicados
}
error-arena-twice = { $player } foi indicado duas vezes
error-arena-no-deals = não se podem jogar { $count } distribuições; é preciso uma ou mais
error-arena-no-anchor = { $player } não está entre os jogadores medidos: { $known }
error-arena-other-file = { $file }: este arquivo não vem de “cicera arena”; indique outro
error-arena-other-setting = { $file } guarda uma medição com outros ajustes ({ $field }: { $kept }, agora { $given }); indique outro arquivo, ou os mesmos ajustes
error-arena-broken-file = { $file }:{ $line }: esta linha está danificada; sem ela e as que seguem é possível continuar
error-arena-file = { $file }: { $reason }
error-arena-plot-suffix = { $file }: o nome de uma imagem termina em um destes: { $known }
error-arena-needs-extra = é preciso { $library }; instala-se com: pip install 'cicera[{ $extra }]'
error-arena-worker-lost = um processo que jogava rodadas terminou por si só, talvez por falta de memória; o que foi guardado está a salvo
error-player-raised = o jogador { $player } falhou: { $reason } (distribuição { $deal } da semente { $seed }, disposição { $seating }, lugar { $seat }, jogada { $ply })
error-player-illegal = o jogador { $player } respondeu { $move }, que não é permitida (distribuição { $deal } da semente { $seed }, disposição { $seating }, lugar { $seat }, jogada { $ply }); permitidas: { $legal }
