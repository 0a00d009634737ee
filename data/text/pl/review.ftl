# Spojrzenie na zakończoną grę
button-review = Analiza
course-title = Szanse na wygraną
course-parts = Co przesądziło (w procentach)
course-alt = Analiza gry, liczba tur { $turns }: jak zmieniały się szanse wszystkich i dlaczego.
course-of = { $name }: na początku { $first } procent, najwięcej { $best }, na końcu { $last } ({ $parts }).
course-part = { $cause } { $change }
cause-dice = kostki
cause-draws = dobieranie i kradzieże
cause-trades = wymiany
cause-own = własne decyzje
cause-others = decyzje innych
review-title = ### Analiza gry { $game }
review-turning = **{ $number }** · Tura { $turn }: { $told } { $name }: szanse { $change ->
    [up] +
   *[down] −
}{ $n } { $n ->
    [one] punkt procentowy
    [few] punkty procentowe
    [many] punktów procentowych
   *[other] punktu procentowego
}.
review-turn = Tura { $turn }
review-founding = Zakładanie
review-mine = Twoje kluczowe momenty
review-nobody = W tej grze nie ma cię przy stole, więc nie ma twoich momentów.
review-none = Żaden twój ruch nie kosztował cię wiele. Dobra gra!
review-cost = **Tura { $turn }**: { $deed } – to dałoby o { $n } { $n ->
    [one] punkt procentowy
    [few] punkty procentowe
    [many] punktów procentowych
   *[other] punktu procentowego
} szans więcej niż twój ruch ({ $done }).
review-cost-choice = **Tura { $turn }**: { $deed } – to dałoby o { $n } { $n ->
    [one] punkt procentowy
    [few] punkty procentowe
    [many] punktów procentowych
   *[other] punktu procentowego
} szans więcej niż twój wybór.
review-cost-founding = **Zakładanie**: { $deed } – to dałoby o { $n } { $n ->
    [one] punkt procentowy
    [few] punkty procentowe
    [many] punktów procentowych
   *[other] punktu procentowego
} szans więcej.
review-fine = **{ $when }**: twój najlepszy moment – { $done }; szanse +{ $n } { $n ->
    [one] punkt procentowy
    [few] punkty procentowe
    [many] punktów procentowych
   *[other] punktu procentowego
}.
review-counts = { $name }: karty z kostek { $produced } (oczekiwano { $expected }), zablokowane przez złodzieja { $blocked }, skradzione { $robbed }, oddane { $discarded }, wymiany { $traded }.
cards-title = Karty w czasie
cards-legend = Karty z kostek od początku gry; linia przerywana: ile obiecywały budowle.
cards-bars = Słupki: karty z kostek w trakcie gry (liczba tur: { $turns }). Oczekiwano tyle, ile obiecywały budowle, ze złodziejem tam, gdzie akurat stał.
cards-turns = { $name }, tura po turze
cards-turn = Tura
cards-sum = Razem
count-produced = z kostek
count-expected = oczekiwano
count-blocked = zablokowane przez złodzieja
count-robbed = skradzione
count-discarded = oddane
count-traded = wymiany
review-how = -# Szanse są oszacowane z tego, co kto miał, według wyników { $games } gier graczy automatycznych. Tu wszystkie karty są odkryte, więc łatwo być mądrym po szkodzie.
review-choose = Pokaż moment…
refused-not_over = Ta gra jeszcze trwa: analiza pokazałaby zakryte karty.
refused-no_review = Analiza jest tylko dla gier na wyspie, a to jest: { $what }.
