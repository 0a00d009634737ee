# Specjaliści w skrócie.
specialists = Specjaliści
    .also = specjalista od drewna, specjalista od gliny, specjalista od wełny, specjalista od zboża, specjalista od rudy, punkty specjalisty
    .text = Każdy surowiec ma specjalistę. Ma go, kto w pojedynkę ma najwięcej przy tym krajobrazie, co najmniej 4: osada liczy się za 1, miasto za 2 przy każdym takim polu. Jest wart punkt i daje swój surowiec w każdej twojej turze, nawet przy 7. Czterech specjalistów wygrywa od razu; poza tym do wygranej trzeba o dwa punkty więcej.
