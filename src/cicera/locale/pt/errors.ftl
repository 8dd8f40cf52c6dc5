### What is wrong, and what would be right. {$text} and the like are quoted as they were given.

## Cards and moves
error-not-a-card = “{ $text }” não é uma carta; uma carta se escreve com o índice (A 2 3 4 5 6 7 8 9 T F C R) e o naipe (s c d b), por exemplo Td
error-not-a-move = “{ $text }” não é uma jogada; escreve-se a carta que fica na mesa, por exemplo 7d, ou a carta, x e o que ela leva, por exemplo 9dx2d3d4d
error-not-a-move-here = “{ $text }” não é uma jogada; aqui se pode jogar: { $options }
error-named-twice = { $text }: { $card } aparece duas vezes
error-named-twice-here = { $text }: { $card } aparece duas vezes; aqui se pode jogar: { $options }
error-no-such-move = { $move } não é uma jogada: as cartas são numeradas de 0 a 51
error-not-in-hand = { $card } não está na mão do lugar { $seat }, que tem { $hand }
error-not-on-table = não está na mesa: { $card }; na mesa: { $table }; com { $played } pode-se jogar: { $options }
error-wrong-sum = { $move }: { $terms } são { $total }, não { $value }; com { $card } pode-se jogar: { $options }
error-takes-its-value = { $move }: uma carta sozinha deve valer { $value }, esta vale { $total }; com { $card } pode-se jogar: { $options }
error-court-takes-its-rank = { $move }: uma figura só leva uma figura igual, nunca uma soma; com { $card } pode-se jogar: { $options }
error-court-in-sum = { $move }: uma carta numérica nunca leva figuras, que não têm valor; com { $card } pode-se jogar: { $options }
error-takes-nothing = { $card } não pode levar nada aqui; para deixá-la na mesa, escreve-se só a carta
error-which-capture = com { $card } há várias capturas possíveis; é preciso indicar uma: { $options }

## Hands and matches
error-hand-over = a rodada terminou: não se pode jogar mais nenhuma carta
error-hand-not-over = a rodada { $hand } ainda não terminou
error-match-decided = a partida está decidida: venceu o lado { $side }
error-wrong-dealer = quem dá as cartas nesta rodada não é o lugar { $seat }, é o lugar { $right }
error-no-packet-due = não é hora de dar cartas: ainda há cartas nas mãos, ou a rodada terminou
error-nobody-to-play = não é a vez de ninguém: antes é preciso dar cartas
error-not-your-turn = é a vez do lugar { $turn }
error-unknown-player = “{ $text }” não é um jogador; os jogadores são { $known }
error-nothing-dealt = as cartas ainda não foram dadas
error-nothing-left-to-deal = todas as cartas já foram dadas
error-other-deal = estas cartas foram dadas para outras regras
error-no-such-seat = o lugar { $seat } não existe; os lugares vão de 0 a { $last }
error-table-size = { $count ->
    [0] a mesa tem { $count } cartas, não 4
    [one] a mesa tem { $count } carta, não 4
   *[other] a mesa tem { $count } cartas, não 4
}
error-void-deal = { $cards }: três ou mais figuras iguais na mesa anulam a distribuição; é preciso dar as cartas de novo
error-groups = { $count ->
    [0] há { $count } grupos de cartas, não um para cada um dos { $players } lugares
    [one] há { $count } grupo de cartas, não um para cada um dos { $players } lugares
   *[other] há { $count } grupos de cartas, não um para cada um dos { $players } lugares
}
error-packet-size = { $count ->
    [0] o lugar { $seat } recebe { $count } cartas, não { $packet }
    [one] o lugar { $seat } recebe { $count } carta, não { $packet }
   *[other] o lugar { $seat } recebe { $count } cartas, não { $packet }
}
error-dealt-twice = cartas já dadas: { $card }
error-foreign-card = { $card } não é uma carta: as cartas são numeradas de 0 a 51
error-not-52-cards = { $distinct ->
    [52] o baralho tem { $count } cartas, não 52
    [0] o baralho tem { $distinct } cartas distintas em { $count }, não 52; cartas que faltam: { $missing }
    [one] o baralho tem { $distinct } carta distinta em { $count }, não 52; cartas que faltam: { $missing }
   *[other] o baralho tem { $distinct } cartas distintas em { $count }, não 52; cartas que faltam: { $missing }
}
error-stale = alguém foi mais rápido; olha a mesa e escolhe de novo

