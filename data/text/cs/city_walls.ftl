# Hradby základní hry
module-city_walls = Městské hradby
    .help = K dispozici je sedmero hradeb. Za dva jíly postavíš jedny pod své město a každé ti při 7 nechají o dvě karty víc. Hraje se o bod víc.
refused-wall_needs_city = Hradby patří pod tvé vlastní město.
refused-already_walled = To město už hradby má.
refused-no_wall_left = Všechny hradby už stojí; vrátí se jen se ztraceným městem.
look-walls-left = zbývající hradby: { $n }
