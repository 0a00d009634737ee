# Co po hrách zůstane: statistiky, záznamy, důkazy
stats-player = ### { $name }
    { $games ->
        [one] Jedna hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }, { $wins ->
        [one] jedna výhra
        [few] { $wins } výhry
        [many] { $wins } výhry
       *[other] { $wins } výher
    } ({ $share } %), body celkem: { $points }, na hru { $average }.
stats-rolls = { $n ->
    [0] Žádné hody nejsou zapsané.
    [one] Jeden hod:
    [few] { $n } hody:
    [many] { $n } hodu:
   *[other] { $n } hodů:
}
stats-dice = ### Kostky v této hře ({ $n ->
    [one] jeden hod
    [few] { $n } hody
    [many] { $n } hodu
   *[other] { $n } hodů
})
stats-bar = `{ $total }` { $bar } { $n } (čekáno { $expected })
stats-luck = **{ $name }**: { $rolls ->
    [one] jeden hod
    [few] { $rolls } hody
    [many] { $rolls } hodu
   *[other] { $rolls } hodů
}; kostky přinesly { $got ->
    [one] jednu kartu
    [few] { $got } karty
    [many] { $got } karty
   *[other] { $got } karet
}, čekat se dalo { $expected }: { $side ->
    [lucky] o { $more } víc, štěstí.
    [unlucky] o { $more } míň, smůla.
   *[even] přesně tak akorát.
}
board-title = ### Žebříček podle { $by ->
    [points] bodů
   *[wins] výher
} { $system }
board-line = { $place }. { $name }: { $wins ->
    [one] jedna výhra
    [few] { $wins } výhry
    [many] { $wins } výhry
   *[other] { $wins } výher
}, body: { $points }, { $games ->
    [one] jedna hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}
replay-title = ### Hra ještě jednou
fair-promise = ### Kostky, které jdou ověřit
    Před začátkem hry se vylosovalo tajné semínko. Jeho otisk je `{ $hash }` a stojí v první zprávě.
    Z toho semínka plyne každý hod i každá tažená karta. Až hra skončí, semínko se ukáže a /fair všechno ověří.
fair-proved = ### ✅ Každý hod je prokázaný
    Semínko `{ $seed }` má slíbený otisk `{ $hash }` a všechny výsledky hry { $number } z něj popořadě plynou. Je jich { $draws }.
    -# Můžeš si to ověřit: každý výsledek vychází z HMAC-SHA256(semínko, číslo hry, pořadí).
fair-differs = ### ⚠️ Kostky této hry nejdou prokázat
    Řádek { $line } záznamu hry { $number } neplyne ze semínka `{ $seed }` s otiskem `{ $hash }`.
refused-no_games_yet = Zatím tu není žádná dohraná hra.
