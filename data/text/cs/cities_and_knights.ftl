# Města a rytíři
module-cities_and_knights = Města a rytíři
    .help = Města vydělávají zboží, za které se kupují vylepšení a karty pokroku. Rytíři střeží ostrov, ke kterému plují barbaři. Vyhrává 13 bodů.

option-defence = Rytíři při útoku
    .help = Brání všichni aktivní rytíři, nebo každý postupně řekne, kteří jeho rytíři brání.
option-layout = Ostrov Měst a rytířů
    .help = Ostrov losem, nebo ten doporučený pro první hru.
value-aqueduct = jakou surovinu přinese Akvadukt
value-retreat = kam půjde zahnaný rytíř
value-fifth_card = která karta pokroku se vrátí
value-all = všichni aktivní rytíři
value-ck_beginner = pro první hru

card-coin = { $n ->
    [few] { $case ->
        [gen] mincí
       *[nom] mince
    }
    [other] mincí
   *[one] { $case ->
        [gen] mince
        [acc] minci
       *[nom] mince
    }
}
    .also = mincím, mincích, mincemi, peníz, peníze, peněz, penězi, 🪙
card-paper = { $n ->
    [few] { $case ->
        [gen] papírů
       *[nom] papíry
    }
    [other] papírů
   *[one] { $case ->
        [gen] papíru
       *[nom] papír
    }
}
    .also = papírem, papírům, papírech, kniha, knihy, knihu, knih, 📜
card-cloth = { $n ->
    [few] { $case ->
        [gen] pláten
       *[nom] plátna
    }
    [other] pláten
   *[one] { $case ->
        [gen] plátna
       *[nom] plátno
    }
}
    .also = plátnu, plátnem, plátně, plátnům, plátnech, plátny, sukno, sukna, suknu, suknem, suken, látka, látky, látku, látek, látkou, 🧵
item-knight = rytíř
item-activation = aktivace rytíře
item-promotion = posílení rytíře
value-trade = Obchod (žlutá, platí se plátnem)
value-politics = Politika (modrá, platí se mincemi)
value-science = Věda (zelená, platí se papírem)

# --- co se děje
event-event_die = { $face ->
    [ship] Na kostce událostí je loď.
    [trade] Na kostce událostí je žlutá brána: obchod.
    [politics] Na kostce událostí je modrá brána: politika.
   *[science] Na kostce událostí je zelená brána: věda.
}
event-gate_closed = { $field ->
    [trade] Nikdo nedobírá kartu: na červenou { $red } nikomu nestačí stupeň obchodu.
    [politics] Nikdo nedobírá kartu: na červenou { $red } nikomu nestačí stupeň politiky.
   *[science] Nikdo nedobírá kartu: na červenou { $red } nikomu nestačí stupeň vědy.
}
event-ship_sailed = { $left ->
    [one] Loď barbarů pluje dál: zbývá { $left } pole.
    [few] Loď barbarů pluje dál: zbývají { $left } pole.
   *[other] Loď barbarů pluje dál: zbývá { $left } polí.
}
event-barbarians_landed = Loď barbarů je u břehu: barbaři útočí!
event-knights_announced = { $n ->
    [0] { $seat } nechává všechny rytíře doma.
    [one] { $seat } posílá do boje { $n } rytíře o síle { $strength }.
    [few] { $seat } posílá do boje { $n } rytíře o síle { $strength }.
   *[other] { $seat } posílá do boje { $n } rytířů o síle { $strength }.
}
event-barbarians_won = Barbaři vítězí: jejich síla je { $strength }, síla rytířů jen { $defence }.
event-barbarians_beaten = Rytíři porážejí barbary silou { $defence } proti síle { $strength }.
event-defender = { $seat } přispívá nejvíc a získává titul Ochránce ostrova: jeden bod.
event-defended_together = Nejvíc přispívají { $to } (každý silou { $strength }): každý dobírá kartu pokroku.
event-barbarians_left = { $first ->
    [1] Loď barbarů pluje domů. Rytíři po boji odpočívají a zloděj je od této chvíle vzhůru.
   *[other] Loď barbarů pluje domů. Rytíři po boji odpočívají.
}
event-building_laid_over = { $seat }: město { FORM($place, case: "at") } je převrácené, protože nezbývá vesnice, která by ho nahradila: počítá se jako vesnice, dokud se nepostaví zpátky.

