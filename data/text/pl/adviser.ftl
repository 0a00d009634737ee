# Doradca: co zrobiłby dobry gracz i dlaczego
option-adviser = Doradca
    .help = Czy gracze mogą zapytać bota, co zrobiłby dobry gracz? Bot widzi tylko to, co oni.
value-alone = przeciw graczom automatycznym
value-always = zawsze
button-advise = Co radzisz?
event-advised = { $seat } pyta doradcę.
refused-no_adviser = { $reason ->
    [never] Przy tym stole gra się bez doradcy.
   *[alone] Przy tym stole doradca pomaga tylko przeciw graczom automatycznym. Gospodarz może go włączyć w następnej grze: Ustawienia, zasady domowe, *Doradca*.
}
advice-title = ### Moja rada
advice-line = **{ $number }. { $deed }** – { $why }
advice-plain = To najlepiej pasuje do twojej sytuacji.
advice-do = { $number }. { $deed }
advice-wins = To wygrywa grę!
advice-ground = Daje zysk przy { $n } z 36 rzutów.
advice-leads = Prowadzi do miejsca { $place }: { $what }.
advice-blocks = Blokuje pole { $what }; najbardziej boli to gracza { $other }.
advice-robs = { $other } ma { $n ->
    [one] jedną kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}, jest co zabrać.
advice-points = Daje ci { $n ->
    [one] punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}.
advice-income = Będzie więcej takich kart: { $kinds }.
advice-rates = Wymieniasz taniej.
advice-takes = Zdobywasz kartę specjalną: { $award }.
advice-nears = Zbliża cię do karty specjalnej: { $award }.
advice-keeps = Broni twojej karty specjalnej: { $award }.
advice-plan = Następny możliwy cel: { $item }.
advice-exchange = Możliwy następny krok z tymi kartami: { $item }.
advice-saving = Zbieraj karty na następny cel ({ $item }); brakuje jeszcze: { FORM($cards, case: "gen") }.
advice-rival = Spowalnia gracza { $other }.
advice-risk = Przy 7 ryzykujesz mniej kart.
advice-thing = To się liczy w tym zestawie zasad: { $module }.
