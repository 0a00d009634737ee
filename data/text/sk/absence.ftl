# Kto zvyčajne zostáva, a list dňa
record-left = { " " }· nedohrané hry: { $left } z { $games }
stats-left = { $finished ->
    [0] Zatiaľ nijaká dohraná hra
    [one] Jedna dohraná hra
    [few] { $finished } dohrané hry
   *[other] { $finished } dohraných hier
}, { $left ->
    [one] jedna opustená
    [few] { $left } opustené
   *[other] { $left } opustených
} (dohrané { $share } %).
server-record = Kto si prisadne, má aspoň { $games ->
    [one] jednu dohranú hru
    [few] { $games } dohrané hry
   *[other] { $games } dohraných hier
} a dohraných najmenej { $share } % začatých hier.
about-server-record = Čo chceš od tých, čo si prisadnú; bez čísel nič
    .games = Koľko hier majú dohraných
    .share = Koľko zo sto začatých hier dohrali
refused-too_few_finished = Na tomto serveri si prisadajú tí, čo majú { $n ->
    [one] jednu dohranú hru
    [few] { $n } dohrané hry
   *[other] { $n } dohraných hier
}; ty máš { $have }. Počíta sa aj hra inde alebo s automatmi.
refused-too_many_left = Na tomto serveri si prisadajú tí, čo dohrajú { $share } % svojich hier; tvoje nedohrané hry: { $left } z { $games }. Pomôže každá dohraná hra, aj inde alebo s automatmi.

letter-title = { $n ->
    [one] ### Čaká na teba jeden stôl
    [few] ### Čakajú na teba { $n } stoly
   *[other] ### Čaká na teba { $n } stolov
}
letter-table = **{ $channel }**: { $what } { $link }
letter-about = ### Denný list
    Jedna súkromná správa denne so všetkými stolmi, ktoré na teba čakajú; na každý odpovieš rovno v nej. Jednotlivé pripomienky potom nechodia, okrem hier na minúty. O koľkej ({ $zone })?
letter-never = Nijaký list
button-letter = Denný list…
me-letter = Jeden list denne o { $at } namiesto jednotlivých pripomienok

value-cautious = urobí len to, čo musí
value-steady = rozvážne hrá ďalej
table-away = -# { $name } má voľno do { $until }; hodiny zatiaľ stoja.
status-quiet = -# { $name } má hodiny pokoja; skončia sa { $until }.
