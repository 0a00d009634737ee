# Veľká rieka
module-great_river = Veľká rieka
    .help = K moru tečie rieka. Cesty a stavby na jej brehoch prinesú po žetóne zlata, pri ústí po dvoch; tri žetóny sú bod. Hrá sa o dva body viac, v základnej hre troch hráčov o tri.
card-gold = { $n ->
    [few] žetóny zlata
    [other] žetónov zlata
   *[one] žetón zlata
}
event-river_gold = { $seat } získava na brehu rieky { FORM($cards, case: "acc") }, spolu má { $total }: { $points ->
    [0] bod je za { $each }.
    [one] to je { $points } bod.
    [few] to sú { $points } body.
   *[other] to je { $points } bodov.
}
points-gold = Zlato z rieky
refused-no_start_at_swamp = Pri močiari nikto nezačína; cesty tam viesť môžu.
look-river = rieka
look-gold = žetóny zlata: { $n }
terrain-swamp = močiar
terrain-river_hills = pahorkatina s riekou
terrain-river_mountains = hory s riekou
terrain-gold = zlato