event-progress_drawn = { $field ->
    [trade] { $seat } dobírá žlutou kartu pokroku.
    [politics] { $seat } dobírá modrou kartu pokroku.
   *[science] { $seat } dobírá zelenou kartu pokroku.
}
event-progress_drawn_card = Tvoje nová karta pokroku: { $progress }.
event-progress_shown = { $seat } dobírá kartu { $progress } a hned ji vykládá: jeden bod.
event-progress_deck_empty = { $field ->
    [trade] { $seat } má dobrat žlutou kartu pokroku, ale balíček je prázdný.
    [politics] { $seat } má dobrat modrou kartu pokroku, ale balíček je prázdný.
   *[science] { $seat } má dobrat zelenou kartu pokroku, ale balíček je prázdný.
}
event-progress_returned = { $field ->
    [trade] { $seat } vrací žlutou kartu pokroku pod balíček.
    [politics] { $seat } vrací modrou kartu pokroku pod balíček.
   *[science] { $seat } vrací zelenou kartu pokroku pod balíček.
}
event-progress_returned_card = Pod balíček vracíš kartu { $progress }.
event-progress_played = { $seat } hraje kartu { $progress }.
event-spied = { $seat } si prohlíží karty pokroku hráče { $other }.
event-progress_taken = { $field ->
    [trade] { $seat } bere žlutou kartu pokroku hráči { $other }.
    [politics] { $seat } bere modrou kartu pokroku hráči { $other }.
   *[science] { $seat } bere zelenou kartu pokroku hráči { $other }.
}
event-progress_taken_card = { $seat } bere kartu { $progress } hráči { $other }.
event-cards_seen = { $seat } si prohlíží karty hráče { $other }.
event-cards_taken = { $n ->
    [one] { $seat } bere { $n } kartu hráči { $other }.
    [few] { $seat } bere { $n } karty hráči { $other }.
   *[other] { $seat } bere { $n } karet hráči { $other }.
}
event-cards_taken_kinds = { $seat } bere { FORM($cards, case: "acc") } hráči { $other }.
event-demand_in_vain = Nikdo nemá, co { $seat } žádá: { $card }.
event-handed_over = { $seat } odevzdává { FORM($cards, case: "acc") } hráči { $taker }.
event-wedding_gift = { $n ->
    [one] { $seat } dává na svatbu { $n } kartu hráči { $taker }.
    [few] { $seat } dává na svatbu { $n } karty hráči { $taker }.
   *[other] { $seat } dává na svatbu { $n } karet hráči { $taker }.
}
event-wedding_gift_cards = { $seat } dává { FORM($cards, case: "acc") } hráči { $taker }.
event-merchant_placed = { $seat } posílá obchodníka na pole { $hex }.
event-fleet_sails = { $seat } v tomto tahu mění s bankem dvě za jednu, druh karet: { $card }.
event-harbour_offered = { $seat } nabízí hráči { $other } surovinu za zboží.
event-harbour_void = { $other } nemá pro hráče { $seat } žádné zboží; nic se nemění.
event-harbour_exchanged = { $seat } a { $other } si mění surovinu za zboží.
event-harbour_exchanged_cards = { $seat } dává { FORM($give, case: "acc") }, { $other } dává { FORM($get, case: "acc") }.
event-tokens_swapped = { $seat } prohazuje čísla { $number } a { $second }.
event-harvested = { $cards ->
    [none] { $seat } si nic nebere: v banku došly karty.
   *[other] { $seat } si bere z banku { FORM($cards, case: "acc") }.
}
event-road_taken_off = { $seat } odstraňuje hráči { $other } silnici { $edge }.

event-knight_built = { $seat } povolává rytíře { FORM($place, case: "at") }.
event-knight_activated = { $seat } aktivuje rytíře { FORM($place, case: "at") }.
event-knight_promoted = { $strength ->
    [2] { $seat }: rytíř { FORM($place, case: "at") } je teď silný (2).
   *[other] { $seat }: rytíř { FORM($place, case: "at") } je teď mocný (3).
}
event-knight_moved = { $seat } přemísťuje rytíře { FORM($place, case: "from") } { FORM($corner, case: "to") }.
event-knight_driven = { $seat } zahání hráči { $other } rytíře { FORM($place, case: "at") }.
event-knight_retreated = { $seat }: rytíř ustupuje { FORM($place, case: "from") } { FORM($corner, case: "to") }.
event-knight_lost = { $seat }: rytíř { FORM($place, case: "at") } nemá kam jít a mizí z plánu.
event-robber_chased = { $seat }: rytíř { FORM($place, case: "at") } zahání zloděje.
event-knight_deserted = { $seat }: rytíř o síle { $strength } { FORM($place, case: "at") } dezertuje.
event-deserter_placed = { $seat } staví zběha o síle { $strength } { FORM($place, case: "at") }.

