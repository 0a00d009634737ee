# Velká řeka
module-great_river = Velká řeka
    .help = K moři teče řeka. Silnice a stavby na jejích březích přinášejí po žetonu zlata, u ústí po dvou; tři žetony jsou bod. Hraje se o dva body víc, v základní hře tří hráčů o tři.
card-gold = { $n ->
    [few] žetony zlata
    [other] žetonů zlata
   *[one] žeton zlata
}
event-river_gold = { $seat } získává na břehu řeky { FORM($cards, case: "acc") }, celkem má { $total }: { $points ->
    [0] bod je za { $each }.
    [one] to je { $points } bod.
    [few] to jsou { $points } body.
   *[other] to je { $points } bodů.
}
points-gold = Zlato z řeky
refused-no_start_at_swamp = U bažiny nikdo nezačíná; silnice tam vést mohou.
look-river = řeka
look-gold = žetony zlata: { $n }
terrain-swamp = bažina
terrain-river_hills = vrchovina s řekou
terrain-river_mountains = hory s řekou
terrain-gold = zlato
