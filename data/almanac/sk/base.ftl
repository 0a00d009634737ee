# Základná hra v skratke.
game = Hra
    .also = základná hra, pravidlá, cieľ hry, ako sa hrá, začiatočník, o čo ide
    .text = Osídľujete ostrov, spolu aj proti sebe. Každý hod kockami prinesie karty tým, čo bývajú pri poliach s tým číslom; za karty sa stavajú cesty, dediny, mestá a ďalšie. Kto má vo svojom ťahu { $target } víťazných bodov, hneď vyhráva.
founding = Zakladanie
    .also = fáza zakladania, príprava, prvá dedina, štart, začiatok hry, rozostavenie
    .text = Každý v poradí založí dedinu s cestou a potom v opačnom poradí druhú. Druhá dedina prinesie po karte za každé pole, ktorého sa dotýka. Pravidlo o odstupe platí od začiatku.
    .example = Biela zakladá posledná, a preto dva razy po sebe: pri tehlách 6, obilí 12 a dreve 11, potom pri rude 8, vlne 5 a dreve 3. Druhá dedina prinesie rudu, vlnu a drevo.
turn = Ťah
    .also = fázy, koniec ťahu, poradie v ťahu, priebeh ťahu
    .text = Hoď, potom { $turn_mode ->
        [split] obchoduj, a keď obchod uzavrieš, stavaj
       *[combined] obchoduj a stavaj v ľubovoľnom poradí
    } a ťah ukonči. { $deck ->
        [progress] Karty pokroku sa hrajú po hode, koľko ich chceš; len Alchymista pred ním.
       *[development] Jednu akčnú kartu smieš zahrať kedykoľvek v ťahu, aj pred hodom.
    }
roll = Výnos
    .also = hod, kocky, výnosy, produkcia, čo dostanem, výnos surovín, hádzanie
    .text = Dve kocky sa sčítajú. Každé pole s tým číslom vynesie jednu kartu za dedinu a dve za mesto na svojich rohoch, ak na ňom nestojí zlodej. Pri 7 nedostane nikto nič a budí sa zlodej.
    .example = Padla 8. Biela má dedinu pri horách 8 a dostane rudu; červená a modrá bývajú pri lese 8 a dostanú po dreve.
tokens = Čísla
    .also = žetóny s číslami, pravdepodobnosť, šance, červené čísla, ako často padá číslo
    .text = Číslo na poli je hod, pri ktorom pole vynáša. 6 a 8 padajú najčastejšie (každé 5 spôsobmi z 36), 2 a 12 najzriedkavejšie (každé jedným). Viac bodiek pod číslom znamená lepšiu šancu.
seven = Keď padne 7
    .also = sedmička, 7, padla sedmička, padne sedem
    .text = Pri 7 nikto nič nedostane. { $hand_limit ->
        [0] Pri tomto stole nikto karty neodovzdáva.
       *[other] Každý, kto drží viac ako { $hand_limit } kariet, odovzdá polovicu, zaokrúhlenú nadol, všetci naraz.
    } Potom ten, kto hádzal, presunie zlodeja a ukradne kartu.{ $no_seven_rounds ->
        [0] {""}
       *[other] {" "}V prvých kolách sa pri tomto stole 7 hádže znova.
    }
robber = Zlodej
    .also = lupič, kradnúť, krádež, presunúť zlodeja, ukradnúť kartu, zablokované pole
    .text = Zlodej stojí na poli a to pole nič nevynáša. Presunie ho 7 alebo rytier, vždy na iné pole. Kto ho presunie, vezme náhodnú kartu niekomu, kto tam má stavbu.{ $friendly_robber ->
        [on] {" "}Pri tomto stole sa vyhýba tým, čo majú menej ako 3 viditeľné body.
       *[off] {""}
    }
    .example = Zlodej stojí na horách 8. Padne 8: biela rudu nedostane, červená a modrá svoje drevo z lesa 8 áno.
discard = Odovzdávanie kariet
    .also = vracanie kariet, polovica, limit kariet v ruke, priveľa kariet, odhodiť karty
    .text = { $hand_limit ->
        [0] Pri tomto stole pri 7 nikto karty neodovzdáva, nech ich má, koľko chce.
       *[other] Kto pri 7 drží viac ako { $hand_limit } kariet, vyberie ich polovicu, zaokrúhlenú nadol, a vráti ju do banku. Vopred môžeš povedať, ktoré druhy pôjdu prvé, aby na teba nikto nečakal.
    }