event-improved = { $field ->
    [trade] { $seat } vylepšuje obchod na stupeň { $level } ({ $level ->
        [1] Trh
        [2] Obchodní dům
        [3] Cech
        [4] Banka
       *[5] Burza
    }).
    [politics] { $seat } vylepšuje politiku na stupeň { $level } ({ $level ->
        [1] Radnice
        [2] Kostel
        [3] Pevnost
        [4] Katedrála
       *[5] Velká rada
    }).
   *[science] { $seat } vylepšuje vědu na stupeň { $level } ({ $level ->
        [1] Klášter
        [2] Knihovna
        [3] Akvadukt
        [4] Divadlo
       *[5] Univerzita
    }).
}
event-metropolis_built = { $field ->
    [trade] { $seat } staví metropoli obchodu { FORM($place, case: "at") }.
    [politics] { $seat } staví metropoli politiky { FORM($place, case: "at") }.
   *[science] { $seat } staví metropoli vědy { FORM($place, case: "at") }.
}
event-metropolis_taken = { $field ->
    [trade] { $seat } bere hráči { $other } metropoli obchodu: teď stojí { FORM($place, case: "at") }.
    [politics] { $seat } bere hráči { $other } metropoli politiky: teď stojí { FORM($place, case: "at") }.
   *[science] { $seat } bere hráči { $other } metropoli vědy: teď stojí { FORM($place, case: "at") }.
}

# --- proč ne
refused-hand_over_limit = Máš víc než čtyři karty pokroku: než ukončíš tah, nějakou zahraj nebo vrať.
refused-once_per_turn = To jde jen jednou za tah.
refused-robber_asleep = Zloděj spí, dokud barbaři poprvé nezaútočí.
refused-robber_off_board = Zloděj není na plánu.
refused-restore_first = Jedno tvoje město je převrácené: než postavíš další, zvedni ho.
refused-need_city = Na to potřebuješ vlastní město, které stojí.
refused-max_level = Tam už máš nejvyšší stupeň.
refused-need_metropolis_site = Stupně 4 a 5 potřebují město bez metropole a ty žádné nemáš.
refused-wall_limit = To město už hradby má, nebo stojí všechny tvoje troje.
refused-knight_inactive = Ten rytíř není aktivní.
refused-knight_spent = Ten rytíř už v tomto tahu něco udělal nebo se teprve aktivoval; jednat může od tvého příštího tahu.
refused-already_promoted = Ten rytíř už v tomto tahu zesílil.
refused-need_fortress = Mocné rytíře umožní jen Pevnost, třetí stupeň politiky.
refused-robber_out_of_reach = Zloděj není vedle toho rytíře.
refused-blocked = V cestě stojí cizí rytíř nebo stavba.
refused-not_weaker = Ten rytíř není slabší než tvůj.

# --- otázky
prompt-defend = Barbaři jsou tady: kteří tvoji rytíři brání ostrov?
prompt-lose_city = Barbaři vyhráli. O které město přijdeš?
prompt-draw_deck = Dobíráš kartu pokroku: ze kterého balíčku?
prompt-return_progress = Máš víc než čtyři karty pokroku: kterou vrátíš?
prompt-retreat = Tvůj rytíř { FORM($corner, case: "at") } je zahnaný: kam půjde?
prompt-harbour_commodity = { $offerer } ti nabízí surovinu, kterou nevidíš: jaké zboží dáš?
prompt-saboteur = { $demander } hraje Sabotéra: { $number ->
    [one] odevzdej { $number } kartu.
    [few] odevzdej { $number } karty.
   *[other] odevzdej { $number } karet.
}
prompt-wedding = { $demander } slaví svatbu: { $number ->
    [one] daruj { $number } kartu.
    [few] daruj { $number } karty.
   *[other] daruj { $number } karet.
}
prompt-give_up_knight = { $taker } hraje Zběha: kterého svého rytíře odevzdáš?
prompt-place_deserter = Přešel k tobě rytíř o síle { $strength }: kde bude stát?
prompt-rebuild_road = Zvedáš svou silnici { $edge }: kam půjde?
prompt-smith_second = Kovář stihne i druhého rytíře: kterého?
secret-spy_card = { $name } má v ruce: { $secret }
prompt-spy_card = Kterou kartu pokroku si vezmeš od hráče { $other }?
secret-master_cards = { $name } má v ruce: { $secret }
prompt-master_cards = { $number ->
    [one] Kterou kartu si vezmeš od hráče { $other }?
    [few] Které { $number } karty si vezmeš od hráče { $other }?
   *[other] Kterých { $number } karet si vezmeš od hráče { $other }?
}

