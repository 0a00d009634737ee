# Pripomienky, záskoky, hlasovanie, prestávky
remind-first = { $name }, tvoja hra v { $channel } čaká na teba: { $what }
    { $link }
remind-louder = 🔔 **{ $name }, všetci v { $channel } na teba stále čakajú:** { $what }
    { $link }
remind-left = -# { $then ->
    [default] { $until } za teba bot urobí bezpečný krok.
   *[stand_in] { $until } za teba nastúpi záskok, kým sa nevrátiš.
}
remind-ahead = V { $channel } je ďalší tvoj ťah: { $link }
remind-rest = Tvoja hra v { $channel } odpočíva: nikto tam nie je. Stačí, keď sa vráti jeden z vás.
    { $link }
table-paused = ⏸️ Hra má prestávku. Pokračuje príkazom /game resume.
table-rests = 💤 Hra pôjde ďalej, len čo sa niekto z vás vráti. Nič sa nestratí.
event-stand_in = { $why ->
    [vote] Hráči odhlasovali záskok ({ $by }): za hráča { $seat } hrá záskok, kým sa nevráti.
    [moderator] Rozhodnutie správcu, ktorý tu nehrá ({ $by }): za hráča { $seat } hrá záskok, kým sa nevráti.
    [time_up] Čas vypršal: za hráča { $seat } hrá záskok, kým sa nevráti.
   *[other] Za hráča { $seat } hrá záskok, kým sa nevráti.
}
event-moved_for = Čas hráča { $seat } vypršal, bezpečný krok za neho robí bot.
event-went_away = { $seat } je preč do { $until }; hodiny zatiaľ stoja.
event-vacation_over = Dovolenka hráča { $seat } sa skončila.
event-came_back = { $seat } je späť.
event-came_back_after = { $seat } je späť; záskok hral od { $since }.
event-dismissed = { $seat } odchádza od stola { $why ->
    [vote] po hlasovaní ({ $by })
   *[other] z rozhodnutia správcu, ktorý tu nehrá ({ $by })
}; s figúrkami hrá ďalej automat. Hráči môžu miesto niekomu prenechať príkazom /game replace.
event-seat_taken = { $name } preberá miesto hráča { $old } { $why ->
    [vote] po hlasovaní ({ $by }).
    [own] na jeho želanie.
    [moderator] z rozhodnutia správcu, ktorý tu nehrá ({ $by }).
   *[other] z rozhodnutia hráča { $by }; nikto iný pri stole nehrá.
}
event-seat_back = { $name } je späť na svojom mieste, ktoré od { $since } patrilo hráčovi { $old }.
event-rests = Nikto tu nie je, hra odpočíva.
event-paused = Hra má prestávku ({ $by }).
event-resumed = Hra pokračuje ({ $by }).
event-lost_sight = Kanál alebo bot bol preč: hodiny stáli.
event-found_again = Hra pokračuje.
event-abandoned = Hra sa končí bez víťaza ({ $by }).
event-moved_here = Hra pokračuje v tomto kanáli ({ $by }).
event-vote_opened = { $why ->
    [silent] { $seat } sa dlho neozýva. Ostatní môžu hlasovať o záskoku.
   *[other] { $other } navrhuje: { $what ->
        [stand_in] záskok za hráča { $seat }. Ostatní môžu hlasovať.
        [kick] { $seat } odíde od stola. Ostatní môžu hlasovať.
       *[replace] { $name } prevezme miesto hráča { $seat }. Ostatní môžu hlasovať; stačí aj slovo hráča { $seat }.
    }
}
event-seat_offered = { $name }, prevezmeš miesto hráča { $seat }? Stačí stlačiť tlačidlo.
event-voted = { $what ->
    [stand_in] Záskok za hráča { $seat }?
    [kick] Má { $seat } odísť od stola?
    [replace] Má { $name } prevziať miesto hráča { $seat }?
    [pause] Dať prestávku?
    [resume] Pokračovať v hre?
   *[abandon] Ukončiť hru bez víťaza?
} { $n ->
    [one] Chýba jeden hlas.
    [few] Chýbajú { $n } hlasy.
   *[other] Chýba { $n } hlasov.
}
button-here = Som späť
button-sit = { $other }: miesto hráča { $name }
button-return = Som späť ({ $name })
button-vote = { $what ->
    [stand_in] Hlas: záskok za hráča { $name }
    [kick] Hlas: { $name } odíde
    [replace] Hlas: { $other } za hráča { $name }
    [pause] Hlas: prestávka
    [resume] Hlas: pokračovať
   *[abandon] Hlas: ukončiť hru
} (chýba { $n })
refused-nobody_stands_in = Nikto za teba nehrá, je to na tebe.
refused-nobody_there = Na tom mieste teraz nehrá nijaký človek.
refused-not_your_vote = V tomto hlasovaní hlas nemáš.
refused-already_voted = Tvoj hlas už platí.
refused-not_your_proposal = Návrh je tvoj, takže rozhodnú ostatní.
refused-nobody_to_vote = Nie je tu nikto ďalší, kto by hlasoval. Treba slovo toho hráča, alebo správcu, ktorý nehrá.
refused-ask_a_player = Navrhnúť ťa môže niekto, kto tu hrá, príkazom /game replace; potom hlasujú ostatní.
refused-not_asked = Miesto sa ponúka hráčovi { $name }.
refused-knows_a_hand = { $name } pozná karty z iného miesta tejto hry; vrátiť sa dá len tam.
refused-seat_given = { $why ->
    [vote] Hráči to odhlasovali:
    [moderator] Rozhodol to správca:
    [own] Na tvoje želanie:
   *[other] Medzitým:
} od { $since } má tvoje miesto { $kind ->
    [person] { $who }.
   *[automatic] automat.
}
refused-cannot_see_there = { $name } hrá s tebou a do tohto kanála nevidí.
hands-title = **V čích rukách boli miesta**
hands-seat = -# Miesto { $seat }: { $kind ->
    [person] { $who }
   *[automatic] automat
}, { $ended ->
    [yes] od { $since } do { $until }
   *[no] od { $since }
}
hands-yours = { $kind ->
    [person] Tvoje karty boli v rukách hráča { $who }
   *[automatic] Tvoje karty boli v rukách automatu
} od { $since } do { $until }.
refused-already_seated = Tento človek už pri stole sedí.
refused-paused = Hra má prestávku. Pokračuje príkazom /game resume.
refused-not_paused = Hra prestávku nemá.
run-done = Hotovo.
run-voting = { $voice ->
    [yes] Tvoj hlas platí; ostatní môžu hlasovať pri správe so stolom.
   *[no] Návrh je podaný; ostatní môžu hlasovať pri správe so stolom.
}
run-asked = Teraz rozhodne { $name }: tlačidlo je pri správe so stolom.
run-agreed = Súhlasíš; teraz hlasujú ostatní.
run-moved = Hra pokračuje tu.
status-stand_in = -# Za hráča { $name } hrá záskok.
refused-no_game_elsewhere = V inom kanáli tu nemáš hru, ktorá by sa dala presunúť.
refused-no_bots = Miesto môže prevziať len človek; automaty sa pridávajú tlačidlom.
    Toto vidíš len ty.
