# Pomocníci
module-helpers = Pomocníci
    .help = Každý má před sebou jednoho pomocníka s vlastní výhodou. Po použití ho otočíš na ještě jedno použití, nebo vyměníš za některého z vyložených.
option-helper_edition = Pomocníci v krabici
    .help = Dvanáct destiček se sluncem a měsícem, nebo deset starších karet se stranami A a B.
value-tiles12 = dvanáct destiček
value-cards10 = deset karet
option-all_helpers = Všichni pomocníci
    .help = S destičkami: vyloží se všichni, se kterými nikdo nezačíná, ne jen tolik, kolik je hráčů.
group-helper = Pomocník
    .help = Použij pomocníka, otoč ho nebo vyměň

# --- kdo to je
helper-asla = Asla
    .title = Vynucená výměna
helper-yngvi = Yngvi
    .title = Silnice za jinou surovinu
helper-hilda = Hilda
    .title = Karta za prázdný hod
helper-hogani = Högani
    .title = Přesun silnice
helper-thorolf = Thorolf
    .title = Chrání před sedmičkou
helper-diara = Diara
    .title = Výběr akčních karet
helper-ryan = Ryan
    .title = Karta od toho, kdo vede
helper-gregor = Gregor
    .title = Rytíř pomáhá stavět
helper-stina = Stina
    .title = S bankem dvě za jednu
helper-digur = Digur
    .title = Zloděj na poušť
helper-kaja = Kaja
    .title = Co hlídá zloděj
helper-carla = Carla
    .title = Vymění akční kartu
value-asla = Asla – vynucená výměna
value-yngvi = Yngvi – silnice za jinou surovinu
value-hilda = Hilda – karta za hod, který ti nic nedá
value-hogani = Högani – přesun silnice
value-thorolf = Thorolf – chrání před sedmičkou
value-diara = Diara – výběr akčních karet
value-ryan = Ryan – karta od toho, kdo vede
value-gregor = Gregor – rytíř pomáhá stavět
value-stina = Stina – s bankem dvě za jednu
value-digur = Digur – zloděj na poušť
value-kaja = Kaja – co hlídá zloděj
value-carla = Carla – vymění akční kartu
value-knight = { card-knight }
value-invention = { card-invention }
value-monopoly = { card-monopoly }
value-victory_point = { card-victory_point }

# --- co se dá dělat
action-helper_asla = Asla: vyžádat surovinu
    .help = Zvol surovinu a hráče: kdo ji má, dá ti jednu a dostane tvou kartu. Pak třeba ještě druhý.
deed-helper_yngvi = Yngvi na { $edge }: { $substitute } místo: { $replaced }
action-helper_yngvi = Yngvi: postavit silnici
    .help = Postav silnici a místo dřeva nebo jílu zaplať jinou surovinu.
action-helper_hilda = Hilda: vzít surovinu
    .help = Hod jiný než 7 ti nic nedal: vezmi si z banku jednu libovolnou surovinu.
action-helper_hogani = Högani: přesunout silnici
    .help = Zvedni svou silnici s volným koncem a polož ji zdarma jinam.
action-helper_thorolf = Thorolf: vzít surovinu
    .help = Na sedmičku je příliš velká ruka v bezpečí; s menší si vezmi libovolnou surovinu.
deed-helper_diara = { $given ->
    [tokens] Diara: žetonem { $tokens }
   *[other] Diara: { $substitute } místo: { $replaced }
}
action-helper_diara = Diara: koupit akční kartu
    .help = Jedna část ceny smí být jiná surovina; prohlédni si tři horní karty a jednu si nech.
action-helper_ryan = Ryan: vzít kartu tomu, kdo vede
    .help = Podívej se do ruky někomu s více viditelnými body a vezmi si kartu podle výběru.
action-helper_gregor = Gregor: stavět s rytířem
    .help = Tvůj zahraný rytíř opustí hru: vesnice za dřevo a jíl, nebo město za 2 rudy a 1 obilí.
deed-helper_stina = Stina: { $give } za { FORM($get, case: "acc") }
action-helper_stina = Stina: měnit dvě za jednu
    .help = Měň jednu surovinu s bankem dvě za jednu, kolikrát chceš.
action-helper_digur = Digur: zloděj na poušť
    .help = Pošli zloděje na poušť a vezmi si surovinu pole, které opustil, i před svým hodem.
action-helper_kaja = Kaja: vzít, co hlídá zloděj
    .help = Vezmi si surovinu pole, na kterém stojí zloděj; na poušti libovolnou.
action-helper_carla = Carla: vyměnit akční kartu
    .help = Dej nezahranou akční kartu pod balíček a vezmi si horní.
action-helper_turn = Otočit pomocníka
    .help = Nech si pomocníka druhou stranou nahoru: pomůže ještě jednou, ale ne v tomto tahu.
action-helper_swap = Vyměnit pomocníka
    .help = Vrať pomocníka a vezmi si jiného z vyložených.
