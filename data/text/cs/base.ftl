# Základní hra
module-base = Základní hra
    .help = Ostrov z 19 polí, dvě kostky, pět surovin. Stav silnice, vesnice a města; vyhrává 10 bodů.

# --- karty, figurky, krajina
card-wood = { $n ->
    [few] { $case ->
        [gen] dřev
       *[nom] dřeva
    }
    [other] dřev
   *[one] { $case ->
        [gen] dřeva
       *[nom] dřevo
    }
}
    .also = dřevu, dřevem, dřevě, dřevům, dřevech, dřevy, dříví, polena, prkna, les, lesy, 🪵, 🌲
card-brick = { $n ->
    [few] { $case ->
        [gen] jílů
       *[nom] jíly
    }
    [other] jílů
   *[one] { $case ->
        [gen] jílu
       *[nom] jíl
    }
}
    .also = jílem, jílům, jílech, cihla, cihly, cihlu, cihle, cihlou, cihel, cihlám, cihlách, cihlami, hlína, hlíny, hlínu, hlíně, hlínou, 🧱
card-wool = { $n ->
    [few] { $case ->
        [gen] vln
       *[nom] vlny
    }
    [other] vln
   *[one] { $case ->
        [gen] vlny
        [acc] vlnu
       *[nom] vlna
    }
}
    .also = vlně, vlnou, vlnám, vlnách, vlnami, ovce, ovci, ovcí, ovcím, ovečka, ovečky, ovečku, oveček, 🐑
card-grain = obilí
    .also = obilím, obilích, obilími, pšenice, pšenici, pšenic, zrno, zrna, zrní, žito, žita, 🌾
card-ore = { $n ->
    [few] { $case ->
        [gen] rud
       *[nom] rudy
    }
    [other] rud
   *[one] { $case ->
        [gen] rudy
        [acc] rudu
       *[nom] ruda
    }
}
    .also = rudě, rudou, rudám, rudách, rudami, kámen, kamene, kameny, kamenů, kamenem, železo, železa, 🪨
card-any = { $case ->
    [acc] libovolnou surovinu
    [gen] libovolné suroviny
   *[nom] libovolná surovina
}
item-road = silnice
item-settlement = vesnice
item-city = město
award-longest_road = Nejdelší obchodní cesta
points-settlements = Vesnice
points-cities = Města
points-longest_road = Nejdelší obchodní cesta

