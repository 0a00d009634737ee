# Gra podstawowa w skrócie.
game = Gra
    .also = gra podstawowa, zasady, cel gry, jak się gra, początkujący, o co chodzi
    .text = Zasiedlacie wyspę, razem i przeciw sobie. Każdy rzut kostkami daje surowce tym, którzy mieszkają przy polach z tą liczbą; za karty powstają drogi, osady, miasta i nie tylko. Kto ma w swojej turze { $target } punktów zwycięstwa, od razu wygrywa.
founding = Faza zagospodarowania wyspy
    .also = zakładanie, przygotowanie, pierwsza osada, pierwsze osady, początek gry, start, rozstawienie
    .text = Każdy po kolei zakłada osadę z drogą, a potem w odwrotnej kolejności drugą. Druga osada daje po jednej karcie za każde pole, którego dotyka. Zasada odstępu obowiązuje od początku.
    .example = Białe zakładają na końcu, więc dwa razy z rzędu: przy glinie 6, zbożu 12 i drewnie 11, potem przy rudzie 8, wełnie 5 i drewnie 3. Druga osada daje rudę, wełnę i drewno.
turn = Tura
    .also = kolejka, fazy, koniec tury, przebieg tury, kolejność w turze, co mogę zrobić w turze
    .text = Rzuć, potem { $turn_mode ->
        [split] handluj, a gdy zamkniesz handel, buduj
       *[combined] handluj i buduj w dowolnej kolejności
    }, i zakończ turę. { $deck ->
        [progress] Karty postępu zagrywa się po rzucie, ile chcesz; tylko Alchemika przed nim.
       *[development] Jedną kartę rozwoju możesz zagrać w dowolnej chwili tury, nawet przed rzutem.
    }
roll = Rzut i zyski
    .also = rzut, zysk, kostki, produkcja, co dostaję, zyski z surowców, rzucanie
    .text = Dwie kostki się sumuje. Każde pole z tą liczbą daje jedną kartę za osadę i dwie za miasto na swoich rogach, chyba że stoi tam złodziej. 7 nikomu nic nie daje i budzi złodzieja.
    .example = Wypada 8. Białe mają osadę przy górach 8 i dostają rudę; czerwone i niebieskie mieszkają przy lesie 8 i dostają po drewnie.
tokens = Żetony z liczbami
    .also = liczby, prawdopodobieństwo, szanse, czerwone liczby, kropki, jak często wypada liczba
    .text = Liczba na polu to rzut, przy którym pole daje karty. 6 i 8 wypadają najczęściej (każda na 5 sposobów z 36), 2 i 12 najrzadziej (każda na jeden). Więcej kropek pod liczbą to większa szansa.
seven = Gdy wypadnie 7
    .also = siódemka, 7, wypada 7, wyrzucona siódemka
    .text = Przy 7 nikt nic nie dostaje. { $hand_limit ->
        [0] Przy tym stole nikt nie oddaje kart.
       *[other] Każdy, kto ma więcej niż { $hand_limit } kart, oddaje połowę, zaokrąglając w dół, wszyscy naraz.
    } Potem kto rzucił, przestawia złodzieja i kradnie kartę.{ $no_seven_rounds ->
        [0] {""}
       *[other] {" "}W pierwszych rundach tego stołu 7 rzuca się jeszcze raz.
    }
robber = Złodziej
    .also = bandyta, kradzież, kraść, ukraść kartę, okraść, przestawić złodzieja, zablokowane pole, rabuś
    .text = Złodziej stoi na polu i to pole nic nie daje. Przestawia go 7 albo rycerz, zawsze na inne pole. Kto go przestawia, zabiera losową kartę komuś, kto ma tam budowlę.{ $friendly_robber ->
        [on] {" "}Przy tym stole omija tych, którzy mają mniej niż 3 widoczne punkty.
       *[off] {""}
    }
    .example = Złodziej stoi na górach 8. Wypada 8: białe nie dostają rudy, a czerwone i niebieskie dostają swoje drewno z lasu 8.
discard = Oddawanie kart
    .also = oddać karty, połowa, limit kart, za dużo kart, odrzucić karty, odkładanie kart
    .text = { $hand_limit ->
        [0] Przy tym stole nikt nie oddaje kart przy 7, bez względu na ich liczbę.
       *[other] Kto przy 7 ma więcej niż { $hand_limit } kart, wybiera połowę, zaokrąglając w dół, i oddaje ją do banku. Możesz z góry powiedzieć, które rodzaje idą najpierw, żeby nikt na ciebie nie czekał.
    }
