# Mestá a rytieri
module-cities_and_knights = Mestá a rytieri
    .help = Mestá zarábajú tovar, za ktorý sa kupuje mestská výstavba a karty pokroku. Rytieri strážia ostrov, ku ktorému sa plavia barbari. Vyhráva 13 bodov.

option-defence = Rytieri pri útoku
    .help = Bránia všetci aktívni rytieri, alebo každý postupne povie, ktorí jeho rytieri bránia.
option-layout = Ostrov Miest a rytierov
    .help = Ostrov žrebom, alebo ten odporúčaný pre prvú hru.
value-aqueduct = akú surovinu prinesie Akvadukt
value-retreat = kam pôjde zahnaný rytier
value-fifth_card = ktorá karta pokroku sa vráti
value-all = všetci aktívni rytieri
value-ck_beginner = pre prvú hru

card-coin = { $n ->
    [few] mince
    [other] mincí
   *[one] { $case ->
        [acc] mincu
       *[nom] minca
    }
}
    .also = minci, mincou, minciam, minciach, mincami, peniaz, peniaze, peňazí, peniazmi, 🪙
card-paper = { $n ->
    [few] papiere
    [other] papierov
   *[one] papier
}
    .also = papiera, papieru, papieri, papierom, papieroch, papiermi, kniha, knihy, knihu, kníh, 📜
card-cloth = { $n ->
    [few] plátna
    [other] plátien
   *[one] plátno
}
    .also = plátnu, plátne, plátnom, plátnam, plátnach, plátnami, látka, látky, látku, látok, látkou, súkno, súkna, 🧵
item-knight = rytier
item-activation = aktivácia rytiera
item-promotion = posilnenie rytiera
value-trade = Obchod (žltá, platí sa plátnom)
value-politics = Politika (modrá, platí sa mincami)
value-science = Veda (zelená, platí sa papierom)

# --- čo sa deje
event-event_die = { $face ->
    [ship] Na kocke udalostí je loď.
    [trade] Na kocke udalostí je žltá brána: obchod.
    [politics] Na kocke udalostí je modrá brána: politika.
   *[science] Na kocke udalostí je zelená brána: veda.
}
event-gate_closed = { $field ->
    [trade] Kartu si neberie nikto: na červenú { $red } nikomu nestačí stupeň obchodu.
    [politics] Kartu si neberie nikto: na červenú { $red } nikomu nestačí stupeň politiky.
   *[science] Kartu si neberie nikto: na červenú { $red } nikomu nestačí stupeň vedy.
}
event-ship_sailed = { $left ->
    [one] Loď barbarov sa plaví ďalej: zostáva { $left } políčko.
    [few] Loď barbarov sa plaví ďalej: zostávajú { $left } políčka.
   *[other] Loď barbarov sa plaví ďalej: zostáva { $left } políčok.
}
event-barbarians_landed = Loď barbarov je pri brehu: barbari útočia!
event-knights_announced = { $n ->
    [0] { $seat } necháva všetkých rytierov doma.
    [one] { $seat } posiela do boja { $n } rytiera, sila { $strength }.
    [few] { $seat } posiela do boja { $n } rytierov, sila { $strength }.
   *[other] { $seat } posiela do boja { $n } rytierov, sila { $strength }.
}
event-barbarians_won = Barbari víťazia: ich sila je { $strength }, sila rytierov len { $defence }.
event-barbarians_beaten = Rytieri porážajú barbarov silou { $defence } proti sile { $strength }.
event-defender = { $seat } prispieva najviac a získava titul Záchranca ostrova: jeden bod.
event-defended_together = Najviac prispievajú { $to } (každý silou { $strength }): každý si berie kartu pokroku.
event-barbarians_left = { $first ->
    [1] Loď barbarov sa plaví domov. Rytieri po boji odpočívajú a zlodej sa prebúdza.
   *[other] Loď barbarov sa plaví domov. Rytieri po boji odpočívajú.
}
event-building_laid_over = { $seat }: mesto { FORM($place, case: "at") } je prevrátené, lebo nezostala dedina, ktorá by ho nahradila. Počíta sa ako dedina, kým sa neobnoví.

