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
stats-bar = `{ $total }` { $bar } { $n } (očekáváno { $expected })
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
   *[even] zhruba podle očekávání.
}
board-title = ### Žebříček podle { $by ->
    [points] bodů
   *[wins] výher
} { $system }
board-by-wins = výhry
board-by-points = body
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
fair-lesson = ### Lekce
    Tohle je lekce: její kostky jsou předepsané, aby se každý učil na stejné hře. Nikam se nepočítá.
fair-promise = ### Kostky, které jdou ověřit
    Bot vylosoval tajné semínko. Jeho SHA-256 je `{ $hash }`: to je slib a změnit už nejde.
    Až hra skončí, semínko se ukáže a /férovost prokáže každý hod, každou taženou kartu i každou krádež.
fair-luck = 🍀 V kostkách je: { $luck }
fair-digest = Otisk ujednání (nastavení a štěstí), níže označený D: `{ $digest }`
fair-steps = **Jak výsledek vzniká**
    1. Než si kdo sedl ke stolu, bot vylosoval semínko a ukázal jeho SHA-256: slib.
    2. Pak každý přidal štěstí: slovo, nebo číslo, které Discord dal jeho stisku. S nastavením hry to je ujednání; D je jeho SHA-256.
    3. Výsledek je HMAC-SHA256 textu `play:{ $number }:D:ÚČEL:POŘADÍ:POKUS`, klíčem je semínko (jako bajty).
    4. POŘADÍ počítá výsledky každého účelu od 0, takže žádným tahem se pozdější hod neposune. POKUS je 0.
    5. Prvních 8 bajtů je číslo x. Je-li x ≥ 2⁶⁴ − (2⁶⁴ mod n), POKUS se zvýší o jednu; jinak je výsledek x mod n.
    6. Kostka: `dice`, n = 6, výsledek + 1; nejdřív červená, pak žlutá.
    7. Akční karta: `development_card`, n = počet karet v balíčku seřazených podle anglických klíčů; výsledek počítá od 0.
    8. Krádež: `theft`, n = počet karet v ruce v pořadí dřevo, jíl, vlna, obilí, ruda, mince, papír, plátno.
    9. Jen ostrov pochází z `lobby:{ $number }:OSTROV:PODKLAD:island:POŘADÍ:POKUS`, tedy ze samotného semínka: vidíte ho už předem.
    10. Kdo bota provozuje, zná semínko, a tedy i příští hody: ať štěstí jako poslední přidá někdo jiný. Kdyby výsledek změnil, důkaz by nevyšel.
fair-steps-old = **Jak výsledek vzniká**
    Tato hra začala dřív, než mohl každý přidat štěstí. Výsledek číslo i je HMAC-SHA256 textu `{ $number }:i:POKUS`, klíčem je semínko (jako bajty); i počítá všechny výsledky od 0.
    Prvních 8 bajtů je číslo x. Je-li x ≥ 2⁶⁴ − (2⁶⁴ mod n), POKUS se zvýší o jednu; jinak je výsledek x mod n. Kostka je tento výsledek + 1.
fair-example = **Třeba** `{ $purpose }`, n = { $n }: `{ $message }` dá `{ $digits }…` a po dělení číslem { $n } zbude { $value }.
fair-files = **Ověř si to:** otevři fair.html v prohlížeči a dej mu game-{ $number }.jsonl, nebo spusť `python -m game.fair game-{ $number }.jsonl`.
fair-next = Stůl, který je teď otevřený, má slib `{ $hash }`.
fair-proved = ### ✅ Každý hod je prokázaný
    Semínko `{ $seed }` má slíbený otisk `{ $hash }` a plynou z něj všechny výsledky hry { $number }. Je jich { $draws }.
fair-differs = ### ⚠️ Kostky této hry nejdou prokázat
    Řádek { $line } záznamu hry { $number } neplyne ze semínka `{ $seed }` s otiskem `{ $hash }`.
refused-no_games_yet = Zatím tu není žádná dohraná hra.
