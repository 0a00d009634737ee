# Akční karty
module-development = Akční karty
    .help = Za vlnu, obilí a rudu koupíš skrytou kartu: rytíře proti zloději, pokrok, nebo vítězný bod.
item-development = akční karta
card-knight = Rytíř
    .help = Přemísti zloděje a vezmi někomu kartu.
card-road_building = Stavba silnic
    .help = Dvě silnice zdarma.
card-invention = Vynález
    .help = Dvě suroviny podle výběru.
card-monopoly = Monopol
    .help = Všechny karty jedné suroviny od všech.
card-victory_point = Vítězný bod
    .help = Jeden bod, skrytý až do konce.
award-largest_army = Největší vojsko
points-largest_army = Největší vojsko
points-victory_cards = Karty s vítězným bodem

event-bought_card = { $seat } kupuje akční kartu.
event-drew_card = { $card ->
    [knight] Tvoje karta: rytíř.
    [road_building] Tvoje karta: stavba silnic.
    [invention] Tvoje karta: vynález.
    [monopoly] Tvoje karta: monopol.
   *[victory_point] Tvoje karta: vítězný bod.
}
event-played_card = { $card ->
    [knight] { $seat } hraje rytíře.
    [road_building] { $seat } hraje stavbu silnic.
    [invention] { $seat } hraje vynález.
   *[monopoly] { $seat } hraje monopol.
}
event-monopoly_in_vain = Nikdo nemá, co { $seat } žádá: { $card }.
event-gave_monopoly = { $seat } odevzdává { FORM($cards, case: "acc") } hráči { $taker }.

deed-buy_development = Koupit akční kartu, žetonem zaplatit: { $tokens }
action-buy_development = Koupit akční kartu
    .help = Jedna vlna, jedno obilí, jedna ruda; co to je, vidíš jen ty.
action-play_knight = Zahrát rytíře
    .help = Přemísti zloděje a vezmi někomu kartu.
action-play_road_building = Zahrát stavbu silnic
    .help = Polož dvě silnice zdarma.
action-play_invention = Zahrát vynález
    .help = Vezmi si dvě suroviny podle výběru.
action-play_monopoly = Zahrát monopol
    .help = Všichni ti odevzdají všechny karty jedné suroviny.
action-play_victory_point = Zahrát vítězný bod
    .help = Není třeba: platí od chvíle, kdy ho máš.
arg-tokens = zaplaceno žetony
arg-resource = surovina
    .ask = Která surovina?

refused-no_such_card = Takovou kartu nemáš.
refused-card_limit = Jedna akční karta za tah, a ta už padla.
refused-card_too_new = Tahle karta je koupená v tomto tahu; zahrát půjde od příštího.
refused-deck_empty = Balíček je prázdný.
refused-no_effect = To by teď nic nezmohlo.

look-development = { $n ->
    [one] { $n } akční karta
    [few] { $n } akční karty
   *[other] { $n } akčních karet
}
look-development-cards = Akční karty
look-knights = { $n ->
    [one] { $n } zahraný rytíř
    [few] { $n } zahraní rytíři
   *[other] { $n } zahraných rytířů
}
look-deck = { $n ->
    [one] zbývá { $n } akční karta
    [few] zbývají { $n } akční karty
   *[other] zbývá { $n } akčních karet
}