event-progress_drawn = { $field ->
    [trade] { $seat } si berie žltú kartu pokroku.
    [politics] { $seat } si berie modrú kartu pokroku.
   *[science] { $seat } si berie zelenú kartu pokroku.
}
event-progress_drawn_card = Tvoja nová karta pokroku: { $progress }.
event-progress_shown = { $seat } si berie kartu { $progress } a hneď ju vykladá: jeden bod.
event-progress_deck_empty = { $field ->
    [trade] { $seat } si má vziať žltú kartu pokroku, ale balíček je prázdny.
    [politics] { $seat } si má vziať modrú kartu pokroku, ale balíček je prázdny.
   *[science] { $seat } si má vziať zelenú kartu pokroku, ale balíček je prázdny.
}
event-progress_returned = { $field ->
    [trade] { $seat } vracia žltú kartu pokroku pod balíček.
    [politics] { $seat } vracia modrú kartu pokroku pod balíček.
   *[science] { $seat } vracia zelenú kartu pokroku pod balíček.
}
event-progress_returned_card = Pod balíček vraciaš kartu { $progress }.
event-progress_played = { $seat } hrá kartu { $progress }.
event-spied = { $seat } si prezerá karty pokroku hráča { $other }.
event-progress_taken = { $field ->
    [trade] { $seat } berie hráčovi { $other } žltú kartu pokroku.
    [politics] { $seat } berie hráčovi { $other } modrú kartu pokroku.
   *[science] { $seat } berie hráčovi { $other } zelenú kartu pokroku.
}
event-progress_taken_card = { $seat } berie hráčovi { $other } kartu { $progress }.
event-cards_seen = { $seat } si prezerá karty hráča { $other }.
event-cards_taken = { $n ->
    [one] { $seat } berie { $n } kartu hráčovi { $other }.
    [few] { $seat } berie { $n } karty hráčovi { $other }.
   *[other] { $seat } berie { $n } kariet hráčovi { $other }.
}
event-cards_taken_kinds = { $seat } berie { FORM($cards, case: "acc") } hráčovi { $other }.
event-demand_in_vain = { $seat } nedostáva nič: nikto nemá { FORM($card, case: "acc") }.
event-handed_over = { $seat } odovzdáva { FORM($cards, case: "acc") } hráčovi { $taker }.
event-wedding_gift = { $n ->
    [one] { $seat } dáva na svadbu { $n } kartu hráčovi { $taker }.
    [few] { $seat } dáva na svadbu { $n } karty hráčovi { $taker }.
   *[other] { $seat } dáva na svadbu { $n } kariet hráčovi { $taker }.
}
event-wedding_gift_cards = { $seat } dáva { FORM($cards, case: "acc") } hráčovi { $taker }.
event-merchant_placed = { $seat } posiela obchodníka na pole { $hex }.
event-fleet_sails = { $seat } v tomto ťahu mení s bankom dve za jednu, druh kariet: { $card }.
event-harbour_offered = { $seat } ponúka hráčovi { $other } surovinu za tovar.
event-harbour_void = { $other } nemá pre hráča { $seat } nijaký tovar; nič sa nemení.
event-harbour_exchanged = { $seat } a { $other } si menia surovinu za tovar.
event-harbour_exchanged_cards = { $seat } dáva { FORM($give, case: "acc") }, { $other } dáva { FORM($get, case: "acc") }.
event-tokens_swapped = { $seat } navzájom vymieňa čísla { $number } a { $second }.
event-harvested = { $cards ->
    [none] { $seat } si nič neberie: v banku sa minuli karty.
   *[other] { $seat } si berie z banku { FORM($cards, case: "acc") }.
}
event-road_taken_off = { $seat } odstraňuje hráčovi { $other } cestu { $edge }.

event-knight_built = { $seat } povoláva rytiera { FORM($place, case: "at") }.
event-knight_activated = { $seat } aktivuje rytiera { FORM($place, case: "at") }.
event-knight_promoted = { $strength ->
    [2] { $seat }: rytier { FORM($place, case: "at") } je teraz silný (2).
   *[other] { $seat }: rytier { FORM($place, case: "at") } je teraz mocný (3).
}
event-knight_moved = { $seat } premiestňuje rytiera { FORM($place, case: "from") } { FORM($corner, case: "to") }.
event-knight_driven = { $seat } zaháňa hráčovi { $other } rytiera { FORM($place, case: "at") }.
event-knight_retreated = { $seat }: rytier ustupuje { FORM($place, case: "from") } { FORM($corner, case: "to") }.
event-knight_lost = { $seat }: rytier { FORM($place, case: "at") } nemá kam ísť a mizne z plánu.
event-robber_chased = { $seat }: rytier { FORM($place, case: "at") } zaháňa zlodeja.
event-knight_deserted = { $seat }: rytier so silou { $strength } { FORM($place, case: "at") } dezertuje.
event-deserter_placed = { $seat } stavia zbeha so silou { $strength } { FORM($place, case: "at") }.

