# Karty událostí
module-event_cards = Karty událostí
    .help = Kostky nahrazuje balíček 36 karet. Čísla přicházejí tak často, jak mají, a mnohé karty přinesou událost.

event-new_year = Přelom roku! Všech 36 karet událostí se míchá; začíná rok { $year }.
event-event_card = { $event ->
    [robbery] Loupež: udeří sedmička.
    [plague] Mor: každé město teď vydělá jen jednu kartu.
    [earthquake] Zemětřesení: každému se poškodí jedna silnice.
    [good_neighbourhood] Dobré sousedství: každý dá kartu sousedovi vlevo.
    [tournament] Rytířský turnaj: kdo má nejvíc rytířů, vezme si surovinu.
    [trade_advantage] Výhodný obchod: kdo má nejdelší obchodní cestu, smí někomu vzít kartu.
    [calm_sea] Klidné moře: kdo má nejvíc staveb u přístavů, vezme si surovinu.
    [robber_leaves] Odchod zlodějů: pokud je zloděj venku, musí domů.
    [neighbourly_help] Sousedská výpomoc: kdo vede, dá kartu někomu za sebou.
    [conflict] Konflikt: nejsilnější vojsko vezme někomu surovinu.
   *[fruitful_year] Úrodný rok: každý si vezme surovinu.
}
event-road_damaged = { $seat }: zemětřesení poškozuje silnici { $edge }.
event-road_repaired = { $seat } opravuje silnici { $edge }.
event-gave_card = { $seat } dává kartu hráči { $taker }.
event-gave_which_card = { $seat } dává { FORM($card, case: "acc") } hráči { $taker }.
event-event_declined = { $seat } nechává všem jejich karty.
event-event_in_vain = { $why ->
    [no_road] Nikdo nemá silnici, která by se poškodila, takže se nic neděje.
    [no_cards] { $event ->
        [good_neighbourhood] Nikdo nemá kartu, kterou by dal, takže se nic neděje.
        [neighbourly_help] Kdo vede, nemá kartu, kterou by dal, takže se nic neděje.
       *[other] Nikdo jiný nemá kartu, takže se nic neděje.
    }
    [no_knight] Nikdo nemá rytíře, takže se nic neděje.
    [no_harbour] Nikdo nemá stavbu u přístavu, takže se nic neděje.
    [no_bank] Bank je prázdný, takže si nikdo nic nebere.
    [nobody_first] { $event ->
        [trade_advantage] Nejdelší obchodní cestu nikdo nemá, takže se nic neděje.
        [conflict] Nejsilnější vojsko nemá nikdo sám, takže se nic neděje.
       *[other] Kdo by to dostal, už nehraje, takže se nic neděje.
    }
    [asleep] Zloděj spí, dokud barbaři nezaútočí, a tak zůstává.
    [at_home] Zloděj už doma je, takže se nic neděje.
   *[all_equal] Všichni mají stejně bodů, takže se nic neděje.
}

prompt-event_road = Země se třese: která tvoje silnice se poškodí?
prompt-event_gift = Kterou kartu dáš sousedovi vlevo ({ $to })?
prompt-event_help = Vedeš: kterou kartu dáš a komu ({ FORM($receivers, case: "or") })?
prompt-event_victim = { $may_decline ->
    [0] Komu vezmeš surovinu: { FORM($victims, case: "or") }?
   *[other] Komu vezmeš kartu: { FORM($victims, case: "or") }, nebo nikomu?
}

action-damage_road = Poškodit silnici
    .help = Vyber silnici, kterou zemětřesení poškodí. Zůstane a počítá se, ale novou silnici nepostavíš, dokud ji neopravíš.
action-repair = Opravit silnici
    .help = Jedno dřevo a jeden jíl silnici zase spraví.
action-give_card = Dát kartu
    .help = Jedna karta podle tvého výběru jde sousedovi vlevo. Všichni vybírají tajně.
action-give_help = Vypomoct
    .help = Jedna karta podle tvého výběru jde někomu, kdo má méně bodů.
action-choose_victim = Vzít kartu
    .help = Jedna náhodná karta z ruky soupeře.
item-repair = oprava

refused-not_damaged = Tam žádná tvoje poškozená silnice není.
refused-damaged_road = Silnice je tam poškozená; nejdřív ji oprav.
refused-repair_first = Máš poškozenou silnici: než postavíš další, oprav ji.
refused-not_your_intact_road = To není tvoje nepoškozená silnice.

card-none = Bez události
card-robbery = Loupež
card-plague = Mor
card-earthquake = Zemětřesení
card-good_neighbourhood = Dobré sousedství
card-tournament = Rytířský turnaj
card-trade_advantage = Výhodný obchod
card-calm_sea = Klidné moře
card-robber_leaves = Odchod zlodějů
card-neighbourly_help = Sousedská výpomoc
card-conflict = Konflikt
card-fruitful_year = Úrodný rok

look-event-card = Karta událostí tohoto tahu ({ $number })
look-event-deck = { $n ->
    [one] do přelomu roku zbývá { $n } karta událostí
    [few] do přelomu roku zbývají { $n } karty událostí
   *[other] do přelomu roku zbývá { $n } karet událostí
}
look-damaged-road = poškozená silnice
look-event-none = Jen číslo a nic víc.
look-event-robbery = Moc karet: polovina pryč; zloděj se stěhuje a krade.
look-event-plague = Každé město vydělá jednu kartu.
look-event-earthquake = Každému se poškodí silnice.
look-event-good_neighbourhood = Každý dá kartu doleva.
look-event-tournament = Nejvíc rytířů: vezmi si surovinu.
look-event-trade_advantage = Nejdelší obchodní cesta: smíš někomu vzít kartu.
look-event-calm_sea = Nejvíc staveb u přístavů: vezmi si surovinu.
look-event-robber_leaves = Zloděj jde domů.
look-event-neighbourly_help = Kdo vede, dá kartu někomu za sebou.
look-event-conflict = Nejsilnější vojsko: vezmi někomu surovinu.
look-event-fruitful_year = Každý si vezme surovinu.
