# Pomocníci
module-helpers = Pomocníci
    .help = Každý má pomocníka s vlastnou výhodou. Po využití ho otočíš na ešte jedno použitie, alebo vymeníš za niektorého z vyložených.
option-helper_edition = Pomocníci v krabici
    .help = Dvanásť doštičiek so slnkom a mesiacom, alebo desať starších kariet so stranami A a B.
value-tiles12 = dvanásť doštičiek
value-cards10 = desať kariet
option-all_helpers = Všetci pomocníci
    .help = S doštičkami: vyložia sa všetci, s ktorými nikto nezačína, nielen toľko, koľko je hráčov.
group-helper = Pomocník
    .help = Využi pomocníka, otoč ho alebo vymeň

# --- kto to je
helper-asla = Asla
    .title = Vynútený obchod
helper-yngvi = Yngvi
    .title = Pomoc pri stavbe ciest
helper-hilda = Hilda
    .title = Rovnováha surovín
helper-hogani = Högani
    .title = Presun cesty
helper-thorolf = Thorolf
    .title = Ochrana pred 7
helper-diara = Diara
    .title = Výber akčnej karty
helper-ryan = Ryan
    .title = Surovina pre potrebných
helper-gregor = Gregor
    .title = Rytier staviteľom
helper-stina = Stina
    .title = Obchod 2:1
helper-digur = Digur
    .title = Zlodej na púšti
helper-kaja = Kaja
    .title = Surovina od zlodeja
helper-carla = Carla
    .title = Výmena akčných kariet
value-asla = Asla – vynútený obchod
value-yngvi = Yngvi – cesta za inú surovinu
value-hilda = Hilda – karta za hod, ktorý ti nič nedá
value-hogani = Högani – presun cesty
value-thorolf = Thorolf – ochrana pred 7
value-diara = Diara – výber akčnej karty
value-ryan = Ryan – karta od toho, kto vedie
value-gregor = Gregor – rytier staviteľom
value-stina = Stina – s bankom dve za jednu
value-digur = Digur – zlodej na púšť
value-kaja = Kaja – surovina od zlodeja
value-carla = Carla – výmena akčnej karty
value-knight = { card-knight }
value-invention = { card-invention }
value-monopoly = { card-monopoly }
value-victory_point = { card-victory_point }

# --- čo sa dá robiť
action-helper_asla = Asla: vyžiadať surovinu
    .help = Zvoľ surovinu a hráča: kto ju má, dá ti jednu a dostane tvoju kartu. Potom pokojne ešte druhý hráč.
deed-helper_yngvi = Yngvi { $edge }: { $substitute } namiesto: { $replaced }
action-helper_yngvi = Yngvi: postaviť cestu
    .help = Postav cestu a namiesto dreva alebo tehly zaplať inú surovinu.
action-helper_hilda = Hilda: vziať surovinu
    .help = Hod iný ako 7 ti nič nedal: vezmi si z banku jednu ľubovoľnú surovinu.
action-helper_hogani = Högani: presunúť cestu
    .help = Zdvihni svoju cestu s voľným koncom a polož ju zadarmo inam.
action-helper_thorolf = Thorolf: vziať surovinu
    .help = Pri 7 je priveľká ruka v bezpečí; s menšou si vezmi ľubovoľnú surovinu.
deed-helper_diara = { $given ->
    [tokens] Diara: žetónom { $tokens }
   *[other] Diara: { $substitute } namiesto: { $replaced }
}
action-helper_diara = Diara: kúpiť akčnú kartu
    .help = Jedna časť ceny smie byť iná surovina; pozri si tri vrchné karty a jednu si nechaj.
action-helper_ryan = Ryan: vziať kartu od toho, kto vedie
    .help = Pozri do ruky niekomu, kto má viac viditeľných bodov, a vezmi si kartu podľa výberu.
action-helper_gregor = Gregor: stavať s rytierom
    .help = Tvoj zahraný rytier opustí hru: dedina za drevo a tehlu, alebo mesto za 2 rudy a 1 obilie.
deed-helper_stina = Stina: { $give } za { FORM($get, case: "acc") }
action-helper_stina = Stina: meniť dve za jednu
    .help = Meň jednu surovinu s bankom dve za jednu, koľko ráz chceš.
action-helper_digur = Digur: zlodej na púšť
    .help = Pošli zlodeja na púšť a vezmi si surovinu poľa, ktoré opustil, aj pred svojím hodom.
action-helper_kaja = Kaja: vziať, čo stráži zlodej
    .help = Vezmi si surovinu poľa, na ktorom stojí zlodej; na púšti ľubovoľnú.
action-helper_carla = Carla: vymeniť akčnú kartu
    .help = Daj nezahranú akčnú kartu pod balíček a vezmi si vrchnú.
action-helper_turn = Otočiť pomocníka
    .help = Nechaj si pomocníka druhou stranou nahor: pomôže ešte raz, ale nie v tomto ťahu.
action-helper_swap = Vymeniť pomocníka
    .help = Vráť pomocníka a vezmi si iného z vyložených.
