# Rama polecenia /almanac; jego hasła są w data/almanac.
almanac-entry = ### { $title }
    { $text }
    -# { $system }
almanac-label = { $title } · { $system }
refused-unknown_term = Nic tu nie ma o „{ $text }”. Spróbuj innego słowa albo wybierz z listy podczas pisania.
refused-nothing_told = W tej turze nic się jeszcze nie zdarzyło.
almanac-example = **Przykład.** { $text }
almanac-link = Zasada: { $title }
almanac-contents = Wszystkie hasła
almanac-title = ### Zasady w skrócie
    Zasady przy tym stole: { $systems }. Wybierz hasło albo je wpisz: **/almanach** *słowo*.
almanac-others = Inny zestaw zasad
almanac-why = Który wiersz wyjaśnić?
almanac-choose = Wybierz wiersz
button-why = Dlaczego?
why-line = > { $line }
why-count = { $name } { $n }
why-counts = Porównanie: { $counts }.
why-floor = Potrzeba co najmniej { $n }.
why-hexes = { $name } ma budowlę przy tych polach: { $hexes }.
why-held = { $name }: kart na ręce { $n }; kto ma więcej niż { $limit }, oddaje połowę, zaokrąglając w dół.
why-rule = **{ $title }:** { $text }
why-another = Inny wiersz
