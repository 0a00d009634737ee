# Čo hovorí sám bot: lobby, stôl, ponuky, tlačidlá, odmietnutia, ktoré nie sú z pravidiel.

done = Hotovo.
choose = Vyber
menu-entry = { $action }: { $arguments }

# --- skupiny akcií ---
group-all = Všetko, čo teraz môžeš
group-turn = Ťah
    .help = Hoď kockami a ukonči ťah
group-build = Stavať
    .help = Cesty, dediny, mestá a ďalšie
group-trade = Obchod
    .help = S hráčmi, s bankom a cez prístavy
group-card = Karty
    .help = Kupuj a hraj karty
group-knight = Rytieri
    .help = Povolávaj, aktivuj, posilňuj a premiestňuj rytierov
group-guild = Priazeň
    .help = Dary ostatným a čo cechy urobia za priazeň
group-play = Hrať
    .help = Zlodej, odovzdávanie a iné voľby
group-game = Hra
    .help = Odíď z hry

# --- lobby ---
lobby-title = ## Nový stôl, otvára { $name }
lobby-seat = { $number }. **{ $name }** ({ $colour })
lobby-seat-automatic = { $number }. **{ $name }** ({ $colour }), automat, { $level }
level-gentle = mierny
level-steady = vyrovnaný
level-sharp = bystrý
level-cautious = opatrný
lobby-any-colour = hocijaká farba
lobby-pace = ⏱️ **{ $pace }** · { $time_up }
lobby-no-pace = ⏱️ **Bez hodín**: nikto nedostane pripomienku a hra čaká na každého ľubovoľne dlho.
lobby-target = 🏁 { $n ->
    [one] Na výhru treba { $n } bod.
    [few] Na výhru treba { $n } body.
   *[other] Na výhru treba { $n } bodov.
}
lobby-systems = Hrá sa: { $systems }
lobby-options = Zmenené: { $options }
lobby-fairness = Vyváženosť ostrova: **{ $score }** zo 100. Nepáči sa ti? Vypýtaj si iný.
lobby-consent = Na súhlas ({ $systems }) sa ešte čaká: { $names }
lobby-reason = ⚠️ { $reason }
lobby-ready = ✅ Môže sa začať: { $name } stlačí Začať.
lobby-who-ready = 👍 { $names }
lobby-you-ready = Zapísané, z tvojej strany sa môže začať. Stôl otvára a hru spúšťa { $name }.
lobby-promise = -# 🎲 Kocky, ktoré sa dajú overiť: sľúbený odtlačok je `{ $hash }…`; všetko o ňom povie /fair.
lobby-luck = -# 🍀 V kockách je: { $luck }
luck-word = { $name } „{ $word }“
luck-press = { $name } { $digits }
luck-title = Šťastie do kociek
luck-label = Tvoje slovo (alebo nechaj prázdne)
luck-promise = Sľúbené: { $hash }
islands-looked-at = -# 🏝️ { $n ->
    [one] Hráči si pozreli jeden ostrov.
    [few] Hráči si pozreli { $n } ostrovy.
   *[other] Hráči si pozreli { $n } ostrovov.
}
lobby-opened = Tvoj stôl je otvorený. Pozvi ostatných alebo pridaj automatických hráčov.
lobby-joined = Sedíš pri stole.
lobby-left = Už pri stole nesedíš.
lobby-automatic = Prisadol automatický hráč.
lobby-voted = Zapísané: iný ostrov { $n ->
    [one] chce jeden človek
    [few] chcú { $n } ľudia
   *[other] chce { $n } ľudí
  }. Keď to bude viac ako polovica hráčov, rozloží sa znova.
lobby-choose-colour = Akú farbu chceš?
lobby-choose-language = Akým jazykom sa má pri tomto stole hovoriť?
lobby-closed = Tento stôl je zatvorený.
lobby-started = ## Hra sa začína: { $names }
game-started = Hra sa začína. Príjemnú zábavu!
game-abandoned = Hra sa skončila bez víťaza.

sure-leave = Naozaj odísť z hry nadobro? Tvoje figúrky zostanú na pláne, karty pôjdu mimo hry a vrátiť sa už nedá.
sure-leave-yes = Odísť z hry
sure-abandon = Ukončiť hru všetkým, bez víťaza?
sure-abandon-yes = Ukončiť hru
sure-kick = Má { $name } odísť od stola? S figúrkami hrá ďalej automat. Ak tu hráš aj ty, hlasujú ostatní.
sure-kick-yes = Vyradiť: { $name }
table-standing = -# Trvalé ponuky: { $offers }
table-embargo = -# { $name } neobchoduje s: { $names }.

