# Prístavný majster
module-harbormaster = Prístavný majster
    .help = Dediny a mestá pri prístavoch majú prístavné body. Kto ich má najviac, a aspoň tri, drží kartu za 2 body; hrá sa o bod viac.
award-harbormaster = Prístavný majster
points-harbormaster = Prístavný majster
look-harbour-points = { $n ->
    [one] { $n } prístavný bod
    [few] { $n } prístavné body
   *[other] { $n } prístavných bodov
}
