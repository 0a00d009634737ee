# Co říká sám bot: lobby, stůl, nabídky, tlačítka, odmítnutí, která nejsou z pravidel.

done = Hotovo.
choose = Vyber
menu-entry = { $action }: { $arguments }

# --- skupiny akcí ---
group-all = Vše, co teď můžeš
group-turn = Tah
    .help = Hoď kostkami a ukonči tah
group-build = Stavět
    .help = Cesty, vesnice, města a další
group-trade = Obchod
    .help = S hráči, s bankou a přes přístavy
group-card = Karty
    .help = Kupuj a hraj karty
group-knight = Rytíři
    .help = Najímej, probouzej, povyšuj a přesouvej rytíře
group-guild = Přízeň
    .help = Dárky ostatním a co cechy udělají za přízeň
group-play = Hrát
    .help = Zloděj, odhazování a další volby
group-game = Hra
    .help = Odejdi ze hry

# --- lobby ---
lobby-title = ## Nový stůl, otevírá { $name }
lobby-seat = { $number }. **{ $name }** ({ $colour })
lobby-seat-automatic = { $number }. **{ $name }** ({ $colour }), automat, { $level }
level-gentle = mírný
level-steady = stálý
level-sharp = ostrý
level-cautious = opatrný
lobby-any-colour = jakákoli barva
lobby-systems = Hraje se: { $systems }
lobby-options = Změněno: { $options }
lobby-fairness = Vyváženost ostrova: **{ $score }** ze 100. Nelíbí se? Řekni si o jiný.
lobby-consent = Na souhlas ({ $systems }) se ještě čeká: { $names }
lobby-reason = ⚠️ { $reason }
lobby-ready = ✅ Může se začít.
lobby-promise = -# Kostky jdou zkontrolovat: otisk jejich tajného semínka je `{ $hash }`; samotné semínko se ukáže na konci.
lobby-opened = Tvůj stůl je otevřený. Pozvi ostatní, nebo přidej automatické hráče.
lobby-joined = Sedíš u stolu.
lobby-left = Už u stolu nesedíš.
lobby-automatic = Přisedá automatický hráč.
lobby-voted = Zapsáno: jiný ostrov { $n ->
    [one] chce jeden člověk
    [few] chtějí { $n } lidé
   *[other] chce { $n } lidí
  }. Až to bude víc než polovina hráčů, rozdá se znovu.
lobby-choose-colour = Jakou barvu chcete?
lobby-closed = Tento stůl je zavřený.
lobby-started = ## Hra začíná: { $names }
game-started = Hra začíná. Ať se daří!
game-abandoned = Hra skončila bez vítěze.
sure-leave = Opravdu odejít ze hry nadobro? Tvé figurky zůstanou na plánu, karty jsou ze hry a vrátit se už nejde.
sure-leave-yes = Odejít ze hry
sure-abandon = Ukončit hru všem, bez vítěze?
sure-abandon-yes = Ukončit hru
table-standing = -# Trvalé nabídky: { $offers }
table-embargo = -# { $name } neobchoduje s: { $names }.

settings-title = ### Pravidla a volby
settings-family = Která hra
family-island = Ostrov
    .help = Kostky, cesty, vesnice, města, obchod; a k tomu všechna rozšíření.
family-dice = Kostková hra
    .help = Každý vyplňuje vlastní list za šest kostek se surovinami; jeden až čtyři hráči.
settings-systems = Pravidla navíc k základní hře
settings-options = { $parts ->
    [1] Změnit volbu …
   *[other] Změnit volbu … ({ $part } z { $parts })
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
table-earlier = -# … dřívější řádky ({ $n }) jsou v /log.
table-call = { $name }: { $what }
prompt-answered = ✅ { $name } má vybráno.
prompt-closed = -# Všichni mají vybráno.
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
end-fair = -# Kostky vycházely ze semínka `{ $seed }`. Jeho otisk `{ $hash }` byl vidět už na začátku.

# --- obchod ---
trade-offer = ### { $name } nabízí
    {""}**{ FORM($give, case: "acc") }** za **{ FORM($get, case: "acc") }**
trade-call = ### { $name } se ptá
    dá { FORM($give, case: "acc") }, chce { FORM($get, case: "acc") }
trade-soon = -# { $name } chvíli počká na odpovědi a pak hraje dál.
trade-answer = { $mark } { $name }
trade-counter = Protinabídka hráči { $name }
trade-list = ### Obchod u tohoto stolu
trade-list-line = - { $offer }
trade-list-empty = Žádné nabídky, žádná embarga.
trade-list-declining = -# Každou nabídku tobě za tebe odmítám; ukončí to /trade decline-all.
trade-over = -# Tato nabídka už neplatí.
offer-line = { $name }: { FORM($give, case: "acc") } za { FORM($get, case: "acc") }
offer-gone = nabídka, která už neplatí

# --- volby ---
choose-answer = Vyberte:
choose-title = ### { $action }
    { $what }:
suggestions-title = ### { $action }
place-title = ### { $action }
    { $n ->
        [one] Možné je jedno místo.
        [few] Možná jsou { $n } místa, nejlepší první.
       *[other] Možných je { $n } míst, nejlepší první.
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
    [any] obchodní cesta 3:1
   *[other] obchodní cesta 2:1 { $card }
  }
place-towards = směrem k { $corner }: { $what }
place-shared = { $what }; { $names }
purse-title = ### { $action }
purse-hand = V ruce máš: { $cards }
purse-chosen = Vybráno: **{ $cards }**
hand-row = { $title }: { $cards }
hand-price = -# { $can ->
    [yes] ✓
   *[no] ·
  } { $item }: { $price }