resources = Surowce
    .also = drewno, glina, cegła, wełna, owca, owce, owiec, zboże, ruda, kamień, krajobraz, las, wzgórze, pastwisko, pole uprawne, góry, karty surowców
    .text = Las daje drewno, wzgórze glinę, pastwisko wełnę, pole uprawne zboże, a góry rudę. Karty na ręce są zakryte; inni widzą tylko, ile ich masz.
costs = Koszty budowy
    .also = ceny, cena, koszt, ile kosztuje, cennik, ile kosztuje droga, ile kosztuje osada, ile kosztuje miasto
    .text = Droga kosztuje 1 drewno i 1 glinę. Osada kosztuje 1 drewno, 1 glinę, 1 wełnę i 1 zboże. Miasto kosztuje 2 zboża i 3 rudy. Karta rozwoju kosztuje 1 wełnę, 1 zboże i 1 rudę.
road = Droga
    .also = drogi, ulica, ścieżka, zbudować drogę, położyć drogę
    .text = Droga leży na trasie i łączy się z twoją drogą lub budowlą; nie może przejść przez cudzą budowlę. Masz ich 15. Drogi prowadzą do nowych miejsc i tworzą najdłuższą drogę handlową.
settlement = Osada
    .also = osady, wioska, wieś, dom, budowa osady
    .text = Osada stoi na skrzyżowaniu na końcu twojej drogi i przy rzucie przynosi jedną kartę z każdego pola wokół. Jest warta 1 punkt. Masz ich 5.
city = Miasto
    .also = miasta, mieście, rozbudowa osady, budowa miasta, przekształcenie osady
    .text = Miasto zastępuje twoją osadę i przynosi dwie karty zamiast jednej. Jest warte 2 punkty. Masz 4, a osada wraca do twojego zapasu.
    .example = Białe przekształciły osadę przy górach 8 w miasto. Przy 8 przynosi dwie rudy, osada dałaby jedną.
distance = Zasada odstępu
    .also = za blisko, odstęp, odległość, sąsiedzi, dwie trasy, odległość osad
    .text = Między dwiema budowlami są zawsze co najmniej dwie trasy: trzy skrzyżowania obok osady lub miasta zostają wolne na zawsze, czyjakolwiek jest budowla.
    .example = Droga białych prowadzi na skrzyżowanie obok czerwonej osady. Nie można tam budować, choć jest wolne: do czerwonej osady jest tylko jedna trasa.
trade = Handel z graczami
    .also = handel, handel wewnętrzny, oferta, wymiana, transakcja, kontroferta, handlować, wymiana z graczami
    .text = { $trade ->
        [none] Przy tym stole gracze ze sobą nie handlują.
       *[free] Kogo jest tura, ten może oferować karty za karty; inni przyjmują, odrzucają albo składają kontrofertę, ale nie handlują między sobą. { $closing ->
            [first] Dostaje, kto pierwszy przyjmie, chyba że oferta mówi, że wybiera autor.
            [confirm] Spośród chętnych wybiera autor oferty i ma ostatnie słowo.
           *[choose] Z kilku chętnych wybiera autor oferty; gdzie nie ma z czego wybierać, wymiana następuje od razu.
        } Nikt nie daje kart za nic, a wszystkie oferty kończą się z turą.
    }
asking = Zapytanie
    .also = zapytać, szukam, potrzebuję karty, ogłoszenie
    .text = Zamiast konkretnej oferty możesz powiedzieć, czego szukasz albo co oddasz, także kilka rodzajów do wyboru. To nikogo nie wiąże; inni odpowiadają prawdziwymi ofertami.
bank = Handel morski
    .also = bank, wymiana z bankiem, handel z bankiem, cztery za jedną, 4:1, handel zamorski
    .text = Bank bierze cztery jednakowe karty za jedną dowolną. Ze zwykłym portem 3:1 wystarczą trzy, z portem specjalnym dwie danego rodzaju. Działa to tylko, dopóki bank ma kartę, której chcesz.
