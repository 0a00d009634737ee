# Pohľad späť na dohranú hru
button-review = Pohľad späť
course-title = Šance na výhru
course-parts = Čo rozhodlo (v percentách)
course-alt = Pohľad späť na hru, počet ťahov { $turns }: ako sa vyvíjali šance a prečo.
course-of = { $name }: na začiatku { $first } percent, najviac { $best }, na konci { $last } ({ $parts }).
course-part = { $cause } { $change }
cause-dice = kocky
cause-draws = ťahanie kariet a krádeže
cause-trades = obchody
cause-own = vlastné rozhodnutia
cause-others = rozhodnutia ostatných
review-title = ### Pohľad späť na hru { $game }
review-turning = **{ $number }** · Ťah { $turn }: { $told } { $name }: šanca { $change ->
    [up] +
   *[down] −
}{ $n } { $n ->
    [one] percentuálny bod
    [few] percentuálne body
   *[other] percentuálnych bodov
}.
review-turn = Ťah { $turn }
review-founding = Zakladanie
review-mine = Tvoje kľúčové chvíle
review-nobody = Túto hru hrali iní, takže tu nijaké tvoje chvíle nie sú.
review-none = Nijaký tvoj krok ťa nestál veľa. Dobrá hra!
review-cost = **Ťah { $turn }**: { $deed } – to by prinieslo o { $n } { $n ->
    [one] percentuálny bod
    [few] percentuálne body
   *[other] percentuálnych bodov
} šance viac ako tvoj krok ({ $done }).
review-cost-choice = **Ťah { $turn }**: { $deed } – to by prinieslo o { $n } { $n ->
    [one] percentuálny bod
    [few] percentuálne body
   *[other] percentuálnych bodov
} šance viac ako tvoja voľba.
review-cost-founding = **Zakladanie**: { $deed } – to by prinieslo o { $n } { $n ->
    [one] percentuálny bod
    [few] percentuálne body
   *[other] percentuálnych bodov
} šance viac.
review-fine = **{ $when }**: tvoja najlepšia chvíľa – { $done }; šanca +{ $n } { $n ->
    [one] percentuálny bod
    [few] percentuálne body
   *[other] percentuálnych bodov
}.
review-counts = { $name }: karty z kociek { $produced } (očakávané { $expected }), zablokované zlodejom { $blocked }, ukradnuté { $robbed }, odovzdané { $discarded }, { $traded } { $traded ->
    [one] obchod
    [few] obchody
   *[other] obchodov
}.
cards-title = Karty v čase
cards-legend = Karty z kociek od začiatku hry; čiarkovane: koľko sľubovali stavby.
cards-bars = Stĺpce: karty z kociek v priebehu hry (počet ťahov: { $turns }). Očakávané je to, čo sľubovali stavby, so zlodejom tam, kde práve stál.
cards-turns = { $name }, ťah po ťahu
cards-turn = Ťah
cards-sum = Spolu
count-produced = z kociek
count-expected = očakávané
count-blocked = zablokované zlodejom
count-robbed = ukradnuté
count-discarded = odovzdané
count-traded = obchody
review-how = -# Šance sú odhad z toho, čo kto mal, podľa toho, ako sa skončilo { $games } hier automatických hráčov. Tu sú karty odkryté, a po boji je každý generál.
review-choose = Ukázať chvíľu…
refused-not_over = Táto hra sa ešte neskončila: pohľad späť by ukázal skryté karty.
refused-no_review = Pohľad späť je len na hry na ostrove, nie na túto: { $what }.
