# Připomínky, záskoky, hlasování, přestávky
remind-first = { $name }, tvoje hra v { $channel } čeká na tebe: { $what }
    { $link }
remind-louder = 🔔 **{ $name }, všichni v { $channel } na tebe pořád čekají:** { $what }
    { $link }
remind-left = -# { $then ->
    [default] { $until } za tebe bot udělá bezpečný krok.
   *[stand_in] { $until } za tebe nastoupí záskok, dokud se nevrátíš.
}
remind-ahead = V { $channel } jsi další na řadě: { $link }
remind-rest = Tvoje hra v { $channel } odpočívá: nikdo tam není. Stačí, když se vrátí jeden z vás.
    { $link }
table-paused = ⏸️ Hra má přestávku. Pokračuje příkazem /hra pokračovat.
table-rests = 💤 Hra půjde dál, jakmile se někdo z vás vrátí. Nic se neztratí.
event-stand_in = { $why ->
    [vote] Hráči odhlasovali záskok ({ $by }): místo hráče { $seat } hraje automat, dokud se nevrátí.
    [moderator] Rozhodnutí správce, který tu nehraje ({ $by }): místo hráče { $seat } hraje automat, dokud se nevrátí.
    [time_up] Čas vypršel: místo hráče { $seat } hraje automat, dokud se nevrátí.
   *[other] Místo hráče { $seat } hraje automat, dokud se nevrátí.
}
event-moved_for = Čas hráče { $seat } vypršel, bezpečný krok dělá bot.
event-went_away = { $seat } je pryč do { $until }; hodiny zatím stojí.
event-vacation_over = Dovolená hráče { $seat } skončila.
event-came_back = { $seat } je zpátky.
event-came_back_after = { $seat } je zpátky; automat hrál od { $since }.
event-dismissed = { $seat } odchází od stolu { $why ->
    [vote] po hlasování ({ $by })
   *[other] z rozhodnutí správce, který tu nehraje ({ $by })
}; s figurkami hraje dál automat. Hráči můžou místo někomu předat příkazem /hra nahradit.
event-seat_taken = { $name } přebírá místo hráče { $old } { $why ->
    [vote] po hlasování ({ $by }).
    [own] na jeho přání.
    [moderator] z rozhodnutí správce, který tu nehraje ({ $by }).
   *[other] z rozhodnutí hráče { $by }; nikdo jiný u stolu nehraje.
}
event-seat_back = { $name } je zpátky na svém místě, které od { $since } patřilo hráči { $old }.
event-rests = Nikdo tu není, hra odpočívá.
event-paused = Hra má přestávku ({ $by }).
event-resumed = Hra pokračuje ({ $by }).
event-lost_sight = Kanál nebo bot nebyl k dispozici: čas stál.
event-found_again = Hra pokračuje.
event-abandoned = Hra končí bez vítěze ({ $by }).
event-moved_here = Hra pokračuje v tomhle kanálu ({ $by }).
event-vote_opened = { $why ->
    [silent] { $seat } se dlouho neozývá. Ostatní můžou hlasovat o záskoku.
   *[other] { $other } navrhuje: { $what ->
        [stand_in] záskok za hráče { $seat }. Ostatní můžou hlasovat.
        [kick] { $seat } odejde od stolu. Ostatní můžou hlasovat.
       *[replace] { $name } převezme místo hráče { $seat }. Ostatní můžou hlasovat; stačí i slovo hráče { $seat }.
    }
}
event-seat_offered = { $name }, převezmeš místo hráče { $seat }? Stačí stisknout tlačítko.
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
button-here = Jsem zpátky
button-sit = { $other }: místo hráče { $name }
button-return = Jsem zpátky ({ $name })
button-vote = { $what ->
    [stand_in] Hlas: záskok za hráče { $name }
    [kick] Hlas: { $name } odejde
    [replace] Hlas: { $other } za hráče { $name }
    [pause] Hlas: přestávka
    [resume] Hlas: pokračovat
   *[abandon] Hlas: ukončit hru
} (chybí { $n })
refused-nobody_stands_in = Nikdo za tebe nehraje, je to na tobě.
refused-nobody_there = Na tom místě teď žádný člověk nehraje.
refused-not_your_vote = V tomhle hlasování hlas nemáš.
refused-already_voted = Tvůj hlas už platí.
refused-not_your_proposal = Návrh je tvůj, takže rozhodnou ostatní.
refused-nobody_to_vote = Není tu nikdo další, kdo by hlasoval. Je potřeba slovo toho hráče, nebo správce, který nehraje.
refused-ask_a_player = Navrhnout tě může někdo, kdo tu hraje, příkazem /hra nahradit; pak hlasují ostatní.
refused-not_asked = Místo se nabízí hráči { $name }.
refused-knows_a_hand = { $name } zná z téhle hry karty jiného místa a může se vrátit jen tam.
refused-seat_given = { $why ->
    [vote] Hráči to odhlasovali:
    [moderator] Rozhodl to správce:
    [own] Na tvé přání:
   *[other] Mezitím:
} od { $since } drží tvé místo { $kind ->
    [person] { $who }.
   *[automatic] automat.
}
refused-cannot_see_there = { $name } hraje s tebou a do tohohle kanálu nevidí.
hands-title = **V čích rukou byla místa**
hands-seat = -# Místo { $seat }: { $kind ->
    [person] { $who }
   *[automatic] automat
}, { $ended ->
    [yes] od { $since } do { $until }
   *[no] od { $since }
}
hands-yours = { $kind ->
    [person] Tvé karty byly v rukou hráče { $who }
   *[automatic] Tvé karty byly v rukou automatu
} od { $since } do { $until }.
refused-already_seated = Tenhle člověk už u stolu sedí.
refused-paused = Hra má přestávku. Pokračuje příkazem /hra pokračovat.
refused-not_paused = Hra přestávku nemá.
run-done = Hotovo.
run-voting = { $voice ->
    [yes] Tvůj hlas platí; ostatní můžou hlasovat u zprávy se stolem.
   *[no] Navrženo; ostatní můžou hlasovat u zprávy se stolem.
}
run-asked = Teď je to na hráči { $name }: tlačítko je u zprávy se stolem.
run-agreed = Souhlasíš; teď hlasují ostatní.
run-moved = Hra pokračuje tady.
status-stand_in = -# Za hráče { $name } hraje automat.
refused-no_game_elsewhere = V jiném kanálu tu nemáš hru, kterou by šlo přesunout.
refused-no_bots = Místo může převzít jen člověk; automaty se přidávají tlačítkem.
    Tohle vidíš jen ty.
