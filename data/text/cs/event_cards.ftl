# Karty událostí
module-event_cards = Karty událostí
    .help = Kostky nahrazuje balíček 36 karet. Čísla přicházejí tak často, jak mají, a mnohé karty přinesou událost.

event-new_year = Šťastný nový rok! Všech 36 karet událostí se míchá; začíná rok { $year }.
event-event_card = { $event ->
    [robbery] Loupež: udeří sedmička.
    [plague] Mor: každé město teď vydělá jen jednu kartu.
    [earthquake] Zemětřesení: každému se poničí jedna cesta.
    [good_neighbourhood] Dobré sousedství: každý dá kartu sousedovi vlevo.
    [tournament] Turnaj: kdo má nejvíc rytířů, vezme si surovinu.
    [trade_advantage] Obchodní výhoda: majitel nejdelší cesty smí někomu vzít kartu.
    [calm_sea] Klidné moře: kdo má nejvíc staveb u přístavů, vezme si surovinu.
    [robber_leaves] Zloděj odchází: zloděj jde domů.
    [neighbourly_help] Sousedská výpomoc: kdo vede, dá kartu někomu za sebou.
    [conflict] Spor: nejsilnější vojsko vezme někomu surovinu.
   *[fruitful_year] Úrodný rok: každý si vezme surovinu.
}
event-road_damaged = { $seat }: zemětřesení ničí cestu { $edge }.
event-road_repaired = { $seat } opravuje cestu { $edge }.
event-gave_card = { $seat } dává kartu hráči { $taker }.
event-gave_which_card = { $seat } dává { FORM($card, case: "acc") } hráči { $taker }.
event-event_declined = { $seat } nechává všem jejich karty.

prompt-event_road = Země se třese: která tvoje cesta se poničí?
prompt-event_gift = Kterou kartu dáš sousedovi vlevo?
prompt-event_help = Vedeš: kterou kartu dáš a komu?
prompt-event_victim = Komu vezmeš kartu?

action-damage_road = Poničit cestu
    .help = Vyber cestu, kterou zemětřesení poničí. Zůstane a počítá se, ale novou cestu nepostavíš, dokud ji neopravíš.
action-repair = Opravit cestu
    .help = Jedno dřevo a jedna cihla cestu zase spraví.
action-give_card = Dát kartu
    .help = Jedna karta podle tvého výběru jde sousedovi vlevo. Všichni vybírají tajně.
action-give_help = Vypomoct
    .help = Jedna karta podle tvého výběru jde někomu, kdo má méně bodů.
action-choose_victim = Vzít kartu
    .help = Jedna náhodná karta z ruky soupeře.
item-repair = oprava

refused-not_damaged = Tam žádná tvoje poničená cesta není.
refused-damaged_road = Cesta je tam poničená; nejdřív ji oprav.
refused-repair_first = Máš poničenou cestu: než postavíš další, oprav ji.
refused-not_your_intact_road = To není tvoje nepoškozená cesta.

card-none = Bez události
card-robbery = Loupež
card-plague = Mor
card-earthquake = Zemětřesení
card-good_neighbourhood = Dobré sousedství
card-tournament = Turnaj
card-trade_advantage = Obchodní výhoda
card-calm_sea = Klidné moře
card-robber_leaves = Zloděj odchází
card-neighbourly_help = Sousedská výpomoc
card-conflict = Spor
card-fruitful_year = Úrodný rok

look-event-card = Karta událostí tohoto tahu: { $number }
look-event-deck = { $n ->
    [one] do Nového roku zbývá { $n } karta událostí
    [few] do Nového roku zbývají { $n } karty událostí
   *[other] do Nového roku zbývá { $n } karet událostí
}
look-damaged-road = poničená cesta
look-event-none = Jen číslo a nic víc.
look-event-robbery = Velké ruce se půlí, zloděj se stěhuje a krade.
look-event-plague = Každé město vydělá jednu kartu.
look-event-earthquake = Každému se poničí cesta.
look-event-good_neighbourhood = Každý dá kartu doleva.
look-event-tournament = Nejvíc rytířů: vezmi si surovinu.
look-event-trade_advantage = Nejdelší cesta: smíš někomu vzít kartu.
look-event-calm_sea = Nejvíc staveb u přístavů: vezmi si surovinu.
look-event-robber_leaves = Zloděj jde domů.
look-event-neighbourly_help = Kdo vede, dá kartu někomu za sebou.
look-event-conflict = Nejsilnější vojsko: vezmi někomu surovinu.
look-event-fruitful_year = Každý si vezme surovinu.
