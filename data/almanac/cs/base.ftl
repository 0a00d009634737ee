# Základní hra ve zkratce.
game = Hra
    .also = základní hra, pravidla, cíl hry, jak se hraje, začátečník, o co jde
    .text = Osidlujete ostrov, spolu i proti sobě. Každý hod kostkami přinese karty těm, kdo bydlí u polí s tím číslem; za karty se staví silnice, vesnice, města a další. Kdo má ve svém tahu { $target } vítězných bodů, hned vyhrává.
founding = Fáze zakládání
    .also = zakládání, příprava, první vesnice, start, začátek hry, rozestavění
    .text = Každý postupně založí vesnici se silnicí a pak v opačném pořadí druhou. Druhá vesnice přinese po kartě za každé pole, kterého se dotýká. Pravidlo o odstupu platí od začátku.
    .example = Bílá zakládá poslední, a proto dvakrát po sobě: u jílu 6, obilí 12 a dřeva 11, pak u rudy 8, vlny 5 a dřeva 3. Druhá vesnice přinese rudu, vlnu a dřevo.
turn = Tah
    .also = fáze, konec tahu, pořadí v tahu, průběh tahu
    .text = Hoď, pak { $turn_mode ->
        [split] obchoduj, a až obchod uzavřeš, stav
       *[combined] obchoduj a stav v libovolném pořadí
    } a tah ukonči. { $deck ->
        [progress] Karty pokroku se hrají po hodu, kolik jich chceš; jen Alchymista před ním.
       *[development] Jednu akční kartu smíš zahrát kdykoli v tahu, i před hodem.
    }
roll = Výnosy
    .also = hod, kostky, produkce, co dostanu, výnos surovin, házení
    .text = Dvě kostky se sečtou. Každé pole s tím číslem vynese jednu kartu za vesnici a dvě za město na svých rozích, pokud na něm nestojí zloděj. Sedmička nevynáší nikomu a budí zloděje.
    .example = Padla 8. Bílá má vesnici u hor 8 a dostane rudu; červená a modrá bydlí u lesa 8 a dostanou po dřevu.
tokens = Čísla
    .also = žetony s čísly, pravděpodobnost, šance, červená čísla, jak často padá číslo
    .text = Číslo na poli je hod, při kterém pole vynáší. 6 a 8 padají nejčastěji (každé 5 způsoby z 36), 2 a 12 nejvzácněji (každé jedním). Víc teček pod číslem znamená lepší šanci.
seven = Když padne 7
    .also = sedmička, 7, padla sedmička, padne sedm
    .text = Při 7 nikdo nic nedostane. { $hand_limit ->
        [0] U tohoto stolu nikdo karty neodevzdává.
       *[other] Každý, kdo drží víc než { $hand_limit } karet, odevzdá polovinu, zaokrouhleno dolů, všichni zároveň.
    } Pak ten, kdo házel, přemístí zloděje a někomu vezme kartu.{ $no_seven_rounds ->
        [0] {""}
       *[other] {" "}V prvních kolech se u tohoto stolu sedmička hází znovu.
    }
robber = Zloděj
    .also = lupič, krást, krádež, loupit, přemístit zloděje, přesunout zloděje, ukrást kartu
    .text = Zloděj stojí na poli a to pole nic nevynáší. Pohne s ním sedmička nebo rytíř, vždy na jiné pole. Kdo ho přemístí, vezme náhodnou kartu někomu, kdo tam má stavbu.{ $friendly_robber ->
        [on] {" "}U tohoto stolu se vyhýbá těm, kdo mají méně než 3 viditelné body.
       *[off] {""}
    }
    .example = Zloděj stojí na horách 8. Padne 8: bílá rudu nedostane, červená a modrá své dřevo z lesa 8 ano.
discard = Odevzdávání karet
    .also = odhazování karet, odevzdat karty, vracení karet, polovina, limit ruky, moc karet, odhodit karty
    .text = { $hand_limit ->
        [0] U tohoto stolu při 7 nikdo karty neodevzdává, ať jich má kolik chce.
       *[other] Kdo při 7 drží víc než { $hand_limit } karet, vybere jich polovinu, zaokrouhleno dolů, a odevzdá je do banku. Předem můžeš říct, které druhy půjdou první, aby na tebe nikdo nečekal.
    }
