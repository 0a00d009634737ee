# Města a rytíři
module-cities_and_knights = Města a rytíři
    .help = Města vydělávají zboží, za které se kupují vylepšení a karty pokroku. Rytíři střeží ostrov, ke kterému plují barbaři. Vyhrává 13 bodů.

option-defence = Rytíři při útoku
    .help = Brání všichni aktivní rytíři, nebo každý postupně řekne, kteří z jeho.
option-layout = Ostrov Měst a rytířů
    .help = Ostrov losem, nebo ten doporučený pro první hru.
value-aqueduct = jakou surovinu přinese Akvadukt
value-retreat = kam půjde vyhnaný rytíř
value-fifth_card = která karta pokroku se vrátí
value-all = všichni aktivní rytíři
value-ck_beginner = pro první hru

card-coin = { $n ->
    [few] mince
    [other] mincí
   *[one] { $case ->
        [acc] minci
       *[nom] mince
    }
}
card-paper = { $n ->
    [few] papíry
    [other] papírů
   *[one] papír
}
card-cloth = { $n ->
    [few] sukna
    [other] suken
   *[one] sukno
}
item-knight = rytíř
item-activation = aktivace rytíře
item-promotion = povýšení rytíře
value-trade = Obchod (žlutá, platí se suknem)
value-politics = Politika (modrá, platí se mincemi)
value-science = Věda (zelená, platí se papírem)

# --- co se děje
event-event_die = { $face ->
    [ship] Na třetí kostce je loď.
    [trade] Třetí kostka otevírá žlutou bránu.
    [politics] Třetí kostka otevírá modrou bránu.
   *[science] Třetí kostka otevírá zelenou bránu.
}
event-ship_sailed = { $left ->
    [0] Loď barbarů je u břehu!
    [one] Loď barbarů pluje dál: zbývá { $left } pole.
    [few] Loď barbarů pluje dál: zbývají { $left } pole.
   *[other] Loď barbarů pluje dál: zbývá { $left } polí.
}
event-barbarians_landed = Barbaři útočí na ostrov.
event-knights_announced = { $n ->
    [0] { $seat } nechává všechny rytíře doma.
    [one] { $seat } posílá do boje { $n } rytíře o síle { $strength }.
    [few] { $seat } posílá do boje { $n } rytíře o síle { $strength }.
   *[other] { $seat } posílá do boje { $n } rytířů o síle { $strength }.
}
event-barbarians_won = Barbaři vítězí { $strength } proti { $defence }.
event-barbarians_beaten = Rytíři porážejí barbary { $defence } proti { $strength }.
event-defender = { $seat } přispívá nejvíc a je Ochráncem ostrova: jeden bod.
event-barbarians_left = Loď barbarů pluje domů. Rytíři po boji odpočívají a zloděj je vzhůru.
event-building_laid_over = { $seat }: město na { $place } je převrácené a počítá se jako vesnice, dokud se nepostaví zpátky.

event-progress_drawn = { $field ->
    [trade] { $seat } dobírá žlutou kartu pokroku.
    [politics] { $seat } dobírá modrou kartu pokroku.
   *[science] { $seat } dobírá zelenou kartu pokroku.
}
event-progress_drawn_card = Tvoje nová karta pokroku: { $progress }.
event-progress_shown = { $seat } dobírá kartu { $progress } a hned ji vykládá: jeden bod.
event-progress_deck_empty = { $seat } má dobírat, ale balíček je prázdný.
event-progress_returned = { $seat } vrací kartu pokroku pod balíček.
event-progress_returned_card = Pod balíček vracíš kartu { $progress }.
event-progress_played = { $seat } hraje kartu { $progress }.
event-spied = { $seat } si prohlíží karty pokroku hráče { $other }.
event-progress_taken = { $seat } bere kartu pokroku hráči { $other }.
event-progress_taken_card = { $seat } bere kartu { $progress } hráči { $other }.
event-cards_seen = { $seat } si prohlíží karty hráče { $other }.
event-cards_taken = { $n ->
    [one] { $seat } bere { $n } kartu hráči { $other }.
    [few] { $seat } bere { $n } karty hráči { $other }.
   *[other] { $seat } bere { $n } karet hráči { $other }.
}
event-cards_taken_kinds = { $seat } bere { FORM($cards, case: "acc") } hráči { $other }.
event-handed_over = { $seat } odevzdává { FORM($cards, case: "acc") } hráči { $taker }.
event-wedding_gift = { $n ->
    [one] { $seat } dává na svatbu { $n } kartu hráči { $taker }.
    [few] { $seat } dává na svatbu { $n } karty hráči { $taker }.
   *[other] { $seat } dává na svatbu { $n } karet hráči { $taker }.
}
event-wedding_gift_cards = { $seat } dává { FORM($cards, case: "acc") } hráči { $taker }.
event-merchant_placed = { $seat } posílá kupce na pole { $hex }.
event-fleet_sails = { $seat }: banka v tomto tahu mění dva za jednu, druh: { $card }.
event-harbour_offered = { $seat } nabízí hráči { $other } surovinu za zboží.
event-harbour_void = { $other } nemá pro hráče { $seat } žádné zboží; nic se nemění.
event-harbour_exchanged = { $seat } a { $other } si mění surovinu za zboží.
event-harbour_exchanged_cards = { $seat } dává { FORM($give, case: "acc") }, { $other } dává { FORM($get, case: "acc") }.
event-tokens_swapped = { $seat } prohazuje čísla { $number } a { $second }.
event-harvested = { $seat } si bere z banky { FORM($cards, case: "acc") }.
event-road_taken_off = { $seat } odstraňuje cestu { $edge } hráče { $other }.