resources = Suroviny
    .also = drevo, tehla, tehly, íl, hlina, vlna, ovca, obilie, ruda, kameň, krajina, les, pahorkatina, pastvina, obilné pole, hory, karty surovín
    .text = Les dáva drevo, pahorkatina tehly, pastvina vlnu, obilné pole obilie a hory rudu. Karty v ruke sú skryté; ostatní vidia len ich počet.
costs = Stavebné náklady
    .also = ceny stavieb, cena, koľko stojí, náklady, koľko stojí cesta, koľko stojí dedina, koľko stojí mesto
    .text = Cesta stojí 1 drevo a 1 tehlu. Dedina 1 drevo, 1 tehlu, 1 vlnu a 1 obilie. Mesto 2 obilia a 3 rudy. Akčná karta 1 vlnu, 1 obilie a 1 rudu.
road = Cesta
    .also = cesty, ulica, stavba cesty, položiť cestu
    .text = Cesta leží na hrane a nadväzuje na tvoju cestu alebo stavbu; cez cudziu stavbu viesť nemôže. Máš ich 15. Cesty vedú k novým miestam a tvoria najdlhšiu obchodnú cestu.
settlement = Dedina
    .also = osada, dom, dediny, stavba dediny
    .text = Dedina stojí na križovatke na konci tvojej cesty a pri hode vynesie jednu kartu z každého poľa okolo. Je za 1 bod. Máš ich 5.
city = Mesto
    .also = mestá, stavba mesta, povýšenie dediny
    .text = Mesto nahradí tvoju dedinu a vynáša dve karty namiesto jednej. Je za 2 body. Máš 4 a dedina sa ti vráti do zásoby.
    .example = Biela povýšila dedinu pri horách 8 na mesto. Pri 8 vynesie dve rudy, dedina by dala jednu.
distance = Pravidlo o odstupe
    .also = pravidlo vzdialenosti, príliš blízko, odstup, susedia, vzdialenosť dedín
    .text = Medzi dvoma stavbami sú vždy aspoň dve hrany: tri križovatky vedľa dediny alebo mesta zostanú voľné, nech stavba patrí komukoľvek.
    .example = Biela cesta vedie na križovatku vedľa červenej dediny. Stavať tam nejde, hoci je voľná: k červenej dedine je len jedna hrana.
trade = Obchod so spoluhráčmi
    .also = obchod, vnútorný obchod, obchod s hráčmi, ponuka, výmena, protiponuka, obchodovanie, obchodovať
    .text = { $trade ->
        [none] Pri tomto stole hráči spolu neobchodujú.
       *[free] Kto je na ťahu, smie ponúkať karty za karty; ostatní prijmú, odmietnu, alebo odpovedia inou ponukou, ale medzi sebou neobchodujú. { $closing ->
            [first] Obchod má, kto prvý prijme, ak ponuka nehovorí, že vyberá jej autor.
            [confirm] Z tých, čo prijali, vyberá autor ponuky a má posledné slovo.
           *[choose] Ak prijmú viacerí, vyberá autor ponuky; kde už nie je z čoho vyberať, obchod je hneď uzavretý.
        } Karty sa nedávajú zadarmo a všetky ponuky sa končia s ťahom.
    }
asking = Opýtať sa ostatných
    .also = dopyt, zháňam, hľadám
    .text = Namiesto pevnej ponuky môžeš povedať, čo zháňaš alebo čo za to dáš, aj niekoľko možností na výber. Nikoho to nezaväzuje; ostatní odpovedia skutočnými ponukami.
bank = Obchod s bankom
    .also = výmena s bankom, bank, banka, štyri za jednu, 4:1, námorný obchod, zámorský obchod
    .text = Bank berie štyri rovnaké karty za jednu podľa tvojho výberu. S prístavom 3:1 stačia tri, s prístavom určitého druhu dve toho druhu. Funguje to len, kým bank má, čo chceš.
