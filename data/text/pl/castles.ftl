# Zamki
module-castles = Zamki
    .help = Co drugi zagrany rycerz może razem z poprzednim stać się zamkiem: na to pole złodziej już nigdy nie przyjdzie.
prompt-castle = Z dwóch rycerzy może powstać zamek. Budujesz go? A jeśli tak, to gdzie?
action-build_castle = Zbuduj zamek
    .help = Obaj rycerze trafiają pod stos, a złodziej nigdy nie wejdzie na wybrane pole.
action-decline_castle = Bez zamku
    .help = Obaj rycerze zostają odkryci; z tej pary nigdy już nie będzie zamku.
refused-no_castle_left = Wszystkie sześć zamków już stoi.
refused-no_hex = Nie masz pola, na którym mógłby stanąć zamek.
refused-not_now = Zamek buduje się tylko zaraz po co drugim rycerzu.
refused-not_adjacent = Zamek stawia się na polu przy twojej osadzie lub mieście.
refused-no_number = Zamek wymaga pola z liczbą.
refused-already_castle = Tam już jest zamek.
refused-robber_here = Stoi tam złodziej; zamek ma go trzymać na zewnątrz, a nie w środku.
refused-castle = Zamek nie wpuszcza złodzieja na to pole.
event-castle_built = { $seat } zamienia dwóch rycerzy w zamek na polu { $hex }: złodziej już nigdy tam nie przyjdzie.
event-castle_declined = { $seat } zatrzymuje rycerzy i nie buduje zamku.
look-castle = zamek
look-castles-left = { $n ->
    [one] został { $n } zamek
    [few] zostały { $n } zamki
    [many] zostało { $n } zamków
   *[other] zostało { $n } zamku
}