event-knight_built = { $seat } najímá rytíře na { $place }.
event-knight_activated = { $seat } aktivuje rytíře na { $place }.
event-knight_promoted = { $strength ->
    [2] { $seat }: rytíř na { $place } je teď silný.
   *[other] { $seat }: rytíř na { $place } je teď mocný.
}
event-knight_moved = { $seat } přesouvá rytíře z { $place } na { $corner }.
event-knight_driven = { $seat } vyhání z { $place } rytíře hráče { $other }.
event-knight_retreated = { $seat }: rytíř ustupuje na { $corner }.
event-knight_lost = { $seat }: rytíř nemá kam jít a mizí z plánu.
event-robber_chased = { $seat }: rytíř na { $place } zahání zloděje.
event-knight_deserted = { $seat }: z { $place } dezertuje rytíř.
event-deserter_placed = { $seat } vítá zběha na { $place }.

event-improved = { $field ->
    [trade] { $seat } vylepšuje obchod na stupeň { $level }.
    [politics] { $seat } vylepšuje politiku na stupeň { $level }.
   *[science] { $seat } vylepšuje vědu na stupeň { $level }.
}
event-metropolis_built = { $field ->
    [trade] { $seat } staví metropoli obchodu na { $place }.
    [politics] { $seat } staví metropoli politiky na { $place }.
   *[science] { $seat } staví metropoli vědy na { $place }.
}
event-metropolis_taken = { $field ->
    [trade] { $seat } přebírá metropoli obchodu hráči { $other } a staví ji na { $place }.
    [politics] { $seat } přebírá metropoli politiky hráči { $other } a staví ji na { $place }.
   *[science] { $seat } přebírá metropoli vědy hráči { $other } a staví ji na { $place }.
}

# --- proč ne
refused-hand_over_limit = Máš víc než čtyři karty pokroku: než ukončíš tah, nějakou zahraj nebo vrať.
refused-once_per_turn = To jde jen jednou za tah.
refused-robber_asleep = Zloděj spí, dokud barbaři poprvé nezaútočí.
refused-robber_off_board = Zloděj není na plánu.
refused-restore_first = Jedno tvoje město je převrácené: než postavíš další, zvedni ho.
refused-need_city = Na to potřebuješ vlastní město, které stojí.
refused-max_level = Tam už máš nejvyšší stupeň.
refused-need_metropolis_site = Od čtvrtého stupně potřebuješ město, které unese metropoli.
refused-wall_limit = To město už hradby má, nebo stojí všechny tvoje troje.
refused-knight_inactive = Ten rytíř není aktivní.
refused-knight_spent = Ten rytíř už v tomto tahu něco udělal nebo se teprve aktivoval.
refused-already_promoted = Ten rytíř už v tomto tahu povýšil.
refused-need_fortress = Mocné rytíře umožní jen Pevnost, třetí stupeň politiky.
refused-robber_out_of_reach = Zloděj není vedle toho rytíře.
refused-blocked = V cestě stojí cizí rytíř nebo stavba.
refused-not_weaker = Ten rytíř není slabší než tvůj.

# --- otázky
prompt-defend = Barbaři jsou tady: kteří tvoji rytíři brání ostrov?
prompt-lose_city = Barbaři vyhráli. O které město přijdeš?
prompt-draw_deck = Patříš k nejlepším obráncům: ze kterého balíčku dobereš?
prompt-return_progress = Máš víc než čtyři karty pokroku: kterou vrátíš?
prompt-retreat = Tvůj rytíř je vyhnaný: kam půjde?
prompt-harbour_commodity = Někdo ti nabízí surovinu, kterou nevidíš: jaké zboží dáš?
prompt-saboteur = Byl tu sabotér: které karty odhodíš?
prompt-wedding = Zvou tě na svatbu: které karty dáš?
prompt-give_up_knight = Jeden tvůj rytíř dezertuje: který?
prompt-place_deserter = Přešel k tobě rytíř: kde bude stát?
prompt-rebuild_road = Kam půjde tvoje cesta?
prompt-smith_second = Kovář stihne i druhého rytíře: kterého?
prompt-spy_card = Kterou z těchto karet pokroku si vezmeš?
prompt-master_cards = Které z těchto karet si vezmeš?

# --- co se dá dělat
action-build_knight = Postavit rytíře
    .help = Ruda a vlna postaví prostého rytíře na volnou křižovatku u tvé cesty. Spí, dokud ho neaktivuješ.
