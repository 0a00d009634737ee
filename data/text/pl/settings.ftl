# Co ustawiają sobie ludzie i serwery: /me i /server.
language-name = Polski
value-auto = jak w Discordzie
value-ping = wzmianką w kanale
value-direct = wiadomością prywatną
value-never = nigdy
value-usual = od razu zwykła odpowiedź
value-wait = czekaj na mnie
question-offer = oferty innych
question-discard = oddawanie kart przy 7
question-gift = podarunki od innych
question-special_wish = budowa między turami

me-title = ### Twoje ustawienia
me-language = Język: { $language }
me-zone = Strefa czasowa: { $zone }
me-quiet = Godziny ciszy: od { $since } do { $until }
me-no-quiet = Godziny ciszy: brak
me-reminders = Przypomnienia: { $how }
me-ahead = Dowiesz się, gdy twoja tura będzie następna.
me-vacation = Urlop do { $until }
me-vacation-less = { $n ->
    [0] W { $channel } nie ma już dni urlopu: twój zegar tam dalej idzie.
   *[other] W { $channel } tylko do { $until }: na więcej stół nie pozwala.
}
me-answers = Gra odpowiada z góry za ciebie: { $questions }
me-reset = Twoje ustawienia są znów domyślne; wszystko inne zostaje.
me-export = Oto wszystko, co jest o tobie zapisane.
me-forget = ### Zapomnieć o tobie wszędzie?
    Twoje ustawienia, numer i nazwa znikną z każdej gry, zapisu i statystyki; tam, gdzie grasz, dalej zagra za ciebie gracz automatyczny. Co zrobili i wygrali inni, zostaje. **Tego nie da się cofnąć.**
me-forgotten = Gotowe: twojej nazwy nigdzie tu już nie ma.
button-forget = Zapomnij o mnie

server-title = ### Ustawienia tego serwera
server-language = Język wiadomości publicznych: { $language }
server-channels = Stoły można otwierać tu: { $channels }.
server-any-channel = Stoły można otwierać w każdym kanale.
server-starters = Stoły mogą otwierać: { $roles }.
server-any-starter = Każdy może otwierać stoły.
server-defaults = Ustawienia nowych stołów: { $options }
server-forgotten = Ustawienia tego serwera są zapomniane; wszystko jest domyślne.

refused-bad_zone = Nie znam strefy czasowej „{ $text }”. Zacznij wpisywać nazwę dużego miasta w pobliżu i wybierz z listy.
refused-bad_time = „{ $text }” to nie jest godzina. Napisz na przykład 22:00.
refused-half_quiet = Podaj obie godziny, od kiedy i do kiedy: na przykład 22:00 i 7:00. Bez żadnej nie ma godzin ciszy.
refused-not_this_channel = Na tym serwerze stoły otwiera się tu: { $channels }.
refused-not_a_starter = Na tym serwerze stoły otwierają: { $roles }.
server-reports = Zgłoszenia od stołów trafiają na { $channel }.
refused-reports_public = Ten kanał może czytać każdy. Wybierz taki, który widzą tylko moderatorzy.
