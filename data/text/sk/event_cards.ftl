# Karty udalostí
module-event_cards = Karty udalostí
    .help = Kocky nahrádza balíček 36 kariet. Čísla prichádzajú tak často, ako majú, a mnohé karty prinesú udalosť.

event-new_year = Prelom roka! Všetkých 36 kariet udalostí sa mieša; začína sa rok { $year }.
event-event_card = { $event ->
    [robbery] Lúpež: udrie sedmička.
    [plague] Mor: každé mesto teraz vynesie len jednu kartu.
    [earthquake] Zemetrasenie: každému sa poškodí jedna cesta.
    [good_neighbourhood] Dobré susedstvo: každý dá kartu susedovi po ľavici.
    [tournament] Rytiersky turnaj: kto má najviac rytierov, vezme si surovinu.
    [trade_advantage] Výhodný obchod: kto má najdlhšiu obchodnú cestu, smie niekomu vziať kartu.
    [calm_sea] Pokojné more: kto má najviac stavieb pri prístavoch, vezme si surovinu.
    [robber_leaves] Odchod zlodejov: ak zlodej nie je doma, ide domov.
    [neighbourly_help] Susedská výpomoc: kto vedie, dá kartu niekomu za sebou.
    [conflict] Konflikt: najsilnejšie vojsko vezme niekomu surovinu.
   *[fruitful_year] Úrodný rok: každý si vezme surovinu.
}
event-road_damaged = { $seat }: zemetrasenie poškodzuje cestu { $edge }.
event-road_repaired = { $seat } opravuje cestu { $edge }.
event-gave_card = { $seat } dáva kartu hráčovi { $taker }.
event-gave_which_card = { $seat } dáva hráčovi { $taker } 1 { FORM($card, 1, case: "acc") }.
event-event_declined = { $seat } necháva všetkým ich karty.
event-event_in_vain = { $why ->
    [no_road] Nikto nemá cestu, ktorá by sa poškodila, takže sa nič nedeje.
    [no_cards] { $event ->
        [good_neighbourhood] Nikto nemá kartu, ktorú by dal, takže sa nič nedeje.
        [neighbourly_help] Kto vedie, nemá kartu, ktorú by dal, takže sa nič nedeje.
       *[other] Nikto iný nemá kartu, takže sa nič nedeje.
    }
    [no_knight] Nikto nemá rytiera, takže sa nič nedeje.
    [no_harbour] Nikto nemá stavbu pri prístave, takže sa nič nedeje.
    [no_bank] Bank je prázdny, takže si nikto nič neberie.
    [nobody_first] { $event ->
        [trade_advantage] Najdlhšiu obchodnú cestu nemá nikto, takže sa nič nedeje.
        [conflict] Najsilnejšie vojsko nemá nikto ako jediný, takže sa nič nedeje.
       *[other] Kto by to dostal, už nehrá, takže sa nič nedeje.
    }
    [asleep] Zlodej spí, kým barbari nezaútočia, a tak zostáva.
    [at_home] Zlodej už doma je, takže sa nič nedeje.
   *[all_equal] Všetci majú rovnako bodov, takže sa nič nedeje.
}

prompt-event_road = Zem sa trasie: ktorá tvoja cesta sa poškodí?
prompt-event_gift = Ktorú kartu dáš susedovi po ľavici ({ $to })?
prompt-event_help = Vedieš: ktorú kartu dáš a komu ({ FORM($receivers, case: "or") })?
prompt-event_victim = { $may_decline ->
    [0] Komu vezmeš surovinu: { FORM($victims, case: "or") }?
   *[other] Komu vezmeš kartu: { FORM($victims, case: "or") }, alebo nikomu?
}

action-damage_road = Poškodiť cestu
    .help = Vyber cestu, ktorú zemetrasenie poškodí. Zostane a počíta sa, ale novú cestu nepostavíš, kým ju neopravíš.
action-repair = Opraviť cestu
    .help = Jedno drevo a jedna tehla opravia poškodenú cestu.
action-give_card = Dať kartu
    .help = Jedna karta podľa tvojho výberu ide susedovi po ľavici. Všetci vyberajú tajne.
action-give_help = Vypomôcť
    .help = Jedna karta podľa tvojho výberu ide niekomu, kto má menej bodov.
action-choose_victim = Vziať kartu
    .help = Jedna náhodná karta z ruky súpera.
item-repair = oprava

refused-not_damaged = To nie je tvoja poškodená cesta.
refused-damaged_road = Cesta je tam poškodená; najprv ju oprav.
refused-repair_first = Máš poškodenú cestu: skôr než postavíš ďalšiu, oprav ju.
refused-not_your_intact_road = To nie je tvoja nepoškodená cesta.

card-none = Bez udalosti
card-robbery = Lúpež
card-plague = Mor
card-earthquake = Zemetrasenie
card-good_neighbourhood = Dobré susedstvo
card-tournament = Rytiersky turnaj
card-trade_advantage = Výhodný obchod
card-calm_sea = Pokojné more
card-robber_leaves = Odchod zlodejov
card-neighbourly_help = Susedská výpomoc
card-conflict = Konflikt
card-fruitful_year = Úrodný rok

look-event-card = Karta udalostí tohto ťahu ({ $number })
look-event-deck = { $n ->
    [one] do prelomu roka zostáva { $n } karta udalostí
    [few] do prelomu roka zostávajú { $n } karty udalostí
   *[other] do prelomu roka zostáva { $n } kariet udalostí
}
look-damaged-road = poškodená cesta
look-event-none = Len číslo a nič viac.
look-event-robbery = Priveľa kariet: polovica preč; zlodej sa presúva a kradne.
look-event-plague = Každé mesto vynesie jednu kartu.
look-event-earthquake = Každému sa poškodí cesta.
look-event-good_neighbourhood = Každý dá kartu doľava.
look-event-tournament = Najviac rytierov: vezmi si surovinu.
look-event-trade_advantage = Najdlhšia obchodná cesta: smieš niekomu vziať kartu.
look-event-calm_sea = Najviac stavieb pri prístavoch: vezmi si surovinu.
look-event-robber_leaves = Zlodej ide domov.
look-event-neighbourly_help = Kto vedie, dá kartu niekomu za sebou.
look-event-conflict = Najsilnejšie vojsko: vezmi niekomu surovinu.
look-event-fruitful_year = Každý si vezme surovinu.
