# Kanał Erie
module-erie_canal = Kanał Erie
    .help = W Nowym Jorku, jeśli wszyscy się zgodzą: kto połączy drogą dwa miasta nad kanałem, bierze żeton, a z nim przez całą turę dowolne dwie karty stają się jedną wybraną.
card-canal = { $n ->
    [few] { $case ->
        [gen] żetonów kanału
       *[nom] żetony kanału
    }
    [many] żetonów kanału
    [other] żetonu kanału
   *[one] { $case ->
        [gen] żetonu kanału
       *[nom] żeton kanału
    }
}
action-use_canal = Użyj żetonu kanału
    .help = Do końca tury możesz dawać bankowi dowolne dwie karty za jedną; potem żeton wraca.
deed-canal_exchange = Kanałem: { $give } za { FORM($get, case: "acc") }
action-canal_exchange = Wymień kanałem
    .help = Dopóki działa twój żeton kanału: dowolne dwie karty za jedną inną, ile razy chcesz.
refused-wrong_board = Kanał płynie przez Nowy Jork: „{ $module }” można grać tylko razem z „{ $other }”.
refused-not_agreed = „{ $module }” wymaga zgody wszystkich, a ktoś jeszcze się nie zgodził.
refused-no_canal_token = Nie masz na to żetonu kanału.
refused-canal_in_use = Twój żeton kanału już działa: drugi nic w tej turze nie doda, a tego nie można oddać.
event-canal_linked = { $seat } łączy { $town } i { $beyond } i bierze żeton kanału.
event-canal_unpaid = { $seat } łączy { $town } i { $beyond }, ale nie ma już żetonów kanału.
event-canal_used = { $seat } używa żetonu kanału: w tej turze za dowolne dwie karty bank daje jedną.
event-canal_exchanged = { $seat } wysyła kanałem { FORM($give, case: "acc") } za { FORM($get, 1, case: "acc") }.
look-canal = kanał
look-canal-tokens = { $n ->
    [one] { $n } żeton kanału
    [few] { $n } żetony kanału
    [many] { $n } żetonów kanału
   *[other] { $n } żetonu kanału
}
look-canal-left = { $n ->
    [one] został { $n } żeton kanału
    [few] zostały { $n } żetony kanału
    [many] zostało { $n } żetonów kanału
   *[other] zostało { $n } żetonu kanału
}
