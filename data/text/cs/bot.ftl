# Co říká sám bot: lobby, stůl, nabídky, tlačítka, odmítnutí, která nejsou z pravidel.

done = Hotovo.
choose = Vyber
menu-entry = { $action }: { $arguments }

# --- skupiny akcí ---
group-all = Vše, co teď můžeš
group-turn = Tah
    .help = Hoď kostkami a ukonči tah
group-build = Stavět
    .help = Silnice, vesnice, města a další
group-trade = Obchod
    .help = S hráči, s bankem a přes přístavy
group-card = Karty
    .help = Kupuj a hraj karty
group-knight = Rytíři
    .help = Povolávej, aktivuj, posiluj a přemísťuj rytíře
group-guild = Přízeň
    .help = Dary ostatním a co cechy udělají za přízeň
group-play = Hrát
    .help = Zloděj, odevzdávání a další volby
group-game = Hra
    .help = Odejdi ze hry

# --- lobby ---
lobby-title = ## Nový stůl, otevírá { $name }
lobby-seat = { $number }. **{ $name }** ({ $colour })
lobby-seat-automatic = { $number }. **{ $name }** ({ $colour }), automat, { $level }
level-gentle = mírný
level-steady = vyrovnaný
level-sharp = bystrý
level-cautious = opatrný
lobby-any-colour = jakákoli barva
lobby-pace = ⏱️ **{ $pace }** · { $time_up }
lobby-no-pace = ⏱️ **Bez hodin**: nikdo nedostane připomínku a hra čeká na každého libovolně dlouho.
lobby-target = 🏁 { $n ->
    [one] K výhře je třeba { $n } bod.
    [few] K výhře jsou třeba { $n } body.
   *[other] K výhře je třeba { $n } bodů.
}
lobby-systems = Hraje se: { $systems }
lobby-options = Změněno: { $options }
lobby-fairness = Vyváženost ostrova: **{ $score }** ze 100. Nelíbí se ti? Řekni si o jiný.
lobby-consent = Na souhlas ({ $systems }) se ještě čeká: { $names }
lobby-reason = ⚠️ { $reason }
lobby-ready = ✅ Může se začít: { $name } stiskne Začít.
lobby-who-ready = 👍 { $names }
lobby-you-ready = Zapsáno, z tvé strany se může začít. Stůl otevírá a hru spouští { $name }.
lobby-promise = -# 🎲 Kostky jdou zkontrolovat: slíbený otisk je `{ $hash }…`; vše o něm řekne /férovost.
lobby-luck = -# 🍀 V kostkách je: { $luck }
luck-word = { $name } „{ $word }“
luck-press = { $name } { $digits }
luck-title = Štěstí do kostek
luck-label = Tvoje slovo (nebo nech prázdné)
luck-promise = Slíbeno: { $hash }
islands-looked-at = -# 🏝️ { $n ->
    [one] Hráči si prohlédli jeden ostrov.
    [few] Hráči si prohlédli { $n } ostrovy.
    [many] Hráči si prohlédli { $n } ostrova.
   *[other] Hráči si prohlédli { $n } ostrovů.
}
lobby-opened = Tvůj stůl je otevřený. Pozvi ostatní, nebo přidej automatické hráče.
lobby-joined = Sedíš u stolu.
lobby-left = Už u stolu nesedíš.
lobby-automatic = Přisedá automatický hráč.
lobby-voted = Zapsáno: jiný ostrov { $n ->
    [one] chce jeden člověk
    [few] chtějí { $n } lidé
   *[other] chce { $n } lidí
  }. Až to bude víc než polovina hráčů, rozdá se znovu.
lobby-choose-colour = Jakou barvu chceš?
lobby-choose-language = Jakým jazykem se má u tohoto stolu mluvit?
lobby-closed = Tento stůl je zavřený.
lobby-started = ## Hra začíná: { $names }
game-started = Hra začíná. Ať se daří!
game-abandoned = Hra skončila bez vítěze.
sure-leave = Opravdu odejít ze hry nadobro? Tvé figurky zůstanou na plánu, karty jdou mimo hru a vrátit se už nejde.
sure-leave-yes = Odejít ze hry
sure-abandon = Ukončit hru všem, bez vítěze?
sure-abandon-yes = Ukončit hru
sure-kick = Má { $name } odejít od stolu? S figurkami hraje dál automat. Pokud tu hraješ, hlasují ostatní.
sure-kick-yes = Vyřadit: { $name }
table-standing = -# Trvalé nabídky: { $offers }
table-embargo = -# { $name } neobchoduje s: { $names }.

