# Korsika ve zkratce.
corsica = Korsika
    .also = mapa, hotový plán, sídla, kruhy
    .text = Ostrov leží, jak je vytištěný, pro tři až šest hráčů. Vesnice stojí jen na kruzích se jménem; cesta, která dojde k volnému kruhu, tam končí, dokud ho neosídlíš. Přístavy nejsou. Ve třech se hraje do 13 bodů, ve čtyřech do 12, v pěti a šesti do 10. Zloděj čeká na pastvině vedle Ajaccia.
trade_roads = Obchodní cesty
    .also = červené cesty, obchodní práva, 3:1, 2:1
    .text = Na mapách je devět míst pro cestu červených. Kdo tam má cestu, mění s bankou v kurzu, který je tam napsaný: tři stejné karty za jednu, nebo dvě dané suroviny. Právo má jen majitel cesty a drží až do konce.
crossings = Křižovatky s bodem
    .also = křižovatka, žeton, první cesta
    .text = Ve třech nebo čtyřech leží na mapách na každé označené křižovatce žeton: bere ho první cesta, která k ní dojde, a je to bod natrvalo. Vesnice tam nestojí. V pěti a šesti žetony nejsou a na těchto křižovatkách se smí stavět.
