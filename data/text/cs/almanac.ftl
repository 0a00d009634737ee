# Rámec příkazu /almanac; jeho hesla jsou v data/almanac.
almanac-entry = ### { $title }
    { $text }
    -# { $system }
almanac-label = { $title } · { $system }
refused-unknown_term = O „{ $text }“ tu nic není. Zkus jiné slovo, nebo vyber ze seznamu, který se ukáže při psaní.
refused-nothing_told = V tomto tahu se zatím nic nestalo.
almanac-example = **Příklad.** { $text }
almanac-link = Pravidlo: { $title }
almanac-contents = Všechna hesla
almanac-title = ### Pravidla ve zkratce
    Hraje se tu: { $systems }. Vyber heslo, nebo ho napiš: **/almanach** *slovo*.
almanac-others = Jiná pravidla
almanac-why = Který řádek chceš vysvětlit?
almanac-choose = Vyber řádek
button-why = Proč?
why-line = > { $line }
why-count = { $name } { $n }
why-counts = Porovnání: { $counts }.
why-floor = Je potřeba aspoň { $n }.
why-hexes = { $name } má stavbu u těchto polí: { $hexes }.
why-held = { $name }: karet v ruce { $n }; kdo má víc než { $limit }, odevzdává polovinu, zaokrouhleno dolů.
why-rule = **{ $title }:** { $text }
why-another = Jiný řádek