settings-title = ### Pravidla a volby
settings-family = Která hra
family-island = Ostrov
    .help = Kostky, silnice, vesnice, města, obchod; a k tomu všechna rozšíření.
family-dice = Kostková hra
    .help = Každý vyplňuje vlastní list podle šesti surovinových kostek; jeden až čtyři hráči.
settings-systems = Pravidla navíc k základní hře
settings-options = { $heading ->
    [time] Čas: tempo, a co když vyprší …
    [trade] Obchod: nabídky, trvalé nabídky …
    [island] Ostrov: jak se rozloží …
    [house] Domácí pravidla: přátelský zloděj …
   *[rules] Pravidla: body, karty při sedmičce …
  }
settings-now = teď: { $value }
option-title = ### { $name }
    { $help }
option-range = Od { $low } do { $high }; obvykle { $default }

# --- stůl ---
table-title = ## Tah { $turn }: { $name }
table-title-founding = ## Zakládání: { $name }
table-title-special_build = ## Stavba mezi tahy: { $name }
table-title-paired = ## Druhý hráč tahu { $turn }: { $name }
table-earlier = -# … dřívější řádky ({ $n }) jsou v /záznam.
table-call = { $name }: { $what }
prompt-answered = ✅ { $name } má vybráno.
score-title = ### Body (vyhrává { $target })
score-title-plain = ### Body
points-line = **{ $name }**: { $n } ({ $sources })
points-part = { $what } { $n }
log-title = ### Co se stalo (stránka { $page }, celkem událostí: { $n })

# --- konec ---
end-title = # 🏆 { $n ->
    [one] Vyhrává { $names }!
   *[other] Vyhrávají { $names }!
  }
end-fair = -# 🎲 Kostky vycházely ze semínka `{ $seed }`{ $luck ->
    [some] {" "}a ze štěstí všech hráčů
   *[none] {""}
}. Předem slíbený otisk: `{ $hash }…`. Ověříš to přes /férovost; tam je i soubor s hrou (`{ $sum }…`).

# --- obchod ---
trade-offer = ### { $name } nabízí
    {""}**{ FORM($give, case: "acc") }** za **{ FORM($get, case: "acc") }**
trade-call = ### { $name } se ptá ostatních
    { $give ->
        [none] Kdo má **{ EITHER($get, case: "acc") }**?
       *[some] { $get ->
            [none] Kdo chce **{ EITHER($give, case: "acc") }**?
           *[some] **{ EITHER($give) }** za **{ EITHER($get, case: "acc") }**?
        }
    }
quiet-offer = -# { $name } nabízí { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
trade-choose = { $name }, komu to dáš?
trade-unclosed = Než tah skončí: tvou nabídku ({ $give } za { FORM($get, case: "acc") }) přijímá: { $names }.
trade-answer = { $mark } { $name }
trade-list = ### Obchod u tohoto stolu
trade-list-line = - { $offer }
trade-list-empty = Žádné nabídky, žádná embarga.
trade-list-declining = -# Každá nabídka pro tebe se sama odmítá; zrušíš to přes /já pokyny.
offer-line = { $name }: { $give } za { FORM($get, case: "acc") }
call-line = { $give ->
    [none] { $name } shání { EITHER($get, case: "acc") }
   *[some] { $get ->
        [none] { $name } dá { EITHER($give, case: "acc") }
       *[some] { $name }: { EITHER($give) } za { EITHER($get, case: "acc") }?
    }
}
offer-gone = nabídka, která už neplatí

# --- volby ---
choose-answer = Vyber:
choose-title = ### { $action }
    { $what }
suggestions-title = ### { $action }
place-title = ### { $action }
    { $n ->
        [one] Na výběr je jedno místo.
        [few] Na výběr jsou { $n } místa, od nejlepšího.
       *[other] Na výběr je { $n } míst, od nejlepšího.
    }
place-choose = Vyber místo
place-label = { $name }
place-hex = { $number ->
    [0] { $what }
   *[other] { $number } { $what }
  }
place-harbour = { $kind ->
    [any] přístav 3:1
   *[other] přístav 2:1 { $card }
  }
place-right = { $kind ->
    [any] výměna 3:1
   *[other] výměna 2:1 { $card }
  }