harbour = Prístav
    .also = prístavy, prístavné miesto, 3:1, 2:1
    .text = Dedina alebo mesto na jednom z dvoch rohov prístavu ho smie používať, { $turn_mode ->
        [split] a to od ďalšieho ťahu
       *[combined] a to hneď
    }. Niektoré prístavy berú hociktoré tri rovnaké karty, iné dve karty druhu, ktorý ukazujú.
    .example = Biela má dedinu pri prístave na vlnu: za dve vlny dostane jednu kartu iného druhu, ostatní platia štyri.
shortage = Prázdny bank
    .also = nedostatok, minuli sa karty, málo kariet, bank nemá karty
    .text = Keď má bank niektorého druhu menej, než by mali všetci dostať, nedostane ho tentoraz nikto. Ak ho má dostať len jeden hráč, vezme si, čo zostáva.
standing = Trvalé ponuky
    .also = keď spím, otvorená ponuka, stála ponuka
    .text = Svoju ponuku môžeš nechať otvorenú aj pre ťahy ostatných: kto je na ťahu, vezme si ju hneď a nečaká na teba. Nikdy nedá viac, než držíš, všetci ju vidia a kedykoľvek ju môžeš stiahnuť.
embargo = Embargo
    .also = bojkot, neobchodovať, odmietať všetko
    .text = S hráčom alebo so všetkými môžeš prestať obchodovať, kým to nezrušíš; všetci vidia, kto s kým neobchoduje. Môžeš tiež nechať všetky ponuky odmietať za seba, keď tu nie si.
longest_road = Najdlhšia obchodná cesta
    .also = najdlhšia cesta, prerušená cesta, prerušenie cesty
    .text = Prvá neprerušená cesta z aspoň piatich dielov získa kartu za 2 body. Odbočky sa nepočítajú a cudzia stavba cestu preruší. Kartu vezme len dlhšia cesta; ak je po prerušení viac rovnako dlhých, nemá ju nikto, kým nebude jedna najdlhšia.
    .example = Biela cesta má šesť dielov; odbočka sa nepočíta. Červená má štyri. Kartu drží biela.
points = Víťazné body
    .also = výhra, víťazstvo, skóre, body, koľko bodov, výherné body
    .text = Dedina je za 1 bod, mesto za 2, najdlhšia obchodná cesta a najväčšie vojsko po 2, skryté bodové karty po 1. Vyhrávaš, len čo máš vo svojom ťahu { $target }; skryté karty platia hneď, ako ich máš.
desert = Púšť
    .also = piesok, bez čísla
    .text = Púšť nemá číslo a nič nevynáša. Začína na nej zlodej.
free_roads = Cesty zadarmo
    .also = bezplatná cesta, zadarmo
    .text = Niektoré karty dovolia položiť cesty bez platenia. Pre miesto platia zvyčajné pravidlá; čo nemôžeš alebo nechceš využiť, prepadá.
free_choice = Výber surovín
    .also = ľubovoľná surovina, vybrať si, z banku
    .text = Niektoré karty a polia ti dovolia vybrať si karty z banku. Dostaneš, čo povieš, ak to bank má.
undo = Krok späť
    .also = vziať späť, vrátiť, omyl, oprava
    .text = Posledný krok môžeš vziať späť, kým v ňom nebola náhoda, nikomu neukázal nič nové a nikto iný medzitým nehral.
leaving = Odchod z hry
    .also = skončiť, vzdať, opustiť, odísť z hry
    .text = Kto odíde, je z hry nadobro. Jeho figúrky zostanú a ostatní hrajú ďalej. Keď si preč len na chvíľu, použi dovolenku alebo nechaj hrať záskok.
fair = Poctivé kocky
    .also = férové kocky, semienko, náhoda, podvod, šťastie, dôkaz
    .text = Všetka náhoda hry vychádza z tajného semienka. Jeho odtlačok stojí v prvej správe a samotné semienko v poslednej, takže si potom hocikto overí každý hod.
start_player = Začínajúci hráč
    .also = kto začína, prvý hráč, poradie hráčov
    .text = Kto začína, to { $start ->
        [lot] určí žreb
        [dice] rozhodnú kocky: začína najvyšší súčet
       *[other] určili hráči
    }. Potom sa hrá dookola v smere hodinových ručičiek.
