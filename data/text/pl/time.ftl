# Przypomnienia, zastępcy, głosowania, przerwy
remind-first = { $name }, twoja gra w { $channel } czeka na ciebie: { $what }
    { $link }
remind-louder = 🔔 **{ $name }, wszyscy w { $channel } wciąż na ciebie czekają:** { $what }
    { $link }
remind-left = -# { $then ->
    [default] Bot zrobi za ciebie bezpieczny ruch { $until }.
   *[stand_in] Zastępca zacznie grać za ciebie { $until }, aż wrócisz.
}
remind-ahead = Twoja kolej jest następna w { $channel }: { $link }
remind-rest = Twoja gra w { $channel } odpoczywa: nikogo tam nie ma. Wystarczy jedna osoba, żeby grać dalej.
    { $link }
table-paused = ⏸️ Gra ma przerwę. Wznawia ją /gra wznów.
table-rests = 💤 Gra ruszy, gdy tylko ktoś z was wróci. Nic nie przepada.
event-stand_in = { $why ->
    [vote] Gracze przegłosowali zastępstwo ({ $by }): za gracza { $seat } gra zastępca, aż gracz wróci.
    [moderator] Decyzja moderatora, który tu nie gra ({ $by }): za gracza { $seat } gra zastępca, aż gracz wróci.
    [time_up] Czas minął: za gracza { $seat } gra zastępca, aż gracz wróci.
   *[other] Za gracza { $seat } gra zastępca, aż gracz wróci.
}
event-moved_for = Czas gracza { $seat } minął, więc bezpieczny ruch robi bot.
event-went_away = { $seat } jest na urlopie do { $until }; zegar w tym czasie stoi.
event-vacation_over = Urlop gracza { $seat } się skończył.
event-came_back = { $seat } wraca do gry.
event-came_back_after = { $seat } wraca do gry; zastępca grał od { $since }.
event-dismissed = { $seat } odchodzi od stołu { $why ->
    [vote] po głosowaniu ({ $by })
   *[other] decyzją moderatora, który tu nie gra ({ $by })
}; pionki przejmuje automat. Gracze mogą oddać to miejsce komuś poleceniem /gra zmiennik.
event-seat_taken = { $name } przejmuje miejsce gracza { $old } { $why ->
    [vote] po głosowaniu ({ $by }).
    [own] zgodnie z życzeniem tego gracza.
    [moderator] decyzją moderatora, który tu nie gra ({ $by }).
   *[other] decyzją gracza { $by }; nikt inny przy tym stole nie gra.
}
event-seat_back = { $name } wraca na swoje miejsce, które od { $since } było w rękach gracza { $old }.
event-rests = Nikogo tu nie ma, więc gra odpoczywa.
event-paused = Gra ma przerwę ({ $by }).
event-resumed = Gra toczy się dalej ({ $by }).
event-lost_sight = Kanał albo bot był niedostępny: zegary stały.
event-found_again = Gra toczy się dalej.
event-abandoned = Gra kończy się bez zwycięzcy ({ $by }).
event-moved_here = Gra toczy się dalej w tym kanale ({ $by }).
event-vote_opened = { $why ->
    [silent] { $seat } od dłuższego czasu nie odpowiada. Inni mogą głosować za zastępcą.
   *[other] { $other } proponuje: { $what ->
        [stand_in] zastępca za gracza { $seat }. Inni mogą głosować.
        [kick] { $seat } odchodzi od stołu. Inni mogą głosować.
       *[replace] { $name } przejmuje miejsce gracza { $seat }. Inni mogą głosować; wystarczy też zgoda gracza { $seat }.
    }
}
event-seat_offered = { $name }, przejmiesz miejsce gracza { $seat }? Wystarczy nacisnąć przycisk.
event-voted = { $what ->
    [stand_in] Zastępca za gracza { $seat }?
    [kick] Usunąć gracza { $seat } od stołu?
    [replace] Oddać miejsce gracza { $seat }? Przejmie je { $name }.
    [pause] Zrobić przerwę?
    [resume] Wznowić grę?
   *[abandon] Zakończyć grę bez zwycięzcy?
} { $n ->
    [one] Potrzebny jest jeszcze jeden głos.
    [few] Potrzebne są jeszcze { $n } głosy.
    [many] Potrzeba jeszcze { $n } głosów.
   *[other] Potrzeba jeszcze { $n } głosu.
}
button-here = Wracam
button-sit = { $other }: za gracza { $name }
button-return = Wracam ({ $name })
button-vote = { $what ->
    [stand_in] Głos: zastępca za gracza { $name }
    [kick] Głos: { $name } odchodzi
    [replace] Głos: { $other } za gracza { $name }
    [pause] Głos: przerwa
    [resume] Głos: wznowić
   *[abandon] Głos: zakończyć grę
} (jeszcze { $n })
refused-nobody_stands_in = Nikt za ciebie nie gra; wszystko należy do ciebie.
refused-nobody_there = Na tym miejscu nie gra teraz żadna osoba.
refused-not_your_vote = Nie masz tu głosu.
refused-already_voted = Twój głos już się liczy.
refused-not_your_proposal = To twoja propozycja, więc decydują inni.
refused-nobody_to_vote = Nie ma nikogo innego, kto może głosować. Potrzebna jest zgoda tej osoby albo moderatora, który tu nie gra.
refused-ask_a_player = Ktoś, kto tu gra, może cię zaproponować poleceniem /gra zmiennik; potem głosują inni.
refused-not_asked = To miejsce czeka na gracza { $name }.
refused-knows_a_hand = { $name } zna już karty innego miejsca w tej grze; może wrócić tylko tam.
refused-seat_given = { $why ->
    [vote] Gracze tak przegłosowali:
    [moderator] Tak zdecydował moderator:
    [own] Zgodnie z twoim życzeniem:
   *[other] Gdy cię nie było:
} od { $since } twoje miejsce zajmuje { $kind ->
    [person] { $who }.
   *[automatic] gracz automatyczny.
}
refused-cannot_see_there = { $name } gra z tobą i nie widzi tego kanału.
hands-title = **W czyich rękach były miejsca**
hands-seat = -# Miejsce { $seat }: { $kind ->
    [person] { $who }
   *[automatic] gracz automatyczny
}, { $ended ->
    [yes] od { $since } do { $until }
   *[no] od { $since }
}
hands-yours = { $kind ->
    [person] Twoje karty były w rękach gracza { $who }
   *[automatic] Twoje karty były w rękach gracza automatycznego
} od { $since } do { $until }.
refused-already_seated = Ta osoba już siedzi przy tym stole.
refused-paused = Gra ma przerwę. Wznawia ją /gra wznów.
refused-not_paused = Gra nie ma przerwy.
run-done = Gotowe.
run-voting = { $voice ->
    [yes] Twój głos jest zapisany; inni mogą głosować przy wiadomości stołu.
   *[no] Propozycja złożona; inni mogą głosować przy wiadomości stołu.
}
run-asked = Teraz decyduje { $name }: przycisk jest przy wiadomości stołu.
run-agreed = Zgoda zapisana; teraz głosują inni.
run-moved = Gra toczy się dalej tutaj.
status-stand_in = -# Za gracza { $name } gra zastępca.
refused-no_game_elsewhere = Nie masz w innym kanale gry, którą możesz przenieść.
refused-no_bots = Miejsce może zająć tylko osoba; graczy automatycznych dodaje przycisk.
    Widzisz to tylko ty.
