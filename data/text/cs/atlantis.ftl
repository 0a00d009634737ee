# Atlantis
module-atlantis = Atlantis
    .help = Moře stoupá. Každý hod nechá u pobřeží značku bouře a pole, na kterém jich je dost, se potopí se vším, co stojí jen na něm.
prompt-flood_hex = Toto číslo mají dvě pobřeží: kam udeří bouře?
action-flood = Umístit značku bouře
    .help = Vyber pole, které bouře zasáhne. Musí mít hozené číslo.
event-storm = Bouře bičuje pole { $hex }: { $n } z { $limit } značek.
refused-hex_about_to_sink = To pole může příští bouře potopit; zloděj se mu vyhýbá.
refused-marker_required = Bouře někam udeřit musí.
look-storm = { $n } z { $limit } značek bouře
look-sunk = { $n ->
    [one] { $n } pole pod vodou, hra končí při { $limit }
    [few] { $n } pole pod vodou, hra končí při { $limit }
   *[other] { $n } polí pod vodou, hra končí při { $limit }
}
