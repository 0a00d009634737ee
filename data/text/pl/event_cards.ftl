# Karty wydarzeń
module-event_cards = Karty wydarzeń
    .help = Miejsce kostek zajmuje talia 36 kart. Liczby wypadają tak często, jak powinny, a wiele kart przynosi wydarzenie.

event-new_year = Przełom roku! Tasuje się wszystkie 36 kart wydarzeń; zaczyna się rok { $year }.
event-event_card = { $event ->
    [robbery] Grabież: uderza 7.
    [plague] Zaraza: każde miasto przynosi tym razem tylko jedną kartę.
    [earthquake] Trzęsienie ziemi: każdemu uszkadza się jedna droga.
    [good_neighbourhood] Dobre sąsiedztwo: każdy daje kartę sąsiadowi z lewej.
    [tournament] Turniej rycerski: kto ma najwięcej rycerzy, bierze surowiec.
    [trade_advantage] Korzystny handel: kto ma Najdłuższą drogę handlową, może zabrać komuś kartę.
    [calm_sea] Spokojne morze: kto ma najwięcej budowli przy portach, bierze surowiec.
    [robber_leaves] Odejście złodzieja: jeśli złodziej jest poza domem, wraca.
    [neighbourly_help] Pomoc sąsiedzka: kto prowadzi, daje kartę komuś z tyłu.
    [conflict] Konflikt: największa siła rycerska zabiera komuś surowiec.
   *[fruitful_year] Urodzajny rok: każdy bierze surowiec.
}
event-road_damaged = { $seat }: trzęsienie ziemi uszkadza drogę { $edge }.
event-road_repaired = { $seat } naprawia drogę { $edge }.
event-gave_card = { $seat } daje kartę graczowi { $taker }.
event-gave_which_card = { $seat } daje 1 { FORM($card, 1, case: "acc") } graczowi { $taker }.
event-event_declined = { $seat } zostawia wszystkim ich karty.
event-event_in_vain = { $why ->
    [no_road] Nikt nie ma drogi do uszkodzenia, więc nic się nie dzieje.
    [no_cards] { $event ->
        [good_neighbourhood] Nikt nie ma karty do oddania, więc nic się nie dzieje.
        [neighbourly_help] Kto prowadzi, nie ma karty do oddania, więc nic się nie dzieje.
       *[other] Nikt inny nie ma karty, więc nic się nie dzieje.
    }
    [no_knight] Nikt nie ma rycerza, więc nic się nie dzieje.
    [no_harbour] Nikt nie ma budowli przy porcie, więc nic się nie dzieje.
    [no_bank] Bank jest pusty, więc nikt nic nie bierze.
    [nobody_first] { $event ->
        [trade_advantage] Nikt nie ma Najdłuższej drogi handlowej, więc nic się nie dzieje.
        [conflict] Nikt nie ma największej siły w pojedynkę, więc nic się nie dzieje.
       *[other] Kto miał najwięcej, już nie gra, więc nic się nie dzieje.
    }
    [asleep] Złodziej śpi, dopóki nie zaatakują barbarzyńcy, więc zostaje.
    [at_home] Złodziej jest już w domu, więc nic się nie dzieje.
   *[all_equal] Wszyscy mają tyle samo punktów, więc nic się nie dzieje.
}

prompt-event_road = Ziemia się trzęsie: która z twoich dróg się uszkadza?
prompt-event_gift = Jaką kartę dajesz sąsiadowi z lewej ({ $to })?
prompt-event_help = Prowadzisz: jaką kartę dajesz i komu ({ FORM($receivers, case: "or") })?
prompt-event_victim = { $may_decline ->
    [0] Komu zabierasz surowiec: { FORM($victims, case: "or") }?
   *[other] Komu zabierasz kartę: { FORM($victims, case: "or") }, czy nikomu?
}

action-damage_road = Uszkodź drogę
    .help = Wybierz drogę, którą uszkadza trzęsienie ziemi. Zostaje i liczy się, ale nowej drogi nie zbudujesz, dopóki jej nie naprawisz.
action-repair = Napraw drogę
    .help = Jedno drewno i jedna glina naprawiają uszkodzoną drogę.
action-give_card = Daj kartę
    .help = Jedna wybrana karta idzie do sąsiada z lewej. Wszyscy wybierają w tajemnicy.
action-give_help = Pomóż
    .help = Jedna wybrana karta idzie do kogoś, kto ma mniej punktów.
action-choose_victim = Zabierz kartę
    .help = Jedna losowa karta z ręki przeciwnika.
item-repair = { $case ->
    [acc] naprawę
    [gen] naprawy
   *[nom] naprawa
}

refused-not_damaged = Nie ma tam twojej uszkodzonej drogi.
refused-damaged_road = Droga jest tam uszkodzona; najpierw ją napraw.
refused-repair_first = Masz uszkodzoną drogę: napraw ją, zanim zbudujesz następną.
refused-not_your_intact_road = To nie jest twoja nieuszkodzona droga.

card-none = Bez wydarzenia
card-robbery = Grabież
card-plague = Zaraza
card-earthquake = Trzęsienie ziemi
card-good_neighbourhood = Dobre sąsiedztwo
card-tournament = Turniej rycerski
card-trade_advantage = Korzystny handel
card-calm_sea = Spokojne morze
card-robber_leaves = Odejście złodzieja
card-neighbourly_help = Pomoc sąsiedzka
card-conflict = Konflikt
card-fruitful_year = Urodzajny rok

look-event-card = Karta wydarzeń tej tury ({ $number })
look-event-deck = { $n ->
    [one] { $n } karta wydarzeń do przełomu roku
    [few] { $n } karty wydarzeń do przełomu roku
    [many] { $n } kart wydarzeń do przełomu roku
   *[other] { $n } karty wydarzeń do przełomu roku
}
look-damaged-road = uszkodzona droga
look-event-none = Sama liczba i nic więcej.
look-event-robbery = Za dużo kart: połowa wraca; złodziej rusza i kradnie.
look-event-plague = Każde miasto przynosi jedną kartę.
look-event-earthquake = Każdemu uszkadza się droga.
look-event-good_neighbourhood = Każdy daje kartę w lewo.
look-event-tournament = Najwięcej rycerzy: weź surowiec.
look-event-trade_advantage = Najdłuższa droga handlowa: możesz zabrać komuś kartę.
look-event-calm_sea = Najwięcej budowli przy portach: weź surowiec.
look-event-robber_leaves = Złodziej wraca do domu.
look-event-neighbourly_help = Kto prowadzi, daje kartę komuś z tyłu.
look-event-conflict = Największa siła rycerska: zabierz komuś surowiec.
look-event-fruitful_year = Każdy bierze surowiec.