trade_and_build = Obchod a stavanie
    .also = stavanie a obchod, spojené fázy, oddelené fázy, obchodovať po stavaní
    .text = { $turn_mode ->
        [split] Pri tomto stole sa najprv obchoduje a potom stavia; obchod uzavrie tlačidlo. Prístav získaný pri stavaní slúži až od ďalšieho ťahu.
       *[combined] Pri tomto stole obchoduješ a staviaš v ľubovoľnom poradí, ako často chceš. Získaný prístav slúži hneď v tom istom ťahu.
    }
building = Stavanie
    .also = stavba, stavať, zásoba figúrok, minuli sa figúrky, koľko mám figúrok
    .text = Vo svojom ťahu po hode zaplatíš banku kartami a staviaš: cesty, dediny, mestá, koľko zaplatíš. Hranicou je tvoja zásoba: 15 ciest, 5 dedín, 4 mestá. Čo koľko stojí, nájdeš pod heslom *Stavebné náklady*.
intersection = Križovatka
    .also = roh, kde smiem postaviť dedinu, kde stavať dedinu, priesečník
    .text = Križovatka je miesto, kde sa stretajú tri polia, alebo dve a more. Dediny a mestá stoja na križovatkách a vynášajú zo všetkých polí okolo. Na obrázkoch majú križovatky čísla.
edge = Hrana
    .also = strana poľa, hranica polí, miesto pre cestu, kde smiem postaviť cestu
    .text = Hrana je hranica medzi dvoma poľami, alebo medzi poľom a morom. Na každú sa zmestí jedna cesta. Volá sa podľa svojich dvoch križovatiek, napríklad 17-18.
coast = Pobrežie
    .also = more, breh, okraj ostrova, voda
    .text = Na pobreží sa stavia ako všade inde: cesty na hranách, dediny na križovatkách. Križovatka pri mori susedí s menej poľami, zato pri niektorých je prístav.
end = Koniec hry
    .also = kedy sa hra končí, kto vyhral, kto vyhráva, ako sa to končí, ako vyhrám
    .text = Hra sa končí hneď, ako má niekto vo svojom ťahu { $target } bodov. Kto ich dosiahne v cudzom ťahu, musí počkať na svoj.
variable_setup = Variabilný herný plán
    .also = náhodný ostrov, variabilný ostrov, stavba ostrova, rozloženie, príprava plánu, variabilný hrací plán
    .text = Polia sa vykladajú žrebom{ $tokens ->
        [random] {" "}a čísla tiež
       *[spiral] , čísla v špirále od rohu
    }{ $harbours ->
        [fixed] ; prístavy zostávajú, kde sú vytlačené
       *[shuffled] ; prístavy sa miešajú
    }. Lobby ukáže ostrov aj to, aký je vyvážený; pred začiatkom môžeš chcieť iný. Pre prvú hru je tu pevný ostrov.
tactics = Taktika
    .also = tipy, stratégia, rady, ako vyhrať
    .text = Zakladaj pri mnohých bodkách a rôznych surovinách; tehly a drevo potrebuješ hneď, rudu a obilie neskôr. Nechaj si cestu k ďalšej križovatke. Veľa obchoduj: kto obchoduje, viac stavia. Nedrž veľa kariet, keď môže padnúť 7, a sleduj, kto je blízko výhry.
sample_game = Ukážková hra
    .also = ukážka hry, lekcia, naučiť sa, prvá hra, výuka
    .text = **/learn** s tebou zahrá štyri kolá skutočnými tlačidlami: stavanie, obchod, zlodej, prístav, mesto. Krátke lekcie ukážu vždy jednu vec: zakladanie, obchod na diaľku, Mestá a rytierov, pomocníkov, karty udalostí, kockovú hru.
here = Pri tomto stole
    .also = bot, tlačidlá, príkazy, ako funguje bot, discord, pomoc
    .text = Najnovšia správa stola ukazuje, kto je na ťahu, a má na to tlačidlá; staré už nič nerobia. Stláčať ich smie len ten, kto pri stole sedí. **Moje karty** vidíš len ty, **Ďalšie…** vypíše všetko, čo môžeš, zvyšok povie **/help**.
