# Karty wydarzeń w skrócie.
event_cards = Karty wydarzeń
    .also = wydarzenia, talia zamiast kostek, karta wydarzeń
    .text = Zamiast rzucać, odkrywa się kartę z wierzchu talii 36 kart: jej liczba to rzut, a wiele kart niesie wydarzenie, które jest najpierw. Karta bez wydarzenia daje tylko zysk z liczby. Każda liczba jest w talii tyle razy, ile dałyby kostki.
new_year = Przełom roku
    .also = nowy rok, tasowanie, rok
    .text = Karta przełomu roku leży nad pięcioma ostatnimi. Gdy się pojawi, wszystkie 36 kart się tasuje, a tura toczy się dalej z nową, więc każdy rok pokazuje 31 kart.
robbery = Grabież
    .also = wydarzenie grabież, siódemka w talii
    .text = To 7 w talii: kto ma za dużo kart, oddaje połowę; złodziej rusza i kradnie.
plague = Zaraza
    .also = epidemia, wydarzenie zaraza
    .text = Tym razem każde miasto przynosi tylko jedną kartę. Osady zarabiają jak zawsze.
earthquake = Trzęsienie ziemi
    .also = uszkodzona droga, naprawa, naprawić drogę, najpierw napraw
    .text = Każdy wybiera jedną ze swoich dróg, która się uszkadza. Zostaje i liczy się do najdłuższej drogi, ale właściciel nie buduje nowej drogi, dopóki jej nie naprawi za 1 drewno i 1 glinę, ani osady, do której prowadzą tylko uszkodzone drogi.
good_neighbourhood = Dobre sąsiedztwo
    .also = karta dla sąsiada, w lewo
    .text = Każdy, kto ma kartę, daje jedną wybraną graczowi z lewej. Wszyscy wybierają w tajemnicy i karty zmieniają ręce jednocześnie.
tournament = Turniej rycerski
    .also = turniej
    .text = Kto ma na stole najwięcej rycerzy, bierze dowolny surowiec; przy remisie biorą wszyscy tacy gracze.
trade_advantage = Korzystny handel
    .also = przewaga handlowa
    .text = Kto ma Najdłuższą drogę handlową, może zabrać komuś losową kartę.
calm_sea = Spokojne morze
    .also = wydarzenie porty, cisza na morzu
    .text = Kto ma najwięcej osad i miast przy portach, bierze dowolny surowiec; przy remisie biorą wszyscy tacy gracze. Miasto liczy się jako jedno.
robber_leaves = Odejście złodzieja
    .also = złodziej wraca do domu, złodziej odchodzi
    .text = Złodziej wraca { $home ->
        [desert] na pustynię
       *[beside] tam, gdzie zaczynał
    }, zanim pola dadzą zysk, i nikt nie jest okradany.
neighbourly_help = Pomoc sąsiedzka
    .also = prowadzący daje, pomoc
    .text = Kto ma najwięcej widocznych punktów, daje wybraną kartę komuś, kto ma ich mniej.
conflict = Konflikt
    .also = spór, wydarzenie konflikt
    .text = Kto ma Najwyższą władzę rycerską, a jeśli nikt, to w pojedynkę najwięcej rycerzy, zabiera komuś losowy surowiec.
fruitful_year = Urodzajny rok
    .also = urodzaj, żniwa
    .text = Każdy bierze z banku dowolny surowiec.
