# Kostková hra ve zkratce.
dice_game = Kostková hra
    .also = základní, plus, list, políčka, bodovací lišta
    .text = Každý vyplňuje vlastní list. Ve svém tahu hodíš až třikrát šesti kostkami se surovinami a stavíš za to, co ukazují. Základní strana: 15 tahů každý, tah bez stavby stojí dva body, vyhrává nejvíc bodů. Plus: vyhrává, kdo má první 10 bodů; nejdelší cesta a největší vojsko platí po dvou.
dice_rolling = Házení v kostkové hře
    .also = přehodit, nechat si kostky, přestat házet, třetí hod
    .text = Poprvé se hází všemi kostkami. Pak si můžeš kterékoli nechat a ostatní přehodit, nejvýš dvakrát; i kostku předtím odloženou. První stavba, žolík nebo výměna v tahu házení končí. V Plus mají první tři tahy hry jen 3, 4 a 5 kostek.
dice_building = Stavění v kostkové hře
    .also = symbol, ceny, pořadí, cesta, vesnice, město, rytíř
    .text = Cesta: dřevo, cihla. Rytíř: ruda, vlna, obilí. Vesnice: dřevo, cihla, vlna, obilí. Město: tři rudy, dvě obilí. Cesty navazují na postavené; vesnice a města potřebují cestu, která tam vede. Na základní straně se vesnice, města i rytíři staví podle rostoucí hodnoty, každý druh zvlášť.
dice_joker = Žolík
    .also = rytíř, žolíci, pouštní rytíři
    .text = Postavený rytíř dává jednoho žolíka: jednou za hru otočí jednu tvou kostku na surovinu svého pole, poušť na kteroukoli stranu. V Plus potřebuje poušť oba své rytíře. Použitý žolík se škrtá; rytíř zůstává a počítá se.
dice_gold = Zlato v kostkové hře
    .also = výměna, zlaté kostky
    .text = Zlato samo nic neplatí. Po házení můžeš vyměnit dvě kostky se zlatem: jedna se otočí na jinou stranu, druhá v tomto tahu propadá. Vyměnit lze i každou další dvojici.
