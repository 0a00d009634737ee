# Velká řeka ve zkratce.
great_river = Velká řeka
    .also = řeka, zlato, žeton zlata, zlaťáky, břeh, bažina, ústí
    .text = Řeka teče z hor přes vrchovinu do bažiny u moře. Každá silnice i stavba na jejích březích je za žeton zlata, stavba u ústí za dva; tři žetony jsou bod. Zlato není karta: nejde měnit, ukrást ani utratit. U bažiny se nezačíná a hraje se o { $raised ->
        [3] tři body
       *[other] dva body
    } víc.