plan-mode = { $mode ->
    [always] Vždycky
    [once] V mém příštím tahu
   *[off] Jen když to řeknu
}
away-title = ### Co se mezitím stalo
away-since = { $n ->
    [0] Naposledy u stolu: { $since }; od té doby žádný tah neskončil.
    [one] Naposledy u stolu: { $since }; od té doby se odehrál jeden tah.
    [few] Naposledy u stolu: { $since }; od té doby se odehrály { $n } tahy.
   *[other] Naposledy u stolu: { $since }; od té doby se odehrálo { $n } tahů.
}
away-line = - { $parts }.
away-points = { $more ->
    [yes] **{ $name }**: bodů { $now }, předtím { $then }
   *[no] **{ $name }**: bodů pořád { $now }
}
away-gained = přibylo: { $cards }
away-made = nově: { $things }
away-thing = { $n ->
    [one] { $thing }
   *[other] { $n }× { $thing }
}
refused-early_own = Jsi na tahu: stavěj rovnou. Tímhle tlačítkem si o stavbu před dalším tahem říkají ostatní.
button-early = Stavět před dalším tahem
early-wish = { $wish ->
    [yes] Před dalším tahem budeš stavět. Když ne, stiskni znovu; nikdo jiný to nevidí.
   *[no] Před dalším tahem stavět nebudeš; nikdo jiný to nevidí.
}
orders-title = ### Pokyny předem
    -# Vidíš to jen ty. Tvoje vlastní odpovědi na tom nic nezmění.
orders-line = - { $name }: **{ $now }**
orders-none = Nic není nastavené: hra na tebe pokaždé počká.
orders-change = Nastavit nebo vzít zpět …
order-title = **{ $name }**
    Teď: { $now }
order-discard-how = -# Ťukni, co dát pryč první, pak co dál; dalším ťuknutím si to necháš. Když to nestačí, jdou na řadu ostatní tak, jak stojí tlačítka.
order-forget = Vzít zpět
order-accept = vždy přijmout
usual-offer = vždy odmítnout
usual-gift = vždy odmítnout
usual-discard = podle uloženého pořadí, jinak toho, čeho máš nejvíc
usual-special_wish = vynechat
usual-hilda = obejít se bez ní
usual-thorolf = čeho máš nejmíň
usual-turn_or_swap = otočit, jinak nejnižší číslo
manners-title = ### Lidé u tohoto stolu
    Koho ztlumíš, ten ti může dál nabízet obchody; jen ti při tom nic nezazvoní. Co tu nastavíš, nikdo nevidí.
manners-report = Napsat moderátorům o …
button-mute = { $what ->
    [table] { $now ->
        [on] Žádné zvonění od tohoto stolu
       *[off] Zvonění od tohoto stolu znovu
    }
   *[offers] { $now ->
        [on] Nabídky bez zvonění: { $name }
       *[off] Nabídky znovu se zvoněním: { $name }
    }
}
report-title = O koho jde: { $name }
report-label = Na co se mají moderátoři podívat?
report-text = ⚖️ { $name } prosí, abyste se podívali na hráče { $player }: { $reason }
    { $link }
report-sent = { $where ->
    [channel] Moderátoři tvé hlášení mají. U stolu ho nikdo nevidí.
   *[owner] Majitel serveru tvé hlášení má. U stolu ho nikdo nevidí.
}
refused-report_self = To jsi ty. Vyber někoho jiného u tohoto stolu.
refused-report_empty = Napiš pár slovy, na co se mají moderátoři podívat.
refused-report_again = Hlášení máš právě odeslané. Další může odejít { $until }.
refused-report_unheard = Nikoho se nepodařilo zastihnout: kanál pro hlášení nebo soukromé zprávy majitele jsou zavřené. Správce může kanál vybrat příkazem /server kanál.
