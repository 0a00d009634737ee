# New York ve zkratce.
new_york = New York
    .also = mapa, hotový plán, sídla, kruhy, města u kanálu
    .text = Země je pokaždé stejná, pro tři až šest hráčů; rozložení je naše vlastní, takže se liší od plánu v krabici. Vesnice stojí jen na kruzích s názvem, žlutých i zelených; silnice, která dojde k volnému kruhu, tam končí, dokud ho neosídlíš. Přístavy nejsou. Ve třech se hraje do 13 bodů, ve čtyřech do 12, v pěti a šesti do 10. Zloděj čeká v poušti.
