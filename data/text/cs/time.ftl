# Připomínky, záskoky, hlasování
remind-first = { $name }, stůl čeká na tebe: { $what } { $link }
remind-louder = 🔔 { $name }, všichni na tebe pořád čekají: { $what } { $link }
remind-ahead = Jsi další na řadě: { $link }
event-stand_in = { $why ->
    [vote] Stůl odhlasoval záskok: místo hráče { $seat } hraje automat, dokud se nevrátí.
    [host] Místo hráče { $seat } hraje automat, dokud se nevrátí.
   *[other] Čas vypršel: místo hráče { $seat } hraje automat, dokud se nevrátí.
}
event-came_back = { $seat } je zpátky.
event-substituted = { $seat } přebírá místo, na kterém seděl hráč { $old }.
event-voted_stand_in = { $n ->
    [one] Záskok za hráče { $seat }? Chybí jeden hlas.
    [few] Záskok za hráče { $seat }? Chybí { $n } hlasy.
    [many] Záskok za hráče { $seat }? Chybí { $n } hlasu.
   *[other] Záskok za hráče { $seat }? Chybí { $n } hlasů.
}
button-back = Jsem zpátky ({ $name })
button-vote = Záskok za { $name }
refused-nobody_stands_in = Nikdo za tebe nehraje, je to na tobě.
refused-not_your_vote = V tomhle hlasování hlas nemáš.
refused-already_seated = Tenhle člověk už u stolu sedí.
