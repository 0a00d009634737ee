# Mestské hradby základnej hry
module-city_walls = Mestské hradby
    .help = Pripravených je sedmoro hradieb. Za dve tehly postavíš jedny pod svoje mesto a každé ti pri 7 nechajú o dve karty viac. Hrá sa o bod viac.
refused-wall_needs_city = Hradby patria pod tvoje vlastné mesto.
refused-already_walled = To mesto už hradby má.
refused-no_wall_left = Všetky hradby už stoja; vrátia sa len so strateným mestom.
look-walls-left = zostávajúce hradby: { $n }
