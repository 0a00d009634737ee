# Atlantis ve zkratce.
atlantis = Atlantis
    .also = potopa, potápění, stoupající moře, scénář
    .text = Po každém hodu kromě 7 přibude značka bouře na pobřežním poli s tím číslem. Pole z prvního pobřeží se potopí při pěti značkách, vnitřní při třech. Kromě bodů hru ukončí i sedm polí pod vodou, ve čtyřech osm.
storm = Značka bouře
    .also = bouře, záplava
    .text = Značka se pokládá sama; jen když mají číslo dvě pobřeží, vybere mezi nimi hráč na tahu. Pole, které by mohla potopit příští bouře, zloděj opustí.
sinking = Co se potopí
    .also = ztracená země, pod vodou, spláchnuto
    .text = Z potopeného pole je navždy moře. Cesty a stavby, které se už nedotýkají žádné země, se vrátí majitelům a jejich body jsou pryč. Poušť se nepotopí nikdy.
