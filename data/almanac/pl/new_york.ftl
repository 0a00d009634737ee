# Nowy Jork w skrócie.
new_york = Nowy Jork
    .also = mapa, gotowa plansza, nazwane miejsca, kółka, new york
    .text = Kraina jest zawsze taka sama, dla trzech do sześciu graczy; jej układ jest nasz własny, inny niż plansza z pudełka. Osady stoją tylko na kółkach z nazwą, żółtych i zielonych; droga, która dojdzie do wolnego kółka, stoi, aż je zasiedlisz. Portów nie ma. Trzech gra do 13 punktów, czterech do 12, pięciu i sześciu do 10. Złodziej czeka na pustyni.
