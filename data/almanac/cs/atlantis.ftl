# Atlantis ve zkratce.
atlantis = Atlantis
    .also = zaplavená krajina, potopa, potápění, stoupající moře, scénář
    .text = Po každém hodu kromě 7 přibude žeton rozbouřeného moře na pobřežní krajině s tím číslem. Pole z prvního pobřeží se potopí při pěti žetonech, vnitřní při třech. Kromě bodů hru ukončí i sedm polí pod vodou, ve čtyřech osm, nebo když hráči na tahu už nic nezbylo.
storm = Žeton rozbouřeného moře
    .also = značka bouře, bouře, záplava
    .text = Žeton se pokládá sám; jen když mají číslo dvě pobřeží, vybere mezi nimi hráč na tahu. Pole, které by mohla potopit příští bouře, zloděj opustí.
sinking = Co se potopí
    .also = ztracená země, pod vodou, spláchnuto
    .text = Z potopeného pole je navždy moře. Silnice a stavby, které se už nedotýkají žádné země, se vrátí majitelům a jejich body jsou pryč; přístav zmizí s polem. Vesnice, která zůstane, smí stát sama. Poušť se nepotopí nikdy.
