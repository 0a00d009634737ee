# Korsyka w skrócie.
corsica = Korsyka
    .also = mapa, gotowa plansza, nazwane miejsca, kółka
    .text = Wyspa jest zawsze taka sama, dla trzech do sześciu graczy; jej układ jest nasz własny, inny niż plansza z pudełka. Osady stoją tylko na kółkach z nazwą; droga, która dojdzie do wolnego kółka, stoi, aż je zasiedlisz. Portów nie ma. Trzech gra do 13 punktów, czterech do 12, pięciu i sześciu do 10. Złodziej czeka na pastwisku obok Ajaccio.
trade_roads = Prawa handlu
    .also = czerwone drogi, czerwone pola dróg, prawo handlu, dokument
    .text = Na mapach dziewięć pól dróg jest czerwonych. Kto ma tam drogę, wymienia z bankiem po podanym kursie: trzy jednakowe karty za jedną albo dwie podanego surowca. Prawo ma tylko właściciel drogi i trwa ono do końca.
crossings = Skrzyżowania z punktem
    .also = żeton skrzyżowania, pierwsza droga na skrzyżowaniu
    .text = Na mapach, przy trzech lub czterech graczach, każde oznaczone skrzyżowanie ma żeton: bierze go pierwsza droga, która tam dojdzie, i jest on na stałe wart punkt. Nikt się tam nie osiedla. Przy pięciu lub sześciu graczach żetonów nie ma, a osady mogą stać na tych skrzyżowaniach.