place-towards = směrem k { $corner }: { $what }
place-shared = { $what }; { $names }
purse-title = ### { $action }
purse-hand = V ruce máš: { $cards }
purse-more = { $n ->
    [one] Ještě jedna karta.
    [few] Ještě { $n } karty.
   *[other] Ještě { $n } karet.
}
purse-up-to = { $n ->
    [one] Můžeš přidat ještě jednu kartu, nebo to tak nechat.
    [few] Můžeš přidat ještě až { $n } karty, nebo to tak nechat.
   *[other] Můžeš přidat ještě až { $n } karet, nebo to tak nechat.
}
purse-enough = Počet souhlasí.
purse-chosen = Vybráno: **{ $cards }**
others-title = **Karty ostatních**
others-none = { $seat } nemá žádné karty.
others-count = { $seat } má v ruce { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
others-sure = { $seat } má v ruce { FORM($cards, case: "acc") }.
others-some = { $seat } má v ruce { FORM($cards, case: "acc") } a ještě { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}, nejvýš { FORM($more, case: "acc") }.
others-maybe = { $seat } má v ruce { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}, nejvýš { FORM($more, case: "acc") }.
hand-price = -# { $can ->
    [yes] ✓
   *[no] ·
  } { $item }: { $price }
menu-title = ### { $group }
menu-nothing = Tady teď není co dělat.
menu-reason = -# { $action }: { $reason }
menu-not-now = -# Teď nejde: { $actions }

hint-cards = 2 dřeva + jíl
hint-number = číslo
hint-text = {""}
hint-order = vlna 0, ruda 2

# --- tlačítka ---
button-join = Přisednout
button-leave = Odejít
button-colour = Barva
button-language = 🌐 Jazyk
button-automatic = Přidat automatického hráče
button-switch-on = Zapnout: { $system }
button-pace = Tempo
button-settings = Nastavení
button-like-last = Jako minule
button-luck = Štěstí
button-reroll = Jiný ostrov
button-agree = Souhlasím: { $systems }
button-start = Začít
button-hand = Moje karty
button-hand-others = Karty ostatních
button-sheet = Můj list
button-undo = Vzít zpět
button-everything = Další …
button-choose = Vybrat
button-confirm = Potvrdit
button-add = + { $card }
button-take = − { $card }
button-other = Něco jiného …
button-back = Zpět
button-more = Další strana
button-accept = Přijmout
button-counter = Protinabídka
button-decline = Odmítnout
button-offer = Dát nabídku
button-withdraw = Stáhnout
button-end-anyway = Ukončit tah bez obchodu
button-trade-with = Obchod: { $name }
button-rematch = Odveta
button-replay = Přehrát hru

