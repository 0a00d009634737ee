# New York v skratke.
new_york = New York
    .also = mapa, hotový plán, sídla, kruhy, mestá pri kanáli
    .text = Krajina je vždy rovnaká, pre troch až šiestich hráčov; rozloženie je naše vlastné, iné ako v krabici. Dediny stoja len na kruhoch s názvom, žltých aj zelených; cesta, ktorá príde k voľnému kruhu, tam čaká, kým ho neosídliš. Prístavy nie sú. Traja hrajú do 13 bodov, štyria do 12, piati a šiesti do 10. Zlodej čaká na púšti.