resources = Suroviny
    .also = dřevo, jíl, cihla, cihly, vlna, ovce, obilí, ruda, kámen, krajina, les, vrchovina, pastvina, obilné pole, hory, karty surovin
    .text = Les dává dřevo, vrchovina jíl, pastvina vlnu, obilné pole obilí a hory rudu. Karty v ruce jsou skryté; ostatní vidí jen jejich počet.
costs = Stavební náklady
    .also = ceny staveb, cena, kolik stojí, náklady, kolik stojí silnice, kolik stojí cesta, kolik stojí vesnice, kolik stojí město
    .text = Silnice stojí 1 dřevo a 1 jíl. Vesnice 1 dřevo, 1 jíl, 1 vlnu a 1 obilí. Město 2 obilí a 3 rudy. Akční karta 1 vlnu, 1 obilí a 1 rudu.
road = Silnice
    .also = ulice, stavba silnice, položit silnici
    .text = Silnice se staví na cestu mezi dvěma křižovatkami a navazuje na tvou silnici nebo stavbu; přes cizí stavbu vést nemůže. Máš jich 15. Silnice vedou k novým místům a tvoří nejdelší obchodní cestu.
settlement = Vesnice
    .also = osada, dům, stavba vesnice
    .text = Vesnice stojí na křižovatce na konci tvé silnice a při hodu vydělá jednu kartu z každého pole kolem. Je za 1 bod. Máš jich 5.
city = Město
    .also = města, stavba města, povýšení vesnice
    .text = Na město povýšíš svou vesnici a to vydělává dvě karty místo jedné. Je za 2 body. Máš 4 a vesnice se ti vrátí do zásoby.
    .example = Bílá povýšila vesnici u hor 8 na město. Při 8 vydělá dvě rudy, vesnice by dala jednu.
distance = Pravidlo o odstupu
    .also = pravidlo vzdálenosti, příliš blízko, odstup, sousedé, vzdálenost vesnic
    .text = Mezi dvěma stavbami vedou vždy aspoň dvě cesty za sebou: tři křižovatky vedle vesnice nebo města zůstanou volné, ať stavba patří komukoli.
    .example = Bílá silnice vede na křižovatku vedle červené vesnice. Stavět tam nejde, i když je volná: k červené vesnici je to jen jedna cesta.
trade = Obchod s hráči
    .also = obchod, vnitřní obchod, obchod se spoluhráči, nabídka, směna, výměna, protinabídka, obchodování, obchodovat
    .text = { $trade ->
        [none] U tohoto stolu hráči spolu neobchodují.
       *[free] Kdo je na tahu, smí nabízet karty za karty; ostatní přijmou, odmítnou, nebo odpoví jinou nabídkou, ale mezi sebou neobchodují. { $closing ->
            [first] Obchod získá první, kdo přijme, pokud nabídka neříká, že vybírá její autor.
            [confirm] Z těch, kdo přijali, vybírá ten, kdo nabízel, a má poslední slovo.
           *[choose] Přijme-li jich víc, vybírá ten, kdo nabízel; kde už není z čeho vybírat, je obchod hned uzavřen.
        } Karty se nedávají zadarmo a všechny nabídky končí s tahem.
    }
asking = Poptávka
    .also = zeptat se, sháním, hledám
    .text = Místo pevné nabídky můžeš říct, co sháníš a co za to dáš, i několik možností na výběr. Nikoho to nezavazuje; ostatní odpoví skutečnými nabídkami.
bank = Obchod se zámořím
    .also = výměna s bankou, banka, bank, čtyři za jednu, 4:1, námořní obchod, obchod s bankou, obchod s bankem
    .text = Bank bere čtyři stejné karty za jednu podle tvého výběru. S přístavem 3:1 stačí tři, s přístavem určitého druhu dvě toho druhu. Funguje to jen, dokud bank má, co chceš.
