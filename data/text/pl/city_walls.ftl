# Mury miejskie gry podstawowej
module-city_walls = Mury miejskie
    .help = W zapasie jest siedem murów. Za dwie gliny stawiasz mur pod swoim miastem, a każdy pozwala zatrzymać przy 7 o dwie karty więcej. Do wygranej trzeba o punkt więcej.
refused-wall_needs_city = Mury stawia się pod własnym miastem.
refused-already_walled = To miasto ma już mury.
refused-no_wall_left = Wszystkie siedem murów już stoi; wracają tylko wtedy, gdy przepada miasto z murami.
look-walls-left = pozostałe mury: { $n }