# --- odmítnutí bota ---
refused-stale_button = Od vzniku tohoto tlačítka se hra pohnula. Použij nejnovější zprávu stolu.
decide-first = Nejdřív rozhoduje { $name }: { $question }
decide-yours = Nejdřív odpověz na tohle: { $question }
refused-not_yours = Teď hraje { $seat }.
refused-not_seated = U tohoto stolu nesedíš. V lobby si můžeš přisednout, hru můžeš sledovat.
refused-already_joined = U tohoto stolu už sedíš.
refused-already_started = Tato hra už začala.
refused-still_playing = Tato hra se ještě hraje.
refused-not_started = Tato hra ještě nezačala. Až budou všichni sedět, hostitel stiskne Začít.
refused-unknown_deed = Nevím, co tu znamená „{ $text }“. Začni psát a nabídne se, co teď můžeš; vše vypíše /udělej.
refused-unknown_colour = Barva „{ $text }“ tu k mání není. Volné ukáže tlačítko *Barva*.
refused-no_game_here = V tomto kanálu se nehraje. Začni příkazem /hra nová.
refused-private_thread = Do tohoto soukromého vlákna nevidím. Zmiň mě tu ({ $name }), tím mě pozveš, a zkus to znovu.
refused-missing_permissions = V tomto kanálu hrát nemohu: chybějí mi oprávnění { $names }. Může je udělit moderátor.
refused-only_host = Tohle může jen hostitel, { $name }.
refused-table_full = Všechna místa ({ $n }) jsou obsazená.
refused-unknown_card = Kartu „{ $text }“ neznám. Napiš třeba: 2 dřeva + jíl
refused-misspelt_card = Kartu „{ $text }“ neznám. Myslíš kartu „{ $card }“?
refused-unclear_card = „{ $text }“ může být { $cards }. Co z toho?
refused-unclear_number = V „{ $text }“ nepoznám, ke které kartě patří číslo. Napiš třeba: 2 dřeva + 1 jíl
refused-cards_in_parts = „{ $text }“ není počet karet. Piš celá čísla od 1 výš.
refused-no_cards_meant = „{ $text }“ by nebyla žádná karta. Vynech to, nebo napiš, kolik.
refused-too_many_cards = To je přes { $most } karet jednoho druhu; tolik nikdo nemá.
typed-numbers = jeden 1, jedna 1, jedno 1, jednu 1, dva 2, dvě 2, tři 3, čtyři 4, pět 5, šest 6
refused-unknown_place = Místo „{ $text }“ neznám. Začni psát a ukážou se místa, která jsou teď možná.
refused-unknown_player = Nikdo se tu nejmenuje „{ $text }“.
refused-bad_number = „{ $text }“ není číslo, se kterým něco svedu.
refused-nothing_possible = Teď na to není místo ani způsob.
refused-nothing_asked = Teď tu nemáš nic vybírat.
refused-cannot_pay_yet = Na to ti ještě chybí { $missing }; bank ti to dá za { FORM($cards, case: "acc") }.
refused-use_the_button = Použij na to prosím tlačítko pod stolem.
error-bug = Něco se tu pokazilo a nic se nezměnilo. Zkus to prosím znovu. (číslo { $number })
error-untold = Stalo se, jen se mi nepodařilo ukázat, co z toho vzešlo. Podívej se prosím na stůl.
error-channel_taken = V tomto kanálu už jedna hra je; její zpráva přijde znovu níže.
error-stopping = Právě mě restartují. Nic se nezměnilo, zkus to prosím za chvíli znovu.
error-no_database = Teď se nedostanu ke svým záznamům. Nic se nezměnilo, zkus to prosím za chvíli znovu.
error-uncertain = Při zapisování se mi ztratil přístup k záznamům. Podívej se prosím na stůl: pokud tam tvůj tah není, zopakuj ho.
error-no_such_game = Tato hra už není uložená.
unshown-permissions = Stůl v { $channel } ukázat nemohu: nesmím tam psát (*Posílat zprávy*, ve vlákně *Posílat zprávy ve vláknech*). Hra zůstává; stůl se objeví sám, jakmile budu smět.
unshown-access = Stůl v { $channel } ukázat nemohu: nevidím tam. Dej mi tam *Zobrazit kanál*, nebo mě do soukromého vlákna přidej zmínkou. Hra zůstává; stůl se objeví sám, jakmile to půjde.
unshown-gone = Kanál tvé hry už neexistuje. Hra zůstává a čas stojí: pokračuj v ní příkazem `/hra přestěhovat` v jiném kanálu.
unshown-locked = Stůl v { $channel } ukázat nemohu: vlákno je zamčené. Až ho někdo otevře, stůl se objeví sám; nebo použij `/hra přestěhovat` v jiném kanálu.
unshown-blocked = Stůl v { $channel } ukázat nemohu: zprávu blokuje filtr serveru. Povol tam moje zprávy a pak použij `/plán`.
unshown-refused = Discord zprávu se stolem v { $channel } několikrát odmítl. Hra zůstává; `/plán` to tam zkusí znovu.
unshown-broken = Při ukazování stolu v { $channel } se něco pokazilo; kdo mě provozuje, najde to v záznamu. Hra zůstává; `/plán` to tam zkusí znovu.
error-moved_on = Někdo byl rychlejší. Podívej se na stůl a zkus to znovu.
error-too_long = To je na jeden krok moc; použij prosím příkaz.
error-not_allowed = Tohle tu nemáš dovoleno.

help = ### Jak se hraje
    1. **/hra nová** otevře v kanálu stůl. Kamarádi stisknou **Přisednout**; zbytek doplní **Přidat automatického hráče**.
    2. **Začít** spustí hru. Nejnovější zpráva vždycky ukazuje, kdo je na tahu, a má na to tlačítka.
    3. **Moje karty** ukáže tvé karty jen tobě. **Další …** nebo **/udělej** vypíše vše, co teď můžeš.
    4. Obchoduj přes **Obchod** nebo **/obchod nabídka dám: 2 dřeva chci: ruda**. Odpovídá se tlačítky.
    5. Nevíš kudy kam? **/plán** ukáže stůl, **/záznam** co se stalo, **/body** stav bodů.