plan-mode = { $mode ->
    [always] Zawsze
    [once] W mojej następnej turze
   *[off] Tylko gdy powiem
}
away-title = ### Co działo się bez ciebie
away-since = { $n ->
    [0] Ostatnio przy stole: { $since }; od tego czasu nie skończyła się żadna tura.
    [one] Ostatnio przy stole: { $since }; od tego czasu minęła jedna tura.
    [few] Ostatnio przy stole: { $since }; od tego czasu minęły { $n } tury.
    [many] Ostatnio przy stole: { $since }; od tego czasu minęło { $n } tur.
   *[other] Ostatnio przy stole: { $since }; od tego czasu minęło { $n } tury.
}
away-line = - { $parts }.
away-points = { $more ->
    [yes] **{ $name }**: punkty { $now } zamiast { $then }
   *[no] **{ $name }**: nadal { $now ->
        [one] jeden punkt
        [few] { $now } punkty
        [many] { $now } punktów
       *[other] { $now } punktu
    }
}
away-gained = przybyło: { $cards }
away-made = nowe: { $things }
away-thing = { $n ->
    [one] { $thing }
   *[other] { $n }× { $thing }
}
refused-early_own = To twoja tura: buduj od razu. Tym przyciskiem inni zgłaszają, że zbudują przed następną turą.
button-early = Buduj przed następną turą
early-wish = { $wish ->
    [yes] Budujesz przed następną turą. Jeśli zmienisz zdanie, naciśnij jeszcze raz; nikt inny tego nie widzi.
   *[no] Nie budujesz przed następną turą; nikt inny tego nie widzi.
}
orders-title = ### Dyspozycje z góry
    -# Widzisz to tylko ty. Twoje własne odpowiedzi niczego tu nie zmieniają.
