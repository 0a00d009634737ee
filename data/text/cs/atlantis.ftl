# Atlantis
module-atlantis = Atlantis
    .help = Moře stoupá. Každý hod kromě 7 nechá na pobřeží žeton rozbouřeného moře a pole, na kterém jich je dost, se potopí se vším, co se nedotýká jiné země.
prompt-flood_hex = Kam udeří bouře: { FORM($hexes, case: "or") }?
action-flood = Položit žeton rozbouřeného moře
    .help = Vyber pole, které bouře zasáhne. Musí mít hozené číslo.
event-storm = Rozbouřené moře bičuje pole { $hex }: žetony { $n } z { $limit }.
refused-hex_about_to_sink = To pole může příští bouře potopit; zloděj se mu vyhýbá.
refused-marker_required = Bouře někam udeřit musí.
look-storm = žetony rozbouřeného moře: { $n } z { $limit }
look-sunk = { $n ->
    [one] { $n } pole pod vodou, hra končí při { $limit }
    [few] { $n } pole pod vodou, hra končí při { $limit }
   *[other] { $n } polí pod vodou, hra končí při { $limit }
}
terrain-sunken = zaplavená krajina
