# Akční karty ve zkratce.
development = Akční karty
    .also = akční karta, koupit kartu, balíček, rozvojové karty, skryté karty
    .text = Za jednu vlnu, jedno obilí a jednu rudu koupíš horní kartu balíčku; vidíš ji jen ty. Za tah smíš zahrát jednu, ale ne tu, kterou kupuješ v tomtéž tahu. V balíčku je { $players ->
        [5] 20 rytířů, 5 vítězných bodů a po třech kartách
        [6] 20 rytířů, 5 vítězných bodů a po třech kartách
       *[other] 14 rytířů, 5 vítězných bodů a po dvou kartách
    } tří druhů pokroku.
knight_card = Rytíř
    .also = karta rytíře, voják, zahrát rytíře
    .text = Přemísti zloděje a vezmi někomu kartu, před hodem nebo po něm. Karta zůstane ležet před tebou a počítá se do největšího vojska.
road_building = Stavba silnic
    .also = dvě silnice, stavba silnic
    .text = Polož dvě silnice zdarma podle obvyklých pravidel pro místa. Když se vejde jen jedna, druhá propadá.
invention = Vynález
    .also = rok hojnosti, dvě suroviny
    .text = Vezmi si z banku dvě suroviny, stejné nebo různé. Můžeš je použít hned v tomto tahu.
monopoly = Monopol
    .also = vzít všechno
    .text = Zvol surovinu: všichni ostatní ti dají všechny její karty.
victory_card = Karta s vítězným bodem
    .also = karta vítězného bodu, skrytý bod, bodová karta, karta s body
    .text = Bod, o kterém víš jen ty. Platí od chvíle, kdy ho máš, a ukáže se na konci; hrát ho nikdy nemusíš.
largest_army = Největší vojsko
    .also = armáda, největší rytířská moc, nejvíc rytířů
    .text = První hráč se třemi rytíři na stole dostane kartu za 2 body. Vezme ji, kdo má rytířů víc.
progress_cards = Pokrok
    .also = karty pokroku, karta pokrok, stavba silnic vynález monopol
    .text = Tři druhy akčních karet jednou pomůžou a pak jsou ze hry: *Stavba silnic* (dvě silnice), *Vynález* (dvě suroviny podle výběru), *Monopol* (všechny karty jedné suroviny). Jedna karta za tah, nikdy v tahu, kdy ji koupíš.
