# Karty udalostí v skratke.
event_cards = Karty udalostí
    .also = balíček namiesto kociek, udalosti, karty namiesto kociek
    .text = Namiesto hodu sa otočí vrchná karta balíčka 36 kariet: jej číslo je hod a mnohé karty prinesú udalosť, ktorá je prvá na rade. Karta bez udalosti len vynáša. Každé číslo je v balíčku toľko ráz, koľko by ho priniesli kocky.
new_year = Prelom roka
    .also = Nový rok, miešanie, rok
    .text = Karta prelomu roka leží nad poslednými piatimi. Keď príde, všetkých 36 kariet sa zamieša a ťah pokračuje novou, takže každý rok ukáže 31 kariet.
robbery = Lúpež
    .also = udalosť, sedmička
    .text = Sedmička balíčka: kto má priveľa kariet, polovicu odovzdá; zlodej sa presúva a kradne.
plague = Mor
    .also = udalosť, epidémia
    .text = Tentoraz každé mesto vynesie len jednu kartu. Dediny vynášajú ako vždy.
earthquake = Zemetrasenie
    .also = udalosť, poškodená cesta, oprava, opraviť cestu
    .text = Každý vyberie jednu svoju cestu a tá sa poškodí. Zostane a počíta sa do najdlhšej obchodnej cesty, ale jej majiteľ nepostaví novú cestu, kým ju neopraví za 1 drevo a 1 tehlu, ani dedinu, ku ktorej vedú len poškodené cesty.
good_neighbourhood = Dobré susedstvo
    .also = udalosť, dar, vľavo
    .text = Každý, kto má kartu, dá jednu podľa svojho výberu susedovi po ľavici. Všetci vyberajú tajne a karty si vymenia naraz.
tournament = Rytiersky turnaj
    .also = turnaj, udalosť, najviac rytierov
    .text = Kto má na stole najviac rytierov, vezme si surovinu podľa výberu; pri zhode všetci takí.
trade_advantage = Výhodný obchod
    .also = obchodná výhoda, udalosť
    .text = Kto má najdlhšiu obchodnú cestu, smie niekomu vziať náhodnú kartu.
calm_sea = Pokojné more
    .also = udalosť, prístavy
    .text = Kto má najviac dedín a miest pri prístavoch, vezme si surovinu podľa výberu; pri zhode všetci takí. Mesto sa počíta raz.
robber_leaves = Odchod zlodejov
    .also = zlodej odchádza, udalosť, zlodej domov
    .text = Zlodej sa vráti { $home ->
        [desert] na púšť
       *[beside] tam, kde začínal,
    } skôr, než sa rozdajú karty, a nikoho neokradne.
neighbourly_help = Susedská výpomoc
    .also = udalosť, kto vedie, dáva
    .text = Kto má najviac viditeľných bodov, dá kartu podľa svojho výberu niekomu, kto ich má menej.
conflict = Konflikt
    .also = udalosť, vojsko, spor
    .text = Kto má najväčšie vojsko, inak kto má ako jediný najviac rytierov, vezme niekomu náhodnú surovinu.
fruitful_year = Úrodný rok
    .also = udalosť, žatva, úroda
    .text = Každý si vezme z banku surovinu podľa výberu.
