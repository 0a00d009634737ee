# Rybáři
module-fishermen = Rybáři
    .help = Místo pouště leží jezero a u pobřeží jsou loviště. Ryby zaženou zloděje, vezmou kartu, postaví silnici; někdo ale vytáhne starou botu.
terrain-lake = jezero
card-fish = { $n ->
    [one] žeton ryb
    [few] žetony ryb
   *[other] žetonů ryb
}
group-fish = Ryby
    .help = Co se dá za ryby pořídit, a stará bota.
action-fish_robber = Zahnat zloděje (2 ryby)
    .help = Zloděj opustí ostrov až do příští 7 nebo rytíře.
action-fish_steal = Vzít někomu kartu (3 ryby)
    .help = Náhodná karta z ruky, kterou si vybereš.
action-fish_resource = Vzít surovinu (4 ryby)
    .help = Libovolná surovina, kterou bank má.
action-fish_road = Postavit silnici (5 ryb)
    .help = Silnice zdarma tam, kde smíš stavět.
action-fish_card = Vzít si kartu (7 ryb)
    .help = Akční karta; s Městy a rytíři karta pokroku z balíčku podle výběru.
action-fish_boot = Předat starou botu
    .help = Jednou za svůj tah někomu, kdo má aspoň tolik bodů co ty.
refused-too_few_fish = { $cost ->
    [one] Stojí to { $cost } rybu, ty jich máš { $held }.
    [few] Stojí to { $cost } ryby, ty jich máš { $held }.
   *[other] Stojí to { $cost } ryb, ty jich máš { $held }.
}
refused-no_boot = Stará bota není tvoje.
refused-boot_handed_on = Stará bota už byla v tomto tahu předána.
refused-fewer_points = Starou botu jde dát jen někomu, kdo má aspoň tolik bodů co ty.
event-fish_caught = { $n ->
    [one] Tvůj úlovek: { $n } ryba.
    [few] Tvůj úlovek: { $n } ryby.
   *[other] Tvůj úlovek: { $n } ryb.
}
event-fish_first = { $seat } začíná s rybami: { $n ->
    [one] jeden žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
}.
event-fish_spent = { $seat } platí { $n ->
    [one] jednu rybu
    [few] { $n } ryby
   *[other] { $n } ryb
}{ $lost ->
    [0] .
    [one] , jednu z nich zbytečně.
    [few] , { $lost } z nich zbytečně.
   *[other] , { $lost } z nich zbytečně.
}
event-robber_fished = { $seat } zahání zloděje z ostrova.
event-fish_resource = { $seat } si za ryby bere z banku { FORM($card, 1, case: "acc") }.
event-boot_drawn = { $seat } vytahuje z vody starou botu a k výhře potřebuje o bod víc.
event-boot_given = { $seat } dává starou botu hráči { $other }.
look-fish = { $n ->
    [one] { $n } žeton ryb
    [few] { $n } žetony ryb
   *[other] { $n } žetonů ryb
}
look-fish-left = { $n ->
    [one] zbývá { $n } žeton ryb
    [few] zbývají { $n } žetony ryb
   *[other] zbývá { $n } žetonů ryb
}
look-boot = stará bota
look-fish-token = { $n ->
    [one] jedna ryba
    [few] { $n } ryby
   *[other] { $n } ryb
}
look-fish-tokens = { $n ->
    [one] Úlovek: { $n } ryba
    [few] Úlovek: { $n } ryby
   *[other] Úlovek: { $n } ryb
}