event-improved = { $field ->
    [trade] { $seat } buduje obchod: stupeň { $level } ({ $level ->
        [1] Trh
        [2] Cech obchodníkov
        [3] Gilda
        [4] Banka
       *[5] Burza
    }).
    [politics] { $seat } buduje politiku: stupeň { $level } ({ $level ->
        [1] Radnica
        [2] Kostol
        [3] Pevnosť
        [4] Katedrála
       *[5] Rada ostrova
    }).
   *[science] { $seat } buduje vedu: stupeň { $level } ({ $level ->
        [1] Kláštor
        [2] Knižnica
        [3] Akvadukt
        [4] Divadlo
       *[5] Univerzita
    }).
}
event-metropolis_built = { $field ->
    [trade] { $seat } stavia metropolu obchodu { FORM($place, case: "at") }.
    [politics] { $seat } stavia metropolu politiky { FORM($place, case: "at") }.
   *[science] { $seat } stavia metropolu vedy { FORM($place, case: "at") }.
}
event-metropolis_taken = { $field ->
    [trade] { $seat } berie hráčovi { $other } metropolu obchodu: teraz stojí { FORM($place, case: "at") }.
    [politics] { $seat } berie hráčovi { $other } metropolu politiky: teraz stojí { FORM($place, case: "at") }.
   *[science] { $seat } berie hráčovi { $other } metropolu vedy: teraz stojí { FORM($place, case: "at") }.
}

# --- prečo nie
refused-hand_over_limit = Máš viac ako štyri karty pokroku: skôr než ukončíš ťah, nejakú zahraj alebo vráť.
refused-once_per_turn = To ide len raz za ťah.
refused-robber_asleep = Zlodej spí, kým barbari prvý raz nezaútočia.
refused-robber_off_board = Zlodej nie je na pláne.
refused-restore_first = Jedno tvoje mesto je prevrátené: obnov ho skôr, než postavíš ďalšie.
refused-need_city = Na to potrebuješ mesto; prevrátené sa nepočíta.
refused-max_level = Tam už máš najvyšší stupeň.
refused-need_metropolis_site = Stupne 4 a 5 potrebujú mesto bez metropoly a také nemáš.
refused-wall_limit = To mesto už hradby má, alebo stoja všetky tvoje troje.
refused-knight_inactive = Ten rytier nie je aktívny.
refused-knight_spent = Ten rytier sa v tomto ťahu aktivoval alebo konal; znova môže od tvojho ďalšieho ťahu.
refused-already_promoted = Ten rytier sa už v tomto ťahu posilnil.
refused-need_fortress = Mocných rytierov umožní len Pevnosť, tretí stupeň politiky.
refused-robber_out_of_reach = Zlodej nie je vedľa toho rytiera.
refused-blocked = V ceste stojí cudzí rytier alebo stavba.
refused-not_weaker = Ten rytier nie je slabší ako tvoj.

# --- otázky
prompt-defend = Barbari sú tu: ktorí tvoji rytieri bránia ostrov?
prompt-lose_city = Barbari vyhrali. O ktoré mesto prídeš?
prompt-draw_deck = Berieš si kartu pokroku: z ktorého balíčka?
prompt-return_progress = Máš viac ako štyri karty pokroku: ktorú vrátiš?
prompt-retreat = Tvoj rytier { FORM($corner, case: "at") } je zahnaný: kam pôjde?
prompt-harbour_commodity = { $offerer } ti ponúka surovinu, ktorú nevidíš: aký tovar dáš?
prompt-saboteur = { $demander } hrá Sabotéra: { $number ->
    [one] odovzdaj { $number } kartu.
    [few] odovzdaj { $number } karty.
   *[other] odovzdaj { $number } kariet.
}
prompt-wedding = { $demander } oslavuje svadbu: { $number ->
    [one] daruj { $number } kartu.
    [few] daruj { $number } karty.
   *[other] daruj { $number } kariet.
}
prompt-give_up_knight = { $taker } hrá Zbeha: ktorého svojho rytiera odovzdáš?
prompt-place_deserter = Prešiel k tebe rytier so silou { $strength }: kde bude stáť?
prompt-rebuild_road = Tvoja cesta { $edge } je preč z plánu: kam teraz pôjde?
prompt-smith_second = V kováčskej dielni stihnú aj druhého rytiera: ktorého?
secret-spy_card = { $name } má v ruke: { $secret }
prompt-spy_card = Ktorú kartu pokroku si vezmeš od hráča { $other }?
secret-master_cards = { $name } má v ruke: { $secret }
prompt-master_cards = { $number ->
    [one] Ktorú kartu si vezmeš od hráča { $other }?
    [few] Ktoré { $number } karty si vezmeš od hráča { $other }?
   *[other] Ktorých { $number } kariet si vezmeš od hráča { $other }?
}

