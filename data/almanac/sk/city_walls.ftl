# Mestské hradby základnej hry v skratke.
city_walls = Mestské hradby
    .also = hradby, múr, limit kariet
    .text = Za dve tehly postavíš jedny zo siedmich hradieb pod svojím mestom; každé mesto unesie jedny. Každé hradby ti pri 7 nechajú o dve karty viac. Hrá sa o bod viac.