action-activate_knight = Aktivovat rytíře
    .help = Jedno obilí mu nasadí helmu. Ostrov brání hned, jinak jedná od tvého příštího tahu.
action-promote_knight = Povýšit rytíře
    .help = Ruda a vlna rytíře o stupeň posílí; třetí stupeň potřebuje Pevnost.
action-move_knight = Přesunout rytíře
    .help = Aktivní rytíř jde po tvých cestách na volnou křižovatku a pak odpočívá.
action-displace_knight = Vyhnat rytíře
    .help = Aktivní rytíř obsadí místo slabšího rytíře na tvé trase; jeho majitel ho přesune.
action-chase_robber = Zahnat zloděje
    .help = Aktivní rytíř vedle zloděje ho pošle na jiné pole a ty tam někomu vezmeš kartu.
action-retreat = Ustoupit
    .help = Vyber vyhnanému rytíři volnou křižovatku na svých cestách.
action-improve = Vylepšit město
    .help = Kup další stupeň obchodu, politiky nebo vědy za sukno, mince nebo papír.
action-defend = Bránit
    .help = Jmenuj aktivní rytíře, kteří bojují. Kdo zůstane doma, nechá si helmu.
action-hold_back = Nechat všechny rytíře doma
    .help = Žádný z tvých rytířů nebojuje. Helmy si nechají, ale možná přijdeš o město.
action-lose_city = Vzdát se města
    .help = Jmenované město se změní zpátky na vesnici.
action-draw_deck = Dobrat kartu pokroku
    .help = Vezmi vrchní kartu balíčku, který si vybereš.
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
    .help = Postav rytíře, který k tobě přešel, na volnou křižovatku u své cesty.
action-turn_away_deserter = Bez rytíře
    .help = Rytíř, který přešel, se neumístí.
action-rebuild_road = Postavit cestu jinde
    .help = Cesta jde zdarma jinam.
action-keep_road = Nechat si cestu
    .help = Cesta zůstane v zásobě.
action-smith_second = Povýšit druhého rytíře
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
arg-field = obor
arg-metropolis = město pro metropoli
arg-knight = rytíř
arg-knights = rytíři
arg-goal = kam
arg-opponent = soupeř
arg-kind = druh karty
arg-commodity = zboží
arg-red = červená kostka
arg-yellow = žlutá kostka
arg-first = první pole
arg-second = druhé pole

# --- karty pokroku
progress-merchant = Kupec
    .help = Postav kupce na pole u své stavby: bod a dvě její suroviny za jednu kartu, dokud ho neodvolá někdo jiný.
progress-resource_monopoly = Monopol na suroviny
    .help = Jmenuj surovinu: každý jiný ti dá dvě, nebo tu jednu, kterou má.
progress-trade_monopoly = Monopol na zboží
    .help = Jmenuj zboží: každý jiný, kdo ho má, ti jedno dá.
progress-commercial_harbour = Obchodní přístav
    .help = Do konce tahu smíš každému soupeři nabídnout jednu surovinu, aniž ji vidí; musí odpovědět zbožím.
progress-master_merchant = Velkokupec
    .help = Prohlédni si karty někoho, kdo má víc bodů než ty, a dvě si vezmi.
progress-merchant_fleet = Obchodní flotila
    .help = Jmenuj druh karty: do konce tahu za dvě takové dá banka jednu jinou.
progress-bishop = Biskup
    .help = Přesuň zloděje a vezmi náhodnou kartu každému, kdo má u něj stavbu.
progress-constitution = Ústava
    .help = Jeden bod, vyložený hned po dobrání.
progress-deserter = Zběh
    .help = Soupeř se vzdá rytíře podle svého výběru a ty smíš postavit stejně silného.
progress-diplomat = Diplomat
    .help = Odstraň z plánu otevřenou cestu. Svou vlastní můžeš hned postavit jinde.
progress-intrigue = Intriky
    .help = Vyžeň cizího rytíře, který stojí u tvé cesty.
progress-saboteur = Sabotér
    .help = Každý, kdo má aspoň tolik bodů co ty, odhodí polovinu karet.
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
    .help = Změň vesnici na město jen za dvě rudy a jedno obilí.
progress-mining = Hornictví
    .help = Vezmi si dvě rudy za každé pole hor, u kterého máš stavbu.
progress-printer = Knihtiskař
    .help = Jeden bod, vyložený hned po dobrání.
progress-road_building = Stavba cest
    .help = Postav dvě cesty zdarma.
progress-smith = Kovář
    .help = Povyš zdarma jednoho nebo dva své rytíře.

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
look-merchant = kupec, patří hráči { $name }
look-ship = { $n ->
    [one] loď barbarů, { $n } pole od břehu
    [few] loď barbarů, { $n } pole od břehu
   *[other] loď barbarů, { $n } polí od břehu
}
look-defence = síla aktivních rytířů: { $n }
look-defender = { $n }× Ochránce ostrova
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

points-metropolises = metropole
points-defender = Ochránce ostrova
points-merchant = kupec
points-shown_cards = vyložené karty pokroku