## Rules
error-unknown-preset = “{ $text }” não é um regulamento; os regulamentos são { $known }
error-unknown-field = “{ $field }” não é um campo do regulamento; os campos são { $known }
error-not-a-setting = “{ $text }” não é um ajuste; um ajuste se escreve campo=valor
error-field-twice = { $field } aparece duas vezes
error-not-a-flag = { $field } deve ser on ou off, não “{ $text }”
error-not-a-number = { $field } deve ser um número inteiro de no máximo quatro algarismos, não “{ $text }”
error-not-a-choice = { $field } não pode ser “{ $text }”; pode ser { $known }
error-out-of-range = { $field } não pode ser { $value }; pode ir de { $low } a { $high }
error-packet-divides = packet não pode ser { $value }: deve ser divisor das { $whole } cartas que cabem a cada um; pode ser { $known }
error-batch-divides = batch não pode ser { $value }: deve ser divisor de um pacote de { $whole }; pode ser { $known }

## Files
error-not-utf-8 = o byte { $byte } não é texto UTF-8
error-cicera-first = a primeira etiqueta deve ser [Cicera "1"]
error-format-version = a versão “{ $text }” do formato é desconhecida; a conhecida é a { $known }
error-tag-name = “{ $text }” não pode ser o nome de uma etiqueta; um nome é feito de letras, algarismos, _ e -, e não é Cicera, Rules, Players nem Date
error-tag-value = a etiqueta { $text } não tem um valor entre aspas
error-tag-twice = a etiqueta { $text } aparece duas vezes
error-tag-line = a etiqueta { $text } deve ficar sozinha na sua linha
error-open-tag = a etiqueta { $text } deve terminar em ]
error-open-quote = a etiqueta { $text } tem um valor sem aspas de fechamento, ou uma \ antes de algo que não é nem " nem \
error-one-value = a etiqueta { $text } leva um só valor
error-tags-first = a etiqueta { $text } vem tarde demais: as etiquetas ficam antes da primeira rodada
error-players-tag = { $count ->
    [0] há { $count } nomes para { $players } lugares
    [one] há { $count } nome para { $players } lugares
   *[other] há { $count } nomes para { $players } lugares
}
error-not-a-date = “{ $text }” não é um dia escrito AAAA-MM-DD
error-line-break = “{ $text }” contém uma quebra de linha
error-comment-text = “{ $text }” não pode ser escrito como comentário
error-comment-place = um comentário não pode ficar em “{ $place }”: a partida não tem esse ponto
error-open-comment = falta a chave que fecha este comentário
error-not-a-seed = “{ $text }” não é uma semente; uma semente é um número inteiro
error-not-text = { $text } não é um texto
error-no-hand = não há nenhuma rodada: falta Hand 1
error-hand-due = “{ $text }” está fora de qualquer rodada; antes deve vir Hand { $number }
error-hand-line = uma rodada se abre com: Hand { $number } dealer LUGAR
error-hand-number = esta é a rodada { $number }, não “{ $text }”
error-cards-due = “{ $text }” vem cedo demais; aqui deve vir: { $due }
error-cards-due-at-end = o arquivo termina cedo demais; ainda deve vir: { $due }
error-no-cards-due = “{ $text }” vem quando não é hora de dar cartas; aqui se pode jogar: { $options }
error-packet-due = “{ $text }” vem cedo demais: ninguém tem mais cartas na mão; aqui deve vir: Deal
error-distinct-cards = { $whole ->
    [52] { $distinct ->
        [52] { $card } aparece duas vezes: a linha contém as 52 cartas e mais alguma
        [one] { $card } aparece duas vezes: as linhas Table e Deal contêm { $distinct } carta distinta, não { $whole }; cartas que faltam: { $missing }
       *[other] { $card } aparece duas vezes: as linhas Table e Deal contêm { $distinct } cartas distintas, não { $whole }; cartas que faltam: { $missing }
    }
   *[other] { $card } aparece duas vezes: as primeiras { $whole } cartas de uma rodada devem ser todas diferentes
}
error-not-a-count = “{ $text }” não é um número inteiro de no máximo seis algarismos
error-score-early = a rodada { $hand } ainda não terminou: o seu Score vem depois da última jogada
error-score-twice = a rodada { $hand } já tem o seu Score
error-result-early = Result vem cedo demais: fica depois da última rodada
error-after-result = “{ $text }” vem depois de Result, que deve ficar no fim
error-wrong-score = o Score certo é { $right }, não { $text }
error-wrong-result = o Result certo é { $right }, não { $text }
error-wrong-count = { $text } deve ser { $right }; tem { $count ->
    [0] { $count } números
    [one] { $count } número
   *[other] { $count } números
}
error-no-napoleone = nenhum lado tem todas as 13 espadas; o Result certo é { $totals }
error-napoleone-side = o napoleone se escreve: Result napoleone { $side }
error-wrong-napoleone = o napoleone é do lado { $side }, não de “{ $text }”
