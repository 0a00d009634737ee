# Korzika v skratke.
corsica = Korzika
    .also = mapa, hotový plán, sídla, kruhy
    .text = Ostrov je vždy rovnaký, pre troch až šiestich hráčov; rozloženie je naše vlastné, iné ako v krabici. Dediny stoja len na kruhoch s názvom; cesta, ktorá príde k voľnému kruhu, tam čaká, kým ho neosídliš. Prístavy nie sú. Traja hrajú do 13 bodov, štyria do 12, piati a šiesti do 10. Zlodej čaká na pastvine pri Ajacciu.
trade_roads = Obchodné práva
    .also = červené cesty, červené pole pre cestu, obchodné právo, 3:1, 2:1
    .text = Na mapách je deväť polí pre cesty červených. Kto tam má cestu, mení s bankom v uvedenom pomere: tri rovnaké karty za jednu, alebo dve uvedenej suroviny. Právo patrí len majiteľovi cesty a platí do konca.
crossings = Križovatky s bodom
    .also = križovatka, žetón, prvá cesta, križovatka s víťazným bodom
    .text = Na mapách má pri troch alebo štyroch hráčoch každá vyznačená križovatka žetón: berie ho prvá cesta, ktorá k nej príde, a je to bod natrvalo. Nikto tam nezakladá. Pri piatich a šiestich žetóny nie sú a dediny tam stáť smú.