# --- co se dá dělat
action-build_knight = Povolat rytíře
    .help = Ruda a vlna povolají prostého rytíře na volnou křižovatku u tvé silnice. Spí, dokud ho neaktivuješ.
action-activate_knight = Aktivovat rytíře
    .help = Jedno obilí mu nasadí helmu. Ostrov brání hned, jinak jedná od tvého příštího tahu.
action-promote_knight = Posílit rytíře
    .help = Ruda a vlna rytíře o stupeň posílí; třetí stupeň potřebuje Pevnost.
action-move_knight = Přemístit rytíře
    .help = Aktivní rytíř jde po tvých silnicích na volnou křižovatku a pak odpočívá.
action-displace_knight = Zahnat rytíře
    .help = Aktivní rytíř obsadí místo slabšího rytíře na tvé trase; jeho majitel ho přemístí.
action-chase_robber = Zahnat zloděje
    .help = Aktivní rytíř vedle zloděje ho pošle na jiné pole a ty tam někomu vezmeš kartu.
action-retreat = Ustoupit
    .help = Vyber zahnanému rytíři volnou křižovatku na svých silnicích.
action-improve = Vylepšit město
    .help = Kup další stupeň obchodu, politiky nebo vědy za plátno, mince nebo papír.
action-defend = Bránit
    .help = Jmenuj aktivní rytíře, kteří bojují. Kdo zůstane doma, nechá si helmu.
action-hold_back = Nechat všechny rytíře doma
    .help = Žádný z tvých rytířů nebojuje. Helmy si nechají, ale možná přijdeš o město.
action-lose_city = Vzdát se města
    .help = Jmenované město se změní zpátky na vesnici.
action-draw_deck = Dobrat kartu pokroku
    .help = Vezmi horní kartu balíčku, který si vybereš.
action-return_progress = Vrátit kartu pokroku
    .help = Karta jde lícem dolů pod svůj balíček.
action-offer_commercial = Nabídnout surovinu
    .help = Soupeř dostane tvou surovinu a musí ti dát zboží podle svého výběru.
action-give_commodity = Dát zboží
    .help = Dostaneš za něj surovinu, kterou předem nevidíš.
action-give_cards = Dát karty
    .help = Vyber, které karty odevzdáš. Dokud nevyberou všichni, nikdo nic neuvidí.
action-give_up_knight = Vzdát se rytíře
    .help = Rytíř, kterého jmenuješ, zmizí z plánu.
action-place_deserter = Umístit rytíře
    .help = Postav rytíře, který k tobě přešel, na volnou křižovatku u své silnice.
action-turn_away_deserter = Bez rytíře
    .help = Rytíř, který přešel, se neumístí.
action-rebuild_road = Postavit silnici jinde
    .help = Silnice jde zdarma jinam.
action-keep_road = Nechat si silnici
    .help = Silnice zůstane v zásobě.
action-smith_second = Posílit druhého rytíře
    .help = Další tvůj rytíř zdarma zesílí o stupeň.
action-skip_second = Bez druhého rytíře
    .help = Kovář balí nářadí.
action-take_progress = Vzít kartu pokroku
    .help = Jedna z karet, které vidíš, bude tvoje.
action-take_cards = Vzít karty
    .help = Vezmi karty podle výběru z ruky, kterou vidíš.
action-leave_to_game = Nechat otázku na hře
    .help = Hra za tebe hned odpoví jako obvykle, aby nikdo nečekal: surovina, které máš nejméně, nejbližší křižovatka, naposledy dobraná karta.

arg-question = otázka
    .ask = Která otázka?
arg-field = obor
    .ask = { $action ->
        [draw_deck] Ze kterého balíčku?
       *[other] Který obor?
    }
arg-metropolis = město pro metropoli
    .ask = Které město se stane metropolí?
arg-knight = rytíř
    .ask = Který rytíř?
arg-knights = rytíři
    .ask = Kteří rytíři?
arg-goal = kam
    .ask = Kam?
arg-opponent = soupeř
    .ask = Který soupeř?
arg-kind = druh karty
    .ask = Jaký druh karty?
arg-commodity = zboží
    .ask = Které zboží?
arg-red = červená kostka
    .ask = Co má být na červené kostce?
arg-yellow = žlutá kostka
    .ask = Co má být na žluté kostce?
arg-first = první pole
    .ask = Které pole je první?
arg-second = druhé pole
    .ask = Které pole je druhé?

