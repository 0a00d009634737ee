# Kto zwykle zostaje do końca, i list dnia
record-left = { " " }· niedokończone gry: { $left } z { $games }
stats-left = { $finished ->
    [0] Żadnej gry rozegranej do końca
    [one] Jedna gra rozegrana do końca
    [few] { $finished } gry rozegrane do końca
    [many] { $finished } gier rozegranych do końca
   *[other] { $finished } gry rozegranej do końca
}, { $left ->
    [one] jedna porzucona
    [few] { $left } porzucone
    [many] { $left } porzuconych
   *[other] { $left } porzuconej
} (do końca: { $share }%).
server-record = Kto siada do stołu, ma za sobą { $games ->
    [one] co najmniej jedną grę rozegraną do końca
    [few] co najmniej { $games } gry rozegrane do końca
    [many] co najmniej { $games } gier rozegranych do końca
   *[other] co najmniej { $games } gry rozegranej do końca
} i kończy co najmniej { $share }% zaczętych gier.
about-server-record = Czego wymagasz od tych, którzy siadają do stołu; bez liczb: niczego
    .games = Ile gier mają rozegranych do końca
    .share = Ile na sto zaczętych gier kończą
refused-too_few_finished = Na tym serwerze do stołu siada, kto ma za sobą { $n ->
    [one] jedną grę rozegraną do końca
    [few] { $n } gry rozegrane do końca
    [many] { $n } gier rozegranych do końca
   *[other] { $n } gry rozegranej do końca
}; ty masz { $have }. Liczy się też gra gdzie indziej lub z automatami.
refused-too_many_left = Na tym serwerze do stołu siada, kto kończy { $share }% swoich gier; twoje niedokończone gry: { $left } z { $games }. Pomoże każda dokończona gra, także gdzie indziej lub z automatami.

letter-title = { $n ->
    [one] ### Czeka na ciebie jeden stół
    [few] ### Czekają na ciebie { $n } stoły
    [many] ### Czeka na ciebie { $n } stołów
   *[other] ### Czeka na ciebie { $n } stołu
}
letter-table = **{ $channel }**: { $what } { $link }
letter-about = ### Codzienny list
    Jedna wiadomość prywatna dziennie ze wszystkimi stołami, które na ciebie czekają; na każdy odpowiadasz od razu w niej. Pojedyncze przypomnienia wtedy nie przychodzą, oprócz gier na minuty. O której godzinie ({ $zone })?
letter-never = Bez listu
button-letter = Codzienny list…
me-letter = Jeden list dziennie o { $at } zamiast pojedynczych przypomnień

value-cautious = robi tylko to, co musi
value-steady = rozważnie gra dalej
table-away = -# { $name } jest na urlopie do { $until }; zegar w tym czasie stoi.
status-quiet = -# { $name } ma godziny ciszy; kończą się { $until }.