# --- čo sa dá robiť
action-build_knight = Povolať rytiera
    .help = Ruda a vlna postavia obyčajného rytiera na voľnú križovatku pri tvojej ceste. Spí, kým ho neaktivuješ.
action-activate_knight = Aktivovať rytiera
    .help = Jedno obilie mu nasadí helmu. Ostrov bráni hneď, inak koná od tvojho ďalšieho ťahu.
action-promote_knight = Posilniť rytiera
    .help = Ruda a vlna posilnia rytiera o stupeň; tretí stupeň potrebuje Pevnosť.
action-move_knight = Premiestniť rytiera
    .help = Aktívny rytier ide po tvojich cestách na voľnú križovatku a potom odpočíva.
action-displace_knight = Zahnať rytiera
    .help = Aktívny rytier obsadí križovatku slabšieho rytiera na tvojej trase; jeho majiteľ ho premiestni.
action-chase_robber = Zahnať zlodeja
    .help = Aktívny rytier vedľa zlodeja ho pošle na iné pole a ty tam ukradneš kartu.
action-retreat = Ustúpiť
    .help = Vyber zahnanému rytierovi voľnú križovatku na svojich cestách.
action-leave_to_game = Nechať otázku na hru
    .help = Hra za teba hneď odpovie ako zvyčajne, aby nikto nečakal: surovina, ktorej máš najmenej, najbližšia križovatka, naposledy vzatá karta.
action-improve = Rozšíriť mesto
    .help = Kúp ďalší stupeň obchodu, politiky alebo vedy za plátno, mince alebo papier.
action-defend = Brániť
    .help = Vymenuj aktívnych rytierov, ktorí bojujú. Kto zostane doma, nechá si helmu.
action-hold_back = Nechať všetkých rytierov doma
    .help = Nijaký tvoj rytier nebojuje. Helmy si nechajú, ale možno prídeš o mesto.
action-lose_city = Vzdať sa mesta
    .help = Mesto, ktoré určíš, sa zmení späť na dedinu.
action-draw_deck = Vziať kartu pokroku
    .help = Vezmi vrchnú kartu balíčka, ktorý si vyberieš.
action-return_progress = Vrátiť kartu pokroku
    .help = Karta ide lícom nadol pod svoj balíček.
action-offer_commercial = Ponúknuť surovinu
    .help = Súper dostane tvoju surovinu a musí ti dať tovar podľa svojho výberu.
action-give_commodity = Dať tovar
    .help = Dostaneš zaň surovinu, ktorú vopred nevidíš.
action-give_cards = Dať karty
    .help = Vyber, ktoré karty odovzdáš. Kým nevyberú všetci, nikto nič neuvidí.
action-give_up_knight = Vzdať sa rytiera
    .help = Rytier, ktorého určíš, zmizne z plánu.
action-place_deserter = Umiestniť rytiera
    .help = Postav rytiera, ktorý k tebe prešiel, na voľnú križovatku pri svojej ceste.
action-turn_away_deserter = Zaobísť sa bez rytiera
    .help = Rytier, ktorý prešiel, sa neumiestni.
action-rebuild_road = Postaviť cestu inde
    .help = Cesta ide zadarmo inam.
action-keep_road = Nechať si cestu
    .help = Cesta zostane v tvojej zásobe.
action-smith_second = Posilniť druhého rytiera
    .help = Ďalší tvoj rytier zadarmo zosilnie o stupeň.
action-skip_second = Bez druhého rytiera
    .help = V kováčskej dielni skladajú náradie.
action-take_progress = Vziať kartu pokroku
    .help = Jedna z kariet, ktoré vidíš, bude tvoja.
action-take_cards = Vziať karty
    .help = Vezmi karty podľa výberu z ruky, ktorú vidíš.

