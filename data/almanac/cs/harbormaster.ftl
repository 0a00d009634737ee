# Přístavní mistr ve zkratce.
harbormaster = Přístavní mistr
    .also = přístavní body, mistr přístavu
    .text = Vesnice u přístavu je za 1 přístavní bod, město za 2. První, kdo má tři, dostane kartu za 2 body a vezme ji, kdo má víc. Hraje se o bod víc.