harbour = Přístav
    .also = přístavy, přístavní místo, 3:1, 2:1
    .text = Vesnice nebo město na jednom ze dvou rohů přístavu ho smí používat, { $turn_mode ->
        [split] a to od dalšího tahu
       *[combined] a to hned
    }. Některé přístavy berou jakékoli tři stejné karty, jiné dvě karty druhu, který ukazují.
    .example = Bílá má vesnici u přístavu na vlnu: za dvě vlny dostane jednu kartu jiného druhu, ostatní platí čtyři.
shortage = Prázdný bank
    .also = nedostatek, došly karty, málo karet, banka nemá karty
    .text = Když má bank některého druhu méně, než by měli všichni dostat, nedostane ho tentokrát nikdo. Má-li ho dostat jen jeden hráč, vezme si, co zbývá.
standing = Trvalé nabídky
    .also = když spím, otevřená nabídka, stálá nabídka
    .text = Svou nabídku můžeš nechat otevřenou i pro tahy ostatních: kdo je na tahu, vezme si ji hned a nečeká na tebe. Nikdy nedá víc, než držíš, všichni ji vidí a kdykoli ji můžeš stáhnout.
embargo = Embargo
    .also = bojkot, neobchodovat, odmítat vše
    .text = S hráčem nebo se všemi můžeš přestat obchodovat, dokud to nezrušíš; všichni vidí, kdo s kým neobchoduje. Můžeš také nechat všechny nabídky odmítat za sebe, když tu nejsi.
longest_road = Nejdelší obchodní cesta
    .also = nejdelší cesta, nejdelší silnice, přerušená silnice, přerušená cesta
    .text = První nepřerušená silnice z aspoň pěti úseků získá kartu za 2 body. Odbočky se nepočítají a cizí stavba silnici přeruší. Kartu vezme jen delší silnice; je-li po přerušení víc stejně dlouhých, nemá ji nikdo, dokud nebude jedna nejdelší.
    .example = Bílá silnice má šest úseků; odbočka se nepočítá. Červená má čtyři. Kartu drží bílá.
points = Vítězné body
    .also = výhra, vítězství, skóre, body, kolik bodů
    .text = Vesnice je za 1 bod, město za 2, nejdelší obchodní cesta a největší vojsko po 2, skryté bodové karty po 1. Vyhráváš, jakmile máš ve svém tahu { $target }; skryté karty platí hned, jak je máš.
desert = Poušť
    .also = písek, bez čísla
    .text = Poušť nemá číslo a nic nevynáší. Začíná na ní zloděj.
free_roads = Silnice zdarma
    .also = bezplatná silnice, zadarmo
    .text = Některé karty dovolí položit silnice bez placení. Pro místo platí obvyklá pravidla; co nemůžeš nebo nechceš využít, propadá.
free_choice = Výběr surovin
    .also = libovolná surovina, vybrat si, z banky
    .text = Některé karty a pole ti dovolí vybrat si karty z banku. Dostaneš, co řekneš, pokud to bank má.
undo = Krok zpět
    .also = vzít zpět, vrátit, omyl, oprava
    .text = Poslední krok můžeš vzít zpět, dokud v něm nebyla náhoda, nikomu neukázal nic nového a nikdo jiný mezitím nehrál.
leaving = Odchod ze hry
    .also = skončit, vzdát, opustit, odejít ze hry
    .text = Kdo odejde, je ze hry nadobro. Jeho figurky zůstanou a ostatní hrají dál. Když jsi pryč jen na chvíli, použij dovolenou nebo nech hrát záskok.
fair = Poctivé kostky
    .also = semínko, náhoda, podvod, štěstí, důkaz
    .text = Všechna náhoda hry vychází z tajného semínka. Jeho otisk stojí v první zprávě a samotné semínko v poslední, takže si potom kdokoli ověří každý hod.
start_player = Začínající hráč
    .also = kdo začíná, první hráč, pořadí hráčů
    .text = Kdo začíná, to { $start ->
        [lot] určí los
        [dice] rozhodnou kostky: začíná nejvyšší součet
       *[other] určili hráči
    }. Pak se hraje dokola po směru hodinových ručiček.
