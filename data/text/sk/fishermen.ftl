# Rybári
module-fishermen = Rybári
    .help = Namiesto púšte je jazero a pri pobreží sú loviská. Ryby zaženú zlodeja, vezmú kartu, postavia cestu; niekto však vytiahne starú topánku.
terrain-lake = jazero
card-fish = { $n ->
    [one] žetón rýb
    [few] žetóny rýb
   *[other] žetónov rýb
}
group-fish = Ryby
    .help = Čo sa dá za ryby kúpiť, a stará topánka.
action-fish_robber = Zahnať zlodeja (2 ryby)
    .help = Zlodej opustí plán až do ďalšej 7 alebo rytiera.
action-fish_steal = Vziať niekomu kartu (3 ryby)
    .help = Náhodná karta z ruky, ktorú si vyberieš.
action-fish_resource = Vziať surovinu (4 ryby)
    .help = Ľubovoľná surovina, ktorú má bank.
action-fish_road = Postaviť cestu (5 rýb)
    .help = Cesta zadarmo tam, kde smieš stavať.
action-fish_card = Vziať si kartu (7 rýb)
    .help = Akčná karta; s Mestami a rytiermi karta pokroku z balíčka podľa výberu.
action-fish_boot = Odovzdať starú topánku
    .help = Raz za svoj ťah niekomu, kto má aspoň toľko bodov ako ty.
refused-too_few_fish = { $cost ->
    [one] Stojí to { $cost } rybu, ty ich máš { $held }.
    [few] Stojí to { $cost } ryby, ty ich máš { $held }.
   *[other] Stojí to { $cost } rýb, ty ich máš { $held }.
}
refused-no_boot = Starú topánku nemáš ty.
refused-boot_handed_on = V tomto ťahu máš starú topánku už odovzdanú.
refused-fewer_points = Stará topánka ide len niekomu, kto má aspoň toľko bodov ako ty.
event-fish_caught = { $n ->
    [one] Tvoj úlovok: { $n } ryba.
    [few] Tvoj úlovok: { $n } ryby.
   *[other] Tvoj úlovok: { $n } rýb.
}
event-fish_first = { $seat } začína s rybami: { $n ->
    [one] jeden žetón
    [few] { $n } žetóny
   *[other] { $n } žetónov
}.
event-fish_spent = { $seat } platí { $n ->
    [one] { $n } rybu
    [few] { $n } ryby
   *[other] { $n } rýb
}{ $lost ->
    [0] .
    [one] , jednu z nich zbytočne.
   *[other] , { $lost } z nich zbytočne.
}
event-robber_fished = { $seat } zaháňa zlodeja z plánu.
event-fish_resource = { $seat } si za ryby berie z banku { FORM($card, 1, case: "acc") }.
event-boot_drawn = { $seat } vyťahuje z vody starú topánku a na výhru potrebuje o bod viac.
event-boot_given = { $seat } dáva starú topánku hráčovi { $other }.
look-fish = { $n ->
    [one] { $n } žetón rýb
    [few] { $n } žetóny rýb
   *[other] { $n } žetónov rýb
}
look-fish-left = { $n ->
    [one] zostáva { $n } žetón rýb
    [few] zostávajú { $n } žetóny rýb
   *[other] zostáva { $n } žetónov rýb
}
look-boot = stará topánka
look-fish-token = { $n ->
    [one] jedna ryba
    [few] { $n } ryby
   *[other] { $n } rýb
}
look-fish-tokens = { $n ->
    [one] Úlovok: { $n } ryba
    [few] Úlovok: { $n } ryby
   *[other] Úlovok: { $n } rýb
}
