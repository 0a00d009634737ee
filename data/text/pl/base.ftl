# Gra podstawowa
module-base = Gra podstawowa
    .help = Wyspa z 19 pól, dwie kostki, pięć surowców. Buduj drogi, osady i miasta; wygrywa 10 punktów.

# --- karty, pionki, krajobraz
card-wood = { $n ->
    [few] { $case ->
        [gen] drewien
       *[nom] drewna
    }
    [many] drewien
    [other] drewna
   *[one] { $case ->
        [gen] drewna
       *[nom] drewno
    }
}
    .also = drewnu, drewnom, drewnem, drewnie, drewnami, drewnach, drzewo, drzewa, drzew, deski, desek, belki, las, lasy, 🪵, 🌲
card-brick = { $n ->
    [few] { $case ->
        [gen] glin
       *[nom] gliny
    }
    [many] glin
    [other] gliny
   *[one] { $case ->
        [acc] glinę
        [gen] gliny
       *[nom] glina
    }
}
    .also = glinie, glinom, gliną, glinami, glinach, cegła, cegły, cegłę, cegle, cegłą, cegieł, cegłami, 🧱
card-wool = { $n ->
    [few] { $case ->
        [gen] wełen
       *[nom] wełny
    }
    [many] wełen
    [other] wełny
   *[one] { $case ->
        [acc] wełnę
        [gen] wełny
       *[nom] wełna
    }
}
    .also = wełnie, wełnom, wełną, wełnami, wełnach, owca, owce, owcę, owcy, owiec, owcą, owcami, owieczka, owieczki, owieczkę, owieczek, 🐑
card-grain = { $n ->
    [few] { $case ->
        [gen] zbóż
       *[nom] zboża
    }
    [many] zbóż
    [other] zboża
   *[one] { $case ->
        [gen] zboża
       *[nom] zboże
    }
}
    .also = zbożu, zbożom, zbożem, zbożami, zbożach, pszenica, pszenicy, pszenicę, pszenic, żyto, żyta, siano, siana, 🌾
card-ore = { $n ->
    [few] { $case ->
        [gen] rud
       *[nom] rudy
    }
    [many] rud
    [other] rudy
   *[one] { $case ->
        [acc] rudę
        [gen] rudy
       *[nom] ruda
    }
}
    .also = rudzie, rudom, rudą, rudami, rudach, kamień, kamienie, kamienia, kamieni, żelazo, żelaza, ruda żelaza, 🪨
card-any = { $case ->
    [gen] dowolnego surowca
   *[nom] dowolny surowiec
}
item-road = { $case ->
    [acc] drogę
    [gen] drogi
   *[nom] droga
}
item-settlement = { $case ->
    [acc] osadę
    [gen] osady
   *[nom] osada
}
item-city = { $case ->
    [gen] miasta
   *[nom] miasto
}
award-longest_road = Najdłuższa droga handlowa
points-settlements = Osady
points-cities = Miasta
points-longest_road = Najdłuższa droga handlowa

