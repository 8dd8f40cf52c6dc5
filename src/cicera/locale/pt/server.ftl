### O que diz o servidor.

## Comandos
command-play = Joga no navegador: inicia o jogo nesta máquina e abre a página.
command-serve = Oferece o jogo a outros, a partir desta máquina ou de um servidor.
option-host = O endereço em que escutar. Padrão: 127.0.0.1, que é só esta máquina.
option-port = A porta em que escutar; 0 usa uma livre. Padrão: 5252.
option-database = A base de dados: um URL de SQLite ou PostgreSQL. Padrão: um ficheiro na tua pasta de dados.
option-address = Como se chega ao servidor de fora, por exemplo https://cicera.example; serve para os links.
option-unstarted-days = Os dias após os quais desaparece uma mesa onde não se deu nenhuma mão; 0 é nunca. Por omissão: 30.
option-idle-days = Os dias após os quais desaparece uma mesa com uma partida interrompida; 0 é nunca. Por omissão: 365.
option-no-browser = Não abrir o navegador.
serve-started = Cicera está em { $address } — Ctrl-C para parar.
serve-no-browser = Aqui não foi possível abrir um navegador: abre tu esse endereço.
serve-stopped = Cicera parou. Todas as mesas ficam guardadas.

## O que pode falhar no início
error-port-taken = a porta { $port } está ocupada, talvez por outro Cicera; --port 0 usa uma livre
error-port-forbidden = não há permissão para escutar na porta { $port }; a partir da 1024 são livres
error-host-unknown = esta máquina não pode escutar em { $host }, porta { $port }
error-database-url = a base de dados deve ser um URL, por exemplo sqlite:///tables.db ou postgresql://host/nome
error-database-closed = não é possível abrir ou atualizar a base de dados ({ $reason })
error-database-folder = não é possível abrir a base de dados: a pasta { $folder } não existe
error-database-driver = esta base de dados precisa de { $library }; instala-se com: pip install 'cicera[{ $extra }]'
error-data-folder = não é possível criar a pasta { $folder } para as tuas mesas
error-setting = a definição { $name } não pode ser “{ $text }”

## Pedidos
error-no-such-table = essa mesa não existe; talvez o link esteja incompleto
error-no-such-page = neste endereço não há nada
error-page-not-built = a página não foi construída; o jogo em si é servido
error-wrong-method = este endereço não faz isso
error-bad-request = não se entende o pedido
error-not-a-message = não se entende a mensagem
error-wrong-protocol = a página é mais antiga ou mais nova do que o servidor; carrega-a de novo
error-too-large = o pedido é demasiado grande
error-too-fast = demasiadas vezes seguidas; espera um momento
error-too-many-screens = há demasiados ecrãs ligados a partir do teu endereço; fecha primeiro alguns
error-table-crowded = há demasiadas pessoas a ver esta mesa; tenta mais tarde
error-wrong-origin = os pedidos devem vir da própria página
error-wrong-host = o servidor não responde por este nome
error-server-fault = algo correu mal no servidor; nada do que foi jogado se perdeu
error-database-away = neste momento o servidor não chega à sua base de dados; tenta de novo daqui a pouco

## Nomes
guest = { $number ->
    [1] Visitante
   *[other] Visitante { $number }
}
error-name-empty = é preciso um nome
error-name-long = um nome pode ter no máximo { $limit } caracteres
error-name-characters = o nome contém caracteres que não se podem mostrar
error-name-taken = nesta mesa já há alguém que se chama { $name }

## À mesa
error-not-seated = não tens lugar nesta mesa
error-wrong-token = este link não abre nenhum lugar; talvez esteja incompleto, ou o lugar foi dado a outra pessoa
error-not-host = só quem abriu a mesa o pode fazer
error-host-begins = a primeira rodada é começada por quem abriu a mesa
error-table-full = todos os lugares estão ocupados
error-seat-taken = o lugar { $seat } está ocupado
error-seats-empty = há lugares vazios; é preciso ocupá-los primeiro, se quiseres com bots
error-seat-away = um bot está a jogar por ti; primeiro retoma o teu lugar
error-seat-connected = a pessoa do lugar { $seat } está presente
error-same-seat = não são dois lugares diferentes
error-own-seat = é o teu próprio lugar
error-match-running = os lugares só se mudam antes de uma partida
error-nothing-to-record = ainda nenhuma rodada terminou
error-no-such-match = ainda não há registo da partida { $number }
error-no-hint = nenhuma dica chegou a tempo; tente de novo
