# Co mají mapy společné: sídla, křižovatky, specializovaný obchod.
refused-no_site = Tam se nesídlí: vesnice stojí jen na místech, která pro ně mapa má.
refused-stop_at_site = Tvá silnice došla k volnému sídlu. Nejdřív tam založ vesnici, potom můžeš stavět dál.
event-crossing_reached = { $seat } je na křižovatce { $corner } první a bere její bod.
points-crossings = Křižovatky dosažené jako první
look-crossing-token = bod pro první silnici
look-crossing-tokens = { $n ->
    [one] { $n } bod z křižovatek
    [few] { $n } body z křižovatek
   *[other] { $n } bodů z křižovatek
}
look-crossing = křižovatka, kde se smí stavět
