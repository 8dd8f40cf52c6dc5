### What the commands say of themselves.

## Help
help-usage = Uso:
help-arguments = Argumentos
help-options = Opções
help-commands = Comandos
help-options-word = [OPÇÕES]
metavar-rules = REGRAS
metavar-seat = LUGAR
metavar-name = NOME
metavar-seed = SEMENTE
metavar-file = ARQUIVO
metavar-files = ARQUIVOS...
metavar-pixels = PIXELS
metavar-out = SAÍDA
help-command-word = COMANDO [ARGUMENTOS]...
option-help = Mostra esta ajuda e sai.
option-version = Mostra a versão e sai.
option-lang = Idioma: italiano, inglês, espanhol ou português. Padrão: o do ambiente.

command-cicera = Cicera, o jogo de captura de Bréscia, com 52 cartas.
command-terminal = Joga uma partida no terminal ou continua uma partida salva.
command-replay = Reproduz partidas registradas, conferindo cada jogada e cada ponto.
command-rules = Explica um regulamento em palavras simples e o que nele difere do padrão.

argument-match = Partida salva (.cgn) a continuar.
argument-files = Partidas registradas (.cgn); - é a entrada padrão.
argument-rules = Um regulamento, por exemplo: bigia players=2 packet=6 target=31
option-rules = O regulamento, entre aspas se tiver várias palavras; “cicera rules” o explica. Padrão: caciada.
option-against = Quem ocupa os outros lugares; repetindo a opção, os jogadores indicados se alternam de lugar em lugar. Padrão: greedy.
option-seat = Seu lugar, contando a partir de 0. Padrão: 0.
option-name = Seu nome, para o arquivo da partida.
option-seed = Número que decide como se embaralha: com a mesma semente, as mesmas cartas. Padrão: uma nova a cada vez.
option-save = Onde salvar a partida ao sair. Padrão: no arquivo indicado, ou em um novo na sua pasta de dados.
option-dialect = Usa os nomes brescianos das cartas e dos pontos.
option-french = Mostra os naipes do baralho francês.
option-ascii = Usa só caracteres ASCII.
option-plain = Joga linha por linha, sem a mesa em tela cheia.
option-json = Imprime um objeto JSON por arquivo.

## Wrong use
usage-option = a opção { $text } não existe
usage-command = o comando “{ $text }” não existe
usage-near = você quis dizer { $text }?
usage-missing = falta { $text }
usage-needs-value = { $text } exige um valor
usage-no-value = { $text } não aceita valor
usage-extra = “{ $text }” está sobrando
usage-try = “{ $command }” explica o comando.
error-rules-with-file = uma partida salva tem as suas regras; tire --rules
error-not-an-option = { $option } não pode ser “{ $text }”; pode ser { $known }

## Files
file-missing = o arquivo não existe
file-exists = o arquivo já existe
file-is-folder = é uma pasta, não um arquivo
file-in-no-folder = a pasta não existe
file-forbidden = não há permissão para ler ou gravar o arquivo
file-disk-full = não há mais espaço no disco
file-read-only = não se pode gravar nesse disco
file-name-long = o nome é longo demais
file-link-loop = é um link que volta a si mesmo
file-too-large = aqui um arquivo não pode ser tão grande
file-special = é um pipe ou um dispositivo, nem arquivo nem pasta
file-unreadable = o sistema não consegue ler ou gravar o arquivo ({ $code })

## Replay
replay-hand = Rodada { $number }, carteador: { $dealer }
replay-table = Mesa: { $cards }
replay-sweep = As cartas que sobram ficam com quem fez a última captura ({ $side }): { $cards }
replay-in-progress = Em andamento; vez de: { $turn }
replay-hand-total = Rodada: { $totals }
replay-totals = Partida: { $totals }
replay-napoleone = Napoleone: todas as 13 espadas; ganha a partida: { $side }
replay-winner = Ganha a partida: { $side }
replay-undecided = Ainda não decidida; a meta é { $target }
side-number = lado { $side }

