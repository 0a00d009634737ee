# Veľká rieka v skratke.
great_river = Veľká rieka
    .also = rieka, zlato, zlaťáky, breh, močiar, ústie
    .text = Rieka tečie z hôr cez pahorkatinu do močiara pri mori. Každá cesta a každá stavba na jej brehoch je za žetón zlata, stavba pri ústí za dva; tri žetóny sú bod. Zlato nie je karta: nedá sa meniť, kradnúť ani minúť. Pri močiari nikto nezačína a hrá sa o { $raised ->
        [3] tri body
       *[other] dva body
    } viac.