arg-question = otázka
    .ask = Ktorá otázka?
arg-field = oblasť
    .ask = { $action ->
        [draw_deck] Z ktorého balíčka?
       *[other] Ktorá oblasť?
    }
arg-metropolis = mesto pre metropolu
    .ask = Ktoré mesto sa stane metropolou?
arg-knight = rytier
    .ask = Ktorý rytier?
arg-knights = rytieri
    .ask = Ktorí rytieri?
arg-goal = kam
    .ask = Kam?
arg-opponent = súper
    .ask = Ktorý súper?
arg-kind = druh karty
    .ask = Aký druh karty?
arg-commodity = tovar
    .ask = Ktorý tovar?
arg-red = červená kocka
    .ask = Čo má byť na červenej kocke?
arg-yellow = žltá kocka
    .ask = Čo má byť na žltej kocke?
arg-first = prvé pole
    .ask = Ktoré pole je prvé?
arg-second = druhé pole
    .ask = Ktoré pole je druhé?

# --- karty pokroku
progress-merchant = Obchodník
    .help = Postav obchodníka na pole pri svojej stavbe: bod a dve jeho suroviny za jednu kartu, kým ho neodvolá niekto iný.
progress-resource_monopoly = Surovinový monopol
    .help = Zvoľ surovinu: každý súper ti dá dve, alebo tú jednu, ktorú má.
progress-trade_monopoly = Tovarový monopol
    .help = Zvoľ tovar: každý súper, čo ho má, ti jeden dá.
progress-commercial_harbour = Obchodný prístav
    .help = Do konca ťahu smieš každému súperovi ponúknuť jednu surovinu, ktorú nevidí; musí odpovedať tovarom.
progress-master_merchant = Obchodný majster
    .help = Pozri si karty niekoho, kto má viac bodov ako ty, a dve si vezmi.
progress-merchant_fleet = Obchodná flotila
    .help = Zvoľ druh karty: do konca ťahu za dve také dá bank jednu hocijakú inú.
progress-bishop = Biskup
    .help = Presuň zlodeja a vezmi náhodnú kartu každému, kto má pri ňom stavbu.
progress-constitution = Ústava
    .help = Jeden bod, vyložený hneď, ako ju dostaneš.
progress-deserter = Zbeh
    .help = Súper sa vzdá rytiera podľa svojho výberu a ty smieš postaviť rovnako silného.
progress-diplomat = Diplomat
    .help = Odstráň z plánu otvorenú cestu. Svoju vlastnú smieš hneď postaviť inde.
progress-intrigue = Intrigy
    .help = Zažeň cudzieho rytiera, ktorý stojí pri tvojej ceste.
progress-saboteur = Sabotér
    .help = Každý, kto má aspoň toľko bodov ako ty, odovzdá polovicu kariet.
progress-spy = Špión
    .help = Pozri si niečie karty pokroku a jednu si vezmi.
progress-warlord = Vojvodca
    .help = Všetci tvoji rytieri sa zadarmo aktivujú.
progress-wedding = Svadba
    .help = Každý, kto má viac bodov ako ty, ti dá dve karty.
progress-alchemist = Alchymista
    .help = Skôr než hodíš, urči, čo ukážu obe číselné kocky; hádže sa len kockou udalostí.
progress-crane = Žeriav
    .help = Najbližšia mestská výstavba v tomto ťahu stojí o jeden tovar menej.
progress-engineer = Inžinier
    .help = Postav mestské hradby zadarmo.
progress-inventor = Vynálezca
    .help = Vymeň dva žetóny s číslami, len nie 2, 6, 8 ani 12.
progress-irrigation = Zavlažovanie
    .help = Vezmi si dve obilia za každé obilné pole, pri ktorom máš stavbu.
progress-medicine = Lekárstvo
    .help = Povýš dedinu na mesto len za dve rudy a jedno obilie.
progress-mining = Baňa
    .help = Vezmi si dve rudy za každé pole hôr, pri ktorom máš stavbu.
progress-printer = Kníhtlač
    .help = Jeden bod, vyložený hneď, ako ju dostaneš.
progress-road_building = Stavba ciest
    .help = Postav dve cesty zadarmo.
progress-smith = Kováčska dielňa
    .help = Posilni zadarmo jedného alebo dvoch svojich rytierov.

