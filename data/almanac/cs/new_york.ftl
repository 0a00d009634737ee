# New York ve zkratce.
new_york = New York
    .also = mapa, hotový plán, sídla, kruhy, města u kanálu
    .text = Země leží, jak je vytištěná, pro tři až šest hráčů. Vesnice stojí jen na kruzích se jménem, žlutých i zelených; cesta, která dojde k volnému kruhu, tam končí, dokud ho neosídlíš. Přístavy nejsou. Ve třech se hraje do 13 bodů, ve čtyřech do 12, v pěti a šesti do 10. Zloděj čeká v poušti.
