# Hradby, ve všech pravidlech, která je mají.
item-wall = hradby
action-build_wall = Postavit hradby
    .help = Dva jíly koupí hradby pod jedno z tvých měst; každé ti při 7 nechají o dvě karty víc.
look-wall = hradby
look-walls = hradby: { $n }
