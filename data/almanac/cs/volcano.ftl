# Sopka ve zkratce.
volcano = Sopka
    .also = láva, výbuch, erupce
    .text = Sopka leží místo pouště a má číslo 5. Při 5 si každá vesnice u ní vezme surovinu podle výběru, každé město dvě. Pak kostka určí, na který roh vyteče láva: vesnice tam zmizí, z města zbude vesnice, a nemá-li hráč figurku vesnice, nic. Na začátku tam nikdo nezakládá.
