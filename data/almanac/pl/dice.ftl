# Gra kościana w skrócie.
dice_game = Gra kościana
    .also = podstawowa strona, plus, kartka, tor punktacji, kratki
    .text = Każdy wypełnia własną kartkę. W swojej turze rzucasz sześcioma kośćmi surowców do trzech razy, potem budujesz z tego, co pokazują. Podstawowa: po 15 tur, tura bez budowy kosztuje dwa punkty, wygrywa najwięcej. Plus: wygrywa, kto pierwszy ma 10 punktów, a najdłuższa droga i władza rycerska dają po dwa.
dice_rolling = Rzuty w grze kościanej
    .also = przerzucić, odłożyć kości, zakończyć rzuty, trzeci rzut
    .text = Pierwszy rzut jest wszystkimi kośćmi. Potem możesz dowolne odłożyć na bok i rzucić pozostałymi, najwyżej dwa razy; odłożoną kość można znów rzucić. Rzuty kończy pierwsza budowa, joker lub wymiana w turze. W Plus w trzech pierwszych turach gry jest tylko 3, 4 i 5 kości.
dice_building = Budowanie w grze kościanej
    .also = symbol, koszty na kartce, kolejność budowy
    .text = Droga: drewno, glina. Rycerz: ruda, wełna, zboże. Osada: drewno, glina, wełna, zboże. Miasto: trzy rudy, dwa zboża. Drogi idą dalej od zbudowanych; osady i miasta wymagają drogi, która tam dochodzi. W podstawowej osady, miasta i rycerze powstają od najmniejszej wartości, każdy rodzaj osobno.
dice_joker = Joker
    .also = jokery, rycerze na pustyni, joker rycerza
    .text = Zbudowany rycerz daje jednego jokera: raz w grze obraca jedną kość na surowiec jego pola, pustynia na dowolną ściankę. W Plus pustynia wymaga obu rycerzy. Użytego jokera się skreśla; rycerz zostaje i się liczy.
dice_gold = Złoto w grze kościanej
    .also = wymiana złota, kości złota, złoto
    .text = Samym złotem za nic nie zapłacisz. Po rzutach możesz wymienić dwie kości ze złotem: jedna staje się dowolną inną ścianką, druga przepada w tej turze. Tak samo można wymienić każdą następną parę.
