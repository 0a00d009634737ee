# Základní hra
module-base = Základní hra
    .help = Ostrov z 19 polí, dvě kostky, pět surovin. Stav cesty, vesnice a města; vyhrává 10 bodů.

# --- karty, figurky, krajina
card-wood = { $n ->
    [few] dřeva
    [other] dřev
   *[one] dřevo
}
card-brick = { $n ->
    [few] cihly
    [other] cihel
   *[one] { $case ->
        [acc] cihlu
       *[nom] cihla
    }
}
card-wool = { $n ->
    [few] vlny
    [other] vln
   *[one] { $case ->
        [acc] vlnu
       *[nom] vlna
    }
}
card-grain = obilí
card-ore = { $n ->
    [few] rudy
    [other] rud
   *[one] { $case ->
        [acc] rudu
       *[nom] ruda
    }
}
card-any = libovolná surovina
item-road = cesta
item-settlement = vesnice
item-city = město
award-longest_road = Nejdelší cesta
points-settlements = Vesnice
points-cities = Města
points-longest_road = Nejdelší cesta

# --- co se děje
event-rolled_for_start = { $seat } hází o začátek { $number }.
event-turn_began = Na tahu je { $seat }.
event-turn_ended = { $seat } končí tah.
event-rolled = { $source ->
    [cards] { $seat } táhne kartu „{ $number } – { $card }“.
   *[dice] { $seat } hází { $number } ({ $red } a { $yellow }).
}
event-produced = { $seat } dostává { FORM($cards, case: "acc") }.
event-first_resources = { $seat } začíná s kartami: { $cards }.
event-bank_short = V bance není dost ({ $card }): { $to ->
    [one] { $to } dostane jen to, co zbývá.
   *[more] { $to } nedostanou nic.
  }