action-helper_decline = Obejít se bez pomocníka
    .help = Při tomto hodu pomocníka nepoužij.
action-helper_give = Dát kartu na oplátku
    .help = Kdo ti dal kartu, dostane jednu tvou, třeba i tu samou.
action-helper_ask = Zeptat se druhého hráče
    .help = Vyžádej si stejnou surovinu od někoho dalšího.
action-helper_stop = Už nikoho
    .help = Nech to tak, jak to je.
action-helper_keep = Nechat si kartu
    .help = Nech si jednu z karet, které vidíš; ostatní se zamíchají do balíčku.
action-helper_take = Vzít kartu
    .help = Vezmi si jednu z karet, které vidíš.
arg-helper = pomocník
    .ask = Který pomocník?
arg-replaced = místo čeho
    .ask = Místo čeho?
arg-substitute = platíš
    .ask = Čím zaplatíš?
arg-onto = kam
    .ask = Kam?
arg-development = karta
    .ask = Která karta?
arg-building = co
    .ask = Co postavíš?
arg-desert = poušť
    .ask = Která poušť?

# --- na co se čeká
prompt-turn_or_swap = { $second ->
    [1] Tvůj pomocník pomohl dvakrát: vyměň ho za jiného.
   *[0] Otoč pomocníka, ať může pomoct ještě jednou, nebo ho vyměň.
}
prompt-hilda = Hod ti nic nedal: vezmi si s Hildou surovinu, nebo se bez ní obejdi.
prompt-thorolf = Padla sedmička: vyber surovinu, kterou ti přinese Thorolf.
prompt-asla_return = Dej hráči { $target } kartu na oplátku za { FORM($resource, case: "acc") }.
prompt-asla_next = Vyžádej si i od dalšího hráče ({ $resource }; už ne { $asked }), nebo toho nech.
secret-diara_card = Navrchu balíčku: { $secret }
prompt-diara_card = Vyber akční kartu, kterou si necháš.
secret-ryan_card = { $name } má v ruce: { $secret }
prompt-ryan_card = Vyber kartu, kterou si vezmeš od hráče { $target }.

# --- co se děje
event-helper_taken = { $seat } začíná s pomocníkem: { $helper }.
event-helper_used = { $seat } používá pomocníka: { $helper }.
event-helper_turned = { $seat } otáčí pomocníka: { $helper }.
event-helper_swapped = { $seat } mění pomocníka: { $helper } jde zpět, { $new_helper } přichází.
event-helper_declined = { $seat } se tentokrát obejde bez pomocníka.
event-helper_in_vain = Bank je prázdný: { $seat } nedostává nic.
event-thorolf_saves = { $seat } si na tuto sedmičku nechává všechny karty.
event-asla_got = { $target } dává hráči { $seat } 1 { FORM($card, 1, case: "acc") }.
event-asla_in_vain = { $target } nemá, co { $seat } žádá: { $card }.
event-asla_returned = { $seat } dává hráči { $target } na oplátku 1 { FORM($card, 1, case: "acc") }.
event-road_moved = { $seat } přesouvá silnici { $edge } na nové místo: { $place }.
event-diara_looks = { $n ->
    [one] { $seat } platí za akční kartu a prohlíží si poslední { $n } kartu z balíčku.
    [few] { $seat } platí za akční kartu a prohlíží si { $n } karty z balíčku.
   *[other] { $seat } platí za akční kartu a prohlíží si { $n } karet z balíčku.
}
event-card_exchanged = { $seat } dává akční kartu pod balíček a bere si horní.
event-ryan_looks = { $seat } se dívá do ruky hráče { $target }.
event-ryan_takes = { $seat } bere kartu hráči { $target }.
event-ryan_takes_card = { $seat } bere { FORM($card, case: "acc") } hráči { $target }.
event-knight_left = { $seat }: jeden rytíř opouští hru.
event-digur_sends = { $seat } posílá zloděje z pole { $origin } na pole { $hex }.

# --- proč ne
refused-not_your_helper = Toho pomocníka nemáš.
refused-helper_not_ready = Tvůj pomocník si musí odpočinout: před chvílí pomáhal, otočil se nebo přišel.
refused-must_use = Na sedmičku Thorolf pomáhá vždy; vyber, co přinese.
refused-must_swap = Tento pomocník pomohl dvakrát; vyměň ho za jiného.
refused-not_in_display = Ten pomocník není vyložený.
refused-no_knight = K tomu potřebuješ zahraného rytíře.

# --- co smí hra odpovědět za tebe
question-hilda = Hilda po hodu, který nic nedal
question-thorolf = Thorolf na sedmičku
question-turn_or_swap = použitý pomocník

# --- co leží na stole
look-helper = pomocník { $helper }
look-sun = sluncem nahoru
look-moon = měsícem nahoru
look-side-a = stranou A nahoru
look-side-b = stranou B nahoru
look-display = Pomocníci na výměnu
look-own-helper = Tvůj pomocník
