# Mury miejskie, we wszystkich zasadach, które je mają.
item-wall = mury miejskie
action-build_wall = Zbuduj mury miejskie
    .help = Za dwie gliny stawiasz mury pod jednym ze swoich miast; każde mury pozwalają zatrzymać przy 7 o dwie karty więcej.
look-wall = mury miejskie
look-walls = mury miejskie: { $n }
