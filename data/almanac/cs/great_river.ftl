# Velká řeka ve zkratce.
great_river = Velká řeka
    .also = řeka, zlato, zlaťáky, břeh, bažina, ústí
    .text = Řeka teče z hor přes pahorkatinu do bažiny u moře. Každá cesta i stavba na jejích březích je za zlaťák, stavba u ústí za dva; tři zlaťáky jsou bod. Zlato není karta: nejde měnit, ukrást ani utratit. U bažiny se nezačíná a hraje se o dva body víc, ve třech o tři.
