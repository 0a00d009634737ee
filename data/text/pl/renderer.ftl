# Słowa samych obrazków: opisy dla tych, którzy ich nie widzą, nagłówki, wykresy.
plain = { $words }

colour-red = czerwony
colour-blue = niebieski
colour-orange = pomarańczowy
colour-white = biały
colour-green = zielony
colour-brown = brązowy

terrain-forest = las
terrain-pasture = pastwisko
terrain-fields = pole uprawne
terrain-hills = wzgórze
terrain-mountains = góry
terrain-desert = pustynia
terrain-sea = morze

kind-any = cokolwiek
kind-wood = drewno
kind-brick = glina
kind-wool = wełna
kind-grain = zboże
kind-ore = ruda
kind-cloth = sukno
kind-coin = monety
kind-paper = papier

sprite-road = droga
sprite-settlement = osada
sprite-city = miasto
sprite-knight = rycerz
sprite-wall = mury miejskie
sprite-metropolis = metropolia
sprite-robber = złodziej
sprite-merchant = handlarz
sprite-castle = zamek

picture-table = Stół w turze { $turn }: wyspa z { $hexes } pól.
picture-preview = Wyspa z { $hexes } pól.
picture-dice = Kostki: czerwona { $red }, żółta { $yellow }, razem { $total }.
picture-drawn = Karta z kostkami: czerwona { $red }, żółta { $yellow }, razem { $total }.
picture-faces = Kostki: { $faces }.
picture-no-faces = Nie została żadna kostka.
picture-boxes = kratki { $boxes }
picture-row = { $name } ({ $colour }): { $counts }.
picture-name = **{ $name }**
picture-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
picture-score = { $points } z { $target } punktów
picture-standings = { $target ->
    [0] Punkty: { $points }.
   *[other] Punkty z { $target }: { $points }.
}
picture-holds = { $name } ma: { $awards }.
picture-free = na razie nikt nie ma: { $awards }
picture-bank = Bank: { $counts }
picture-noted = { $card } ({ $note })
picture-north = N
picture-new = Nowe: { $what }.
picture-whose = { $what } ({ $name })
picture-turn = Tura gracza { $name }.
picture-waiting = Gra czeka na: { $name }.
picture-figure = { $what } na polu { $place }.
picture-figure-beside = { $what } obok planszy.
picture-track = { $what } ({ $position }/{ $length })
picture-cards = { $title }: { $cards }.
picture-places = Możliwe miejsca: { $places }.
picture-no-places = Nie ma żadnego możliwego miejsca.
picture-hand = Na ręce ({ $name }): { $cards }.
picture-hand-empty = Pusta ręka ({ $name }).
picture-count = { $count }× { $what }
picture-summary = Koniec gry, liczba tur { $turns }. Wygrywa { $winner }.
picture-summary-open = Gra, liczba tur { $turns }.
picture-points-of = { $name }: { $total } ({ $sources }).
picture-source = { $what } { $points }
picture-thrown = Rzuty kostkami od 2 do 12: { $counts }.
picture-replay = Powtórka gry, liczba obrazków { $frames }, po jednym na turę.

board-players = Gracze
board-hexes = Pola
board-harbours = Porty
board-pieces = Na planszy
board-nobody = Niczyje
board-hex = { $name }: { $terrain }
board-hex-number = { $name }: { $terrain } { $token }
board-hex-corners = { $hex }, rogi { $corners }
board-rights = Prawa handlu
board-right = { $rate }:1 { $kind }: { $edge }
board-harbour = { $rate }:1 { $kind }: { $corners }
board-shore = { $kind } { $numbers }: { $corners }
board-piece = { $what }: { $places }
board-row-turn = { $row } (teraz gra)

board-plans = Jeszcze niezbudowane
board-path = { $what }: wzdłuż { $places }

summary-points = Punkty
summary-dice = Kostki
summary-production = Karty z kostek
summary-over-time = Punkty tura po turze
summary-expected = oczekiwane
summary-winner = Wygrywa { $name }
summary-turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
  }
hand-title = Karty gracza { $name }
hand-empty = Brak kart
