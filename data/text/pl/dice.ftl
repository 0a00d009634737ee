# Gra kościana
module-dice = Gra kościana
    .help = Sześć kości surowców, do trzech rzutów na turę i własna kartka do zapełnienia drogami, osadami, miastami i rycerzami.
points-roads = Drogi
points-knights = Rycerze
points-empty_turns = Tury bez budowy

# --- co się dzieje
event-dice_rolled = { $roll ->
    [1] { $seat } rzuca: { $cards }.
   *[other] { $seat } przerzuca { $n ->
        [one] jedną kość
        [few] { $n } kości
        [many] { $n } kości
       *[other] { $n } kości
    }: { $cards }.
}
event-symbol_built = { $item ->
    [road] { $seat } buduje drogę { $symbol }.
    [settlement] { $seat } buduje osadę { $symbol }.
    [city] { $seat } buduje miasto { $symbol }.
   *[knight] { $seat } najmuje rycerza { $symbol }.
}
event-joker_used = { $seat } skreśla jokera { $joker }: { $give } zmienia się w { FORM($get, 1, case: "acc") }.
event-gold_exchanged = { $seat } wymienia dwie kości złota na { FORM($get, 1, case: "acc") }.
event-turn_scored = { $built ->
    [0] Tura bez budowy: { $seat } wpisuje { $points } w kratkę { $box }.
   *[other] { $seat } wpisuje { $points } w kratkę { $box }.
}
event-final_score = { $seat } ma na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.

# --- na co czeka gra
prompt-first_roll = Rzuć kośćmi.
prompt-rolling = { $left ->
    [one] Przerzuć niektóre kości (został jeden rzut) albo zakończ rzuty i buduj.
    [few] Przerzuć niektóre kości (zostały { $left } rzuty) albo zakończ rzuty i buduj.
    [many] Przerzuć niektóre kości (zostało { $left } rzutów) albo zakończ rzuty i buduj.
   *[other] Przerzuć niektóre kości (zostało { $left } rzutu) albo zakończ rzuty i buduj.
}
prompt-building = Buduj, użyj jokerów lub złota albo zakończ turę.

# --- co można zrobić
action-reroll = Przerzuć niektóre
    .help = Odłóż niektóre kości na bok i rzuć pozostałymi jeszcze raz.
action-stop_rolling = Zakończ rzuty
    .help = Zostaw kości tak, jak leżą.
action-build_symbol = Buduj
    .help = Zbuduj drogę, osadę, miasto lub rycerza na swojej kartce za to, co pokazują kości.
action-use_joker = Użyj jokera
    .help = Obróć jedną kość na ściankę, którą daje twój rycerz; każdy joker służy raz.
action-exchange_gold = Wymień złoto
    .help = Z dwóch kości ze złotem jedna zmienia się w inną ściankę, druga przepada.
arg-dice = kości do przerzucenia
    .ask = Które kości rzucasz jeszcze raz?
arg-symbol = co
    .ask = Co budujesz?
arg-joker = joker
    .ask = Który joker?
arg-face = ścianka
    .ask = Która ścianka?
arg-die = kość
    .ask = Która kość?

# --- co może wybrać gospodarz
option-variant = Strona kartki
    .help = Podstawowa: po 15 tur, wygrywa najwięcej punktów. Plus: kto pierwszy ma 10 punktów, z Najdłuższą drogą handlową i Najwyższą władzą rycerską.
option-independent = Niezależne tury
    .help = Tylko podstawowa: każdy gra swoje 15 tur, nie czekając na nikogo.
value-basic = podstawowa
value-plus = plus

# --- dlaczego nie
refused-bad_player_count = Potrzeba od { $fewest } do { $most } graczy, a jest ich { $players }.
refused-no_roll_left = To był trzeci rzut; czwartego nie ma.
refused-no_such_symbol = Nie ma na kartce niczego o tej nazwie.
refused-wrong_order = Najpierw zbuduj to samo z mniejszą liczbą punktów.
refused-knight_missing = Nie masz jeszcze rycerza tego jokera.
refused-joker_used = Ten joker jest już wykorzystany.
refused-bad_face = Tej ścianki nie da się tak zdobyć.
refused-bad_die = Tej kości nie można do tego wziąć.

# --- co leży na stole
look-sheets = { $n ->
    [one] Kartka gry kościanej w turze { $turn }.
    [few] { $n } kartki gry kościanej w turze { $turn }.
    [many] { $n } kartek gry kościanej w turze { $turn }.
   *[other] { $n } kartki gry kościanej w turze { $turn }.
}
look-jokers = { $n ->
    [one] { $n } joker gotowy
    [few] { $n } jokery gotowe
    [many] { $n } jokerów gotowych
   *[other] { $n } jokera gotowego
}
look-joker = joker { $joker } ({ $card })
look-joker-used = joker { $joker } ({ $card }), wykorzystany
look-face = { $n } { FORM($card, $n) }
look-knights-built = { $n ->
    [one] { $n } rycerz
    [few] { $n } rycerzy
    [many] { $n } rycerzy
   *[other] { $n } rycerza
}
look-dice-won = Wygrywa { $name }

# --- wybory po nazwie
dice-symbol = { $item ->
    [road] droga { $symbol }
    [settlement] osada { $symbol }
    [city] miasto { $symbol }
   *[knight] rycerz { $symbol }
} ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
})
dice-joker = joker { $joker }: { $card }
dice-die = { $number }: { $card }
dice-dice = kości { $numbers }
action-roll-rolling = Rzuć wszystkimi jeszcze raz
