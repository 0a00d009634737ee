# Karty rozwoju
module-development = Karty rozwoju
    .help = Za wełnę, zboże i rudę kupujesz zakrytą kartę: rycerza na złodzieja, postęp albo punkt zwycięstwa.
item-development = { $case ->
    [acc] kartę rozwoju
    [gen] karty rozwoju
   *[nom] karta rozwoju
}
card-knight = Rycerz
    .help = Przestaw złodzieja i ukradnij kartę.
card-road_building = Budowa drogi
    .help = Dwie drogi za darmo.
card-invention = Wynalazek
    .help = Dwa dowolne surowce.
card-monopoly = Monopol
    .help = Wszystkie karty jednego surowca od wszystkich.
card-victory_point = Punkt zwycięstwa
    .help = Jeden punkt, zakryty do końca gry.
award-largest_army = Najwyższa władza rycerska
points-largest_army = Najwyższa władza rycerska
points-victory_cards = Karty Punkt zwycięstwa

event-bought_card = { $seat } kupuje kartę rozwoju.
event-drew_card = { $card ->
    [knight] Twoja karta: Rycerz.
    [road_building] Twoja karta: Budowa drogi.
    [invention] Twoja karta: Wynalazek.
    [monopoly] Twoja karta: Monopol.
   *[victory_point] Twoja karta: Punkt zwycięstwa.
}
event-played_card = { $card ->
    [knight] { $seat } zagrywa Rycerza.
    [road_building] { $seat } zagrywa Budowę drogi.
    [invention] { $seat } zagrywa Wynalazek.
   *[monopoly] { $seat } zagrywa Monopol.
}
event-monopoly_in_vain = Nikt nie ma { FORM($card, case: "gen") } dla gracza { $seat }.
event-gave_monopoly = { $seat } oddaje { FORM($cards, case: "acc") } graczowi { $taker }.

deed-buy_development = Kup kartę rozwoju, żetonem zapłać: { $tokens }
action-buy_development = Kup kartę rozwoju
    .help = Jedna wełna, jedno zboże, jedna ruda; co to za karta, widzisz tylko ty.
action-play_knight = Zagraj Rycerza
    .help = Przestaw złodzieja i ukradnij kartę.
action-play_road_building = Zagraj Budowę drogi
    .help = Połóż dwie drogi za darmo.
action-play_invention = Zagraj Wynalazek
    .help = Weź dwa dowolne surowce.
action-play_monopoly = Zagraj Monopol
    .help = Wszyscy oddają ci wszystkie karty jednego surowca.
action-play_victory_point = Zagraj Punkt zwycięstwa
    .help = Nigdy nie trzeba: liczy się od chwili, gdy go masz.
arg-tokens = zapłacone żetonami
arg-resource = surowiec
    .ask = Który surowiec?

refused-no_such_card = Nie masz takiej karty.
refused-card_limit = Jedna karta rozwoju na turę, a ta już za tobą.
refused-card_too_new = Ta karta jest kupiona w tej turze; zagrasz ją od następnej.
refused-deck_empty = Stos jest pusty.
refused-no_effect = To by teraz nic nie dało.

look-development = { $n ->
    [one] { $n } karta rozwoju
    [few] { $n } karty rozwoju
    [many] { $n } kart rozwoju
   *[other] { $n } karty rozwoju
}
look-development-cards = Karty rozwoju
look-knights = { $n ->
    [one] { $n } zagrany rycerz
    [few] { $n } zagranych rycerzy
    [many] { $n } zagranych rycerzy
   *[other] { $n } zagranego rycerza
}
look-deck = { $n ->
    [one] została { $n } karta rozwoju
    [few] zostały { $n } karty rozwoju
    [many] zostało { $n } kart rozwoju
   *[other] zostało { $n } karty rozwoju
}
