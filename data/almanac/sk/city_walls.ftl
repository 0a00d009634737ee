# Mestské hradby základnej hry v skratke.
city_walls = Mestské hradby
    .also = hradby, múr, limit kariet
    .text = Dve tehly postavia jedny zo siedmich hradieb pod tvoje mesto; každé mesto unesie jedny. Každé hradby ti pri 7 nechajú o dve karty viac. Hrá sa o bod viac.