## Rules in plain words
preset-caciada = Caciada: o jogo tal como o conta a fonte italiana; é o regulamento padrão.
preset-bigia = Bigia: o jogo tal como o conta a fonte espanhola.
preset-moedas = Moedas: o jogo tal como o conta a fonte portuguesa, com a napula de ouros.
preset-veloce = Veloce: o costume italiano de hoje, uma partida rápida até 21.
rules-different = Diferente de { $preset }:
rules-same = Igual a { $preset }:
rules-usual = { $preset }: { $value }
rules-presets = Os regulamentos são { $known }; qualquer um pode ser mudado com campo=valor, por exemplo: caciada target=31
rule-players = { $value ->
    [2] Dois jogadores, cada um por si.
    [3] Três jogadores, cada um por si.
   *[4] Quatro jogadores em duas duplas; os parceiros sentam-se frente a frente.
}
rule-packet = { $packets ->
    [one] Cada jogador recebe todas as suas { $value } cartas de uma vez.
   *[other] Cada jogador recebe { $value ->
        [one] { $value } carta
       *[other] { $value } cartas
    } por etapa, em { $packets } etapas por rodada; entre uma etapa e outra, as cartas da mesa ficam onde estão.
}
rule-batch = { $value ->
    [one] As cartas são dadas de uma em uma.
   *[other] As cartas são dadas de { $value } em { $value }.
}
rule-redeal-on = Três ou mais figuras iguais (valetes, cavaleiros ou reis) entre as quatro cartas da mesa anulam a distribuição: o mesmo carteador dá as cartas de novo.
rule-redeal-off = Nenhuma distribuição é anulada, seja o que for que esteja na mesa.
rule-carte_tie = { $value ->
    [split] Cartas: 2 pontos para quem tiver mais; em caso de empate, 1 ponto para cada lado se forem dois, nenhum se forem três.
   *[none] Cartas: 2 pontos para quem tiver mais; em caso de empate, ninguém marca.
}
rule-napula_suit = { $suit ->
    [s] A napula é de espadas: ás, 2, 3 e assim por diante, sem falhas.
    [c] A napula é de copas: ás, 2, 3 e assim por diante, sem falhas.
    [d] A napula é de ouros: ás, 2, 3 e assim por diante, sem falhas.
   *[b] A napula é de paus: ás, 2, 3 e assim por diante, sem falhas.
}
rule-napula_limit = { $value ->
    [13] A napula vale tantos pontos quantas forem as suas cartas, contando as figuras, até 13.
   *[other] A napula vale tantos pontos quantas forem as suas cartas, no máximo { $value }.
}
rule-napoleone-on = Napoleone: o lado que leva todas as 13 espadas ganha a partida na hora.
rule-napoleone-off = Levar todas as 13 espadas não basta para ganhar a partida.
rule-cinquanta-on = Cinquanta: levar quatro ou mais cartas de uma vez vale mais um ponto, além do da quadriglia.
rule-cinquanta-off = Levar quatro cartas de uma vez é quadriglia e nada mais.
rule-last_scua-on = A scùa vale também com a última carta de toda a rodada.
rule-last_scua-off = Com a última carta de toda a rodada não há scùa.
rule-target = A partida termina com a rodada em que um lado alcança { $value ->
    [one] { $value } ponto
   *[other] { $value } pontos
}; ganha o total mais alto e, se houver empate, joga-se mais uma rodada.

## The deck as files
command-deck = Grava o baralho Leonessa em SVG, em PNG ou em um PDF para imprimir e recortar.
argument-out = A pasta em que gravar; para um PDF, o arquivo.
option-face = O desenho: leonessa segundo a tradição, grande com índices grandes, francese com naipes franceses. Padrão: leonessa.
option-format = O que gravar. Padrão: svg.
option-width = Largura de uma carta em PNG, de 8 a 4000 pixels. Padrão: 400.
deck-written = { $count ->
    [0] { $count } arquivos gravados: { $place }
    [one] { $count } arquivo gravado: { $place }
   *[other] { $count } arquivos gravados: { $place }
}
error-deck-needs-extra = é preciso { $library }; instala-se com: pip install 'cicera[deck]' (em um clone: pip install '.[deck]')
error-deck-needs-cairo = é preciso a biblioteca Cairo do sistema, que o pip não pode instalar; Debian e Ubuntu: apt install libcairo2; Fedora: dnf install cairo; macOS: brew install cairo; Windows: o runtime do GTK
error-deck-no-width = --width vale só para PNG; { $form } não tem pixels
error-deck-root = { $folder }: os arquivos do baralho precisam ali de uma pasta própria
deck-progress = Imagens desenhadas:
error-deck-nowhere = falta o lugar: o nome de uma pasta, ou de um arquivo para o PDF
error-deck-unwritable = { $file }: { $reason }
