# Připomínky, záskoky, hlasování, přestávky
remind-first = { $name }, tvoje hra v { $channel } čeká na tebe: { $what }
    { $link }
remind-louder = 🔔 **{ $name }, všichni v { $channel } na tebe pořád čekají:** { $what }
    { $link }
remind-ahead = V { $channel } jsi další na řadě: { $link }
table-paused = ⏸️ Hra má přestávku. Pokračuje příkazem /game resume.
event-stand_in = { $why ->
    [vote] Stůl odhlasoval záskok: místo hráče { $seat } hraje automat, dokud se nevrátí.
    [host] Místo hráče { $seat } hraje automat, dokud se nevrátí.
   *[other] Čas vypršel: místo hráče { $seat } hraje automat, dokud se nevrátí.
}
event-came_back = { $seat } je zpátky.
event-dismissed = { $seat } odchází od stolu; místo drží automat, dokud ho někdo nepřevezme.
event-substituted = { $seat } přebírá místo hráče { $old }.
event-paused = Hra má přestávku.
event-resumed = Hra pokračuje.
event-vote_opened = { $what ->
    [stand_in] { $seat } se dlouho neozývá. Ostatní můžou hlasovat o záskoku.
   *[other] { $name } chce převzít místo hráče { $seat }. Hráči můžou hlasovat.
}
event-voted = { $what ->
    [stand_in] Záskok za hráče { $seat }?
    [kick] Má { $seat } odejít od stolu?
    [replace] Má { $name } převzít místo hráče { $seat }?
    [pause] Udělat přestávku?
    [resume] Pokračovat ve hře?
   *[abandon] Ukončit hru bez vítěze?
} { $n ->
    [one] Chybí jeden hlas.
    [few] Chybí { $n } hlasy.
    [many] Chybí { $n } hlasu.
   *[other] Chybí { $n } hlasů.
}
button-return = Jsem zpátky ({ $name })
button-vote = { $what ->
    [stand_in] Hlas: záskok za { $name }
    [kick] Hlas: { $name } odejde
    [replace] Hlas: { $other } za { $name }
    [pause] Hlas: přestávka
    [resume] Hlas: pokračovat
   *[abandon] Hlas: ukončit hru
} (chybí { $n })
refused-nobody_stands_in = Nikdo za tebe nehraje, je to na tobě.
refused-nobody_there = Na tom místě teď žádný člověk nehraje.
refused-not_your_vote = V tomhle hlasování hlas nemáš.
refused-already_seated = Tenhle člověk už u stolu sedí.
refused-paused = Hra má přestávku. Pokračuje příkazem /game resume.
refused-not_paused = Hra přestávku nemá.
run-done = Hotovo.
run-voting = Tvůj hlas platí; ostatní můžou hlasovat u zprávy se stolem.
run-moved = Hra pokračuje tady.
status-stand_in = -# Za hráče { $name } hraje automat.
refused-no_game_elsewhere = V jiném kanálu tu nemáš hru, kterou by šlo přesunout.
refused-no_bots = Místo může převzít jen člověk; automaty se přidávají tlačítkem.
plans-title = ### Až na mě přijde řada
    Tohle vidíš jen ty.
plan-line = **{ $action }**, jakmile to půjde:
plan-mode = { $mode ->
    [always] Vždycky
    [once] V mém příštím tahu
   *[off] Jen když to řeknu
}
