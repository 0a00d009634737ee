# Radca: čo by urobil dobrý hráč a prečo
option-adviser = Radca
    .help = Smú sa hráči bota opýtať, čo by urobil dobrý hráč? Vidí len to, čo oni.
value-alone = proti automatickým hráčom
value-always = vždy
button-advise = Čo radíš?
event-advised = { $seat } sa pýta radcu.
refused-no_adviser = { $reason ->
    [never] Pri tomto stole sa hrá bez radcu.
   *[alone] Pri tomto stole radí radca len proti automatickým hráčom. Hostiteľ ho môže povoliť pre ďalšiu hru: Nastavenia, domáce pravidlá, *Radca*.
}
advice-title = ### Moja rada
advice-line = **{ $number }. { $deed }** – { $why }
advice-plain = Najlepšie to sedí k tvojej pozícii.
advice-do = { $number }. { $deed }
advice-wins = Tým vyhráš!
advice-ground = Vynáša pri { $n } z 36 hodov.
advice-leads = Vedie to k miestu { $place }: { $what }.
advice-blocks = Zablokuje to { $what }; najviac to zabolí hráča { $other }.
advice-robs = { $other } má { $n ->
    [one] jednu kartu
    [few] { $n } karty
   *[other] { $n } kariet
}, je z čoho brať.
advice-points = Prinesie ti to { $n ->
    [one] bod
    [few] { $n } body
   *[other] { $n } bodov
}.
advice-income = Budeš dostávať viac takýchto kariet: { $kinds }.
advice-rates = Budeš výhodnejšie meniť.
advice-takes = Získaš tým špeciálnu kartu: { $award }.
advice-nears = Priblíži ťa to k špeciálnej karte: { $award }.
advice-keeps = Ubráni to tvoju špeciálnu kartu: { $award }.
advice-plan = Potom môže prísť na rad: { $item }.
advice-exchange = S tými kartami môže byť ďalší krok: { $item }.
advice-saving = Šetri karty na ďalší cieľ ({ $item }); ešte chýba: { $cards }.
advice-rival = Spomalí to hráča { $other }.
advice-risk = Pri 7 budeš mať v ohrození menej kariet.
advice-thing = Hodí sa to v týchto pravidlách: { $module }.
