# Prístavný majster v skratke.
harbormaster = Prístavný majster
    .also = prístavné body, majster prístavu
    .text = Dedina pri prístave je za 1 prístavný bod, mesto za 2. Kto má prvý tri, dostane kartu za 2 body, a vezme ju, kto ich má viac. Hrá sa o bod viac.
