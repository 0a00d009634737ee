# Kdo obvykle zůstává, a dopis dne
record-left = { " " }· nedohrané hry: { $left } z { $games }
stats-left = Dohrané hry: { $finished }, opuštěné: { $left } (dohráno { $share } %).
server-record = Kdo si přisedne, má dohráno aspoň { $games ->
    [one] jednu hru
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
} a nejméně { $share } % začatých her.
about-server-record = Co chceš po těch, kdo si přisednou; bez čísel nic
    .games = Kolik her mají dohráno
    .share = Kolik ze sta začatých her mají dohráno
refused-too_few_finished = Na tomto serveru si přisedají ti, kdo dohráli aspoň { $n ->
    [one] jednu hru
    [few] { $n } hry
    [many] { $n } hry
   *[other] { $n } her
}; ty máš { $have }. Počítá se i hra jinde nebo s automaty.
refused-too_many_left = Na tomto serveru si přisedají ti, kdo dohrají { $share } % svých her; tvoje nedohrané hry: { $left } z { $games }. Pomůže každá dohraná hra, i jinde nebo s automaty.

letter-title = { $n ->
    [one] ### Čeká na tebe jeden stůl
    [few] ### Čekají na tebe { $n } stoly
    [many] ### Čeká na tebe { $n } stolu
   *[other] ### Čeká na tebe { $n } stolů
}
letter-table = **{ $channel }**: { $what } { $link }
letter-about = ### Denní dopis
    Jedna soukromá zpráva denně se všemi stoly, které na tebe čekají; na každý odpovíš rovnou v ní. Jednotlivé připomínky pak nechodí, kromě her na minuty. V kolik hodin ({ $zone })?
letter-never = Žádný dopis
button-letter = Denní dopis …
me-letter = Jeden dopis denně v { $at } místo jednotlivých připomínek

value-cautious = udělá jen to, co musí
value-steady = rozvážně hraje dál
table-away = -# { $name } má volno do { $until }; hodiny zatím stojí.
status-quiet = -# { $name } má hodiny klidu; skončí { $until }.
