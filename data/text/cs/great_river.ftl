# Velká řeka
module-great_river = Velká řeka
    .help = K moři teče řeka. Cesty a stavby na jejích březích nesou po zlaťáku, u ústí po dvou; tři zlaťáky jsou bod. Hraje se o dva body víc, ve třech o tři.
card-gold = { $n ->
    [few] zlaťáky
    [other] zlaťáků
   *[one] zlaťák
}
points-gold = Zlato z řeky
refused-no_start_at_swamp = U bažiny nikdo nezačíná; cesty tam vést mohou.
look-river = řeka
look-gold = zlaťáky: { $n }