settings-title = ### Pravidlá a voľby
settings-family = Ktorá hra
family-island = Ostrov
    .help = Kocky, cesty, dediny, mestá, obchod; a k tomu všetky rozšírenia.
family-dice = Kocková hra
    .help = Každý vypĺňa vlastný list podľa šiestich surovinových kociek; jeden až štyria hráči.
settings-systems = Pravidlá navyše k základnej hre
settings-options = { $heading ->
    [time] Čas: tempo, a čo keď vyprší…
    [trade] Obchod: ponuky, trvalé ponuky…
    [island] Ostrov: ako sa rozloží…
    [house] Domáce pravidlá: priateľský zlodej…
   *[rules] Pravidlá: body, karty pri sedmičke…
  }
settings-now = teraz: { $value }
option-title = ### { $name }
    { $help }
option-range = Od { $low } do { $high }; zvyčajne { $default }

# --- stôl ---
table-title = ## Ťah { $turn }: { $name }
table-title-founding = ## Zakladanie: { $name }
table-title-special_build = ## Stavba medzi ťahmi: { $name }
table-title-paired = ## Druhý hráč ťahu { $turn }: { $name }
table-earlier = -# … skoršie riadky ({ $n }) sú v /log.
table-call = { $name }: { $what }
prompt-answered = ✅ { $name } má vybrané.
score-title = ### Body (na výhru treba { $target })
score-title-plain = ### Body
points-line = **{ $name }**: { $n } ({ $sources })
points-part = { $what } { $n }
log-title = ### Čo sa stalo (strana { $page }, udalostí spolu: { $n })

# --- koniec ---
end-title = # 🏆 { $n ->
    [one] Vyhráva { $names }!
   *[other] Vyhrávajú { $names }!
  }
end-fair = -# 🎲 Kocky vychádzali zo semienka `{ $seed }`{ $luck ->
    [some] {" "}a zo šťastia všetkých
   *[none] {""}
}. Vopred sľúbený odtlačok: `{ $hash }…`. Overíš to cez /fair; tam je aj súbor s hrou (`{ $sum }…`).

# --- obchod ---
trade-offer = ### { $name } ponúka
    {""}**{ FORM($give, case: "acc") }** za **{ FORM($get, case: "acc") }**
trade-call = ### { $name } sa pýta ostatných
    { $give ->
        [none] Kto má **{ EITHER($get, case: "acc") }**?
       *[some] { $get ->
            [none] Kto chce **{ EITHER($give, case: "acc") }**?
           *[some] **{ EITHER($give) }** za **{ EITHER($get, case: "acc") }**?
        }
    }
quiet-offer = -# { $name } ponúka { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
trade-choose = { $name }, komu to dáš?
trade-unclosed = Skôr než ukončíš ťah: tvoju ponuku ({ $give } za { FORM($get, case: "acc") }) prijíma: { $names }.
trade-answer = { $mark } { $name }
trade-list = ### Obchod pri tomto stole
trade-list-line = - { $offer }
trade-list-empty = Žiadne ponuky, žiadne embargá.
trade-list-declining = -# Každá ponuka pre teba sa sama odmieta; zrušíš to cez /me orders.
offer-line = { $name }: { $give } za { FORM($get, case: "acc") }
call-line = { $give ->
    [none] { $name } zháňa { EITHER($get, case: "acc") }
   *[some] { $get ->
        [none] { $name } dá { EITHER($give, case: "acc") }
       *[some] { $name }: { EITHER($give) } za { EITHER($get, case: "acc") }?
    }
}
offer-gone = ponuka, ktorá už neplatí

# --- voľby ---
choose-answer = Vyber:
choose-title = ### { $action }
    { $what }
suggestions-title = ### { $action }
place-title = ### { $action }
    { $n ->
        [one] Možné je jedno miesto.
        [few] Možné sú { $n } miesta, od najlepšieho.
       *[other] Možných je { $n } miest, od najlepšieho.
    }
place-choose = Vyber miesto
place-label = { $name }
place-hex = { $number ->
    [0] { $what }
   *[other] { $number } { $what }
  }
place-harbour = { $kind ->
    [any] prístav 3:1
   *[other] prístav 2:1 { $card }
  }
place-right = { $kind ->
    [any] obchodné právo 3:1
   *[other] obchodné právo 2:1 { $card }
  }