# --- karty pokroku
progress-merchant = Obchodník
    .help = Postav obchodníka na pole u své stavby: bod a dvě jeho suroviny za jednu kartu, dokud ho neodvolá někdo jiný.
progress-resource_monopoly = Monopol na suroviny
    .help = Zvol surovinu: každý soupeř ti dá dvě, nebo tu jednu, kterou má.
progress-trade_monopoly = Monopol na zboží
    .help = Zvol zboží: každý soupeř, který ho má, ti jedno dá.
progress-commercial_harbour = Obchodní přístav
    .help = Do konce tahu smíš každému soupeři nabídnout jednu surovinu, aniž ji vidí; musí odpovědět zbožím.
progress-master_merchant = Velkokupec
    .help = Prohlédni si karty někoho, kdo má víc bodů než ty, a dvě si vezmi.
progress-merchant_fleet = Obchodní flotila
    .help = Zvol druh karty: do konce tahu za dvě takové dá bank jednu jinou.
progress-bishop = Biskup
    .help = Přemísti zloděje a vezmi náhodnou kartu každému, kdo má u něj stavbu.
progress-constitution = Ústava
    .help = Jeden bod, vyložený hned po dobrání.
progress-deserter = Zběh
    .help = Soupeř se vzdá rytíře podle svého výběru a ty smíš postavit stejně silného.
progress-diplomat = Diplomat
    .help = Odstraň z plánu otevřenou silnici. Svou vlastní můžeš hned postavit jinde.
progress-intrigue = Intriky
    .help = Zažeň cizího rytíře, který stojí u tvé silnice.
progress-saboteur = Sabotér
    .help = Každý, kdo má aspoň tolik bodů co ty, odevzdá polovinu karet.
progress-spy = Špeh
    .help = Prohlédni si něčí karty pokroku a jednu si vezmi.
progress-warlord = Vojevůdce
    .help = Všichni tvoji rytíři se zdarma aktivují.
progress-wedding = Svatba
    .help = Každý, kdo má víc bodů než ty, ti dá dvě karty.
progress-alchemist = Alchymista
    .help = Než hodíš, urči, co ukážou obě číselné kostky; hází se jen kostkou událostí.
progress-crane = Jeřáb
    .help = Příští vylepšení města v tomto tahu stojí o jedno zboží méně.
progress-engineer = Stavitel
    .help = Postav hradby zdarma.
progress-inventor = Vynálezce
    .help = Prohoď dvě čísla na polích, jen ne 2, 6, 8 ani 12.
progress-irrigation = Zavlažování
    .help = Vezmi si dvě obilí za každé obilné pole, u kterého máš stavbu.
progress-medicine = Lékařství
    .help = Povyš vesnici na město jen za dvě rudy a jedno obilí.
progress-mining = Hornictví
    .help = Vezmi si dvě rudy za každé pole hor, u kterého máš stavbu.
progress-printer = Knihtiskař
    .help = Jeden bod, vyložený hned po dobrání.
progress-road_building = Stavba silnic
    .help = Postav dvě silnice zdarma.
progress-smith = Kovář
    .help = Posil zdarma jednoho nebo dva své rytíře.

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

# --- co leží na stole
look-laid-over = převrácené město
look-metropolis = { $field ->
    [trade] metropole obchodu
    [politics] metropole politiky
   *[science] metropole vědy
}
look-knight = { $active ->
    [yes] aktivní rytíř o síle { $strength }
   *[no] neaktivní rytíř o síle { $strength }
}
look-merchant = obchodník, patří hráči { $name }
look-ship = { $n ->
    [one] loď barbarů, { $n } pole od břehu
    [few] loď barbarů, { $n } pole od břehu
   *[other] loď barbarů, { $n } polí od břehu
}
look-defence = síla aktivních rytířů: { $n }
look-defender = { $n }× Ochránce ostrova
look-level-trade = obchod { $n } z { $of }
look-level-politics = politika { $n } z { $of }
look-level-science = věda { $n } z { $of }
look-progress-trade = žluté karty pokroku: { $n }
look-progress-politics = modré karty pokroku: { $n }
look-progress-science = zelené karty pokroku: { $n }
look-progress-deck = { $field ->
    [trade] žlutý balíček: { $n }
    [politics] modrý balíček: { $n }
   *[science] zelený balíček: { $n }
}
look-progress-cards = Karty pokroku ({ $n } z { $limit })
look-shown-cards = Vyložené karty: { $name }

points-metropolises = Metropole
points-defender = Ochránce ostrova
points-merchant = Obchodník
points-shown_cards = Vyložené karty pokroku
