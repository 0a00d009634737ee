# Pięciu i sześciu graczy
module-five_six = 5–6 graczy
    .help = Większa wyspa z 30 pól, więcej kart, dwa kolory więcej; między turami mogą budować też inni.
option-paired_turns = Tury w parach
    .help = Po każdej turze krótką turę ma też trzeci gracz z lewej, zamiast specjalnej fazy budowania.
option-special_build = Specjalna faza budowania
    .help = Po każdej turze wszyscy inni mogą po kolei budować.
option-signal_window = Sekundy na odpowiedź, czy budujesz
    .help = Jak długo gra czeka naraz na wszystkich, którzy nie powiedzieli, czy budują. 0 oznacza wcale.
    .zero = wcale
value-by_pace = 30 przy tempie w minutach, inaczej wcale
value-build = tym razem buduję
value-pass = tym razem pasuję
value-always_build = zawsze buduję
value-always_pass = zawsze pasuję
event-part_ended = { $idle ->
    [0] { $seat } kończy budowanie.
   *[other] { $seat } nic nie buduje między turami.
}
prompt-special_wish = Chcesz budować między turami?
prompt-special_build = Buduj albo powiedz, że gotowe.
prompt-paired = Twoja część tej tury: wymieniaj z bankiem, buduj, zagraj kartę albo powiedz, że gotowe.
action-special_signal = Buduj po tej turze
    .help = Powiedz z góry, czy po tej turze budujesz; wcześniej nikt tego nie zobaczy.
action-special_wish = Buduj albo spasuj
    .help = Powiedz, czy korzystasz z okazji do budowania.
action-done = Gotowe
    .help = Zakończ swoją okazję do budowania.
arg-signal = decyzja
    .ask = Chcesz budować?
arg-wish = decyzja
    .ask = Chcesz budować?
look-special-build = Może budować { $name }
look-paired = Swoją część ma { $name }
