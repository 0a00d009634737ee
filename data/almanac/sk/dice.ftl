# Kocková hra v skratke.
dice_game = Kocková hra
    .also = základná verzia, plus, list, políčka, stupnica bodov
    .text = Každý vypĺňa vlastný list. Vo svojom ťahu hádžeš šiestimi surovinovými kockami, najviac tri razy, a potom staviaš z toho, čo ukazujú. Základná: každý 15 ťahov; ťah bez stavby stojí dva body; vyhráva najviac bodov. Plus: vyhráva, kto má prvý 10 bodov, a najdlhšia obchodná cesta aj najväčšie vojsko sú po dvoch.
dice_rolling = Hádzanie v kockovej hre
    .also = hodiť znova, prehodiť, nechať si kocky, prestať hádzať, tretí hod
    .text = Prvý hod je všetkými kockami. Potom si smieš hociktoré nechať a ostatnými hodiť, najviac dva razy; aj kockou, ktorá predtým zostala ležať. Prvá stavba, žolík alebo výmena hádzanie končí. V Pluse majú prvé tri ťahy hry len 3, 4 a 5 kociek.
dice_building = Stavanie v kockovej hre
    .also = symbol, ceny, poradie, cesta, dedina, mesto, rytier
    .text = Cesta: drevo, tehla. Rytier: ruda, vlna, obilie. Dedina: drevo, tehla, vlna, obilie. Mesto: tri rudy, dve obilia. Cesty pokračujú od postavených; dediny a mestá potrebujú cestu, ktorá sa pri nich končí. V základnej verzii sa dediny, mestá a rytieri stavajú od najnižšej hodnoty, každý druh osobitne.
dice_joker = Žolík
    .also = rytier, žolíky, rytieri z púšte
    .text = Postavený rytier dáva jedného žolíka: raz za hru otočí jednu tvoju kocku na surovinu svojho poľa, púšť na hociktorú stranu. V Pluse púšť potrebuje oboch svojich rytierov. Použitý žolík sa prečiarkne; rytier zostáva a počíta sa.
dice_gold = Zlato v kockovej hre
    .also = výmena, kocky so zlatom, výmena zlata
    .text = Samým zlatom nič nezaplatíš. Po hádzaní smieš vymeniť dve kocky so zlatom: jedna sa stane hociktorou inou stranou, druhá v tomto ťahu prepadne. Vymeniť sa dá aj každá ďalšia dvojica.