place-towards = smerom k { $corner }: { $what }
place-shared = { $what }; { $names }
purse-title = ### { $action }
purse-hand = V ruke máš: { $cards }
purse-chosen = Vybrané: **{ $cards }**
purse-more = { $n ->
    [one] Ešte jedna karta.
    [few] Ešte { $n } karty.
   *[other] Ešte { $n } kariet.
}
purse-up-to = { $n ->
    [one] Môžeš pridať ešte jednu kartu, alebo to tak nechať.
    [few] Môžeš pridať ešte najviac { $n } karty, alebo to tak nechať.
   *[other] Môžeš pridať ešte najviac { $n } kariet, alebo to tak nechať.
}
purse-enough = To je správny počet.
others-title = **Karty ostatných**
others-none = { $seat } nemá žiadne karty.
others-count = { $seat } má v ruke { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } kariet
}.
others-sure = { $seat } má v ruke { FORM($cards, case: "acc") }.
others-some = { $seat } má v ruke { FORM($cards, case: "acc") } a ešte { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } kariet
}, najviac { FORM($more, case: "acc") }.
others-maybe = { $seat } má v ruke { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } kariet
}, najviac { FORM($more, case: "acc") }.
hand-price = -# { $can ->
    [yes] ✓
   *[no] ·
  } { $item }: { $price }
menu-title = ### { $group }
menu-nothing = Tu teraz nie je čo robiť.
menu-reason = -# { $action }: { $reason }
menu-not-now = -# Teraz nejde: { $actions }

hint-cards = 2 drevá + tehla
hint-number = číslo
hint-text = {""}
hint-order = vlna 0, ruda 2

# --- tlačidlá ---
button-join = Prisadnúť
button-leave = Odísť
button-colour = Farba
button-language = 🌐 Jazyk
button-automatic = Pridať automatického hráča
button-switch-on = Zapnúť: { $system }
button-pace = Tempo
button-settings = Nastavenia
button-like-last = Ako minule
button-luck = Šťastie
button-reroll = Iný ostrov
button-agree = Súhlasím: { $systems }
button-start = Začať
button-hand = Moje karty
button-hand-others = Karty ostatných
button-sheet = Môj list
button-undo = Vziať späť
button-everything = Ďalšie…
button-choose = Vybrať
button-confirm = Potvrdiť
button-add = + { $card }
button-take = − { $card }
button-other = Niečo iné…
button-back = Späť
button-more = Ďalej
button-accept = Prijať
button-counter = Protiponuka
button-decline = Odmietnuť
button-offer = Dať ponuku
button-withdraw = Stiahnuť
button-end-anyway = Ukončiť ťah bez obchodu
button-trade-with = Obchod: { $name }
button-rematch = Odveta
button-replay = Záznam

