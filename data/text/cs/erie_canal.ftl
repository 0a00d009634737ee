# Erijský kanál
module-erie_canal = Erijský kanál
    .help = V New Yorku, když všichni souhlasí: kdo silnicí spojí dvě města u kanálu, bere destičku kanálu, a s ní jdou celý tah měnit libovolné dvě karty za jednu.
card-canal = { $n ->
    [few] destičky kanálu
    [other] destiček kanálu
   *[one] { $case ->
        [gen] destičky kanálu
        [acc] destičku kanálu
       *[nom] destička kanálu
    }
}
action-use_canal = Použít destičku kanálu
    .help = Do konce tahu můžeš dávat banku libovolné dvě karty za jednu; pak se destička vrací.
deed-canal_exchange = Po kanálu: { $give } za { FORM($get, case: "acc") }
action-canal_exchange = Vyměnit po kanálu
    .help = Dokud platí tvoje destička: libovolné dvě karty za jednu jinou, kolikrát chceš.
refused-wrong_board = Kanál vede New Yorkem: „{ $module }“ jde hrát jen s mapou „{ $other }“.
refused-not_agreed = „{ $module }“ se hraje jen se souhlasem všech a někdo ještě nesouhlasil.
refused-no_canal_token = Na to nemáš destičku kanálu.
refused-canal_in_use = Tvoje destička kanálu právě platí: druhá by v tomto tahu nic nepřidala a tuhle nejde dát pryč.
event-canal_linked = { $seat } spojuje { $town } a { $beyond } a bere destičku kanálu.
event-canal_unpaid = { $seat } spojuje { $town } a { $beyond }, ale destičky kanálu došly.
event-canal_used = { $seat } používá destičku kanálu: v tomto tahu jsou libovolné dvě karty za jednu.
event-canal_exchanged = { $seat } posílá po kanálu { FORM($give, case: "acc") } za { FORM($get, 1, case: "acc") }.
look-canal = kanál
look-canal-tokens = { $n ->
    [one] { $n } destička kanálu
    [few] { $n } destičky kanálu
   *[other] { $n } destiček kanálu
}
look-canal-left = { $n ->
    [one] zbývá { $n } destička kanálu
    [few] zbývají { $n } destičky kanálu
   *[other] zbývá { $n } destiček kanálu
}
