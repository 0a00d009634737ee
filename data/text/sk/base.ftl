# Základná hra
module-base = Základná hra
    .help = Ostrov z 19 polí, dve kocky, päť surovín. Stavaj cesty, dediny a mestá; vyhráva 10 bodov.

# --- karty, figúrky, krajina
card-wood = { $n ->
    [few] drevá
    [other] driev
   *[one] drevo
}
    .also = dreva, drevu, drevom, dreve, drevám, drevách, drevami, poleno, polená, polien, dosky, les, lesy, 🪵, 🌲
card-brick = { $n ->
    [few] tehly
    [other] tehál
   *[one] { $case ->
        [acc] tehlu
       *[nom] tehla
    }
}
    .also = tehle, tehlou, tehiel, tehlám, tehlách, tehlami, íl, ílu, ílom, íly, ílov, hlina, hliny, hlinu, hline, hlinou, 🧱
card-wool = { $n ->
    [few] vlny
    [other] vĺn
   *[one] { $case ->
        [acc] vlnu
       *[nom] vlna
    }
}
    .also = vlne, vlnou, vlnám, vlnách, vlnami, ovca, ovce, ovcu, oviec, ovciam, ovečka, ovečky, ovečku, ovečiek, 🐑
card-grain = { $n ->
    [few] obilia
    [other] obilí
   *[one] obilie
}
    .also = obiliu, obilím, obiliach, obiliam, obiliami, pšenica, pšenice, pšenicu, pšeníc, zrno, zrná, zrní, žito, žita, 🌾
card-ore = { $n ->
    [few] rudy
    [other] rúd
   *[one] { $case ->
        [acc] rudu
       *[nom] ruda
    }
}
    .also = rude, rudou, rudám, rudách, rudami, kameň, kameňa, kamene, kameňov, kameňom, železo, železa, 🪨
card-any = { $case ->
    [acc] ľubovoľnú surovinu
    [gen] ľubovoľnej suroviny
   *[nom] ľubovoľná surovina
}
item-road = cesta
item-settlement = dedina
item-city = mesto
award-longest_road = Najdlhšia obchodná cesta
points-settlements = Dediny
points-cities = Mestá
points-longest_road = Najdlhšia obchodná cesta

