# Wielka rzeka w skrócie.
great_river = Wielka rzeka
    .also = rzeka, złoto, żetony złota, brzeg rzeki, bagno, ujście
    .text = Rzeka płynie z gór przez wzgórza do bagna nad morzem. Każda droga i budowla na jej brzegach jest warta żeton złota, budowla przy ujściu dwa; trzy żetony to punkt. Złoto to nie karta: nie można go wymienić, ukraść ani wydać. Nikt nie zaczyna przy bagnie, a do wygranej trzeba o { $raised ->
        [3] trzy
       *[other] dwa
    } punkty więcej.