orders-line = - { $name }: **{ $now }**
orders-none = Nic nie jest ustawione: gra za każdym razem czeka na ciebie.
orders-change = Ustaw albo odwołaj…
order-title = **{ $name }**
    Teraz: { $now }
order-forget = Odwołaj
order-accept = zawsze przyjmij
order-discard-how = -# Dotknij tego, co oddajesz najpierw, potem następnego; dotknij jeszcze raz, żeby zatrzymać. Jeśli to nie wystarczy, reszta idzie w kolejności przycisków.
usual-offer = zawsze odrzuć
usual-gift = zawsze odrzuć
usual-discard = według zapisanej kolejności, inaczej to, czego masz najwięcej
usual-special_wish = spasuj
usual-hilda = zrezygnuj
usual-thorolf = to, czego masz najmniej
usual-turn_or_swap = odwróć, inaczej najniższy numer
manners-title = ### Ludzie przy tym stole
    Kogo wyciszysz, ten nadal może ci proponować wymiany; tylko bez powiadomień. Nikt nie widzi, co tu ustawisz.
manners-report = Napisz do moderatorów o …
button-mute = { $what ->
    [table] { $now ->
        [on] Bez powiadomień od tego stołu
       *[off] Znów powiadomienia od tego stołu
    }
   *[offers] { $now ->
        [on] Oferty bez powiadomień: { $name }
       *[off] Oferty znów z powiadomieniem: { $name }
    }
}
report-title = O kogo chodzi: { $name }
report-label = Na co moderatorzy mają spojrzeć?
report-text = ⚖️ { $name } prosi, żebyście przyjrzeli się graczowi { $player }: { $reason }
    { $link }
report-sent = { $where ->
    [channel] Moderatorzy mają twoje zgłoszenie. Przy stole nikt go nie widzi.
   *[owner] Właściciel serwera ma twoje zgłoszenie. Przy stole nikt go nie widzi.
}
refused-report_self = To ty. Wybierz kogoś innego przy tym stole.
refused-report_empty = Napisz w kilku słowach, na co moderatorzy mają spojrzeć.
refused-report_again = Zgłoszenie właśnie poszło. Następne można wysłać { $until }.
refused-report_unheard = Nikogo nie udało się zastać: kanał na zgłoszenia albo wiadomości prywatne właściciela są zamknięte. Administrator może wybrać kanał poleceniem /serwer kanał.
