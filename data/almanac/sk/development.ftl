# Akčné karty v skratke.
development = Akčné karty
    .also = akčná karta, kúpiť kartu, balíček, rozvojové karty, skryté karty
    .text = Za jednu vlnu, jedno obilie a jednu rudu kúpiš vrchnú kartu balíčka; vidíš ju len ty. Za ťah sa smie zahrať jedna, nie však kúpená v tom istom ťahu. V balíčku je { $players ->
        [5] 20 rytierov, 5 víťazných bodov a po tri karty
        [6] 20 rytierov, 5 víťazných bodov a po tri karty
       *[other] 14 rytierov, 5 víťazných bodov a po dve karty
    } z troch druhov pokroku.
knight_card = Rytier
    .also = karta rytiera, vojak, zahrať rytiera
    .text = Presuň zlodeja a ukradni kartu, pred hodom alebo po ňom. Karta zostane pred tebou a počíta sa do najväčšieho vojska.
road_building = Stavba ciest
    .also = dve cesty
    .text = Polož dve cesty zadarmo, podľa zvyčajných pravidiel pre miesta. Ak sa zmestí len jedna, druhá prepadá.
invention = Vynález
    .also = rok hojnosti, dve suroviny
    .text = Vezmi si z banku hociktoré dve suroviny, rovnaké alebo rôzne. Použiť ich môžeš v tom istom ťahu.
monopoly = Monopol
    .also = vziať všetko
    .text = Zvoľ surovinu: všetci ostatní ti dajú všetky jej karty.
victory_card = Karta s víťazným bodom
    .also = karta víťazného bodu, skrytý bod, bodová karta, karta s výhernými bodmi
    .text = Jeden bod, o ktorom vieš len ty. Platí od chvíle, keď ho máš, a ukáže sa na konci; zahrať sa nikdy nemusí.
largest_army = Najväčšie vojsko
    .also = armáda, vojsko, najviac rytierov
    .text = Kto má prvý na stole troch rytierov, dostane kartu za 2 body. Vezme ju, kto má rytierov viac.
progress_cards = Pokrok
    .also = karty pokroku, karta pokrok, stavba ciest vynález monopol
    .text = Tri druhy akčných kariet pomôžu raz a potom sú z hry preč: *Stavba ciest* (dve cesty), *Vynález* (dve suroviny podľa výberu), *Monopol* (všetky karty jednej suroviny). Jedna karta za ťah, nikdy v ťahu, keď bola kúpená.