# --- odmietnutia bota ---
refused-stale_button = Hra sa od tohto tlačidla pohla ďalej. Použi najnovšiu správu so stolom.
decide-first = Najprv rozhoduje { $name }: { $question }
decide-yours = Najprv odpovedz na toto: { $question }
refused-not_yours = Teraz hrá { $seat }.
refused-not_seated = Pri tomto stole nesedíš. Pred začiatkom si môžeš prisadnúť, potom môžeš hru sledovať.
refused-already_joined = Pri tomto stole už sedíš.
refused-already_started = Táto hra sa už začala.
refused-still_playing = Táto hra sa ešte hrá.
refused-not_started = Táto hra sa ešte nezačala. Keď budú všetci sedieť, hostiteľ stlačí Začať.
refused-unknown_deed = Neviem, čo tu znamená „{ $text }“. Začni písať a ponúkne sa, čo teraz môžeš; všetko vypíše /do.
refused-unknown_colour = Farba „{ $text }“ tu nie je. Voľné ukáže tlačidlo *Farba*.
refused-no_game_here = V tomto kanáli sa nehrá. Začni príkazom /game new.
refused-private_thread = Do tohto súkromného vlákna nevidím. Spomeň ma tu ({ $name }), tým ma pozveš, a skús to znova.
refused-missing_permissions = V tomto kanáli hrať nemôžem: chýbajú mi oprávnenia { $names }. Môže ich udeliť moderátor.
refused-only_host = Toto môže len hostiteľ, { $name }.
refused-table_full = Všetky miesta ({ $n }) sú obsadené.
refused-unknown_card = Kartu „{ $text }“ nepoznám. Napíš napríklad: 2 drevá + tehla
refused-misspelt_card = Kartu „{ $text }“ nepoznám. Myslíš kartu „{ $card }“?
refused-unclear_card = „{ $text }“ môže byť { $cards }. Čo z toho?
refused-unclear_number = V „{ $text }“ neviem, ku ktorej karte patrí číslo. Napíš napríklad: 2 drevá + 1 tehla
refused-cards_in_parts = „{ $text }“ nie je počet kariet. Píš celé čísla od 1 vyššie.
refused-no_cards_meant = „{ $text }“ by nebola nijaká karta. Vynechaj to, alebo napíš, koľko.
refused-too_many_cards = To je viac ako { $most } kariet jedného druhu; toľko nikto nemá.
typed-numbers = jeden 1, jedna 1, jedno 1, jednu 1, dva 2, dve 2, tri 3, štyri 4, päť 5, šesť 6
refused-unknown_place = Miesto „{ $text }“ nepoznám. Začni písať a ukážu sa miesta, ktoré sú teraz možné.
refused-unknown_player = Nikto sa tu nevolá „{ $text }“.
refused-bad_number = „{ $text }“ nie je číslo, s ktorým niečo urobím.
refused-nothing_possible = Teraz na to nie je miesto ani spôsob.
refused-nothing_asked = Teraz tu nemáš čo vyberať.
refused-cannot_pay_yet = Na to ešte potrebuješ { FORM($missing, case: "acc") }; bank ti to dá za { FORM($cards, case: "acc") }.
refused-use_the_button = Použi na to, prosím, tlačidlo pod stolom.
error-bug = Niečo sa tu pokazilo a nič sa nezmenilo. Skús to, prosím, znova. (číslo { $number })
error-untold = Stalo sa, len ti neviem ukázať, čo z toho vzišlo. Pozri sa, prosím, na stôl.
error-channel_taken = V tomto kanáli už jedna hra je; tu je jej správa znova.
error-stopping = Práve ma reštartujú. Nič sa nezmenilo; skús to, prosím, o chvíľu znova.
error-no_database = Teraz sa neviem dostať k svojim záznamom. Nič sa nezmenilo; skús to, prosím, o chvíľu znova.
error-uncertain = Pri zapisovaní sa mi stratil prístup k záznamom. Pozri sa, prosím, na stôl: ak to tam nie je, zopakuj to.
error-no_such_game = Táto hra už nie je uložená.
unshown-permissions = Stôl v { $channel } ukázať nemôžem: nesmiem tam písať (*Send Messages*, vo vlákne *Send Messages in Threads*). Hra zostáva; stôl sa objaví sám, len čo budem smieť.
unshown-access = Stôl v { $channel } ukázať nemôžem: nevidím ho. Daj mi tam *View Channel*, alebo ma do súkromného vlákna pridaj zmienkou. Hra zostáva; stôl sa objaví sám, len čo to pôjde.
unshown-gone = Kanál tvojej hry už neexistuje. Hra zostáva a jej hodiny stoja: pokračuj v nej príkazom `/game move` v inom kanáli.
unshown-locked = Stôl v { $channel } ukázať nemôžem: vlákno je zamknuté. Keď ho niekto otvorí, stôl sa objaví sám; alebo použi `/game move` v inom kanáli.
unshown-blocked = Stôl v { $channel } ukázať nemôžem: správu blokuje filter servera. Povoľ tam moje správy a potom použi `/board`.
unshown-refused = Discord správu so stolom v { $channel } niekoľko ráz odmietol. Hra zostáva; `/board` to tam skúsi znova.
unshown-broken = Pri ukazovaní stola v { $channel } sa niečo pokazilo; kto ma prevádzkuje, nájde to v zázname. Hra zostáva; `/board` to tam skúsi znova.
error-moved_on = Niekto bol rýchlejší. Pozri sa, prosím, na stôl a skús to znova.
error-too_long = To je na jeden krok priveľa; použi, prosím, príkaz.
error-not_allowed = Toto tu nemáš dovolené.

help = ### Ako sa hrá
    1. **/game new** otvorí v kanáli stôl. Kamaráti stlačia **Prisadnúť**; zvyšok doplní **Pridať automatického hráča**.
    2. **Začať** spustí hru. Najnovšia správa vždy ukazuje, kto je na ťahu, a má na to tlačidlá.
    3. **Moje karty** ukáže tvoje karty len tebe. **Ďalšie…** alebo **/do** vypíše všetko, čo teraz môžeš.
    4. Obchoduj cez **Obchod** alebo **/trade offer give: 2 drevá want: ruda**. Odpovedá sa tlačidlami.
    5. Nevieš, čo ďalej? **/board** ukáže stôl, **/log** čo sa stalo, **/score** body.