harbour = Porty
    .also = port, lokalizacja portowa, 3:1, 2:1, zwykły port, port specjalny, przystań
    .text = Osada lub miasto na jednym z dwóch rogów portu może z niego korzystać, { $turn_mode ->
        [split] i to od następnej tury
       *[combined] i to od razu
    }. Niektóre porty biorą dowolne trzy jednakowe karty, inne dwie tego rodzaju, który pokazują.
    .example = Białe mają osadę przy porcie wełny: za dwie wełny dostają jedną kartę innego rodzaju, inni płacą cztery.
shortage = Pusty bank
    .also = brak kart, zabrakło kart, za mało kart w banku, bank nie ma kart
    .text = Jeśli bank ma za mało kart jakiegoś rodzaju dla wszystkich, którym się należą, tym razem nikt ich nie dostaje. Jeśli należą się tylko jednej osobie, bierze ona, co zostało.
standing = Stałe oferty
    .also = stała oferta, gdy śpię, otwarta oferta
    .text = Możesz zostawić ofertę otwartą na tury innych: kogo jest tura, ten przyjmuje ją od razu, bez czekania na ciebie. Nigdy nie odda więcej, niż masz, wszyscy ją widzą i zawsze możesz ją wycofać.
embargo = Embargo
    .also = bojkot, nie handlować, odrzucać wszystko
    .text = Możesz nie handlować z jednym graczem albo z nikim, dopóki tego nie odwołasz; wszyscy widzą, kto z kim nie handluje. Możesz też kazać odrzucać wszystkie oferty, gdy cię nie ma.
longest_road = Najdłuższa droga handlowa
    .also = najdłuższa droga, przerwana droga, odgałęzienie, najdłuższa trasa handlowa
    .text = Pierwsza nieprzerwana droga z co najmniej pięciu odcinków daje kartę za 2 punkty. Odgałęzienia się nie liczą, a cudza budowla przerywa drogę. Kartę zabiera tylko dłuższa droga; jeśli po przerwaniu kilka jest równie długich, nikt jej nie ma, aż jedna będzie najdłuższa.
    .example = Droga białych ma sześć odcinków; odgałęzienie się nie liczy. Czerwona ma cztery. Kartę mają białe.
points = Punkty zwycięstwa
    .also = wygrana, zwycięstwo, wynik, punkty, ile punktów, ile punktów do wygranej
    .text = Osada to 1 punkt, miasto 2, Najdłuższa droga handlowa i Najwyższa władza rycerska po 2, zakryte karty Punkt zwycięstwa po 1. Wygrywasz, gdy masz w swojej turze { $target }; zakryte karty liczą się od chwili, gdy je masz.
desert = Pustynia
    .also = piasek, bez liczby
    .text = Pustynia nie ma liczby i nic nie daje. Zaczyna na niej złodziej.
free_roads = Drogi za darmo
    .also = darmowa droga, bez płacenia
    .text = Niektóre karty pozwalają położyć drogi bez płacenia. Dla miejsc obowiązują zwykłe zasady; czego nie możesz lub nie chcesz wykorzystać, przepada.
free_choice = Wybór surowców
    .also = dowolny surowiec, wybrać surowiec, z banku
    .text = Niektóre karty i pola pozwalają wybrać karty z banku. Dostajesz, co wskażesz, dopóki bank to ma.
undo = Cofanie ruchu
    .also = cofnij, pomyłka, błąd, cofnąć ruch
    .text = Ostatni ruch możesz cofnąć, dopóki nie było w nim losu, nikt nie zobaczył niczego nowego i nikt inny jeszcze nie zagrał.
leaving = Odejście z gry
    .also = odejść, rezygnacja, poddać się, opuścić grę
    .text = Kto odchodzi, wypada z gry na dobre. Pionki zostają na miejscu, a inni grają dalej. Jeśli nie ma cię tylko przez chwilę, weź urlop albo niech gra zastępca.
fair = Uczciwe kostki
    .also = ziarno, los, oszustwo, szczęście, dowód
    .text = Cały los gry pochodzi z tajnego ziarna. Jego skrót stoi w pierwszej wiadomości, a samo ziarno w ostatniej, więc każdy może potem sprawdzić każdy rzut.
