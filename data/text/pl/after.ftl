# Co zostaje po grach: statystyki, powtórki, dowody
stats-player = ### { $name }
    { $games ->
        [one] Jedna gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, { $wins ->
        [one] jedna wygrana
        [few] { $wins } wygrane
        [many] { $wins } wygranych
       *[other] { $wins } wygranej
    } ({ $share }%), punkty razem: { $points }, średnio na grę { $average }.
stats-rolls = { $n ->
    [0] Nie ma zapisanych rzutów.
    [one] Jeden rzut:
    [few] { $n } rzuty:
    [many] { $n } rzutów:
   *[other] { $n } rzutu:
}
stats-dice = ### Kostki w tej grze ({ $n ->
    [one] jeden rzut
    [few] { $n } rzuty
    [many] { $n } rzutów
   *[other] { $n } rzutu
})
stats-bar = `{ $total }` { $bar } { $n } (oczekiwano { $expected })
stats-luck = **{ $name }**: { $rolls ->
    [one] jeden rzut
    [few] { $rolls } rzuty
    [many] { $rolls } rzutów
   *[other] { $rolls } rzutu
}; kostki przyniosły { $got ->
    [one] jedną kartę
    [few] { $got } karty
    [many] { $got } kart
   *[other] { $got } karty
}, oczekiwać można było { $expected }: { $side ->
    [lucky] o { $more } więcej, szczęście.
    [unlucky] o { $more } mniej, pech.
   *[even] mniej więcej tyle.
}
board-title = ### Ranking według { $by ->
    [points] punktów
   *[wins] wygranych
} { $system }
board-by-wins = wygrane
board-by-points = punkty
board-line = { $place }. { $name }: { $wins ->
    [one] jedna wygrana
    [few] { $wins } wygrane
    [many] { $wins } wygranych
   *[other] { $wins } wygranej
}, punkty: { $points }, { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
replay-title = ### Powtórka
fair-lesson = ### Lekcja
    To jest lekcja: jej kostki są z góry zapisane, żeby każdy uczył się na tej samej grze. Nigdzie się nie liczy.
fair-promise = ### Kostki, które można sprawdzić
    Bot wylosował tajne ziarno. Jego SHA-256 to `{ $hash }`: to jest obietnica i nie da się jej już zmienić.
    Po grze ziarno zostanie pokazane, a /uczciwość udowodni każdy rzut, każdą dobraną kartę i każdą kradzież.
fair-luck = 🍀 W kostkach jest: { $luck }
fair-digest = Skrót warunków (ustawienia i szczęście), niżej oznaczony D: `{ $digest }`
fair-steps = **Jak powstaje wynik**
    1. Zanim ktokolwiek usiadł do stołu, bot wylosował ziarno i pokazał jego SHA-256: to obietnica.
    2. Potem każdy dołożył szczęście: słowo albo liczbę, którą Discord nadał naciśnięciu. Razem z ustawieniami to są warunki; D to ich SHA-256.
    3. Wynik to HMAC-SHA256 tekstu `play:{ $number }:D:CEL:NUMER:PRÓBA`, kluczem jest ziarno (jako bajty).
    4. NUMER liczy wyniki każdego celu od 0, więc niczyj ruch nie przesunie późniejszego rzutu. PRÓBA to 0.
    5. Pierwsze 8 bajtów to liczba x. Jeśli x ≥ 2⁶⁴ − (2⁶⁴ mod n), PRÓBA rośnie o jeden; inaczej wynikiem jest x mod n.
    6. Kostka: `dice`, n = 6, wynik + 1; najpierw czerwona, potem żółta.
    7. Karta rozwoju: `development_card`, n = liczba kart w stosie, ułożonych według angielskich kluczy; wynik liczy od 0.
    8. Kradzież: `theft`, n = liczba kart na ręce, w kolejności drewno, glina, wełna, zboże, ruda, monety, papier, sukno.
    9. Tylko wyspa pochodzi z `lobby:{ $number }:WYSPA:PODŁOŻE:island:NUMER:PRÓBA`, z samego ziarna: lobby pokazuje ją wcześniej.
    10. Kto prowadzi bota, zna ziarno, a więc i przyszłe rzuty: niech ostatni dołoży szczęście ktoś inny. Gdyby wynik zmieniono, ten dowód by się nie udał.
fair-steps-old = **Jak powstaje wynik**
    Ta gra zaczęła się, zanim każdy mógł dołożyć szczęście. Wynik numer i to HMAC-SHA256 tekstu `{ $number }:i:PRÓBA`, kluczem jest ziarno (jako bajty); i liczy wszystkie wyniki od 0.
    Pierwsze 8 bajtów to liczba x. Jeśli x ≥ 2⁶⁴ − (2⁶⁴ mod n), PRÓBA rośnie o jeden; inaczej wynikiem jest x mod n. Kostka to ten wynik + 1.
fair-example = **Na przykład** `{ $purpose }`, n = { $n }: `{ $message }` daje `{ $digits }…`, co po dzieleniu przez { $n } zostawia { $value }.
fair-files = **Sprawdź to:** otwórz fair.html w przeglądarce i wskaż plik game-{ $number }.jsonl albo uruchom `python -m game.fair game-{ $number }.jsonl`.
fair-next = Stół, który jest teraz otwarty, ma obietnicę `{ $hash }`.
fair-proved = ### ✅ Każdy rzut jest udowodniony
    Ziarno `{ $seed }` ma obiecany skrót `{ $hash }` i wynikają z niego wszystkie wyniki gry { $number }. Jest ich { $draws }.
fair-differs = ### ⚠️ Kostek tej gry nie da się udowodnić
    Wiersz { $line } zapisu gry { $number } nie wynika z ziarna `{ $seed }` o skrócie `{ $hash }`.
refused-no_games_yet = Nie ma tu jeszcze żadnej zakończonej gry.