trade_and_build = Obchod a stavění
    .also = stavění a obchod, spojené fáze, oddělené fáze, obchodovat po stavění
    .text = { $turn_mode ->
        [split] U tohoto stolu se nejdřív obchoduje a pak staví; obchod uzavře tlačítko. Přístav získaný při stavění slouží až od dalšího tahu.
       *[combined] U tohoto stolu obchoduješ a stavíš v libovolném pořadí, jak často chceš. Získaný přístav slouží hned v tomtéž tahu.
    }
building = Stavění
    .also = stavba, stavět, zásoba figurek, došly figurky, kolik mám figurek
    .text = Ve svém tahu po hodu zaplatíš banku kartami a stavíš: silnice, vesnice, města, kolik zaplatíš. Hranicí je tvá zásoba: 15 silnic, 5 vesnic, 4 města. Co kolik stojí, najdeš pod heslem *Stavební náklady*.
intersection = Křižovatka
    .also = roh, kde smím postavit vesnici, průsečík
    .text = Křižovatka je místo, kde se potkávají tři pole, nebo dvě a moře. Vesnice a města stojí na křižovatkách a vynášejí ze všech polí kolem. Na obrázcích mají křižovatky čísla.
edge = Cesta
    .also = hrana, strana pole, hranice polí, stavební místo silnice, kde smím postavit silnici
    .text = Cesta je hranice mezi dvěma poli, nebo mezi polem a mořem, od křižovatky ke křižovatce. Na každou se vejde jedna silnice. Jmenuje se podle svých dvou křižovatek, třeba 17-18.
coast = Pobřeží
    .also = moře, břeh, okraj ostrova, voda
    .text = Na pobřeží se staví jako všude jinde: silnice na cestách, vesnice na křižovatkách. Křižovatka u moře sousedí s méně poli, zato u některých je přístav.
end = Konec hry
    .also = kdy hra končí, kdo vyhrál, kdo vyhrává, jak to končí
    .text = Hra končí hned, jak má někdo ve svém tahu { $target } bodů. Kdo jich dosáhne v cizím tahu, musí počkat na svůj.
variable_setup = Výstavba variabilního herního plánu
    .also = variabilní herní plán, náhodný ostrov, variabilní ostrov, stavba ostrova, rozložení, příprava plánu
    .text = Pole se vykládají losem{ $tokens ->
        [random] {" "}a čísla také
       *[spiral] , čísla ve spirále od rohu
    }{ $harbours ->
        [fixed] ; přístavy zůstávají, kde jsou natištěné
       *[shuffled] ; přístavy se míchají
    }. Lobby ukáže ostrov i to, jak je vyrovnaný; před začátkem můžeš chtít jiný. Pro první hru je tu natištěný ostrov.
tactics = Taktika
    .also = tipy, strategie, rady, jak vyhrát
    .text = Zakládej u mnoha teček a různých surovin; jíl a dřevo potřebuješ hned, rudu a obilí později. Nech si silnici k další křižovatce. Hodně obchoduj: kdo obchoduje, víc staví. Nedrž moc karet, když může padnout 7, a hlídej, kdo je blízko výhry.
sample_game = Ukázková hra
    .also = ukázka hry, lekce, naučit se, první hra, výuka
    .text = **/lekce** s tebou zahraje čtyři kola skutečnými tlačítky: stavění, obchod, zloděj, přístav, město. Krátké lekce ukážou vždy jednu věc: zakládání, obchod na dálku, Města a rytíře, pomocníky, karty událostí, kostkovou hru.
here = U tohoto stolu
    .also = bot, tlačítka, příkazy, jak funguje bot, discord, pomoc
    .text = Nejnovější zpráva stolu ukazuje, kdo je na tahu, a má na to tlačítka; stará už nic nedělají. Mačkat je smí jen ten, kdo u stolu sedí. **Moje karty** vidíš jen ty, **Další …** vypíše vše, co můžeš, zbytek řekne **/nápověda**.