# --- co se děje
event-rolled_for_start = { $seat } hází o začátek: { $number } ({ $red } a { $yellow }).
event-turn_began = Na tahu je { $seat }.
event-turn_ended = { $seat } končí tah.
event-rolled = { $source ->
    [cards] { $seat } táhne kartu „{ $number } – { $card }“ (červená { $red }, žlutá { $yellow }).
   *[dice] { $seat } hází { $number } (červená { $red }, žlutá { $yellow }).
}
event-produced = { $seat } dostává { FORM($cards, case: "acc") }.
event-nothing_produced = Číslo { $number } nikomu nic nevynáší.
event-robber_blocks = Na poli { $hex } je zloděj: { $owners ->
    [one] { $owners } odtud nic nedostává.
   *[more] { $owners } odtud nic nedostávají.
}
event-first_resources = { $seat } začíná s kartami: { $cards }.
event-bank_short = { $to ->
    [one] { $left ->
        [0] { $to } má dostat { $n } { FORM($card, $n, case: "acc") }, ale v banku nic nezbývá.
       *[other] { $to } má dostat { $n } { FORM($card, $n, case: "acc") }, ale v banku není dost { FORM($card, case: "gen") }: zbývá jen { $left }.
    }
   *[more] { $left ->
        [0] { $to } mají dostat dohromady { $n } { FORM($card, $n, case: "acc") }, ale v banku nic nezbývá.
       *[other] { $to } mají dostat dohromady { $n } { FORM($card, $n, case: "acc") }, ale v banku není dost { FORM($card, case: "gen") } (zbývá jen { $left }): nedostane nikdo.
    }
}
event-discarded = { $seat } odevzdává do banku { FORM($cards, case: "acc") }.
event-robber_moved = { $origin ->
    [spot-aside] { $seat } posílá zloděje, který stál { $origin }, na pole { $hex }.
   *[other] { $seat } přemísťuje zloděje z pole { $origin } na pole { $hex }.
}
event-robber_stays = { $why ->
    [asleep] { $hex ->
        [spot-aside] Zloděj zůstává { $hex }: spí, dokud barbaři poprvé nezaútočí.
       *[other] Zloděj zůstává na poli { $hex }: spí, dokud barbaři poprvé nezaútočí.
    }
    [nowhere] Zloděj zůstává na poli { $hex }: jinam jít nesmí.
   *[other] Zloděj zůstává, kde je.
}
event-nobody_to_rob = U pole { $hex } není komu kartu vzít.
event-stolen = { $seat } bere kartu hráči { $victim }.
event-stolen_card = { $seat } bere { FORM($card, case: "acc") } hráči { $victim }.
event-spared = { $seat } nikomu nic nebere.
event-built = { $how ->
    [found] { $item ->
        [road] { $seat } pokládá silnici { FORM($place, case: "at") }.
        [city] { $seat } zakládá město { FORM($place, case: "at") }.
       *[settlement] { $seat } zakládá vesnici { FORM($place, case: "at") }.
    }
   *[other] { $item ->
        [road] { $seat } staví silnici { FORM($place, case: "at") }.
        [settlement] { $seat } staví vesnici { FORM($place, case: "at") }.
        [city] { $seat } staví město { FORM($place, case: "at") }.
        [wall] { $seat } staví hradby { FORM($place, case: "at") }.
       *[other] { $seat } staví { FORM($place, case: "at") }.
    }
}
event-picked = { $cards ->
    [none] { $seat } si nic nebere.
   *[other] { $why ->
        [hex] Sopka dává hráči { $seat } { FORM($cards, case: "acc") }.
        [aqueduct] Akvadukt přináší hráči { $seat } { FORM($cards, case: "acc") }.
       *[other] { $seat } si bere z banku { FORM($cards, case: "acc") }.
    }
}
event-bank_traded = { $seat } mění v banku { FORM($give, case: "acc") } za { FORM($get, 1, case: "acc") }.
event-offered = { $to ->
    [none] { $seat } nabízí všem { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
    [one] { $seat } nabízí hráči { $to } { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
   *[more] { $seat } nabízí hráčům { $to } { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
}
event-called = { $give ->
    [none] { $seat } shání { EITHER($get, case: "acc") }.
   *[some] { $get ->
        [none] { $seat } dá { EITHER($give, case: "acc") } a ptá se, co za to.
       *[some] { $seat } shání { EITHER($get, case: "acc") } a dá za to { EITHER($give, case: "acc") }.
    }
}
event-answered_offer = { $answer ->
    [accept] { $seat } přijímá nabídku hráče { $maker }.
   *[decline] { $seat } odmítá nabídku hráče { $maker }.
}
event-offer_withdrawn = { $give ->
    [none] { $seat } už neshání { FORM($get, case: "acc") }.
   *[other] { $get ->
        [none] { $seat } už nedává { FORM($give, case: "acc") }.
       *[other] { $seat } stahuje nabídku: { $give } za { FORM($get, case: "acc") }.
    }
}
event-traded = { $seat } dává hráči { $other } { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
event-standing_made = Trvalá nabídka hráče { $seat }: { $give } za { FORM($get, case: "acc") }{ $count ->
    [1] {""}
   *[other] , nejvýš { $count }×
}; { $to ->
    [none] vzít si ji může, kdo je na tahu.
    [one] ve svém tahu si ji může vzít { $to }.
   *[more] ve svém tahu si ji mohou vzít { $to }.
}
event-standing_ended = Trvalá nabídka hráče { $seat } skončila: { $give } za { FORM($get, case: "acc") }.
event-standing_gone = Tvoje trvalá nabídka právě skončila.
event-embargo_on = { $target ->
    [none] { $seat } teď s nikým neobchoduje.
   *[other] { $seat } teď s hráčem { $target } neobchoduje.
}
event-embargo_off = { $target ->
    [none] { $seat } zase obchoduje se všemi.
   *[other] { $seat } s hráčem { $target } zase obchoduje.
}
event-award_taken = { $award ->
    [longest_road] { $other ->
        [none] { $seat } má nejdelší obchodní cestu: délka { $n }.
       *[other] { $seat } bere hráči { $other } nejdelší obchodní cestu: délka { $n }.
    }
    [largest_army] { $other ->
        [none] { $seat } má největší vojsko: počet rytířů { $n }.
       *[other] { $seat } bere hráči { $other } největší vojsko: počet rytířů { $n }.
    }
    [harbormaster] { $other ->
        [none] { $seat } má přístavního mistra: přístavní body { $n }.
       *[other] { $seat } bere hráči { $other } přístavního mistra: přístavní body { $n }.
    }
    [specialist_wood] { $other ->
        [none] { $seat } má specialistu na dřevo: body u lesů { $n }.
       *[other] { $seat } bere hráči { $other } specialistu na dřevo: body u lesů { $n }.
    }
    [specialist_brick] { $other ->
        [none] { $seat } má specialistu na jíl: body u vrchovin { $n }.
       *[other] { $seat } bere hráči { $other } specialistu na jíl: body u vrchovin { $n }.
    }
    [specialist_wool] { $other ->
        [none] { $seat } má specialistu na vlnu: body u pastvin { $n }.
       *[other] { $seat } bere hráči { $other } specialistu na vlnu: body u pastvin { $n }.
    }
    [specialist_grain] { $other ->
        [none] { $seat } má specialistu na obilí: body u obilných polí { $n }.
       *[other] { $seat } bere hráči { $other } specialistu na obilí: body u obilných polí { $n }.
    }
    [specialist_ore] { $other ->
        [none] { $seat } má specialistu na rudu: body u hor { $n }.
       *[other] { $seat } bere hráči { $other } specialistu na rudu: body u hor { $n }.
    }
   *[other] { $other ->
        [none] { $seat } získává kartu { $award } ({ $n }).
       *[other] { $seat } bere hráči { $other } kartu { $award } ({ $n }).
    }
}
event-award_set_aside = { $award ->
    [longest_road] { $seat } ztrácí nejdelší obchodní cestu a teď ji nemá nikdo.
    [largest_army] { $seat } ztrácí největší vojsko a teď ho nemá nikdo.
    [harbormaster] { $seat } ztrácí přístavního mistra a teď ho nemá nikdo.
    [specialist_wood] { $seat } ztrácí specialistu na dřevo a teď ho nemá nikdo.
    [specialist_brick] { $seat } ztrácí specialistu na jíl a teď ho nemá nikdo.
    [specialist_wool] { $seat } ztrácí specialistu na vlnu a teď ho nemá nikdo.
    [specialist_grain] { $seat } ztrácí specialistu na obilí a teď ho nemá nikdo.
    [specialist_ore] { $seat } ztrácí specialistu na rudu a teď ho nemá nikdo.
   *[other] { $seat } ztrácí kartu { $award } a teď ji nemá nikdo.
}
event-left = { $seat } odchází ze hry.
event-taken_back = { $seat } bere zpět poslední krok.
event-won = { $why ->
    [last_one] U stolu zbývá { $winners } a vyhrává. Body: { $points } z { $goal }.
    [specialists] { $winners } má čtyři karty specialistů a hned vyhrává. Body: { $points } z { $goal }.
    [island_sank] Pod vodou je příliš velký kus ostrova a hra končí. { $winners ->
        [none] Nevyhrává nikdo.
        [one] { $tie ->
            [board] Stejně bodů má víc hráčů ({ $points }; stačilo by { $goal }); nejvíc z nich na plánu má { $winners } a vyhrává!
            [cards] Stejně bodů má víc hráčů ({ $points }; stačilo by { $goal }); nejvíc karet surovin z nich má { $winners } a vyhrává!
            [order] Stejně je na tom víc hráčů ({ $points }; stačilo by { $goal }); první v pořadí tahů je { $winners } a vyhrává!
           *[other] Nejvíc bodů ({ $points }; stačilo by { $goal }) má { $winners } a vyhrává!
        }
       *[more] Vyhrávají { $winners }, bodů mají { $points } (stačilo by { $goal })!
    }
    [nothing_left] { $other } přichází o poslední stavbu a hra končí. { $winners ->
        [none] Nevyhrává nikdo.
        [one] { $tie ->
            [board] Stejně bodů má víc hráčů ({ $points }; stačilo by { $goal }); nejvíc z nich na plánu má { $winners } a vyhrává!
            [cards] Stejně bodů má víc hráčů ({ $points }; stačilo by { $goal }); nejvíc karet surovin z nich má { $winners } a vyhrává!
            [order] Stejně je na tom víc hráčů ({ $points }; stačilo by { $goal }); první v pořadí tahů je { $winners } a vyhrává!
           *[other] Nejvíc bodů ({ $points }; stačilo by { $goal }) má { $winners } a vyhrává!
        }
       *[more] Vyhrávají { $winners }, bodů mají { $points } (stačilo by { $goal })!
    }
    [nobody_left] Všichni odešli: nevyhrává nikdo.
   *[other] { $winners ->
        [none] Hra končí a nevyhrává nikdo.
        [one] { $goal ->
            [0] Vyhrává { $winners }! Body: { $points }.
           *[other] Vyhrává { $winners }! Body: { $points } (cíl byl { $goal }).
        }
       *[more] Vyhrávají { $winners }! Body: { $points }.
    }
}

# --- na co hra čeká
prompt-found_building = { $building ->
    [city] Založ město.
   *[settlement] { $round ->
        [2] Založ druhou vesnici.
       *[other] Založ první vesnici.
    }
}
prompt-found_road = Polož silnici, která začíná { FORM($corner, case: "at") }.
prompt-before_roll = Hoď kostkami.
prompt-main = Obchoduj, stav, nebo ukonči tah.
prompt-trade = Obchoduj, nebo přejdi ke stavění.
prompt-build = Stav, nebo ukonči tah.
prompt-discard = { $held ->
    [0] { $number ->
        [one] Odevzdej { $number } kartu.
        [few] Odevzdej { $number } karty.
       *[other] Odevzdej { $number } karet.
    }
   *[other] Padla sedmička a máš víc než { $limit } karet: odevzdej { $number } z { $held }.
}
prompt-robber = Přemísti zloděje.
prompt-steal = { $may_spare ->
    [0] Vyber, komu vezmeš kartu: { FORM($victims, case: "or") }.
   *[other] Vyber, komu vezmeš kartu: { FORM($victims, case: "or") }, nebo nikomu.
}
prompt-free_road = { $left ->
    [one] Polož silnici zdarma.
    [few] Polož { $left } silnice zdarma.
   *[other] Polož { $left } silnic zdarma.
}
prompt-offer = { $maker } ti nabízí { FORM($give, case: "acc") } za { FORM($get, case: "acc") }: ano, nebo ne?
prompt-pick = { $why ->
    [hex] Sopka vynáší: vyber si nejvýš { $number ->
        [one] { $number } surovinu
        [few] { $number } suroviny
       *[other] { $number } surovin
    }. Pak poteče láva.
    [aqueduct] Hod ti nic nedal, ale máš Akvadukt: vyber si nejvýš { $number ->
        [one] { $number } surovinu
        [few] { $number } suroviny
       *[other] { $number } surovin
    }.
    [event] Karta událostí ti dává { $number ->
        [one] { $number } surovinu
        [few] { $number } suroviny
       *[other] { $number } surovin
    } podle výběru.
   *[other] Vyber si { $number ->
        [one] { $number } surovinu
        [few] { $number } suroviny
       *[other] { $number } surovin
    }.
}
prompt-pick_in_turn = { $why ->
    [hex] Sopka vynáší: vyber si nejvýš { $number ->
        [one] { $number } surovinu
        [few] { $number } suroviny
       *[other] { $number } surovin
    }. Pak poteče láva.
    [aqueduct] Hod ti nic nedal, ale máš Akvadukt: vyber si nejvýš { $number ->
        [one] { $number } surovinu
        [few] { $number } suroviny
       *[other] { $number } surovin
    }.
    [event] Karta událostí ti dává { $number ->
        [one] { $number } surovinu
        [few] { $number } suroviny
       *[other] { $number } surovin
    } podle výběru.
   *[other] Vyber si { $number ->
        [one] { $number } surovinu
        [few] { $number } suroviny
       *[other] { $number } surovin
    }.
}

# --- co se dá dělat
action-found_building = Založit
    .help = Založ vesnici nebo město na volné křižovatce.
action-found_road = Položit silnici
    .help = Polož silnici ke své nové stavbě.
action-roll = Hodit
    .help = Hoď kostkami; něco může dostat kdokoli.
action-end_turn = Ukončit tah
    .help = Ukonči tah; otevřené nabídky propadnou.
action-to_building = Ke stavění
    .help = Uzavři v tomto tahu obchodování.
action-build_road = Postavit silnici
    .help = Jedno dřevo a jeden jíl, vedle tvé silnice nebo stavby.
action-build_settlement = Postavit vesnici
    .help = Dřevo, jíl, vlna a obilí, na konci tvé silnice; sousední křižovatky musí být volné. Jeden bod.
action-build_city = Postavit město
    .help = Dvě obilí a tři rudy povýší vesnici na město. Dva body, dvojnásobný výnos.
action-place_free = Položit silnici zdarma
    .help = Polož silnici, která nic nestojí.
action-give_up = Už žádnou silnici
    .help = Vzdej se zbývající silnice zdarma.
action-discard = Odevzdat karty
    .help = Vyber karty, které vrátíš do banku.
action-move_robber = Přemístit zloděje
    .help = Zloděj jde na jiné pole a to pak nic nevynáší.
action-steal = Vzít kartu
    .help = Vezmi náhodnou kartu někomu, kdo sousedí se zlodějem.
action-pick = Vybrat suroviny
    .help = Vezmi si z banku suroviny podle svého výběru.
deed-bank_trade = Bank: { $count }× { $give } za { FORM($get, case: "acc") }
action-bank_trade = Vyměnit s bankem
    .help = Čtyři stejné karty za jednu jinou; s přístavem tři nebo dvě.
action-make_offer = Nabídnout obchod
    .help = Nabídni karty všem nebo někomu; přijmou, odmítnou, nebo dají protinabídku.
action-call = Zeptat se ostatních
    .help = Řekni, co sháníš a co za to nabízíš; nikoho to nezavazuje.
action-answer_offer = Odpovědět na nabídku
    .help = Přijmi nebo odmítni nabídku, která ti přišla.
action-close_offer = Uzavřít obchod
    .help = Uzavři obchod s někým, kdo tvou nabídku přijal.
action-withdraw_offer = Stáhnout nabídku
    .help = Vezmi svou nabídku ze stolu.
action-standing_offer = Dát trvalou nabídku
    .help = Ostatní si ji mohou vzít ve svém tahu a nemusí na tebe čekat.
action-withdraw_standing = Stáhnout trvalou nabídku
    .help = Už si ji nikdo nevezme.
action-take_standing = Vzít trvalou nabídku
    .help = Obchoduj hned, i když ten druhý třeba spí.
action-embargo = Embargo
    .help = Neobchoduj s hráčem nebo s nikým, dokud to nezrušíš.
action-decline_all = Odmítat všechny nabídky
    .help = Dokud je zapnuto, každá nabídka se za tebe odmítne.
action-stored_discard = Co odevzdat při 7
    .help = Řekni předem, které karty půjdou první, když jich budeš mít moc.
action-leave = Odejít ze hry
    .help = Odejdi nadobro. Tvé figurky zůstanou a ostatní hrají dál.
action-undo = Vzít zpět
    .help = Vezmi zpět poslední krok, pokud v něm nebyla náhoda a nikomu nic neukázal.

arg-corner = křižovatka
    .ask = Kam?
arg-edge = cesta
    .ask = Kam?
arg-hex = pole
    .ask = Které pole?
arg-cards = karty
arg-card = karta
    .ask = Která karta?
arg-give = dáš
    .ask = Co dáš?
arg-get = dostaneš
    .ask = Co chceš?
arg-count = kolik
    .ask = Kolik?
arg-to = s kým
    .ask = { $action ->
        [fish_boot] Kdo botu dostane?
        [give_help] Komu pomůžeš?
       *[other] S kým?
    }
arg-closing = kdo to dostane
    .ask = Kdo to dostane?
arg-counters = na kterou nabídku odpovídáš
    .ask = Na kterou nabídku odpovídáš?
arg-offer = nabídka
    .ask = Která nabídka?
arg-answer = odpověď
    .ask = Co odpovíš?
arg-partner = s kým
    .ask = S kým?
arg-standing = trvalá nabídka
    .ask = Která trvalá nabídka?
arg-until = do kdy
    .ask = Do kdy?
arg-target = hráč
    .ask = Který hráč?
arg-state = zapnout nebo vypnout
    .ask = Zapnout, nebo vypnout?
arg-order = pořadí
    .ask = V jakém pořadí?
arg-mode = kdy
    .ask = Kdy?
arg-victim = komu
    .ask = Komu?

# --- co si může vybrat hostitel
option-island = Ostrov
    .help = Rozdaný náhodou, nebo pevný ostrov pro začátečníky.
option-turn_mode = Obchod a stavba
    .help = V libovolném pořadí, nebo nejdřív obchod a pak stavba.
option-target = Body k výhře
    .help = 0 znamená počet podle pravidel; varianty přidávají svoje.
    .zero = podle pravidel
option-hand_limit = Karty v ruce při 7
    .help = Kdo jich má víc, odevzdá polovinu. 0 znamená, že neodevzdává nikdo.
    .zero = libovolně
option-friendly_robber = Přátelský zloděj
    .help = Zloděj se vyhýbá hráčům, kteří mají méně než 3 viditelné body.
option-no_seven_rounds = Kola bez 7
    .help = V prvních kolech se 7 hází znovu.
    .zero = žádná
option-dice = Kostky
    .help = Skutečné kostky, nebo balíček všech 36 hodů, ze kterého se táhne.
option-tokens = Čísla
    .help = Ve spirále podle písmen, nebo náhodně.
option-reds_apart = 6 a 8 od sebe
    .help = Při náhodných číslech: šestky a osmičky neleží vedle sebe.
option-ends_apart = 2 a 12 od sebe
    .help = Při náhodných číslech: dvojky a dvanáctky neleží vedle sebe.
option-equal_apart = Stejná čísla od sebe
    .help = Při náhodných číslech: žádná dvě stejná vedle sebe.
option-terrain_group = Stejná krajina pohromadě
    .help = Kolik polí jedné krajiny smí ležet pohromadě. 0 znamená libovolně.
    .zero = libovolně
option-desert = Poušť
    .help = Kdekoli, uprostřed, nebo u pobřeží.
option-harbours = Přístavy
    .help = Druhy zamíchané, jak jsou vytištěné, nebo zamíchané části rámu.
option-start = Kdo začíná
    .help = Losem, hodem, nebo místo, které určíš.
option-seats = Místa u stolu
    .help = Losem, nebo podle příchodu.
option-bank_shown = Otevřený bank
    .help = Všichni vidí, co v banku zbývá.
option-bank_limited = Omezený bank
    .help = Karty v banku mohou dojít.
option-open_hands = Odkryté karty
    .help = Všichni vidí karty všech.
option-remembered_hands = Zapamatované karty
    .help = Co lze vidět z karet ostatních: nic, kolik jich mají, nebo i karty, které všichni viděli přijít a odejít.
option-second_founding = Druhé založení
    .help = Vesnice, nebo město pro rychlejší začátek.
option-trade = Obchod mezi hráči
    .help = Volný, nebo vůbec žádný.
option-offers_per_turn = Nabídky za tah
    .help = Kolik nabídek smí každý dát za tah. 0 znamená libovolně.
    .zero = libovolně
option-steal_optional = Krást se nemusí
    .help = Kdo přemístí zloděje, nemusí nikomu nic brát.
option-pace = Tempo
    .help = Jak dlouho smí trvat tah; kdo se zpozdí, dostane nejdřív připomínku.
    .none = bez hodin: nikdo nedostane připomínku
option-time_up = Když vyprší čas
    .help = Hraje záskok, dokud se člověk nevrátí, bot udělá jeden bezpečný krok, nebo přijdou jen připomínky.
option-standing_offers = Trvalé nabídky
    .help = Nabídky, které si ostatní vezmou, i když jejich autor spí.
option-embargoes = Embarga
    .help = Hráči mohou s někým odmítnout obchodovat.
option-stand_in = Záskoky
    .help = Jak hraje automatický hráč za nepřítomného: jen co musí, nebo dál, jako by to bylo jeho místo.
option-vacation = Dny dovolené
    .help = Na tolik dnů za hru si může každý vzít volno příkazem /já dovolená; hodiny mu zatím stojí.
    .zero = žádné
option-undo = Kroky zpět
    .help = Kroky bez náhody, které nikomu nic neukázaly, jde vzít zpět.
option-closing = Když přijme víc hráčů
    .help = Vybere ten, kdo nabízel, nebo to dostane první; každá nabídka může určit jinak.
    .pace = při dni a více na tah to dostane první, jinak vybere autor
option-confirm_trades = Potvrzovat každý obchod
    .help = Kdo nabízel, má poslední slovo i tam, kde už není z čeho vybírat.

value-on = zapnuto
value-off = vypnuto
value-variable = losem
value-beginner = pro začátečníky
value-combined = v libovolném pořadí
value-split = obchod, pak stavba
value-counts = kolik karet
value-remembered = karty, které bylo vidět
value-random = náhodně
value-balanced = vyvážený balíček
value-spiral = spirála
value-centre = uprostřed
value-coast = u pobřeží
value-shuffled = zamíchané
value-fixed = jak jsou vytištěné
value-frame = části rámu
value-lot = losem
value-dice = hodem
value-chosen = podle výběru
value-settlement = vesnice
value-city = město
value-free = volný
value-none = žádný
value-live = živě, minuty na tah
value-day = den na tah
value-week = týden na tah
value-remind = jen připomínat
value-default = bot udělá bezpečný krok
value-stand_in = hraje záskok
value-choose = vybere autor
value-first = dostane první
value-pace = podle tempa
value-accept = přijmout
value-decline = odmítnout
value-if_silent = když se neozvu včas
value-at_once = hned

# --- proč ne
refused-game_over = Hra skončila.
refused-not_your_turn = Nejsi na tahu.
refused-choice_pending = Nejdřív se musí rozhodnout něco jiného.
refused-wrong_phase = V této části tahu to nejde.
refused-roll_first = Nejdřív hoď kostkami.
refused-not_in_this_game = To do této hry nepatří.
refused-colour_taken = Tuhle barvu už někdo má.
refused-no_such_offer = Ta nabídka už neplatí.
refused-own_offer = To je tvoje vlastní nabídka; odpovídají na ni ostatní.
refused-embargo = Mezi vámi dvěma je embargo.
refused-offer_limit = Víc nabídek za tah u tohoto stolu dát nejde.
refused-cannot_undo = Není co vzít zpět: rozhodla náhoda, něco se ukázalo, nebo mezitím hrál někdo další.
refused-bad_target = Tohle tu vybrat nejde.
refused-no_piece_left = Takovou figurku už nemáš.
refused-not_on_board = Takové místo na ostrově není.
refused-occupied = Tam už něco stojí.
refused-no_settlement = Město nahrazuje tvou vesnici a žádnou tam nemáš.
refused-not_connected = Musí to navazovat na tvou silnici nebo stavbu.
refused-too_close = Příliš blízko: sousední křižovatky musí být volné.
refused-must_move = Zloděj musí jít na jiné pole.
refused-empty_side = Něco musí dát obě strany.
refused-same_resource = Stejná karta nemůže být na obou stranách.
refused-not_a_resource = To není karta: bank bere jen karty a body ani většinu žetonů nejde měnit, brát, odevzdávat ani jmenovat.
refused-bad_count = { $rate ->
    [gold] Na výměnu jsou potřeba dvě kostky se zlatem.
    [few] Bank bere { $rate } { FORM($card, $rate) } za jednu kartu.
   *[none] To není správný počet karet.
}
refused-bank_empty = Tu kartu bank nemá.
refused-cannot_pay = { $missing ->
    [one] Na to ti ještě chybí { $missing }.
    [more] Na to ti ještě chybí { $missing }.
   *[none] Někdo na to nemá karty.
}
refused-bad_input = Tomu nerozumím.
refused-no_such_seat = Takové místo u stolu není.
refused-unknown_module = Taková pravidla neznám.
refused-needs_module = K pravidlům „{ $module }“ patří také „{ $needs }“.
refused-excludes_module = „{ $module }“ a „{ $other }“ spolu hrát nejde.
refused-circular_modules = Tato pravidla čekají jedna na druhá: { $modules }.
refused-player_count = Hraje se { $most ->
    [4] ve 3 nebo 4
   *[other] v počtu { $fewest } až { $most }
}; { $players ->
    [one] teď je tu jeden hráč.
    [few] teď jste tu { $players }.
   *[other] teď je vás tu { $players }.
}
refused-bad_option = Volba „{ $option }“ tu tuto hodnotu mít nemůže.
refused-newer_save = Tuto hru uložila novější verze programu.
refused-damaged_save = Tato uložená hra je poškozená.

# --- co leží na stole
look-robber = zloděj
look-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
look-road-length = délka obchodní cesty { $n }
look-left-road = { $n ->
    [one] zbývá { $n } silnice
    [few] zbývají { $n } silnice
   *[other] zbývá { $n } silnic
}
look-left-settlement = { $n ->
    [one] zbývá { $n } vesnice
    [few] zbývají { $n } vesnice
   *[other] zbývá { $n } vesnic
}
look-left-city = { $n ->
    [one] zbývá { $n } město
    [few] zbývají { $n } města
   *[other] zbývá { $n } měst
}
look-bank = { $n } { FORM($card, $n) }
