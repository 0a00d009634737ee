# Karty událostí ve zkratce.
event_cards = Karty událostí
    .also = balíček místo kostek, události, karty místo kostek
    .text = Místo hodu se otočí horní karta z balíčku 36 karet: její číslo je hod a mnohé karty přinesou událost, která přijde první. Na kartě bez události je jen číslo. Každé číslo je v balíčku tak často, jak by padalo na kostkách.
new_year = Přelom roku
    .also = nový rok, míchání, rok
    .text = Karta Přelom roku leží nad posledními pěti. Když se ukáže, zamíchá se všech 36 karet a tah pokračuje novou, takže každý rok ukáže 31 karet.
robbery = Loupež
    .also = událost, sedmička
    .text = Sedmička z balíčku: kdo má moc karet, polovinu odevzdá; zloděj se stěhuje a krade.
plague = Mor
    .also = událost, epidemie
    .text = Každé město tentokrát vydělá jen jednu kartu. Vesnice vydělávají jako vždy.
earthquake = Zemětřesení
    .also = událost, poškozená silnice, poničená silnice, oprava
    .text = Každý vybere jednu svou silnici a ta se poškodí. Zůstane a počítá se do nejdelší obchodní cesty, ale dokud ji majitel neopraví za 1 dřevo a 1 jíl, nestaví nové silnice ani vesnice tam, kam vedou jen poškozené.
good_neighbourhood = Dobré sousedství
    .also = událost, dar, vlevo
    .text = Každý, kdo má kartu, dá jednu podle svého výběru hráči po levici. Všichni vybírají tajně a karty se předají najednou.
tournament = Rytířský turnaj
    .also = turnaj, událost, nejvíc rytířů
    .text = Kdo má na stole nejvíc rytířů, vezme si surovinu podle výběru; při shodě všichni takoví.
trade_advantage = Výhodný obchod
    .also = obchodní výhoda, událost
    .text = Kdo má nejdelší obchodní cestu, smí někomu vzít náhodnou kartu.
calm_sea = Klidné moře
    .also = událost, přístavy
    .text = Kdo má nejvíc vesnic a měst u přístavů, vezme si surovinu podle výběru; při shodě všichni takoví. Město se počítá jednou.
robber_leaves = Odchod zlodějů
    .also = zloděj odchází, událost, zloděj domů
    .text = Zloděj se vrátí { $home ->
        [desert] na poušť
       *[beside] tam, kde začínal,
    } dřív, než se rozdají výnosy, a nikoho neokrade.
neighbourly_help = Sousedská výpomoc
    .also = událost, vedoucí dává
    .text = Kdo má nejvíc viditelných bodů, dá kartu podle svého výběru někomu, kdo jich má méně.
conflict = Konflikt
    .also = spor, událost, vojsko
    .text = Kdo má největší vojsko, a když nikdo, tak kdo má jako jediný nejvíc rytířů, vezme někomu náhodnou surovinu.
fruitful_year = Úrodný rok
    .also = událost, sklizeň
    .text = Každý si vezme z banku surovinu podle výběru.
