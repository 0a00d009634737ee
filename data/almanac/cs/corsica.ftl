# Korsika ve zkratce.
corsica = Korsika
    .also = mapa, hotový plán, sídla, kruhy
    .text = Ostrov je pokaždé stejný, pro tři až šest hráčů; rozložení je naše vlastní, takže se liší od plánu v krabici. Vesnice stojí jen na kruzích s názvem; silnice, která dojde k volnému kruhu, tam končí, dokud ho neosídlíš. Přístavy nejsou. Ve třech se hraje do 13 bodů, ve čtyřech do 12, v pěti a šesti do 10. Zloděj čeká na pastvině vedle Ajaccia.
trade_roads = Specializovaný obchod
    .also = obchodní cesty, výměna 3:1, červené silnice, obchodní práva, 3:1, 2:1
    .text = Na mapách je devět polí pro silnice červených. Kdo tam má silnici, mění s bankem v kurzu, který je tam napsaný: tři stejné karty za jednu, nebo dvě dané suroviny. Právo má jen majitel silnice a drží až do konce.
crossings = Křižovatky s vítěznými body
    .also = křižovatky s bodem, křižovatka, žeton, první silnice
    .text = Ve třech nebo čtyřech leží na mapách na každé označené křižovatce žeton: bere ho první silnice, která k ní dojde, a je to bod natrvalo. Vesnice tam nestojí. V pěti a šesti žetony nejsou a na těchto křižovatkách se smí stavět.
