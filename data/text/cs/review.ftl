# Ohlédnutí za dohranou hrou
button-review = Ohlédnout se
course-title = Šance na výhru
course-parts = Co rozhodlo (v procentech)
course-alt = Ohlédnutí za hrou, počet tahů { $turns }: jak se vyvíjely šance a proč.
course-of = { $name }: na začátku { $first } procent, nejvíc { $best }, na konci { $last } ({ $parts }).
course-part = { $cause } { $change }
cause-dice = kostky
cause-draws = tažené a kradené karty
cause-trades = obchody
cause-own = vlastní rozhodnutí
cause-others = rozhodnutí ostatních
review-title = ### Ohlédnutí za hrou { $game }
review-turning = **{ $number }** · Tah { $turn }: { $told } { $name }: šance { $change ->
    [up] +
   *[down] −
}{ $n } { $n ->
    [one] procentní bod
    [few] procentní body
   *[other] procentních bodů
}.
review-turn = Tah { $turn }
review-founding = Zakládání
review-mine = Tvoje klíčové chvíle
review-nobody = Tuhle hru hráli jiní, takže tu žádné tvoje chvíle nejsou.
review-none = Žádný tvůj krok tě moc nestál. Dobrá hra!
review-cost = **Tah { $turn }**: { $deed } – to by přineslo o { $n } { $n ->
    [one] procentní bod
    [few] procentní body
   *[other] procentních bodů
} šance víc než to, co se stalo ({ $done }).
review-cost-choice = **Tah { $turn }**: { $deed } – to by přineslo o { $n } { $n ->
    [one] procentní bod
    [few] procentní body
   *[other] procentních bodů
} šance víc než tvoje volba.
review-cost-founding = **Zakládání**: { $deed } – to by přineslo o { $n } { $n ->
    [one] procentní bod
    [few] procentní body
   *[other] procentních bodů
} šance víc.
review-fine = **{ $when }**: tvoje nejlepší chvíle – { $done }; šance +{ $n } { $n ->
    [one] procentní bod
    [few] procentní body
   *[other] procentních bodů
}.
review-counts = { $name }: karty z kostek { $produced } (očekáváno { $expected }), zablokováno zlodějem { $blocked }, ukradeno { $robbed }, odevzdáno { $discarded }, obchody { $traded }.
cards-title = Karty v čase
cards-legend = Karty z kostek od začátku hry; čárkovaně: kolik slibovaly stavby.
cards-bars = Sloupky: karty z kostek v průběhu hry (počet tahů: { $turns }). Očekáváno je to, co slibovaly stavby, se zlodějem tam, kde právě stál.
cards-turns = { $name }, tah po tahu
cards-turn = Tah
cards-sum = Celkem
count-produced = z kostek
count-expected = očekáváno
count-blocked = zablokováno zlodějem
count-robbed = ukradeno
count-discarded = odevzdáno
count-traded = obchody
review-how = -# Šance jsou odhad z toho, co kdo měl, podle toho, jak skončilo { $games } her automatických hráčů. Tady jsou karty odkryté, a po bitvě je každý generál.
review-choose = Ukázat chvíli …
refused-not_over = Tato hra ještě neskončila: ohlédnutí by ukázalo skryté karty.
refused-no_review = Ohlédnout se jde jen za hrou na ostrově, ne za touto: { $what }.
