# The frame of /almanac; its entries are in data/almanac.
almanac-entry = ### { $title }
    { $text }
    -# { $system }
almanac-label = { $title } · { $system }
refused-unknown_term = I found nothing about “{ $text }”. Try another word, or choose from the list while you type.
refused-nothing_told = Nothing has happened yet this turn.
almanac-example = **Example.** { $text }
almanac-link = The rule: { $title }
almanac-contents = All terms
almanac-title = ### The rules in short
    What is played here: { $systems }. Choose a term, or type one: **/almanac** *word*.
almanac-others = Another rule system
almanac-why = Which line would you like explained?
almanac-choose = Choose a line
button-why = Why?
why-line = > { $line }
why-count = { $name } { $n }
why-counts = Compared: { $counts }.
why-floor = It takes at least { $n }.
why-hexes = { $name } has a building at { $hexes }.
why-held = { $name } held { $n } cards; anyone with more than { $limit } discards half, rounded down.
why-rule = **{ $title }:** { $text }
why-another = Another line