start_player = Gracz początkowy
    .also = kto zaczyna, pierwszy gracz, kolejność graczy
    .text = Kto zaczyna, { $start ->
        [lot] wskazuje los
        [dice] wskazują kostki: zaczyna najwyższa suma
       *[other] ustalają gracze
    }. Potem gra się po kolei, zgodnie z ruchem wskazówek zegara.
trade_and_build = Budowanie i handel
    .also = handel i budowanie, faza kombinacyjna, oddzielne fazy, handel po budowaniu
    .text = { $turn_mode ->
        [split] Przy tym stole najpierw się handluje, a potem buduje; handel zamyka przycisk. Port zdobyty podczas budowania służy od następnej tury.
       *[combined] Przy tym stole handlujesz i budujesz w dowolnej kolejności, ile razy chcesz. Zdobyty port służy jeszcze w tej samej turze.
    }
building = Budowanie
    .also = budowa, budować, zbudować, zapas pionków, brak pionków, ile mam pionków
    .text = W swojej turze po rzucie płacisz kartami do banku i budujesz: drogi, osady, miasta, na ile cię stać. Granicą jest twój zapas: 15 dróg, 5 osad, 4 miasta. Co ile kosztuje, mówi hasło *Koszty budowy*.
intersection = Skrzyżowanie
    .also = skrzyżowania, róg, punkt, gdzie mogę zbudować osadę
    .text = Skrzyżowanie to miejsce, gdzie spotykają się trzy pola albo dwa i morze. Osady i miasta stoją na skrzyżowaniach i zarabiają na każdym polu wokół. Na obrazkach skrzyżowania mają numery.
edge = Trasa
    .also = trasy, bok pola, krawędź, granica pól, gdzie mogę zbudować drogę
    .text = Trasa to granica między dwoma polami albo między polem a morzem. Na każdej mieści się jedna droga. Nazwę ma od swoich dwóch skrzyżowań, na przykład 17-18.
coast = Wybrzeże
    .also = morze, brzeg, ramka, woda
    .text = Na wybrzeżu buduje się jak wszędzie: drogi na trasach, osady na skrzyżowaniach. Skrzyżowanie nad morzem dotyka mniej pól, ale przy niektórych jest port.
end = Koniec gry
    .also = kiedy gra się kończy, kto wygrywa, jak wygrać grę, jak wygrywam
    .text = Gra kończy się od razu, gdy ktoś ma w swojej turze { $target } punktów. Kto zdobędzie je w cudzej turze, musi poczekać na swoją.
variable_setup = Organizacja
    .also = zmienna plansza, losowa wyspa, zmienna wyspa, ułożenie wyspy, ułożenie planszy, jak powstaje wyspa, przygotowanie planszy
    .text = Pola układa się losowo{ $tokens ->
        [random] , liczby też
       *[spiral] , liczby spiralą od rogu
    }{ $harbours ->
        [fixed] ; porty zostają tam, gdzie są na ramce
       *[shuffled] ; porty się miesza
    }. Lobby pokazuje wyspę i jej zrównoważenie; przed startem możesz poprosić o inną. Na pierwszą grę jest wyspa z góry ułożona.
tactics = Taktyka
    .also = porady, strategia, wskazówki, rady, jak wygrać
    .text = Zakładaj przy wielu kropkach i różnych surowcach; glina i drewno liczą się na początku, ruda i zboże później. Zostaw sobie drogę do następnego skrzyżowania. Dużo handluj: kto handluje, ten buduje. Nie trzymaj wielu kart, gdy może wypaść 7, i patrz, kto jest blisko wygranej.
sample_game = Przykładowa gra
    .also = przykładowa rozgrywka, lekcja, nauka, pierwsza gra, samouczek
    .text = **/lekcja** gra z tobą cztery rundy prawdziwymi przyciskami: budowanie, handel, złodziej, port, miasto. Krótkie lekcje pokazują po jednej rzeczy: zakładanie, handel na wiele dni, Miasta i Rycerzy, pomocników, karty wydarzeń, grę kościaną.
here = Przy tym stole
    .also = bot, przyciski, polecenia, jak działa bot, discord, pomoc
    .text = Najnowsza wiadomość stołu pokazuje, czyj jest ruch, i ma do niego przyciski; stare już nic nie robią. Naciskać może tylko ten, kto siedzi przy stole. **Moje karty** widzisz tylko ty, **Więcej…** wymienia wszystko, co możesz, resztę mówi **/pomoc**.
