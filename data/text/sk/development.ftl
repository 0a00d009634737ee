# Akčné karty
module-development = Akčné karty
    .help = Za vlnu, obilie a rudu kúpiš skrytú kartu: rytiera, tri druhy pokroku alebo víťazný bod.
item-development = akčná karta
card-knight = Rytier
    .help = Presuň zlodeja a ukradni kartu.
card-road_building = Stavba ciest
    .help = Dve cesty zadarmo.
card-invention = Vynález
    .help = Dve suroviny podľa výberu.
card-monopoly = Monopol
    .help = Všetky karty jednej suroviny od všetkých.
card-victory_point = Víťazný bod
    .help = Jeden bod, skrytý až do konca.
award-largest_army = Najväčšie vojsko
points-largest_army = Najväčšie vojsko
points-victory_cards = Karty s víťazným bodom

event-bought_card = { $seat } kupuje akčnú kartu.
event-drew_card = { $card ->
    [knight] Tvoja karta: rytier.
    [road_building] Tvoja karta: stavba ciest.
    [invention] Tvoja karta: vynález.
    [monopoly] Tvoja karta: monopol.
   *[victory_point] Tvoja karta: víťazný bod.
}
event-played_card = { $card ->
    [knight] { $seat } hrá rytiera.
    [road_building] { $seat } hrá stavbu ciest.
    [invention] { $seat } hrá vynález.
   *[monopoly] { $seat } hrá monopol.
}
event-monopoly_in_vain = { $seat } nedostáva nič: nikto nemá { FORM($card, case: "acc") }.
event-gave_monopoly = { $seat } odovzdáva { FORM($cards, case: "acc") } hráčovi { $taker }.

deed-buy_development = Kúpiť akčnú kartu, žetónom zaplatiť: { $tokens }
action-buy_development = Kúpiť akčnú kartu
    .help = Jedna vlna, jedno obilie, jedna ruda; čo to je, vidíš len ty.
action-play_knight = Zahrať rytiera
    .help = Presuň zlodeja a ukradni kartu.
action-play_road_building = Zahrať stavbu ciest
    .help = Polož dve cesty zadarmo.
action-play_invention = Zahrať vynález
    .help = Vezmi si dve suroviny podľa výberu.
action-play_monopoly = Zahrať monopol
    .help = Všetci ti odovzdajú všetky karty jednej suroviny.
action-play_victory_point = Zahrať víťazný bod
    .help = Netreba: platí od chvíle, keď ho máš.
arg-tokens = zaplatené žetónmi
arg-resource = surovina
    .ask = Ktorá surovina?

refused-no_such_card = Takú kartu nemáš.
refused-card_limit = Jedna akčná karta za ťah, a tú svoju už máš zahranú.
refused-card_too_new = Táto karta je kúpená v tomto ťahu; zahrať sa dá od ďalšieho.
refused-deck_empty = Balíček je prázdny.
refused-no_effect = Teraz by to nič nespravilo.

look-development = { $n ->
    [one] { $n } akčná karta
    [few] { $n } akčné karty
   *[other] { $n } akčných kariet
}
look-development-cards = Akčné karty
look-knights = { $n ->
    [one] { $n } zahraný rytier
    [few] { $n } zahraní rytieri
   *[other] { $n } zahraných rytierov
}
look-deck = { $n ->
    [one] zostáva { $n } akčná karta
    [few] zostávajú { $n } akčné karty
   *[other] zostáva { $n } akčných kariet
}