plan-mode = { $mode ->
    [always] Vždy
    [once] V mojom ďalšom ťahu
   *[off] Len keď to poviem
}
away-title = ### Čo sa medzitým stalo
away-since = { $n ->
    [0] Naposledy pri stole: { $since }; odvtedy sa neskončil nijaký ťah.
    [one] Naposledy pri stole: { $since }; odvtedy sa odohral jeden ťah.
    [few] Naposledy pri stole: { $since }; odvtedy sa odohrali { $n } ťahy.
   *[other] Naposledy pri stole: { $since }; odvtedy sa odohralo { $n } ťahov.
}
away-line = - { $parts }.
away-points = { $more ->
    [yes] **{ $name }** má { $now } { $now ->
        [one] bod
        [few] body
       *[other] bodov
    }, predtým { $then }
   *[no] **{ $name }** má stále { $now } { $now ->
        [one] bod
        [few] body
       *[other] bodov
    }
}
away-gained = pribudlo: { $cards }
away-made = nové: { $things }
away-thing = { $n ->
    [one] { $thing }
   *[other] { $n }× { $thing }
}
refused-early_own = Si na ťahu: stavaj rovno. Týmto tlačidlom si o stavbu pred ďalším ťahom hovoria ostatní.
button-early = Stavať pred ďalším ťahom
early-wish = { $wish ->
    [yes] Pred ďalším ťahom budeš stavať. Ak predsa nie, stlač znova; nikto iný to nevidí.
   *[no] Pred ďalším ťahom stavať nebudeš; nikto iný to nevidí.
}
orders-title = ### Pokyny vopred
    -# Vidíš to len ty. Tvoje vlastné odpovede na tom nič nezmenia.
orders-line = - { $name }: **{ $now }**
orders-none = Nič nie je nastavené: hra na teba zakaždým počká.
orders-change = Nastaviť alebo vziať späť…
order-title = **{ $name }**
    Teraz: { $now }
order-discard-how = -# Ťukni, čo dať preč ako prvé, potom čo ďalej; ďalším ťuknutím si to necháš. Ak to nestačí, idú na rad ostatné tak, ako stoja tlačidlá.
order-forget = Vziať späť
order-accept = vždy prijať
usual-offer = vždy odmietnuť
usual-gift = vždy odmietnuť
usual-discard = podľa uloženého poradia, inak z toho, čoho máš najviac
usual-special_wish = vynechať
usual-hilda = zaobísť sa bez nej
usual-thorolf = čoho máš najmenej
usual-turn_or_swap = otočiť, inak najnižšie číslo
manners-title = ### Ľudia pri tomto stole
    Koho stlmíš, ten ti môže ďalej ponúkať obchody; len ti pri tom nič nezazvoní. Čo tu nastavíš, nikto nevidí.
manners-report = Napísať moderátorom o …
button-mute = { $what ->
    [table] { $now ->
        [on] Žiadne zvonenie od tohto stola
       *[off] Zvonenie od tohto stola znova
    }
   *[offers] { $now ->
        [on] Ponuky bez zvonenia: { $name }
       *[off] Ponuky znova so zvonením: { $name }
    }
}
report-title = O koho ide: { $name }
report-label = Na čo sa majú moderátori pozrieť?
report-text = ⚖️ { $name } prosí, aby ste sa pozreli na hráča { $player }: { $reason }
    { $link }
report-sent = { $where ->
    [channel] Moderátori tvoje hlásenie majú. Pri stole ho nikto nevidí.
   *[owner] Majiteľ servera tvoje hlásenie má. Pri stole ho nikto nevidí.
}
refused-report_self = To si ty. Vyber niekoho iného pri tomto stole.
refused-report_empty = Napíš pár slovami, na čo sa majú moderátori pozrieť.
refused-report_again = Hlásenie máš práve odoslané. Ďalšie môže odísť { $until }.
refused-report_unheard = Nikoho sa nepodarilo zastihnúť: kanál pre hlásenia alebo súkromné správy majiteľa sú zatvorené. Správca môže kanál vybrať príkazom /server channel.
