# Kostková hra ve zkratce.
dice_game = Kostková hra
    .also = základní, plus, list, políčka, stupnice bodů, surovinové kostky
    .text = Každý vyplňuje vlastní list. Ve svém tahu hodíš až třikrát šesti surovinovými kostkami a stavíš za to, co ukazují. Základní strana: 15 tahů každý, tah bez stavby stojí dva body, vyhrává nejvíc bodů. Plus: vyhrává, kdo má první 10 bodů; nejdelší obchodní cesta a největší vojsko jsou po dvou.
dice_rolling = Házení v kostkové hře
    .also = přehodit, nechat si kostky, přestat házet, třetí hod
    .text = Poprvé se hází všemi kostkami. Pak si můžeš kterékoli nechat a ostatní přehodit, nejvýš dvakrát; i kostku předtím odloženou. První stavba, žolík nebo výměna v tahu házení končí. V Plus mají první tři tahy hry jen 3, 4 a 5 kostek.
dice_building = Stavění v kostkové hře
    .also = symbol, ceny, pořadí, silnice, vesnice, město, rytíř
    .text = Silnice: dřevo, jíl. Rytíř: ruda, vlna, obilí. Vesnice: dřevo, jíl, vlna, obilí. Město: tři rudy, dvě obilí. Silnice navazují na postavené; vesnice a města potřebují silnici, která tam vede. Na základní straně se vesnice, města i rytíři staví podle rostoucí hodnoty, každý druh zvlášť.
dice_joker = Žolík
    .also = rytíř, žolíci, pouštní rytíři
    .text = Postavený rytíř dává jednoho žolíka: jednou za hru otočí jednu tvou kostku na surovinu svého pole, poušť na kteroukoli stranu. V Plus potřebuje poušť oba své rytíře. Použitý žolík se škrtá; rytíř zůstává a počítá se.
dice_gold = Zlato v kostkové hře
    .also = výměna, zlaté kostky
    .text = Samo zlato nic nepostaví. Po házení můžeš vyměnit dvě kostky se zlatem: jedna se otočí na jinou stranu, druhá v tomto tahu propadá. Vyměnit lze i každou další dvojici.
