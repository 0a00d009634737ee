# Zarządca portu
module-harbormaster = Zarządca portu
    .help = Osady i miasta przy portach są warte punkty portowe. Kto ma ich najwięcej, a co najmniej trzy, ma kartę za 2 punkty; do wygranej trzeba o punkt więcej.
award-harbormaster = Zarządca portu
points-harbormaster = Zarządca portu
look-harbour-points = { $n ->
    [one] { $n } punkt portowy
    [few] { $n } punkty portowe
    [many] { $n } punktów portowych
   *[other] { $n } punktu portowego
}
