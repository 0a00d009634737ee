# Erijský kanál
module-erie_canal = Erijský kanál
    .help = V New Yorku, když všichni souhlasí: kdo cestou spojí dvě města u kanálu, bere žeton, a s ním jdou celý tah měnit libovolné dvě karty za jednu.
card-canal = { $n ->
    [few] žetony kanálu
    [other] žetonů kanálu
   *[one] žeton kanálu
}
action-use_canal = Použít žeton kanálu
    .help = Do konce tahu můžeš dávat bance libovolné dvě karty za jednu; pak se žeton vrací.
action-canal_exchange = Vyměnit po kanálu
    .help = Dokud platí tvůj žeton: libovolné dvě karty za jednu jinou, kolikrát chceš.
refused-wrong_board = Kanál vede New Yorkem: „{ $module }“ jde hrát jen s mapou „{ $other }“.
refused-not_agreed = „{ $module }“ se hraje jen se souhlasem všech a někdo ještě nesouhlasil.
refused-no_canal_token = Na to nemáš žeton kanálu.
refused-canal_in_use = Tvůj žeton kanálu už platí; druhý by nic nepřidal.
event-canal_linked = { $seat } spojuje { $town } a { $beyond } a bere žeton kanálu.
event-canal_unpaid = { $seat } spojuje { $town } a { $beyond }, ale žetony kanálu došly.
event-canal_used = { $seat } používá žeton kanálu: v tomto tahu jsou libovolné dvě karty za jednu.
event-canal_exchanged = { $seat } posílá po kanálu { FORM($give, case: "acc") } za { FORM($get, 1, case: "acc") }.
look-canal = kanál
look-canal-tokens = { $n ->
    [one] { $n } žeton kanálu
    [few] { $n } žetony kanálu
   *[other] { $n } žetonů kanálu
}
look-canal-left = { $n ->
    [one] zbývá { $n } žeton kanálu
    [few] zbývají { $n } žetony kanálu
   *[other] zbývá { $n } žetonů kanálu
}
