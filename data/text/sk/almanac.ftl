# Rámec príkazu /almanac; jeho heslá sú v data/almanac.
almanac-entry = ### { $title }
    { $text }
    -# { $system }
almanac-label = { $title } · { $system }
refused-unknown_term = O „{ $text }“ tu nič nie je. Skús iné slovo, alebo vyber zo zoznamu, ktorý sa ukáže pri písaní.
refused-nothing_told = V tomto ťahu sa zatiaľ nič nestalo.
almanac-example = **Príklad.** { $text }
almanac-link = Pravidlo: { $title }
almanac-contents = Všetky heslá
almanac-title = ### Pravidlá v skratke
    Hrá sa tu: { $systems }. Vyber heslo, alebo ho napíš: **/almanac** *slovo*.
almanac-others = Iné pravidlá
almanac-why = Ktorý riadok chceš vysvetliť?
almanac-choose = Vyber riadok
button-why = Prečo?
why-line = > { $line }
why-count = { $name } { $n }
why-counts = Porovnanie: { $counts }.
why-floor = Treba aspoň { $n }.
why-hexes = { $name } má stavbu pri týchto poliach: { $hexes }.
why-held = { $name }: kariet v ruke { $n }; kto má viac ako { $limit }, odovzdáva polovicu, zaokrúhlenú nadol.
why-rule = **{ $title }:** { $text }
why-another = Iný riadok