# --- co się dzieje
event-rolled_for_start = { $seat } rzuca o rozpoczęcie: { $number } ({ $red } i { $yellow }).
event-turn_began = Tura gracza { $seat }.
event-turn_ended = { $seat } kończy turę.
event-rolled = { $source ->
    [cards] { $seat } odkrywa kartę „{ $number } – { $card }” (czerwona { $red }, żółta { $yellow }).
   *[dice] { $seat } wyrzuca { $number } (czerwona { $red }, żółta { $yellow }).
}
event-produced = { $seat } dostaje { FORM($cards, case: "acc") }.
event-nothing_produced = Liczba { $number } nikomu nic nie przynosi.
event-robber_blocks = Na polu { $hex } stoi złodziej: { $owners ->
    [one] { $owners } nic stąd nie dostaje.
   *[more] { $owners } nic stąd nie dostają.
}
event-first_resources = { $seat } zaczyna z kartami: { $cards }.
event-bank_short = { $to ->
    [one] { $left ->
        [0] W banku nie ma już { FORM($card, case: "gen") }, a należało się { $n }: { $to } nic nie dostaje.
        [few] W banku są tylko { $left } { FORM($card, $left) }, a należało się { $n }: { $to } bierze, co jest.
       *[other] W banku jest tylko { $left } { FORM($card, $left) }, a należało się { $n }: { $to } bierze, co jest.
    }
   *[more] { $left ->
        [0] W banku nie ma już { FORM($card, case: "gen") }, a należało się { $n }: { $to } nic nie dostają.
        [few] W banku są tylko { $left } { FORM($card, $left) }, a należało się { $n }: { $to } nic nie dostają.
       *[other] W banku jest tylko { $left } { FORM($card, $left) }, a należało się { $n }: { $to } nic nie dostają.
    }
}
event-discarded = { $seat } oddaje do banku { FORM($cards, case: "acc") }.
event-robber_moved = { $origin ->
    [spot-aside] { $seat } przestawia złodzieja z miejsca { $origin } na pole { $hex }.
   *[other] { $seat } przestawia złodzieja z pola { $origin } na pole { $hex }.
}
event-robber_stays = { $why ->
    [asleep] { $hex ->
        [spot-aside] Złodziej zostaje { $hex }: śpi, dopóki nie zaatakują barbarzyńcy.
       *[other] Złodziej zostaje na polu { $hex }: śpi, dopóki nie zaatakują barbarzyńcy.
    }
    [nowhere] Złodziej zostaje na polu { $hex }: nie ma innego pola, na które może pójść.
   *[other] Złodziej zostaje tam, gdzie jest.
}
event-nobody_to_rob = Przy polu { $hex } nie ma komu zabrać karty.
event-stolen = { $seat } kradnie kartę graczowi { $victim }.
event-stolen_card = { $seat } kradnie { FORM($card, case: "acc") } graczowi { $victim }.
event-spared = { $seat } nikogo nie okrada.
event-built = { $how ->
    [found] { $item ->
        [road] { $seat } kładzie drogę { FORM($place, case: "at") }.
        [city] { $seat } zakłada miasto { FORM($place, case: "at") }.
       *[settlement] { $seat } zakłada osadę { FORM($place, case: "at") }.
    }
   *[other] { $item ->
        [road] { $seat } buduje drogę { FORM($place, case: "at") }.
        [settlement] { $seat } buduje osadę { FORM($place, case: "at") }.
        [city] { $seat } buduje miasto { FORM($place, case: "at") }.
        [wall] { $seat } buduje mury miejskie { FORM($place, case: "at") }.
       *[other] { $seat } buduje { FORM($place, case: "at") }.
    }
}
event-picked = { $cards ->
    [none] { $seat } nic nie bierze.
   *[other] { $why ->
        [hex] Wulkan daje graczowi { $seat } { FORM($cards, case: "acc") }.
        [aqueduct] Akwedukt przynosi graczowi { $seat } { FORM($cards, case: "acc") }.
       *[other] { $seat } bierze z banku { FORM($cards, case: "acc") }.
    }
}
event-bank_traded = { $seat } wymienia w banku { FORM($give, case: "acc") } na { FORM($get, 1, case: "acc") }.
event-offered = { $to ->
    [none] { $seat } oferuje wszystkim { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
    [one] { $seat } oferuje graczowi { $to } { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
   *[more] { $seat } oferuje graczom { $to } { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
}
event-called = { $give ->
    [none] { $seat } szuka { EITHER($get, case: "gen") }.
   *[some] { $get ->
        [none] { $seat } odda { EITHER($give, case: "acc") } i czeka na oferty.
       *[some] { $seat } szuka { EITHER($get, case: "gen") } i odda za to { EITHER($give, case: "acc") }.
    }
}
event-answered_offer = { $answer ->
    [accept] { $seat } przyjmuje ofertę gracza { $maker }.
   *[decline] { $seat } odrzuca ofertę gracza { $maker }.
}
event-offer_withdrawn = { $give ->
    [none] { $seat } już nie szuka { FORM($get, case: "gen") }.
   *[other] { $get ->
        [none] { $seat } już nie oddaje { FORM($give, case: "gen") }.
       *[other] { $seat } wycofuje ofertę: { $give } za { FORM($get, case: "acc") }.
    }
}
event-traded = { $seat } daje graczowi { $other } { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
event-standing_made = Stała oferta gracza { $seat }: { $give } za { FORM($get, case: "acc") }{ $count ->
    [1] {""}
   *[other] , najwyżej { $count }×
}; { $to ->
    [none] może ją przyjąć każdy w swojej turze.
    [one] w swojej turze może ją przyjąć { $to }.
   *[more] w swojej turze mogą ją przyjąć { $to }.
}
event-standing_ended = Stała oferta gracza { $seat } już nie obowiązuje: { $give } za { FORM($get, case: "acc") }.
event-standing_gone = Twoja stała oferta właśnie przestała obowiązywać.
event-embargo_on = { $target ->
    [none] { $seat } na razie z nikim nie handluje.
   *[other] { $seat } na razie przestaje handlować z graczem { $target }.
}
event-embargo_off = { $target ->
    [none] { $seat } znów handluje ze wszystkimi.
   *[other] { $seat } znów handluje z graczem { $target }.
}
event-award_taken = { $award ->
    [longest_road] { $other ->
        [none] { $seat } ma Najdłuższą drogę handlową: długość { $n }.
       *[other] { $seat } zabiera graczowi { $other } Najdłuższą drogę handlową: długość { $n }.
    }
    [largest_army] { $other ->
        [none] { $seat } ma Najwyższą władzę rycerską: liczba rycerzy { $n }.
       *[other] { $seat } zabiera graczowi { $other } Najwyższą władzę rycerską: liczba rycerzy { $n }.
    }
    [harbormaster] { $other ->
        [none] { $seat } ma kartę zarządcy portu: punkty portowe { $n }.
       *[other] { $seat } zabiera graczowi { $other } kartę zarządcy portu: punkty portowe { $n }.
    }
    [specialist_wood] { $other ->
        [none] { $seat } ma specjalistę od drewna: punkty przy lasach { $n }.
       *[other] { $seat } zabiera graczowi { $other } specjalistę od drewna: punkty przy lasach { $n }.
    }
    [specialist_brick] { $other ->
        [none] { $seat } ma specjalistę od gliny: punkty przy wzgórzach { $n }.
       *[other] { $seat } zabiera graczowi { $other } specjalistę od gliny: punkty przy wzgórzach { $n }.
    }
    [specialist_wool] { $other ->
        [none] { $seat } ma specjalistę od wełny: punkty przy pastwiskach { $n }.
       *[other] { $seat } zabiera graczowi { $other } specjalistę od wełny: punkty przy pastwiskach { $n }.
    }
    [specialist_grain] { $other ->
        [none] { $seat } ma specjalistę od zboża: punkty przy polach uprawnych { $n }.
       *[other] { $seat } zabiera graczowi { $other } specjalistę od zboża: punkty przy polach uprawnych { $n }.
    }
    [specialist_ore] { $other ->
        [none] { $seat } ma specjalistę od rudy: punkty przy górach { $n }.
       *[other] { $seat } zabiera graczowi { $other } specjalistę od rudy: punkty przy górach { $n }.
    }
   *[other] { $other ->
        [none] { $seat } zdobywa kartę specjalną: { $award } ({ $n }).
       *[other] { $seat } zabiera graczowi { $other } kartę specjalną: { $award } ({ $n }).
    }
}
event-award_set_aside = { $award ->
    [longest_road] { $seat } traci Najdłuższą drogę handlową i teraz nikt jej nie ma.
    [largest_army] { $seat } traci Najwyższą władzę rycerską i teraz nikt jej nie ma.
    [harbormaster] { $seat } traci kartę zarządcy portu i teraz nikt jej nie ma.
    [specialist_wood] { $seat } traci specjalistę od drewna i teraz nikt go nie ma.
    [specialist_brick] { $seat } traci specjalistę od gliny i teraz nikt go nie ma.
    [specialist_wool] { $seat } traci specjalistę od wełny i teraz nikt go nie ma.
    [specialist_grain] { $seat } traci specjalistę od zboża i teraz nikt go nie ma.
    [specialist_ore] { $seat } traci specjalistę od rudy i teraz nikt go nie ma.
   *[other] { $seat } traci kartę specjalną i teraz nikt jej nie ma: { $award }.
}
event-left = { $seat } odchodzi z gry.
event-taken_back = { $seat } cofa ostatni ruch.
event-won = { $why ->
    [last_one] Przy stole zostaje już tylko { $winners } i wygrywa. Punkty: { $points } z { $goal }.
    [specialists] { $winners } ma cztery karty specjalistów i od razu wygrywa. Punkty: { $points } z { $goal }.
    [island_sank] Zbyt duża część wyspy jest pod wodą i gra się kończy. { $winners ->
        [none] Nikt nie wygrywa.
        [one] { $tie ->
            [board] Kilka osób ma tyle samo punktów ({ $points }; do wygranej wystarczyłoby { $goal }); najwięcej z nich na planszy ma { $winners } i wygrywa!
            [cards] Kilka osób ma tyle samo punktów ({ $points }; do wygranej wystarczyłoby { $goal }); najwięcej kart surowców ma { $winners } i wygrywa!
            [order] Kilka osób ma taki sam wynik ({ $points }; do wygranej wystarczyłoby { $goal }); pierwszeństwo w kolejności tur ma { $winners } i wygrywa!
           *[other] Najwięcej punktów ({ $points }; do wygranej wystarczyłoby { $goal }) ma { $winners } i wygrywa!
        }
       *[more] Wygrywają { $winners } z tym samym wynikiem: { $points } (do wygranej wystarczyłoby { $goal })!
    }
    [nothing_left] Morze zabiera ostatnią budowlę gracza { $other } i gra się kończy. { $winners ->
        [none] Nikt nie wygrywa.
        [one] { $tie ->
            [board] Kilka osób ma tyle samo punktów ({ $points }; do wygranej wystarczyłoby { $goal }); najwięcej z nich na planszy ma { $winners } i wygrywa!
            [cards] Kilka osób ma tyle samo punktów ({ $points }; do wygranej wystarczyłoby { $goal }); najwięcej kart surowców ma { $winners } i wygrywa!
            [order] Kilka osób ma taki sam wynik ({ $points }; do wygranej wystarczyłoby { $goal }); pierwszeństwo w kolejności tur ma { $winners } i wygrywa!
           *[other] Najwięcej punktów ({ $points }; do wygranej wystarczyłoby { $goal }) ma { $winners } i wygrywa!
        }
       *[more] Wygrywają { $winners } z tym samym wynikiem: { $points } (do wygranej wystarczyłoby { $goal })!
    }
    [nobody_left] Przy stole nie ma już nikogo: nikt nie wygrywa.
   *[other] { $winners ->
        [none] Gra się kończy i nikt nie wygrywa.
        [one] { $goal ->
            [0] { $winners } wygrywa! Punkty: { $points }.
           *[other] { $winners } wygrywa! Punkty: { $points } (celem było { $goal }).
        }
       *[more] { $winners } wygrywają! Punkty: { $points }.
    }
}

# --- na co czeka gra
prompt-found_building = { $building ->
    [city] Załóż miasto.
   *[settlement] { $round ->
        [2] Załóż drugą osadę.
       *[other] Załóż pierwszą osadę.
    }
}
prompt-found_road = Połóż drogę, zaczynając { FORM($corner, case: "from") }.
prompt-before_roll = Rzuć kostkami.
prompt-main = Handluj, buduj albo zakończ turę.
prompt-trade = Handluj albo przejdź do budowania.
prompt-build = Buduj albo zakończ turę.
prompt-discard = { $held ->
    [0] { $number ->
        [one] Oddaj { $number } kartę.
        [few] Oddaj { $number } karty.
        [many] Oddaj { $number } kart.
       *[other] Oddaj { $number } karty.
    }
   *[other] Wypadła siódemka, a masz więcej niż { $limit } kart: oddaj { $number } z { $held }.
}
prompt-robber = Przestaw złodzieja.
prompt-steal = { $may_spare ->
    [0] Wybierz, komu ukradniesz kartę: { FORM($victims, case: "or") }.
   *[other] Wybierz, komu ukradniesz kartę: { FORM($victims, case: "or") }, albo nikomu.
}
prompt-free_road = { $left ->
    [one] Połóż drogę za darmo.
    [few] Połóż { $left } drogi za darmo.
    [many] Połóż { $left } dróg za darmo.
   *[other] Połóż { $left } drogi za darmo.
}
prompt-offer = { $maker } oferuje ci { FORM($give, case: "acc") } za { FORM($get, case: "acc") }: tak czy nie?
prompt-pick = { $why ->
    [hex] Wulkan daje: weź najwyżej { $number } { $number ->
        [one] dowolny surowiec
        [few] dowolne surowce
        [many] dowolnych surowców
       *[other] dowolnego surowca
    }. Potem popłynie lawa.
    [aqueduct] Rzut nic ci nie dał, ale masz Akwedukt: weź najwyżej { $number } { $number ->
        [one] dowolny surowiec
        [few] dowolne surowce
        [many] dowolnych surowców
       *[other] dowolnego surowca
    }.
    [event] Karta wydarzeń daje ci { $number } { $number ->
        [one] dowolny surowiec
        [few] dowolne surowce
        [many] dowolnych surowców
       *[other] dowolnego surowca
    }.
   *[other] Weź { $number } { $number ->
        [one] dowolny surowiec
        [few] dowolne surowce
        [many] dowolnych surowców
       *[other] dowolnego surowca
    }.
}
prompt-pick_in_turn = { $why ->
    [hex] Wulkan daje: weź najwyżej { $number } { $number ->
        [one] dowolny surowiec
        [few] dowolne surowce
        [many] dowolnych surowców
       *[other] dowolnego surowca
    }. Potem popłynie lawa.
    [aqueduct] Rzut nic ci nie dał, ale masz Akwedukt: weź najwyżej { $number } { $number ->
        [one] dowolny surowiec
        [few] dowolne surowce
        [many] dowolnych surowców
       *[other] dowolnego surowca
    }.
    [event] Karta wydarzeń daje ci { $number } { $number ->
        [one] dowolny surowiec
        [few] dowolne surowce
        [many] dowolnych surowców
       *[other] dowolnego surowca
    }.
   *[other] Weź { $number } { $number ->
        [one] dowolny surowiec
        [few] dowolne surowce
        [many] dowolnych surowców
       *[other] dowolnego surowca
    }.
}

# --- co można zrobić
action-found_building = Załóż
    .help = Postaw początkową osadę lub miasto na wolnym skrzyżowaniu.
action-found_road = Połóż drogę
    .help = Połóż drogę przy swojej nowej budowli.
action-roll = Rzuć
    .help = Rzuć kostkami; zyskać może każdy.
action-end_turn = Zakończ turę
    .help = Zakończ turę; otwarte oferty przepadają.
action-to_building = Przejdź do budowania
    .help = Zamknij w tej turze fazę handlu.
action-build_road = Zbuduj drogę
    .help = Jedno drewno i jedna glina, obok twojej drogi lub budowli.
action-build_settlement = Zbuduj osadę
    .help = Drewno, glina, wełna i zboże, na końcu twojej drogi; sąsiednie skrzyżowania muszą być wolne. Jeden punkt.
action-build_city = Zbuduj miasto
    .help = Dwa zboża i trzy rudy przekształcają osadę w miasto. Dwa punkty, podwójny zysk.
action-place_free = Połóż drogę za darmo
    .help = Połóż drogę, która nic nie kosztuje.
action-give_up = Bez kolejnej drogi
    .help = Zrezygnuj z pozostałej darmowej drogi.
action-discard = Oddaj karty
    .help = Wybierz karty, które oddajesz do banku.
action-move_robber = Przestaw złodzieja
    .help = Złodziej idzie na inne pole, które odtąd nic nie daje.
action-steal = Ukradnij kartę
    .help = Zabierz losową kartę komuś, kto ma budowlę przy złodzieju.
action-pick = Wybierz surowce
    .help = Weź z banku surowce, jakie chcesz.
deed-bank_trade = Bank: { $count }× { $give } za { FORM($get, case: "acc") }
action-bank_trade = Wymień z bankiem
    .help = Cztery jednakowe karty za jedną inną; z portem trzy lub dwie.
action-make_offer = Zaproponuj wymianę
    .help = Zaoferuj karty wszystkim albo wybranym; przyjmą, odrzucą lub złożą kontrofertę.
action-call = Zapytaj innych
    .help = Powiedz, czego szukasz lub co oddasz; to nikogo nie wiąże.
action-answer_offer = Odpowiedz na ofertę
    .help = Przyjmij lub odrzuć ofertę złożoną tobie.
action-close_offer = Zawrzyj transakcję
    .help = Wymień się z kimś, kto przyjmuje twoją ofertę.
action-withdraw_offer = Wycofaj ofertę
    .help = Zabierz swoją ofertę ze stołu.
action-standing_offer = Złóż stałą ofertę
    .help = Inni przyjmą ją w swojej turze, bez czekania na ciebie.
action-withdraw_standing = Wycofaj stałą ofertę
    .help = Nikt już nie będzie mógł jej przyjąć.
action-take_standing = Przyjmij stałą ofertę
    .help = Wymień się od razu, nawet gdy druga strona śpi.
action-embargo = Embargo
    .help = Nie handluj z jednym graczem albo z nikim, dopóki tego nie odwołasz.
action-decline_all = Odrzucaj wszystkie oferty
    .help = Dopóki to działa, każda oferta jest odrzucana w twoim imieniu.
action-stored_discard = Co oddać przy 7
    .help = Powiedz z góry, które karty oddasz najpierw, gdy będzie ich za dużo.
action-leave = Odejdź z gry
    .help = Odejdź na dobre. Twoje pionki zostają, inni grają dalej.
action-undo = Cofnij ruch
    .help = Cofnij ostatni ruch, jeśli nie było w nim losu i nikt niczego nie zobaczył.

arg-corner = miejsce
    .ask = Gdzie?
arg-edge = miejsce
    .ask = Gdzie?
arg-hex = pole
    .ask = Które pole?
arg-cards = karty
arg-card = karta
    .ask = Która karta?
arg-give = dajesz
    .ask = Co dajesz?
arg-get = dostajesz
    .ask = Co chcesz dostać?
arg-count = ile
    .ask = Ile?
arg-to = z kim
    .ask = { $action ->
        [fish_boot] Kto dostaje but?
        [give_help] Komu pomagasz?
       *[other] Z kim?
    }
arg-closing = kto dostaje
    .ask = Kto to dostaje?
arg-counters = zamiast oferty
    .ask = Zamiast której oferty?
arg-offer = oferta
    .ask = Która oferta?
arg-answer = odpowiedź
    .ask = Co odpowiadasz?
arg-partner = z kim
    .ask = Z kim?
arg-standing = stała oferta
    .ask = Która stała oferta?
arg-until = do kiedy
    .ask = Do kiedy?
arg-target = gracz
    .ask = Który gracz?
arg-state = włącz lub wyłącz
    .ask = Włączyć czy wyłączyć?
arg-order = kolejność
    .ask = W jakiej kolejności?
arg-mode = kiedy
    .ask = Kiedy?
arg-victim = komu
    .ask = Komu?

# --- co może wybrać gospodarz
option-island = Wyspa
    .help = Losowa albo stała wyspa dla początkujących.
option-turn_mode = Handel i budowa
    .help = W dowolnej kolejności albo najpierw handel, potem budowa.
option-target = Punkty do zwycięstwa
    .help = 0 oznacza liczbę z zasad; warianty dodają swoje.
    .zero = jak w zasadach
option-hand_limit = Limit kart przy 7
    .help = Kto ma więcej, oddaje połowę. 0 oznacza, że nikt nie oddaje.
    .zero = dowolnie wiele
option-friendly_robber = Przyjazny złodziej
    .help = Złodziej omija graczy, którzy mają mniej niż 3 widoczne punkty.
option-no_seven_rounds = Rundy bez 7
    .help = W pierwszych rundach 7 rzuca się jeszcze raz.
    .zero = żadne
option-dice = Kostki
    .help = Prawdziwe kostki albo talia wszystkich 36 rzutów.
option-tokens = Liczby
    .help = Spiralą według liter albo losowo.
option-reds_apart = 6 i 8 osobno
    .help = Przy losowych liczbach: szóstki i ósemki nie sąsiadują ze sobą.
option-ends_apart = 2 i 12 osobno
    .help = Przy losowych liczbach: dwójki i dwunastki nie sąsiadują ze sobą.
option-equal_apart = Równe liczby osobno
    .help = Przy losowych liczbach: żadne dwie równe obok siebie.
option-terrain_group = Ten sam krajobraz razem
    .help = Ile pól jednego krajobrazu może się stykać. 0 oznacza dowolnie wiele.
    .zero = dowolnie wiele
option-desert = Pustynia
    .help = Gdziekolwiek, pośrodku albo na wybrzeżu.
option-harbours = Porty
    .help = Rodzaje losowo, jak na ramce albo losowo ułożone części ramki.
option-start = Kto zaczyna
    .help = Losowo, przez rzut albo miejsce, które wskażesz.
option-seats = Miejsca przy stole
    .help = Losowo albo w kolejności dołączania.
option-bank_shown = Jawny bank
    .help = Wszyscy widzą, co zostało w banku.
option-bank_limited = Ograniczony bank
    .help = W banku może zabraknąć kart.
option-open_hands = Odkryte karty
    .help = Wszyscy widzą karty wszystkich.
option-remembered_hands = Zapamiętane karty
    .help = Co można zobaczyć z kart innych: nic, ile ich mają, albo też karty, które wszyscy widzieli.
option-second_founding = Drugie zakładanie
    .help = Osada albo miasto, dla szybszego początku.
option-trade = Handel między graczami
    .help = Dowolny albo żaden.
option-offers_per_turn = Oferty na turę
    .help = Ile ofert każdy może złożyć w turze. 0 oznacza dowolnie wiele.
    .zero = dowolnie wiele
option-steal_optional = Kradzież nieobowiązkowa
    .help = Kto przestawia złodzieja, nie musi kraść.
option-pace = Tempo
    .help = Ile może trwać tura; spóźnieni najpierw dostają przypomnienie.
    .none = bez zegara: nikt nie dostaje przypomnień
option-time_up = Gdy minie czas
    .help = Gra zastępca, aż osoba wróci; bot robi jeden bezpieczny ruch; albo są tylko przypomnienia.
option-stand_in = Zastępcy
    .help = Jak gracz automatyczny gra za kogoś nieobecnego: tylko to, co musi, albo dalej jak na własnym miejscu.
option-standing_offers = Stałe oferty
    .help = Oferty, które inni mogą przyjąć, gdy ich autor śpi.
option-embargoes = Embarga
    .help = Gracze mogą odmówić handlu z kimś.
option-vacation = Dni urlopu
    .help = Przez tyle dni w jednej grze można być na urlopie (/ja urlop), a zegar tej osoby stoi.
    .zero = żadne
option-undo = Cofanie ruchów
    .help = Ruchy bez losu, które nikomu nic nie pokazały, można cofnąć.
option-closing = Gdy przyjmie kilka osób
    .help = Wybiera autor oferty albo dostaje, kto pierwszy przyjmie; każda oferta może ustalić inaczej.
    .pace = przy dniu lub więcej na turę dostaje, kto pierwszy przyjmie, inaczej wybiera autor
option-confirm_trades = Potwierdzanie każdej wymiany
    .help = Autor oferty ma ostatnie słowo nawet wtedy, gdy nie ma już z czego wybierać.

value-on = włączone
value-off = wyłączone
value-variable = losowo
value-beginner = dla początkujących
value-combined = w dowolnej kolejności
value-split = handel, potem budowa
value-counts = ile kart
value-remembered = karty, które było widać
value-random = losowo
value-balanced = wyrównana talia
value-spiral = spirala
value-centre = pośrodku
value-coast = na wybrzeżu
value-shuffled = wymieszane
value-fixed = jak na ramce
value-frame = części ramki
value-lot = losowo
value-dice = rzutem
value-chosen = wskazane miejsce
value-settlement = osada
value-city = miasto
value-free = dowolny
value-none = brak
value-live = na żywo, minuty na turę
value-day = dzień na turę
value-week = tydzień na turę
value-remind = tylko przypominaj
value-default = bot robi bezpieczny ruch
value-stand_in = gra zastępca
value-choose = wybiera autor oferty
value-first = kto pierwszy przyjmie
value-pace = według tempa
value-accept = przyjmij
value-decline = odrzuć
value-if_silent = gdy się spóźniam
value-at_once = od razu

# --- dlaczego nie
refused-game_over = Gra jest skończona.
refused-not_your_turn = To nie twoja tura.
refused-choice_pending = Najpierw trzeba rozstrzygnąć coś innego.
refused-wrong_phase = Nie w tej części tury.
refused-roll_first = Najpierw rzuć kostkami.
refused-not_in_this_game = Tego w tej grze nie ma.
refused-colour_taken = Ktoś już ma ten kolor.
refused-no_such_offer = Tej oferty już nie ma.
refused-own_offer = To twoja własna oferta; odpowiadają na nią inni.
refused-embargo = Między wami obowiązuje embargo.
refused-offer_limit = Przy tym stole nie można złożyć w jednej turze więcej ofert.
refused-cannot_undo = Nie ma czego cofnąć: zdecydował los, coś wyszło na jaw albo ktoś już zagrał po tobie.
refused-bad_target = Tego nie można wybrać.
refused-no_piece_left = Nie masz już takiego pionka.
refused-not_on_board = Nie ma takiego miejsca na planszy.
refused-occupied = Tam już coś stoi.
refused-no_settlement = Miasto zastępuje twoją osadę, a nie masz jej tam.
refused-not_connected = To musi stykać się z twoją drogą lub budowlą.
refused-too_close = Za blisko: sąsiednie skrzyżowania muszą być wolne.
refused-must_move = Złodziej musi pójść na inne pole.
refused-empty_side = Obie strony muszą coś dać.
refused-same_resource = Ta sama karta nie może być po obu stronach.
refused-not_a_resource = To nie jest karta: bank bierze tylko karty, a punktów i większości żetonów nie można wymieniać, brać, oddawać ani wskazywać.
refused-bad_count = { $rate ->
    [gold] Do wymiany potrzebne są dwie kości ze złotem.
    [few] Bank bierze { $rate } { FORM($card, $rate, case: "acc") } za jedną kartę.
    [many] Bank bierze { $rate } { FORM($card, $rate, case: "acc") } za jedną kartę.
   *[none] To nie jest właściwa liczba kart.
}
refused-bank_empty = Bank nie ma tej karty.
refused-cannot_pay = { $missing ->
    [one] Brakuje ci na to jeszcze { FORM($missing, case: "gen") }.
    [more] Brakuje ci na to jeszcze { FORM($missing, case: "gen") }.
   *[none] Ktoś nie ma już na to kart.
}
refused-bad_input = Tego nie rozumiem.
refused-no_such_seat = Nie ma takiego miejsca przy stole.
refused-unknown_module = Nie znam takiego zestawu zasad.
refused-needs_module = „{ $module }” wymaga też „{ $needs }”.
refused-excludes_module = „{ $module }” i „{ $other }” nie da się połączyć.
refused-circular_modules = Te zestawy zasad wymagają siebie nawzajem: { $modules }.
refused-player_count = Potrzeba { $most ->
    [4] { $fewest } lub { $most }
   *[other] od { $fewest } do { $most }
} graczy; { $players ->
    [one] jest tu jedna osoba.
    [few] są tu { $players } osoby.
    [many] jest tu { $players } osób.
   *[other] jest tu { $players } osoby.
}
refused-bad_option = Opcja „{ $option }” nie może tu mieć tej wartości.
refused-newer_save = Tę grę zapisała nowsza wersja programu.
refused-damaged_save = Ten zapis gry jest uszkodzony.

# --- co leży na stole
look-robber = złodziej
look-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
look-road-length = długość drogi { $n }
look-left-road = { $n ->
    [one] została { $n } droga
    [few] zostały { $n } drogi
    [many] zostało { $n } dróg
   *[other] zostało { $n } drogi
}
look-left-settlement = { $n ->
    [one] została { $n } osada
    [few] zostały { $n } osady
    [many] zostało { $n } osad
   *[other] zostało { $n } osady
}
look-left-city = { $n ->
    [one] zostało { $n } miasto
    [few] zostały { $n } miasta
    [many] zostało { $n } miast
   *[other] zostało { $n } miasta
}
look-bank = { $n } { FORM($card, $n) }