menu-title = ### { $group }
menu-nothing = Tady teď není co dělat.
menu-reason = -# { $action }: { $reason }
menu-not-now = -# Teď nejde: { $actions }

hint-cards = 2 dřeva + cihla, nebo krátce: 2d c
hint-number = číslo
hint-text = {""}
hint-order = vlna 0, ruda 2

# --- tlačítka ---
button-join = Přisednout
button-leave = Odejít
button-colour = Barva
button-automatic = Přidat automatického hráče
button-settings = Nastavení
button-reroll = Jiný ostrov
button-agree = Souhlasím: { $systems }
button-start = Začít
button-hand = Moje karty
button-sheet = Můj list
button-undo = Zpět
button-everything = Další …
button-choose = Vybrat
button-confirm = Potvrdit
button-clear = Znovu
button-add = + { $card }
button-other = Něco jiného …
button-back = Zpět
button-more = Další
button-accept = Přijmout
button-counter = Protinabídka
button-decline = Odmítnout
button-offer = Dát nabídku
button-withdraw = Stáhnout
button-trade-with = Obchod: { $name }
button-rematch = Odveta
button-replay = Záznam

# --- odmítnutí bota ---
refused-stale_button = Od vzniku tohoto tlačítka se hra pohnula. Použij nejnovější zprávu stolu.
refused-not_yours = Teď hraje { $seat }.
refused-not_seated = U tohoto stolu nesedíš. V lobby si můžeš přisednout, hru můžeš sledovat.
refused-already_joined = U tohoto stolu už sedíš.
refused-already_started = Tato hra už začala.
refused-still_playing = Tato hra se ještě hraje.
refused-not_started = Tato hra ještě nezačala. Až budou všichni sedět, hostitel stiskne Začít.
refused-no_game_here = V tomto kanálu se nehraje. Začni příkazem /game new.
refused-missing_permissions = V tomto kanálu hrát nemohu: chybějí mi oprávnění { $names }. Může je udělit moderátor.
refused-only_host = Tohle může jen hostitel, { $name }.
refused-table_full = Všechna místa ({ $n }) jsou obsazená.
refused-unknown_card = Kartu „{ $text }“ neznám. Napiš třeba: 2 dřeva + cihla
refused-unknown_place = Místo „{ $text }“ neznám. Názvy jsou na obrázku; seznam ukazuje ta možná.
refused-unknown_player = Nikdo se tu nejmenuje „{ $text }“.
refused-bad_number = „{ $text }“ není číslo, se kterým něco svedu.
refused-nothing_possible = Teď na to není místo ani způsob.
refused-nothing_asked = Teď tu nemáš nic vybírat.
refused-cannot_pay_yet = Na to ti ještě chybí { $missing }; banka ti to dá za { FORM($cards, case: "acc") }.
refused-use_the_button = Použij na to prosím tlačítko pod stolem.
error-bug = Něco se tu pokazilo a nic se nezměnilo. Zkus to prosím znovu. (číslo { $number })
error-untold = Stalo se, jen se mi nepodařilo ukázat, co z toho vzešlo. Podívej se prosím na stůl.
error-channel_taken = V tomto kanálu už jedna hra je; její zpráva přijde znovu níže.
error-no_such_game = Tato hra už není uložená.
error-moved_on = Někdo byl rychlejší. Podívej se na stůl a zkus to znovu.
error-too_long = To je na jeden krok moc; použij prosím příkaz.
error-not_allowed = Tohle tu nemáš dovoleno.

help = ### Jak se hraje
    1. **/game new** otevře v kanálu stůl. Kamarádi stisknou **Přisednout**; zbytek doplní **Přidat automatického hráče**.
    2. **Začít** spustí hru. Nejnovější zpráva vždycky ukazuje, kdo je na tahu, a má na to tlačítka.
    3. **Moje karty** ukáže tvé karty jen tobě. **Další …** nebo **/do** vypíše vše, co teď můžeš.
    4. Obchoduj přes **Obchod** nebo **/trade offer give: 2 dřeva want: ruda**. Odpovídá se tlačítky.
    5. Nevíš kudy kam? **/board** ukáže stůl, **/log** co se stalo, **/score** body.