event-discarded = { $seat } odhazuje { FORM($cards, case: "acc") }.
event-robber_moved = { $seat } posílá zloděje na pole { $hex }.
event-robber_stays = Zloděj zůstává, kde je.
event-stolen = { $seat } bere kartu hráči { $victim }.
event-stolen_card = { $seat } bere { FORM($card, case: "acc") } hráči { $victim }.
event-spared = { $seat } nikomu nic nebere.
event-built = { $how ->
    [found] { $item ->
        [road] { $seat } pokládá první cestu na { $place }.
        [city] { $seat } zakládá město na { $place }.
       *[settlement] { $seat } zakládá vesnici na { $place }.
    }
   *[other] { $item ->
        [road] { $seat } staví cestu na { $place }.
        [settlement] { $seat } staví vesnici na { $place }.
        [city] { $seat } staví město na { $place }.
        [wall] { $seat } staví hradby na { $place }.
       *[other] { $seat } staví na { $place }.
    }
}
event-picked = { $seat } si bere z banky { FORM($cards, case: "acc") }.
event-bank_traded = { $seat } mění v bance { FORM($give, case: "acc") } za { FORM($get, 1, case: "acc") }.
event-offered = { $seat } nabízí { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
event-answered_offer = { $answer ->
    [accept] { $seat } přijímá nabídku hráče { $maker }.
   *[decline] { $seat } odmítá nabídku hráče { $maker }.
}
event-offer_withdrawn = { $seat } stahuje nabídku.
event-traded = { $seat } dává hráči { $other } { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
event-standing_made = { $seat } dá { FORM($give, case: "acc") } za { FORM($get, case: "acc") }{ $count ->
    [1] {""}
   *[other] , nejvýš { $count }×
}: { $to ->
    [none] vzít si to může, kdo je na tahu.
   *[more] ve svém tahu si to může vzít { $to }.
}
event-standing_ended = Trvalá nabídka hráče { $seat } skončila.
event-standing_gone = Ta trvalá nabídka právě skončila.
event-embargo_on = { $seat } teď s hráčem { $target } neobchoduje.
event-embargo_off = { $seat } s hráčem { $target } zase obchoduje.
event-award_taken = { $award ->
    [longest_road] { $seat } má nejdelší cestu.
    [largest_army] { $seat } má největší vojsko.
    [harbormaster] { $seat } má přístavního mistra.
    [specialist_wood] { $seat } má specialistu na dřevo.
    [specialist_brick] { $seat } má specialistu na cihly.
    [specialist_wool] { $seat } má specialistu na vlnu.
    [specialist_grain] { $seat } má specialistu na obilí.
    [specialist_ore] { $seat } má specialistu na rudu.
   *[other] { $seat } získává ocenění.
}
event-award_set_aside = { $award ->
    [longest_road] Nejdelší cestu teď nemá nikdo.
    [largest_army] Největší vojsko teď nemá nikdo.
    [harbormaster] Přístavního mistra teď nemá nikdo.
   *[other] Ocenění se vrací a teď ho nemá nikdo.
}
event-left = { $seat } odchází ze hry.
event-taken_back = { $seat } bere zpět poslední krok.
event-won = { $why ->
    [last_one] U stolu zbývá { $winners } a vyhrává.
    [island_sank] Pod vodou je příliš velký kus ostrova a hra končí. { $winners ->
        [none] Nevyhrává nikdo.
        [one] Vyhrává { $winners }!
       *[more] Vyhrávají { $winners }!
    }
    [nothing_left] Moře vzalo někomu všechno a hra končí. { $winners ->
        [none] Nevyhrává nikdo.
        [one] Vyhrává { $winners }!
       *[more] Vyhrávají { $winners }!
    }
   *[other] { $winners ->
        [none] Hra končí a nevyhrává nikdo.
        [one] Vyhrává { $winners }!
       *[more] Vyhrávají { $winners }!
    }
}

# --- na co hra čeká
prompt-found_building = Založ vesnici.
prompt-found_road = Polož k ní cestu.
prompt-before_roll = Hoď kostkami.
prompt-main = Obchoduj, stav, nebo ukonči tah.
prompt-trade = Obchoduj, nebo přejdi ke stavění.
prompt-build = Stav, nebo ukonči tah.
prompt-discard = { $number ->
    [one] Odhoď { $number } kartu.
    [few] Odhoď { $number } karty.
   *[other] Odhoď { $number } karet.
}
prompt-robber = Přesuň zloděje.
prompt-steal = Vyber, komu vezmeš kartu.
prompt-free_road = { $left ->
    [one] Polož cestu zdarma.
    [few] Polož { $left } cesty zdarma.
   *[other] Polož { $left } cest zdarma.
}
prompt-offer = Odpověz na nabídku.
prompt-pick = { $number ->
    [one] Vyber si surovinu.
    [few] Vyber si { $number } suroviny.
   *[other] Vyber si { $number } surovin.
}
prompt-pick_in_turn = { $number ->
    [one] Vyber si surovinu.
    [few] Vyber si { $number } suroviny.
   *[other] Vyber si { $number } surovin.
}

# --- co se dá dělat
action-found_building = Založit
    .help = Postav první stavbu na volnou křižovatku.
action-found_road = Položit cestu
    .help = Polož cestu, která patří ke stavbě.
action-roll = Hodit
    .help = Hoď kostkami za všechny.
action-end_turn = Ukončit tah
    .help = Ukonči tah; otevřené nabídky propadnou.
action-to_building = Ke stavění
    .help = Uzavři v tomto tahu obchodování.
action-build_road = Postavit cestu
    .help = Jedno dřevo a jedna cihla, vedle tvé cesty nebo stavby.
action-build_settlement = Postavit vesnici
    .help = Dřevo, cihla, vlna a obilí, dvě cesty od každé jiné stavby. Jeden bod.
action-build_city = Postavit město
    .help = Dvě obilí a tři rudy změní vesnici na město. Dva body, dvojnásobný výnos.
action-place_free = Položit cestu zdarma
    .help = Polož cestu, která nic nestojí.
action-give_up = Už žádnou cestu
    .help = Vzdej se zbývající cesty zdarma.
action-discard = Odhodit karty
    .help = Vyber karty, které vrátíš do banky.
action-move_robber = Přesunout zloděje
    .help = Zloděj jde na jiné pole a to pak nic nenese.
action-steal = Vzít kartu
    .help = Vezmi náhodnou kartu někomu, kdo sousedí se zlodějem.
action-pick = Vybrat suroviny
    .help = Vezmi si z banky suroviny podle svého výběru.
action-bank_trade = Měnit s bankou
    .help = Čtyři stejné karty za jednu jinou; s přístavem tři nebo dvě.
action-make_offer = Nabídnout obchod
    .help = Nabídni karty všem nebo někomu; přijmou, odmítnou, nebo dají protinabídku.
action-call = Zeptat se
    .help = Řekni, co sháníš a co za to nabízíš; nikoho to nezavazuje.
action-answer_offer = Odpovědět na nabídku
    .help = Přijmi nebo odmítni nabídku, která ti přišla.
action-close_offer = Obchodovat s
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
action-stored_discard = Co odhodit při 7
    .help = Řekni předem, které karty půjdou první, když jich budeš mít moc.
action-leave = Odejít ze hry
    .help = Odejdi nadobro. Tvé figurky zůstanou a ostatní hrají dál.
action-undo = Zpět
    .help = Vezmi zpět poslední krok, pokud v něm nebyla náhoda a nikomu nic neukázal.

arg-corner = místo
arg-edge = místo
arg-hex = pole
arg-cards = karty
arg-card = karta
arg-give = dáš
arg-get = chceš
arg-count = kolik
arg-to = s kým
arg-closing = kdo to dostane
arg-counters = místo
arg-offer = nabídka
arg-answer = odpověď
arg-partner = s kým
arg-standing = trvalá nabídka
arg-until = do kdy
arg-target = hráč
arg-state = zapnout nebo vypnout
arg-order = pořadí
arg-mode = kdy
arg-victim = komu

# --- co si může vybrat hostitel
option-island = Ostrov
    .help = Rozdaný náhodou, nebo pevný ostrov pro začátečníky.
option-turn_mode = Obchod a stavba
    .help = V libovolném pořadí, nebo nejdřív obchod a pak stavba.
option-target = Body k výhře
    .help = 0 znamená počet podle pravidel; varianty přidávají svoje.
    .zero = podle pravidel
option-hand_limit = Karty v ruce při 7
    .help = Kdo jich má víc, odhodí polovinu. 0 znamená, že neodhazuje nikdo.
    .zero = libovolně
option-friendly_robber = Přátelský zloděj
    .help = Zloděj se vyhýbá hráčům, kteří mají méně než 3 viditelné body.
option-no_seven_rounds = Kola bez 7
    .help = V prvních kolech se 7 hází znovu.
    .zero = žádná
option-dice = Kostky
    .help = Házené náhodou, nebo tažené z balíčku všech 36 hodů.
option-tokens = Čísla
    .help = Ve spirále podle písmen, nebo náhodně.
option-reds_apart = 6 a 8 od sebe
    .help = Při náhodných číslech: žádná 6 ani 8 vedle jiné.
option-ends_apart = 2 a 12 od sebe
    .help = Při náhodných číslech: žádná 2 ani 12 vedle jiné.
option-equal_apart = Stejná čísla od sebe
    .help = Při náhodných číslech: žádná dvě stejná vedle sebe.
option-terrain_group = Stejná krajina pohromadě
    .help = Kolik polí jedné krajiny smí souviset. 0 znamená libovolně.
    .zero = libovolně
option-desert = Poušť
    .help = Kdekoli, uprostřed, nebo u pobřeží.
option-harbours = Přístavy
    .help = Druhy zamíchané, jak jsou vytištěné, nebo zamíchané díly rámu.
option-start = Kdo začíná
    .help = Losem, hodem, nebo místo, které určíš.
option-seats = Místa u stolu
    .help = Losem, nebo podle příchodu.
option-bank_shown = Otevřená banka
    .help = Všichni vidí, co v bance zbývá.
option-bank_limited = Omezená banka
    .help = Karty v bance mohou dojít.
option-open_hands = Odkryté karty
    .help = Všichni vidí karty všech.
option-second_founding = Druhé založení
    .help = Vesnice, nebo město pro rychlejší začátek.
option-trade = Obchod mezi hráči
    .help = Volný, nebo vůbec žádný.
option-offers_per_turn = Nabídky za tah
    .help = Kolik nabídek smí každý dát za tah. 0 znamená libovolně.
    .zero = libovolně
option-steal_optional = Krást se nemusí
    .help = Kdo přesune zloděje, nemusí nikomu nic brát.
option-pace = Tempo
    .help = Jak dlouho ostatní čekají, než přijde připomínka.
option-time_up = Když vyprší čas
    .help = Jen připomínat, odpovědět férovou výchozí volbou, nebo nechat hrát záskok, dokud se člověk nevrátí.
option-standing_offers = Trvalé nabídky
    .help = Nabídky, které si ostatní vezmou, i když jejich autor spí.
option-embargoes = Embarga
    .help = Hráči mohou s někým odmítnout obchodovat.
option-undo = Kroky zpět
    .help = Kroky bez náhody, které nikomu nic neukázaly, jde vzít zpět.
option-closing = Přijme jich víc
    .help = Vybere ten, kdo nabízel, nebo to dostane první.

value-on = zapnuto
value-off = vypnuto
value-variable = losem
value-beginner = pro začátečníky
value-combined = v libovolném pořadí
value-split = obchod, pak stavba
value-random = náhodně
value-balanced = vyvážený balíček
value-spiral = spirála
value-centre = uprostřed
value-coast = u pobřeží
value-shuffled = zamíchané
value-fixed = jak jsou vytištěné
value-frame = díly rámu
value-lot = losem
value-dice = hodem
value-chosen = podle výběru
value-settlement = vesnice
value-city = město
value-free = volný
value-none = žádný
value-live = minuty
value-day = den
value-week = týden
value-remind = jen připomínat
value-default = férová výchozí volba
value-stand_in = hraje záskok
value-choose = vybere autor
value-first = dostane první
value-accept = přijmout
value-decline = odmítnout
value-if_silent = když se neozvu včas
value-at_once = hned

# --- proč ne
refused-game_over = Hra skončila.
refused-not_your_turn = Nejsi na tahu.
refused-choice_pending = Nejdřív se musí rozhodnout něco jiného.
refused-wrong_phase = V této části tahu to nejde.
refused-not_in_this_game = To do této hry nepatří.
refused-colour_taken = Tuhle barvu už někdo má.
refused-no_such_offer = Ta nabídka už neplatí.
refused-embargo = Mezi vámi dvěma je embargo.
refused-offer_limit = To už je o nabídku víc, než smíš.
refused-cannot_undo = Není co vzít zpět: rozhodla náhoda, něco se ukázalo, nebo mezitím hrál někdo další.
refused-bad_target = Tady si takhle vybrat nejde.
refused-no_piece_left = Takovou figurku už nemáš.
refused-not_on_board = Takové místo na ostrově není.
refused-occupied = Tam už něco stojí.
refused-no_settlement = Město potřebuje tvou vesnici.
refused-not_connected = Musí to navazovat na tvou cestu nebo stavbu.
refused-too_close = Příliš blízko: sousední křižovatky musí být volné.
refused-must_move = Zloděj musí jít jinam.
refused-empty_side = Něco musí dát obě strany.
refused-same_resource = Stejná karta nemůže být na obou stranách.
refused-not_a_resource = To není karta: body a žetony nejde měnit, brát, odhazovat ani jmenovat.
refused-bad_count = { $rate ->
    [gold] Na výměnu jsou potřeba dvě kostky se zlatem.
    [few] Banka bere { $rate } { FORM($card, $rate) } za jednu kartu.
   *[none] To není správný počet karet.
}
refused-bank_empty = Tu kartu banka nemá.
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
refused-player_count = Počet hráčů { $players } sem nesedí; s těmito pravidly to může být { $allowed }.
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
look-road-length = délka cesty { $n }
look-left-road = { $n ->
    [one] zbývá { $n } cesta
    [few] zbývají { $n } cesty
   *[other] zbývá { $n } cest
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
look-bank = v bance { $n } { FORM($card, $n) }