action-helper_decline = Zaobísť sa bez neho
    .help = Pri tomto hode pomocníka nevyužiješ.
action-helper_give = Dať kartu na oplátku
    .help = Kto ti dal kartu, dostane jednu tvoju, pokojne aj tú istú.
action-helper_ask = Opýtať sa druhého hráča
    .help = Vyžiadaj si rovnakú surovinu od niekoho ďalšieho.
action-helper_stop = Už nikoho
    .help = Nechaj to tak, ako to je.
action-helper_keep = Nechať si kartu
    .help = Nechaj si jednu z kariet, ktoré vidíš; ostatné sa zamiešajú do balíčka.
action-helper_take = Vziať kartu
    .help = Vezmi si jednu z kariet, ktoré vidíš.
arg-helper = pomocník
    .ask = Ktorý pomocník?
arg-replaced = namiesto čoho
    .ask = Namiesto čoho?
arg-substitute = platíš
    .ask = Čím zaplatíš?
arg-onto = kam
    .ask = Kam?
arg-development = karta
    .ask = Ktorá karta?
arg-building = čo
    .ask = Čo postavíš?
arg-desert = púšť
    .ask = Ktorá púšť?

# --- na čo sa čaká
prompt-turn_or_swap = { $second ->
    [1] Tvoj pomocník pomohol dva razy: vymeň ho za iného.
   *[0] Otoč pomocníka, nech môže pomôcť ešte raz, alebo ho vymeň.
}
prompt-hilda = Hod ti nič nedal: vezmi si s Hildou surovinu, alebo sa zaobíď bez nej.
prompt-thorolf = Padla 7: vyber surovinu, ktorú ti prinesie Thorolf.
prompt-asla_return = Daj hráčovi { $target } kartu na oplátku za { FORM($resource, case: "acc") }.
prompt-asla_next = Vyžiadaj si to aj od ďalšieho hráča ({ $resource }; už nie { $asked }), alebo to nechaj tak.
secret-diara_card = Navrchu balíčka: { $secret }
prompt-diara_card = Vyber akčnú kartu, ktorú si necháš.
secret-ryan_card = { $name } má v ruke: { $secret }
prompt-ryan_card = Vyber kartu, ktorú si vezmeš od hráča { $target }.

# --- čo sa deje
event-helper_taken = { $seat } začína s pomocníkom: { $helper }.
event-helper_used = { $seat } využíva pomocníka: { $helper }.
event-helper_turned = { $seat } otáča pomocníka: { $helper }.
event-helper_swapped = { $seat } mení pomocníka: { $helper } ide späť, { $new_helper } prichádza.
event-helper_declined = { $seat } sa tentoraz zaobíde bez pomocníka.
event-helper_in_vain = Bank je prázdny: { $seat } nedostáva nič.
event-thorolf_saves = { $seat } si pri tejto 7 necháva všetky karty.
event-asla_got = { $target } dáva hráčovi { $seat } 1 { FORM($card, 1, case: "acc") }.
event-asla_in_vain = { $target } nemá, čo { $seat } žiada: { $card }.
event-asla_returned = { $seat } dáva hráčovi { $target } na oplátku 1 { FORM($card, 1, case: "acc") }.
event-road_moved = { $seat } presúva cestu. Ležala { $edge }, teraz leží { $place }.
event-diara_looks = { $n ->
    [one] { $seat } platí za akčnú kartu a prezerá si poslednú ({ $n }) kartu balíčka.
    [few] { $seat } platí za akčnú kartu a prezerá si { $n } karty balíčka.
   *[other] { $seat } platí za akčnú kartu a prezerá si { $n } kariet balíčka.
}
event-card_exchanged = { $seat } dáva akčnú kartu pod balíček a berie si vrchnú.
event-ryan_looks = { $seat } sa pozerá do ruky hráča { $target }.
event-ryan_takes = { $seat } berie hráčovi { $target } kartu.
event-ryan_takes_card = { $seat } berie hráčovi { $target } { FORM($card, case: "acc") }.
event-knight_left = { $seat }: jeden rytier opúšťa hru.
event-digur_sends = { $seat } posiela zlodeja z poľa { $origin } na pole { $hex }.

# --- prečo nie
refused-not_your_helper = Toho pomocníka nemáš.
refused-helper_not_ready = Tvoj pomocník si musí oddýchnuť: pred chvíľou pomáhal, otočil sa alebo prišiel.
refused-must_use = Pri 7 Thorolf pomáha vždy; vyber, čo prinesie.
refused-must_swap = Tento pomocník pomohol dva razy; vymeň ho za iného.
refused-not_in_display = Ten pomocník nie je vyložený.
refused-no_knight = Na to potrebuješ zahraného rytiera.

# --- čo smie hra odpovedať za teba
question-hilda = Hilda po hode, ktorý nič nedal
question-thorolf = Thorolf pri 7
question-turn_or_swap = využitý pomocník

# --- čo leží na stole
look-helper = pomocník { $helper }
look-sun = slnečná strana
look-moon = mesačná strana
look-side-a = strana A
look-side-b = strana B
look-display = Pomocníci na výmenu
look-own-helper = Tvoj pomocník
