# Přístavní mistr
module-harbormaster = Přístavní mistr
    .help = Vesnice a města u přístavů mají přístavní body. Kdo jich má nejvíc, a aspoň tři, drží kartu za 2 body; hraje se o bod víc.
award-harbormaster = Přístavní mistr
points-harbormaster = Přístavní mistr
look-harbour-points = { $n ->
    [one] { $n } přístavní bod
    [few] { $n } přístavní body
   *[other] { $n } přístavních bodů
}
