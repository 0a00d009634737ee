# Hradby, ve všech pravidlech, která je mají.
item-wall = hradby
action-build_wall = Postavit hradby
    .help = Za dva jíly postavíš hradby pod jedním ze svých měst; každé ti při 7 nechají o dvě karty víc.
look-wall = hradby
look-walls = hradby: { $n }
