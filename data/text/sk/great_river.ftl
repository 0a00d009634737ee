# Veľká rieka
module-great_river = Veľká rieka
    .help = K moru tečie rieka. Cesty a stavby na jej brehoch prinesú po zlaťáku, pri ústí po dvoch; tri zlaťáky sú bod. Hrá sa o dva body viac, v základnej hre troch hráčov o tri.
card-gold = { $n ->
    [few] zlaťáky
    [other] zlaťákov
   *[one] zlaťák
}
points-gold = Zlato z rieky
refused-no_start_at_swamp = Pri močiari nikto nezačína; cesty tam viesť môžu.
look-river = rieka
look-gold = zlaťáky: { $n }
terrain-swamp = močiar
terrain-river_hills = pahorkatina s riekou
terrain-river_mountains = hory s riekou
terrain-gold = zlato
