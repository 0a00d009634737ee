# Mestské hradby, vo všetkých pravidlách, ktoré ich majú.
item-wall = mestské hradby
action-build_wall = Postaviť hradby
    .help = Za dve tehly postavíš hradby pod jedným zo svojich miest; každé ti pri 7 nechajú o dve karty viac.
look-wall = mestské hradby
look-walls = hradby: { $n }