# --- čo sa deje
event-rolled_for_start = { $seat } hádže o začiatok: { $number } ({ $red } a { $yellow }).
event-turn_began = Na ťahu je { $seat }.
event-turn_ended = { $seat } končí ťah.
event-rolled = { $source ->
    [cards] { $seat } ťahá kartu „{ $number } – { $card }“ (červená { $red }, žltá { $yellow }).
   *[dice] { $seat } hádže { $number } (červená { $red }, žltá { $yellow }).
}
event-produced = { $seat } dostáva { FORM($cards, case: "acc") }.
event-nothing_produced = Číslo { $number } nikomu nič neprináša.
event-robber_blocks = Na poli { $hex } je zlodej: { $owners ->
    [one] { $owners } odtiaľ nič nedostáva.
   *[more] { $owners } odtiaľ nič nedostávajú.
}
event-first_resources = { $seat } začína s kartami: { $cards }.
event-bank_short = { $to ->
    [one] { $left ->
        [0] { $to } má dostať { $n } { FORM($card, $n, case: "acc") }, ale v banku nezostalo nič.
       *[other] { $to } má dostať { $n } { FORM($card, $n, case: "acc") }, ale v banku zostáva len { $left }.
    }
   *[more] { $left ->
        [0] { $to } majú spolu dostať { $n } { FORM($card, $n, case: "acc") }, ale v banku nezostalo nič.
       *[other] { $to } majú spolu dostať { $n } { FORM($card, $n, case: "acc") }, ale v banku zostáva len { $left }: nikto nič nedostane.
    }
}
event-discarded = { $seat } odovzdáva do banku { FORM($cards, case: "acc") }.
event-robber_moved = { $origin ->
    [spot-aside] { $seat } posiela zlodeja, ktorý stál { $origin }, na pole { $hex }.
   *[other] { $seat } presúva zlodeja z poľa { $origin } na pole { $hex }.
}
event-robber_stays = { $why ->
    [asleep] { $hex ->
        [spot-aside] Zlodej zostáva { $hex }: spí, kým barbari prvý raz nezaútočia.
       *[other] Zlodej zostáva na poli { $hex }: spí, kým barbari prvý raz nezaútočia.
    }
    [nowhere] Zlodej zostáva na poli { $hex }: inam ísť nesmie.
   *[other] Zlodej zostáva, kde je.
}
event-nobody_to_rob = Pri poli { $hex } nie je komu kartu vziať.
event-stolen = { $seat } kradne kartu hráčovi { $victim }.
event-stolen_card = { $seat } kradne { FORM($card, case: "acc") } hráčovi { $victim }.
event-spared = { $seat } nikomu nič neberie.
event-built = { $how ->
    [found] { $item ->
        [road] { $seat } kladie cestu { FORM($place, case: "at") }.
        [city] { $seat } zakladá mesto { FORM($place, case: "at") }.
       *[settlement] { $seat } zakladá dedinu { FORM($place, case: "at") }.
    }
   *[other] { $item ->
        [road] { $seat } stavia cestu { FORM($place, case: "at") }.
        [settlement] { $seat } stavia dedinu { FORM($place, case: "at") }.
        [city] { $seat } stavia mesto { FORM($place, case: "at") }.
        [wall] { $seat } stavia mestské hradby { FORM($place, case: "at") }.
       *[other] { $seat } stavia { FORM($place, case: "at") }.
    }
}
event-picked = { $cards ->
    [none] { $seat } si nič neberie.
   *[other] { $why ->
        [hex] Sopka dáva hráčovi { $seat } { FORM($cards, case: "acc") }.
        [aqueduct] Akvadukt prináša hráčovi { $seat } { FORM($cards, case: "acc") }.
       *[other] { $seat } si berie z banku { FORM($cards, case: "acc") }.
    }
}
event-bank_traded = { $seat } mení v banku { FORM($give, case: "acc") } za { FORM($get, 1, case: "acc") }.
event-offered = { $to ->
    [none] { $seat } ponúka všetkým { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
    [one] { $seat } ponúka hráčovi { $to } { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
   *[more] { $seat } ponúka hráčom { $to } { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
}
event-called = { $give ->
    [none] { $seat } zháňa { EITHER($get, case: "acc") }.
   *[some] { $get ->
        [none] { $seat } dá { EITHER($give, case: "acc") } a čaká na ponuky.
       *[some] { $seat } zháňa { EITHER($get, case: "acc") } a dá za to { EITHER($give, case: "acc") }.
    }
}
event-answered_offer = { $answer ->
    [accept] { $seat } prijíma ponuku hráča { $maker }.
   *[decline] { $seat } odmieta ponuku hráča { $maker }.
}
event-offer_withdrawn = { $give ->
    [none] { $seat } už nezháňa { FORM($get, case: "acc") }.
   *[other] { $get ->
        [none] { $seat } už neponúka { FORM($give, case: "acc") }.
       *[other] { $seat } sťahuje ponuku: { $give } za { FORM($get, case: "acc") }.
    }
}
event-traded = { $seat } dáva hráčovi { $other } { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
event-standing_made = Trvalá ponuka hráča { $seat }: { $give } za { FORM($get, case: "acc") }{ $count ->
    [1] {""}
   *[other] , najviac { $count }×
}; { $to ->
    [none] vziať si ju môže, kto je na ťahu.
    [one] vo svojom ťahu si ju môže vziať { $to }.
   *[more] vo svojom ťahu si ju môžu vziať { $to }.
}
event-standing_ended = Trvalá ponuka hráča { $seat } sa skončila: { $give } za { FORM($get, case: "acc") }.
event-standing_gone = Tvoja trvalá ponuka sa práve skončila.
event-embargo_on = { $target ->
    [none] { $seat } teraz s nikým neobchoduje.
   *[other] { $seat } teraz s hráčom { $target } neobchoduje.
}
event-embargo_off = { $target ->
    [none] { $seat } zase obchoduje so všetkými.
   *[other] { $seat } s hráčom { $target } zase obchoduje.
}
event-award_taken = { $award ->
    [longest_road] { $other ->
        [none] { $seat } má najdlhšiu obchodnú cestu: dĺžka { $n }.
       *[other] { $seat } berie hráčovi { $other } najdlhšiu obchodnú cestu: dĺžka { $n }.
    }
    [largest_army] { $other ->
        [none] { $seat } má najväčšie vojsko: počet rytierov { $n }.
       *[other] { $seat } berie hráčovi { $other } najväčšie vojsko: počet rytierov { $n }.
    }
    [harbormaster] { $other ->
        [none] { $seat } má prístavného majstra: prístavné body { $n }.
       *[other] { $seat } berie hráčovi { $other } prístavného majstra: prístavné body { $n }.
    }
    [specialist_wood] { $other ->
        [none] { $seat } má špecialistu na drevo: body pri lesoch { $n }.
       *[other] { $seat } berie hráčovi { $other } špecialistu na drevo: body pri lesoch { $n }.
    }
    [specialist_brick] { $other ->
        [none] { $seat } má špecialistu na tehly: body pri pahorkatinách { $n }.
       *[other] { $seat } berie hráčovi { $other } špecialistu na tehly: body pri pahorkatinách { $n }.
    }
    [specialist_wool] { $other ->
        [none] { $seat } má špecialistu na vlnu: body pri pastvinách { $n }.
       *[other] { $seat } berie hráčovi { $other } špecialistu na vlnu: body pri pastvinách { $n }.
    }
    [specialist_grain] { $other ->
        [none] { $seat } má špecialistu na obilie: body pri obilných poliach { $n }.
       *[other] { $seat } berie hráčovi { $other } špecialistu na obilie: body pri obilných poliach { $n }.
    }
    [specialist_ore] { $other ->
        [none] { $seat } má špecialistu na rudu: body pri horách { $n }.
       *[other] { $seat } berie hráčovi { $other } špecialistu na rudu: body pri horách { $n }.
    }
   *[other] { $other ->
        [none] { $seat } získava špeciálnu kartu: { $award } ({ $n }).
       *[other] { $seat } berie hráčovi { $other } špeciálnu kartu: { $award } ({ $n }).
    }
}
event-award_set_aside = { $award ->
    [longest_road] { $seat } stráca najdlhšiu obchodnú cestu a teraz ju nemá nikto.
    [largest_army] { $seat } stráca najväčšie vojsko a teraz ho nemá nikto.
    [harbormaster] { $seat } stráca prístavného majstra a teraz ho nemá nikto.
    [specialist_wood] { $seat } stráca špecialistu na drevo a teraz ho nemá nikto.
    [specialist_brick] { $seat } stráca špecialistu na tehly a teraz ho nemá nikto.
    [specialist_wool] { $seat } stráca špecialistu na vlnu a teraz ho nemá nikto.
    [specialist_grain] { $seat } stráca špecialistu na obilie a teraz ho nemá nikto.
    [specialist_ore] { $seat } stráca špecialistu na rudu a teraz ho nemá nikto.
   *[other] { $seat } stráca špeciálnu kartu a teraz ju nemá nikto: { $award }.
}
event-left = { $seat } odchádza z hry.
event-taken_back = { $seat } berie späť posledný krok.
event-won = { $why ->
    [last_one] Pri stole zostáva { $winners } a vyhráva. Body: { $points } z { $goal }.
    [specialists] { $winners } má štyri karty špecialistov a hneď vyhráva. Body: { $points } z { $goal }.
    [island_sank] Pod vodou je priveľká časť ostrova a hra sa končí. { $winners ->
        [none] Nevyhráva nikto.
        [one] { $tie ->
            [board] Rovnako bodov má viac hráčov ({ $points }; na výhru ich treba { $goal }); najviac z nich na pláne má { $winners } a vyhráva!
            [cards] Rovnako bodov má viac hráčov ({ $points }; na výhru ich treba { $goal }); najviac kariet surovín z nich má { $winners } a vyhráva!
            [order] Rovnako je na tom viac hráčov ({ $points }; na výhru ich treba { $goal }); prednosť v poradí ťahov má { $winners } a vyhráva!
           *[other] Najviac bodov ({ $points }; na výhru ich treba { $goal }) má { $winners } a vyhráva!
        }
       *[more] Vyhrávajú { $winners }. Body: { $points } (na výhru ich treba { $goal })!
    }
    [nothing_left] { $other } prichádza o poslednú stavbu a hra sa končí. { $winners ->
        [none] Nevyhráva nikto.
        [one] { $tie ->
            [board] Rovnako bodov má viac hráčov ({ $points }; na výhru ich treba { $goal }); najviac z nich na pláne má { $winners } a vyhráva!
            [cards] Rovnako bodov má viac hráčov ({ $points }; na výhru ich treba { $goal }); najviac kariet surovín z nich má { $winners } a vyhráva!
            [order] Rovnako je na tom viac hráčov ({ $points }; na výhru ich treba { $goal }); prednosť v poradí ťahov má { $winners } a vyhráva!
           *[other] Najviac bodov ({ $points }; na výhru ich treba { $goal }) má { $winners } a vyhráva!
        }
       *[more] Vyhrávajú { $winners }. Body: { $points } (na výhru ich treba { $goal })!
    }
    [nobody_left] Všetci odišli: nevyhráva nikto.
   *[other] { $winners ->
        [none] Hra sa končí a nevyhráva nikto.
        [one] { $goal ->
            [0] Vyhráva { $winners }! Body: { $points }.
           *[other] Vyhráva { $winners }! Body: { $points } (cieľ bol { $goal }).
        }
       *[more] Vyhrávajú { $winners }! Body: { $points }.
    }
}

# --- na čo hra čaká
prompt-found_building = { $building ->
    [city] Založ mesto.
   *[settlement] { $round ->
        [2] Založ druhú dedinu.
       *[other] Založ prvú dedinu.
    }
}
prompt-found_road = Polož cestu, ktorá sa začína { FORM($corner, case: "at") }.
prompt-before_roll = Hoď kockami.
prompt-main = Obchoduj, stavaj alebo ukonči ťah.
prompt-trade = Obchoduj alebo prejdi k stavaniu.
prompt-build = Stavaj alebo ukonči ťah.
prompt-discard = { $held ->
    [0] { $number ->
        [one] Odovzdaj { $number } kartu.
        [few] Odovzdaj { $number } karty.
       *[other] Odovzdaj { $number } kariet.
    }
   *[other] Padla sedmička a máš viac ako { $limit } kariet: odovzdaj { $number } z { $held }.
}
prompt-robber = Presuň zlodeja.
prompt-steal = { $may_spare ->
    [0] Vyber, komu ukradneš kartu: { FORM($victims, case: "or") }.
   *[other] Vyber, komu ukradneš kartu: { FORM($victims, case: "or") }, alebo nikomu.
}
prompt-free_road = { $left ->
    [one] Polož cestu zadarmo.
    [few] Polož { $left } cesty zadarmo.
   *[other] Polož { $left } ciest zadarmo.
}
prompt-offer = { $maker } ti ponúka { FORM($give, case: "acc") } za { FORM($get, case: "acc") }: áno, alebo nie?
prompt-pick = { $why ->
    [hex] Sopka dáva: vezmi si najviac { $number } { $number ->
        [one] surovinu
        [few] suroviny
       *[other] surovín
    } podľa výberu. Potom potečie láva.
    [aqueduct] Hod ti nič nedal, ale máš Akvadukt: vezmi si najviac { $number } { $number ->
        [one] surovinu
        [few] suroviny
       *[other] surovín
    } podľa výberu.
    [event] Karta udalostí ti dáva { $number ->
        [one] { $number } surovinu podľa výberu.
        [few] { $number } suroviny podľa výberu.
       *[other] { $number } surovín podľa výberu.
    }
   *[other] { $number ->
        [one] Vezmi si { $number } surovinu podľa výberu.
        [few] Vezmi si { $number } suroviny podľa výberu.
       *[other] Vezmi si { $number } surovín podľa výberu.
    }
}
prompt-pick_in_turn = { $why ->
    [hex] Sopka dáva: vezmi si najviac { $number } { $number ->
        [one] surovinu
        [few] suroviny
       *[other] surovín
    } podľa výberu. Potom potečie láva.
    [aqueduct] Hod ti nič nedal, ale máš Akvadukt: vezmi si najviac { $number } { $number ->
        [one] surovinu
        [few] suroviny
       *[other] surovín
    } podľa výberu.
    [event] Karta udalostí ti dáva { $number ->
        [one] { $number } surovinu podľa výberu.
        [few] { $number } suroviny podľa výberu.
       *[other] { $number } surovín podľa výberu.
    }
   *[other] { $number ->
        [one] Vezmi si { $number } surovinu podľa výberu.
        [few] Vezmi si { $number } suroviny podľa výberu.
       *[other] Vezmi si { $number } surovín podľa výberu.
    }
}

# --- čo sa dá robiť
action-found_building = Založiť
    .help = Postav začiatočnú dedinu alebo mesto na voľnú križovatku.
action-found_road = Položiť cestu
    .help = Polož cestu k svojej novej stavbe.
action-roll = Hodiť
    .help = Hoď kockami; dostať niečo môže hocikto.
action-end_turn = Ukončiť ťah
    .help = Ukonči svoj ťah; otvorené ponuky prepadnú.
action-to_building = K stavaniu
    .help = Uzavri v tomto ťahu obchodovanie.
action-build_road = Postaviť cestu
    .help = Jedno drevo a jedna tehla, vedľa tvojej cesty alebo stavby.
action-build_settlement = Postaviť dedinu
    .help = Drevo, tehla, vlna a obilie, na konci tvojej cesty; susedné križovatky musia byť voľné. Jeden bod.
action-build_city = Postaviť mesto
    .help = Dve obilia a tri rudy povýšia dedinu na mesto. Dva body, dvojnásobný výnos.
action-place_free = Položiť cestu zadarmo
    .help = Polož cestu, ktorá nič nestojí.
action-give_up = Už nijakú cestu
    .help = Vzdaj sa zostávajúcej cesty zadarmo.
action-discard = Odovzdať karty
    .help = Vyber karty, ktoré vrátiš do banku.
action-move_robber = Presunúť zlodeja
    .help = Zlodej ide na iné pole a to potom nič nevynáša.
action-steal = Ukradnúť kartu
    .help = Vezmi náhodnú kartu niekomu, kto má stavbu pri zlodejovi.
action-pick = Vybrať suroviny
    .help = Vezmi si z banku suroviny podľa svojho výberu.
deed-bank_trade = Bank: { $count }× { $give } za { FORM($get, case: "acc") }
action-bank_trade = Vymeniť s bankom
    .help = Štyri rovnaké karty za jednu inú; s prístavom tri alebo dve.
action-make_offer = Ponúknuť obchod
    .help = Ponúkni karty všetkým alebo niekomu; prijmú, odmietnu alebo dajú protiponuku.
action-call = Opýtať sa ostatných
    .help = Povedz, čo zháňaš alebo čo za to dáš; nikoho to nezaväzuje.
action-answer_offer = Odpovedať na ponuku
    .help = Prijmi alebo odmietni ponuku, ktorú máš pred sebou.
action-close_offer = Uzavrieť obchod
    .help = Uzavri obchod s niekým, kto tvoju ponuku prijal.
action-withdraw_offer = Stiahnuť ponuku
    .help = Vezmi svoju ponuku zo stola.
action-standing_offer = Dať trvalú ponuku
    .help = Ostatní si ju vezmú vo svojom ťahu a nemusia na teba čakať.
action-withdraw_standing = Stiahnuť trvalú ponuku
    .help = Už si ju nikto nevezme.
action-take_standing = Vziať trvalú ponuku
    .help = Obchoduj hneď, aj keď ten druhý možno spí.
action-embargo = Embargo
    .help = Neobchoduj s hráčom alebo s nikým, kým to nezrušíš.
action-decline_all = Odmietať všetky ponuky
    .help = Kým je to zapnuté, každá ponuka sa za teba odmietne.
action-stored_discard = Čo odovzdať pri 7
    .help = Povedz vopred, ktoré karty pôjdu prvé, keď ich budeš mať priveľa.
action-leave = Odísť z hry
    .help = Odíď nadobro. Tvoje figúrky zostanú a ostatní hrajú ďalej.
action-undo = Vziať späť
    .help = Vezmi späť posledný krok, ak v ňom nebola náhoda a nikomu nič neukázal.

arg-corner = miesto
    .ask = Kam?
arg-edge = miesto
    .ask = Kam?
arg-hex = pole
    .ask = Ktoré pole?
arg-cards = karty
arg-card = karta
    .ask = Ktorá karta?
arg-give = dáš
    .ask = Čo dáš?
arg-get = dostaneš
    .ask = Čo chceš?
arg-count = koľko
    .ask = Koľko?
arg-to = s kým
    .ask = { $action ->
        [fish_boot] Kto topánku dostane?
        [give_help] Komu pomôžeš?
       *[other] S kým?
    }
arg-closing = kto to dostane
    .ask = Kto to dostane?
arg-counters = namiesto ponuky
    .ask = Namiesto ktorej ponuky?
arg-offer = ponuka
    .ask = Ktorá ponuka?
arg-answer = odpoveď
    .ask = Čo odpovieš?
arg-partner = s kým
    .ask = S kým?
arg-standing = trvalá ponuka
    .ask = Ktorá trvalá ponuka?
arg-until = dokedy
    .ask = Dokedy?
arg-target = hráč
    .ask = Ktorý hráč?
arg-state = zapnúť alebo vypnúť
    .ask = Zapnúť, alebo vypnúť?
arg-order = poradie
    .ask = V akom poradí?
arg-mode = kedy
    .ask = Kedy?
arg-victim = komu
    .ask = Komu?

# --- čo si môže vybrať hostiteľ
option-island = Ostrov
    .help = Náhodne rozložený, alebo pevný ostrov pre začiatočníkov.
option-turn_mode = Obchod a stavba
    .help = V ľubovoľnom poradí, alebo najprv obchod a potom stavba.
option-target = Body na výhru
    .help = 0 znamená počet podľa pravidiel; varianty pridávajú svoje.
    .zero = podľa pravidiel
option-hand_limit = Karty v ruke pri 7
    .help = Kto ich má viac, odovzdá polovicu. 0 znamená, že neodovzdáva nikto.
    .zero = ľubovoľne
option-friendly_robber = Priateľský zlodej
    .help = Zlodej sa vyhýba hráčom, ktorí majú menej ako 3 viditeľné body.
option-no_seven_rounds = Kolá bez 7
    .help = V prvých kolách sa 7 hádže znova.
    .zero = žiadne
option-dice = Kocky
    .help = Skutočné kocky, alebo balíček všetkých 36 hodov, z ktorého sa ťahá.
option-tokens = Čísla
    .help = V špirále podľa písmen, alebo náhodne.
option-reds_apart = 6 a 8 od seba
    .help = Pri náhodných číslach: šestky a osmičky neležia vedľa seba.
option-ends_apart = 2 a 12 od seba
    .help = Pri náhodných číslach: dvojky a dvanástky neležia vedľa seba.
option-equal_apart = Rovnaké čísla od seba
    .help = Pri náhodných číslach: žiadne dve rovnaké vedľa seba.
option-terrain_group = Rovnaká krajina pokope
    .help = Koľko polí jednej krajiny smie súvisieť. 0 znamená ľubovoľne.
    .zero = ľubovoľne
option-desert = Púšť
    .help = Kdekoľvek, uprostred, alebo pri pobreží.
option-harbours = Prístavy
    .help = Druhy zamiešané, ako sú vytlačené, alebo zamiešané diely rámu.
option-start = Kto začína
    .help = Žrebom, hodom, alebo miesto, ktoré určíš.
option-seats = Miesta pri stole
    .help = Žrebom, alebo podľa príchodu.
option-bank_shown = Odkrytý bank
    .help = Všetci vidia, čo v banku zostáva.
option-bank_limited = Obmedzený bank
    .help = Karty v banku sa môžu minúť.
option-open_hands = Odkryté karty
    .help = Všetci vidia karty všetkých.
option-remembered_hands = Zapamätané karty
    .help = Čo možno vidieť z kariet ostatných: nič, koľko ich majú, alebo aj karty, ktoré všetci videli prísť a odísť.
option-second_founding = Druhé založenie
    .help = Dedina, alebo mesto pre rýchlejší začiatok.
option-trade = Obchod medzi hráčmi
    .help = Voľný, alebo vôbec žiadny.
option-offers_per_turn = Ponuky za ťah
    .help = Koľko ponúk smie každý dať za ťah. 0 znamená ľubovoľne.
    .zero = ľubovoľne
option-steal_optional = Kradnúť sa nemusí
    .help = Kto presunie zlodeja, nemusí kradnúť.
option-pace = Tempo
    .help = Ako dlho smie trvať ťah; kto mešká, dostane najprv pripomienku.
    .none = bez hodín: nikto nedostane pripomienku
option-time_up = Keď vyprší čas
    .help = Hrá záskok, kým sa človek nevráti, bot urobí jeden bezpečný krok, alebo prídu len pripomienky.
option-stand_in = Záskoky
    .help = Ako hrá automatický hráč za neprítomného: iba čo musí, alebo ďalej, akoby to bolo jeho miesto.
option-standing_offers = Trvalé ponuky
    .help = Ponuky, ktoré si ostatní vezmú, aj keď ich autor spí.
option-embargoes = Embargá
    .help = Hráči môžu s niekým odmietnuť obchodovať.
option-vacation = Dni dovolenky
    .help = Koľko dní za hru môže byť každý preč cez /me vacation, kým mu hodiny stoja.
    .zero = žiadne
option-undo = Kroky späť
    .help = Kroky bez náhody, ktoré nikomu nič neukázali, sa dajú vziať späť.
option-closing = Keď prijmú viacerí
    .help = Vyberie autor ponuky, alebo to má ten, kto prvý prijme; každá ponuka môže určiť inak.
    .pace = pri dni a viac na ťah to má, kto prvý prijme, inak vyberie autor ponuky
option-confirm_trades = Potvrdzovať každý obchod
    .help = Autor ponuky má posledné slovo, aj keď už nie je z čoho vyberať.

value-on = zapnuté
value-off = vypnuté
value-variable = žrebom
value-beginner = pre začiatočníkov
value-combined = v ľubovoľnom poradí
value-split = obchod, potom stavba
value-counts = koľko kariet
value-remembered = karty, ktoré bolo vidieť
value-random = náhodne
value-balanced = vyvážený balíček
value-spiral = špirála
value-centre = uprostred
value-coast = pri pobreží
value-shuffled = zamiešané
value-fixed = ako sú vytlačené
value-frame = diely rámu
value-lot = žrebom
value-dice = hodom
value-chosen = miesto, ktoré určíš
value-settlement = dedina
value-city = mesto
value-free = voľný
value-none = žiadny
value-live = naživo, minúty na ťah
value-day = deň na ťah
value-week = týždeň na ťah
value-remind = len pripomínať
value-default = bot urobí bezpečný krok
value-stand_in = hrá záskok
value-choose = vyberie autor ponuky
value-first = má to, kto prvý prijme
value-pace = podľa tempa
value-accept = prijať
value-decline = odmietnuť
value-if_silent = keď sa neozvem včas
value-at_once = hneď

# --- prečo nie
refused-game_over = Hra sa skončila.
refused-not_your_turn = Nie si na ťahu.
refused-choice_pending = Najprv sa musí rozhodnúť niečo iné.
refused-wrong_phase = V tejto časti ťahu to nejde.
refused-roll_first = Najprv hoď kockami.
refused-not_in_this_game = To do tejto hry nepatrí.
refused-colour_taken = Túto farbu už niekto má.
refused-no_such_offer = Tá ponuka už neplatí.
refused-own_offer = To je tvoja vlastná ponuka; odpovedajú na ňu ostatní.
refused-embargo = Medzi vami dvoma je embargo.
refused-offer_limit = Viac ponúk za ťah sa pri tomto stole dať nesmie.
refused-cannot_undo = Nie je čo vziať späť: rozhodla náhoda, niečo sa ukázalo, alebo medzitým hral niekto ďalší.
refused-bad_target = Toto sa tu vybrať nedá.
refused-no_piece_left = Takú figúrku už nemáš.
refused-not_on_board = Také miesto na pláne nie je.
refused-occupied = Tam už niečo stojí.
refused-no_settlement = Mesto nahrádza tvoju dedinu a tam nijakú nemáš.
refused-not_connected = Musí to nadväzovať na tvoju cestu alebo stavbu.
refused-too_close = Príliš blízko: susedné križovatky musia byť voľné.
refused-must_move = Zlodej musí ísť na iné pole.
refused-empty_side = Niečo musia dať obe strany.
refused-same_resource = Rovnaká karta nemôže byť na oboch stranách.
refused-not_a_resource = To nie je karta: bank berie len karty a body ani väčšinu žetónov nejde meniť, brať, odovzdávať ani menovať.
refused-bad_count = { $rate ->
    [gold] Na výmenu treba dve kocky so zlatom.
    [few] Bank berie { $rate } { FORM($card, $rate) } za jednu kartu.
   *[none] To nie je správny počet kariet.
}
refused-bank_empty = Tú kartu bank nemá.
refused-cannot_pay = { $missing ->
    [one] Na to ešte potrebuješ { FORM($missing, case: "acc") }.
    [more] Na to ešte potrebuješ { FORM($missing, case: "acc") }.
   *[none] Niekto na to už nemá karty.
}
refused-bad_input = Tomu nerozumiem.
refused-no_such_seat = Také miesto pri stole nie je.
refused-unknown_module = Také pravidlá nepoznám.
refused-needs_module = Pravidlá „{ $module }“ potrebujú aj „{ $needs }“.
refused-excludes_module = Pravidlá „{ $module }“ a „{ $other }“ sa spolu hrať nedajú.
refused-circular_modules = Tieto pravidlá čakajú jedny na druhé: { $modules }.
refused-player_count = Hráčov treba { $most ->
    [4] { $fewest } alebo { $most }
   *[other] { $fewest } až { $most }
}; { $players ->
    [one] teraz je tu jeden.
    [few] teraz ste tu { $players }.
   *[other] teraz je vás tu { $players }.
}
refused-bad_option = Voľba „{ $option }“ tu takúto hodnotu mať nemôže.
refused-newer_save = Túto hru uložila novšia verzia programu.
refused-damaged_save = Táto uložená hra je poškodená.

# --- čo leží na stole
look-robber = zlodej
look-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kariet
}
look-road-length = dĺžka cesty { $n }
look-left-road = { $n ->
    [one] zostáva { $n } cesta
    [few] zostávajú { $n } cesty
   *[other] zostáva { $n } ciest
}
look-left-settlement = { $n ->
    [one] zostáva { $n } dedina
    [few] zostávajú { $n } dediny
   *[other] zostáva { $n } dedín
}
look-left-city = { $n ->
    [one] zostáva { $n } mesto
    [few] zostávajú { $n } mestá
   *[other] zostáva { $n } miest
}
look-bank = { $n } { FORM($card, $n) }