value-merchant = { progress-merchant }
value-resource_monopoly = { progress-resource_monopoly }
value-trade_monopoly = { progress-trade_monopoly }
value-commercial_harbour = { progress-commercial_harbour }
value-master_merchant = { progress-master_merchant }
value-merchant_fleet = { progress-merchant_fleet }
value-bishop = { progress-bishop }
value-constitution = { progress-constitution }
value-deserter = { progress-deserter }
value-diplomat = { progress-diplomat }
value-intrigue = { progress-intrigue }
value-saboteur = { progress-saboteur }
value-spy = { progress-spy }
value-warlord = { progress-warlord }
value-wedding = { progress-wedding }
value-alchemist = { progress-alchemist }
value-crane = { progress-crane }
value-engineer = { progress-engineer }
value-inventor = { progress-inventor }
value-irrigation = { progress-irrigation }
value-medicine = { progress-medicine }
value-mining = { progress-mining }
value-printer = { progress-printer }
value-road_building = { progress-road_building }
value-smith = { progress-smith }

action-progress_merchant = { progress-merchant }
    .help = { progress-merchant.help }
action-progress_resource_monopoly = { progress-resource_monopoly }
    .help = { progress-resource_monopoly.help }
action-progress_trade_monopoly = { progress-trade_monopoly }
    .help = { progress-trade_monopoly.help }
action-progress_commercial_harbour = { progress-commercial_harbour }
    .help = { progress-commercial_harbour.help }
action-progress_master_merchant = { progress-master_merchant }
    .help = { progress-master_merchant.help }
action-progress_merchant_fleet = { progress-merchant_fleet }
    .help = { progress-merchant_fleet.help }
action-progress_bishop = { progress-bishop }
    .help = { progress-bishop.help }
action-progress_deserter = { progress-deserter }
    .help = { progress-deserter.help }
action-progress_diplomat = { progress-diplomat }
    .help = { progress-diplomat.help }
action-progress_intrigue = { progress-intrigue }
    .help = { progress-intrigue.help }
action-progress_saboteur = { progress-saboteur }
    .help = { progress-saboteur.help }
action-progress_spy = { progress-spy }
    .help = { progress-spy.help }
action-progress_warlord = { progress-warlord }
    .help = { progress-warlord.help }
action-progress_wedding = { progress-wedding }
    .help = { progress-wedding.help }
action-progress_alchemist = { progress-alchemist }
    .help = { progress-alchemist.help }
action-progress_crane = { progress-crane }
    .help = { progress-crane.help }
action-progress_engineer = { progress-engineer }
    .help = { progress-engineer.help }
action-progress_inventor = { progress-inventor }
    .help = { progress-inventor.help }
action-progress_irrigation = { progress-irrigation }
    .help = { progress-irrigation.help }
action-progress_medicine = { progress-medicine }
    .help = { progress-medicine.help }
action-progress_mining = { progress-mining }
    .help = { progress-mining.help }
action-progress_road_building = { progress-road_building }
    .help = { progress-road_building.help }
action-progress_smith = { progress-smith }
    .help = { progress-smith.help }

# --- čo leží na stole
look-laid-over = prevrátené mesto
look-metropolis = { $field ->
    [trade] metropola obchodu
    [politics] metropola politiky
   *[science] metropola vedy
}
look-knight = { $active ->
    [yes] aktívny rytier so silou { $strength }
   *[no] pasívny rytier so silou { $strength }
}
look-merchant = obchodník (hráč { $name })
look-ship = { $n ->
    [one] loď barbarov, { $n } políčko od brehu
    [few] loď barbarov, { $n } políčka od brehu
   *[other] loď barbarov, { $n } políčok od brehu
}
look-defence = sila aktívnych rytierov: { $n }
look-defender = { $n }× Záchranca ostrova
look-level-trade = obchod { $n } z { $of }
look-level-politics = politika { $n } z { $of }
look-level-science = veda { $n } z { $of }
look-progress-trade = žlté karty pokroku: { $n }
look-progress-politics = modré karty pokroku: { $n }
look-progress-science = zelené karty pokroku: { $n }
look-progress-deck = { $field ->
    [trade] žltý balíček: { $n }
    [politics] modrý balíček: { $n }
   *[science] zelený balíček: { $n }
}
look-progress-cards = Karty pokroku ({ $n } z { $limit })
look-shown-cards = Vyložené karty: { $name }

points-metropolises = Metropoly
points-defender = Záchranca ostrova
points-merchant = Obchodník
points-shown_cards = Vyložené karty pokroku
