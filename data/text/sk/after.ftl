# Čo po hrách zostane: štatistiky, záznamy, dôkazy
stats-player = ### { $name }
    { $games ->
        [one] Jedna hra
        [few] { $games } hry
       *[other] { $games } hier
    }, { $wins ->
        [one] jedna výhra
        [few] { $wins } výhry
       *[other] { $wins } výhier
    } ({ $share } %), body spolu: { $points }, na hru { $average }.
stats-rolls = { $n ->
    [0] Nie sú zapísané nijaké hody.
    [one] Jeden hod:
    [few] { $n } hody:
   *[other] { $n } hodov:
}
stats-dice = ### Kocky v tejto hre ({ $n ->
    [one] jeden hod
    [few] { $n } hody
   *[other] { $n } hodov
})
stats-bar = `{ $total }` { $bar } { $n } (očakávané { $expected })
stats-luck = **{ $name }**: { $rolls ->
    [one] jeden hod
    [few] { $rolls } hody
   *[other] { $rolls } hodov
}; kocky priniesli { $got ->
    [one] jednu kartu
    [few] { $got } karty
   *[other] { $got } kariet
}, čakať sa dalo { $expected }: { $side ->
    [lucky] o { $more } viac, šťastie.
    [unlucky] o { $more } menej, smola.
   *[even] zhruba podľa očakávania.
}
board-title = ### Rebríček podľa { $by ->
    [points] bodov
   *[wins] výhier
} { $system }
board-by-wins = výhry
board-by-points = body
board-line = { $place }. { $name }: { $wins ->
    [one] jedna výhra
    [few] { $wins } výhry
   *[other] { $wins } výhier
}, body: { $points }, { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } hier
}
replay-title = ### Hra ešte raz
fair-lesson = ### Lekcia
    Toto je lekcia: jej kocky sú predpísané, aby sa každý učil na rovnakej hre. Nikam sa nepočíta.
fair-promise = ### Kocky, ktoré sa dajú overiť
    Bot vyžreboval tajné semienko. Jeho SHA-256 je `{ $hash }`: to je sľub a zmeniť sa už nedá.
    Keď sa hra skončí, semienko sa ukáže a /fair dokáže každý hod, každú vytiahnutú kartu aj každú krádež.
fair-luck = 🍀 V kockách je: { $luck }
fair-digest = Odtlačok dohody (nastavenie a šťastie), nižšie označený D: `{ $digest }`
fair-steps = **Ako výsledok vzniká**
    1. Skôr než si ktokoľvek sadol k stolu, bot vyžreboval semienko a ukázal jeho SHA-256: sľub.
    2. Potom každý pridal šťastie: slovo, alebo číslo, ktoré Discord dal jeho stlačeniu. S nastavením hry je to dohoda; D je jej SHA-256.
    3. Výsledok je HMAC-SHA256 textu `play:{ $number }:D:ÚČEL:PORADIE:POKUS`, kľúčom je semienko (ako bajty).
    4. PORADIE počíta výsledky každého účelu od 0, takže nijaký krok neposunie neskorší hod. POKUS je 0.
    5. Prvých 8 bajtov je číslo x. Ak x ≥ 2⁶⁴ − (2⁶⁴ mod n), POKUS sa zvýši o jednu; inak je výsledok x mod n.
    6. Kocka: `dice`, n = 6, výsledok + 1; najprv červená, potom žltá.
    7. Akčná karta: `development_card`, n = počet kariet v balíčku zoradených podľa anglických kľúčov; výsledok sa počíta od 0.
    8. Krádež: `theft`, n = počet kariet v ruke v poradí drevo, tehly, vlna, obilie, ruda, mince, papier, plátno.
    9. Len ostrov pochádza z `lobby:{ $number }:OSTROV:PODKLAD:island:PORADIE:POKUS`, teda zo samotného semienka: lobby ho ukazuje vopred.
    10. Kto bota prevádzkuje, pozná semienko, a teda aj budúce hody: nech šťastie ako posledný pridá niekto iný. Keby sa výsledok zmenil, dôkaz by nevyšiel.
fair-steps-old = **Ako výsledok vzniká**
    Táto hra sa začala skôr, než mohol každý pridať šťastie. Výsledok číslo i je HMAC-SHA256 textu `{ $number }:i:POKUS`, kľúčom je semienko (ako bajty); i počíta všetky výsledky od 0.
    Prvých 8 bajtov je číslo x. Ak x ≥ 2⁶⁴ − (2⁶⁴ mod n), POKUS sa zvýši o jednu; inak je výsledok x mod n. Kocka je tento výsledok + 1.
fair-example = **Napríklad** `{ $purpose }`, n = { $n }: `{ $message }` dá `{ $digits }…` a po delení číslom { $n } zostane { $value }.
fair-files = **Over si to:** otvor fair.html v prehliadači a daj mu game-{ $number }.jsonl, alebo spusti `python -m game.fair game-{ $number }.jsonl`.
fair-next = Stôl, ktorý je teraz otvorený, má sľub `{ $hash }`.
fair-proved = ### ✅ Každý hod je overený
    Semienko `{ $seed }` má sľúbený odtlačok `{ $hash }` a vyplývajú z neho všetky výsledky hry { $number }. Je ich { $draws }.
fair-differs = ### ⚠️ Kocky tejto hry sa nedajú dokázať
    Riadok { $line } záznamu hry { $number } nevyplýva zo semienka `{ $seed }` s odtlačkom `{ $hash }`.
refused-no_games_yet = Zatiaľ tu nie je nijaká dohraná hra.
