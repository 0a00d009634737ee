lesson-sample_game = Pierwsze dziesięć minut
    .about = cztery rundy prawdziwej gry białymi: budowanie, handel, złodziej, port, miasto

lesson-sample_game-founding = Każdy stawia dwie osady, każdą z drogą: raz dookoła stołu, potem z powrotem. Grasz białymi, jako czwarta osoba, więc stawiasz dwa razy z rzędu; najpierw zobacz, co wybierają inni.

lesson-sample_game-found_1 = Dobre skrzyżowania mają liczby, które często wypadają (6 i 8, potem 5 i 9), i różne surowce. Zaznaczone skrzyżowanie ma wełnę 8, drewno 10 i rudę 11.
    .here = Białe tu zajmują zaznaczone skrzyżowanie, bo jest tam jeszcze wolna 8, a blisko leży port wełny.
lesson-sample_game-found_1_road = Do każdej osady należy droga i prowadzi tam, dokąd chcesz iść dalej. Twoja prowadzi do portu wełny.
    .here = Białe tu kładą drogę w zaznaczonym miejscu, bo prowadzi do portu wełny.
lesson-sample_game-found_2 = Druga osada powinna dać to, czego brakuje pierwszej: glinę i zboże. Daje karty od razu, po jednej za każde pole wokół.
    .here = Białe tu zajmują zaznaczone skrzyżowanie, bo daje glinę i zboże, potrzebne na osadę.
lesson-sample_game-found_2_road = Ta droga prowadzi do środka wyspy, gdzie są jeszcze wolne skrzyżowania.
    .here = Białe tu kładą drogę w zaznaczonym miejscu, bo za nim leży wolne skrzyżowanie.

lesson-sample_game-turn_1 = Grasz **białymi**: jedna osada przy rudzie 11, wełnie 8 i drewnie 10, druga przy rudzie 4, zbożu 5 i glinie 9, a na ręce trzy karty. Gdy kostki pokażą liczbę pola, każdy, kto ma przy nim budowlę, dostaje kartę.
lesson-sample_game-turn_2 = Olga chciała drewna na drogę. Blanka dałaby je za glinę, ale Olga miała tylko jedną: lepiej nie handlować wcale niż źle.
lesson-sample_game-turn_3 = Nikt nie dał Richardowi gliny, więc kupił kartę rozwoju: ruda, zboże i wełna to akurat jej cena.
lesson-sample_game-turn_3_accept = Blanka oferuje ci wełnę za glinę. 9 właśnie przyniosła ci drugą glinę, a wełny nie masz wcale: naciśnij **Przyjmij** pod jej ofertą.
    .here = Białe tu przyjmują, bo pierwsza wełna jest warta więcej niż druga glina.

lesson-sample_game-turn_4_roll = Twoja tura. Zaczyna się od kostek, a na twoim rzucie może zyskać każdy.
    .here = Białe tu rzucają, bo przedtem nie da się zrobić nic innego.
lesson-sample_game-turn_4_offer = 6 nic ci nie dała. Z jeszcze jednym drewnem i jedną gliną starczyłoby na dwie drogi, a Olga ma jedno i drugie: zaoferuj jej za nie swoje zboże i rudę.
    .here = Białe tu najpierw pytają Olgę, bo pytanie nic nie kosztuje, a tym, co teraz zbudujesz, już nie pohandlujesz.
lesson-sample_game-turn_4_road = Oldze brakuje jednej karty do miasta, więc po namyśle odrzuciła ofertę. Zbuduj zatem jedną drogę: drewno i glina, w stronę portu wełny.
    .here = Białe tu budują zaznaczoną drogę, bo na jej końcu, tuż przy porcie, może stanąć osada.
lesson-sample_game-turn_4_card = Zostały wełna, zboże i ruda: akurat cena karty rozwoju. Na ręce tylko kusiłyby złodzieja.
    .here = Białe tu kupują kartę rozwoju, bo za te trzy karty nie kupią nic innego.
lesson-sample_game-turn_4_end = Rycerz! Kartę można zagrać od następnej tury, nigdy w tej, w której została kupiona. Zakończ turę.
    .here = Białe tu kończą turę, bo ręka jest pusta, a rycerz musi poczekać.

lesson-sample_game-turn_5 = Od teraz każdy rzut innych też może ci coś dać. Następna jest Olga.
lesson-sample_game-turn_6 = Olga kupiła kartę rozwoju, a drewno i glinę zostawiła na później. Jej 5 dała ci zboże.
lesson-sample_game-turn_6_counter = Richard da drewno lub glinę za rudę lub zboże, a Blanka mu odmówiła. Masz dwa zboża: poproś za jedno o **obie** karty, drewno i glinę. Naciśnij **Złóż ofertę** pod jego zapytaniem: karty są już wybrane, wystarczy **Zaoferuj**.
    .here = Białe tu proszą o drewno i glinę, bo Richard potrzebuje zboża natychmiast, a ty możesz poczekać.
lesson-sample_game-turn_7 = Richard się zgodził, dwie brakujące karty wziął za *Wynalazek* i zbudował miasto, które odtąd daje podwójnie. Ty masz drewno i glinę na osadę.

lesson-sample_game-turn_8_knight = Blanka wyrzuciła 7: nikt nic nie dostaje, a złodziej przyszedł na twoje pastwisko 8 i zabrał ci drewno. Dopóki tam stoi, 8 nikomu nic nie daje. Rycerza można zagrać **przed** rzutem.
    .ask = Na osadę potrzebujesz jeszcze wełny. Skąd będzie?
    .answer_a = Z mojego pastwiska 8
    .because_a = tak: 8 wypada pięć razy na 36, a rycerz przepędzi złodzieja.
    .answer_b = Od innego gracza
    .because_b = nikt jej nie ma: Blanka właśnie na próżno oferowała za nią dwa drewna.
    .answer_c = Z banku, 4 za 1
    .because_c = kiedyś, ale masz tylko dwie karty. Twoje pastwisko jest bliżej, gdy tylko zniknie złodziej.
    .here = Białe tu najpierw zagrywają rycerza, bo 8 nic nie da, dopóki stoi na niej złodziej.
lesson-sample_game-turn_8_robber = Rycerz przestawia złodzieja na dowolne inne pole, a ty zabierasz komuś przy nim kartę.
    .ask = Gdzie postawisz złodzieja?
    .answer_a = Na polu uprawnym 10
    .because_a = dobrze: Richard i Blanka tracą zboże, a dwie karty na ręce Richarda to drewno, którego właśnie ci brakuje.
    .answer_b = Z powrotem na pustyni
    .because_b = to uwolni twoje pastwisko, ale nikogo nie zatrzyma i nie da karty. Pole uprawne 10 zatrzyma dwoje graczy i da ci drewno.
    .answer_c = Na wzgórzu 9
    .because_c = stoi tam miasto Richarda, ale także twoja osada: nie będzie też twojej gliny. Na polu uprawnym 10 tracą tylko inni.
    .here = Białe tu wybierają pole uprawne 10, bo Richard i Blanka tracą tam zboże, a Richard ma na ręce samo drewno.
lesson-sample_game-turn_8_steal = Przy polu uprawnym 10 mieszkają dwie osoby. Wszyscy widzieli, co zostało Richardowi: dwa drewna.
    .here = Białe tu kradną Richardowi, bo obie jego karty to drewno.
lesson-sample_game-turn_8_roll = Twoje pastwisko jest znów wolne. Teraz kostki.
    .here = Białe tu rzucają, bo bez tego tura nie pójdzie dalej.
lesson-sample_game-turn_8_settlement = 8! Drewno, glina, wełna i zboże są razem: zbuduj osadę przy porcie wełny. To twój trzeci punkt.
    .here = Białe tu budują przy porcie, bo za dwie wełny dostaną tam dowolną kartę.
lesson-sample_game-turn_8_end = Trzy punkty i pusta ręka, której nikt nie okradnie. Zakończ turę.
    .here = Białe tu kończą turę, bo nie ma już nic do wydania.

lesson-sample_game-turn_9 = Karta Olgi już dość się naczekała. Zobacz, co to jest.
lesson-sample_game-turn_10 = *Budowa drogi*: dwie drogi za darmo, w stronę nowego skrzyżowania. Następny jest Richard i ma jedną kartę.
lesson-sample_game-turn_11 = 10, ale na polu uprawnym 10 stoi złodziej: Richard i Blanka nie dostają zboża. Twój las 10 dał ci drewno.
lesson-sample_game-turn_12_roll = Blanka dostała drewno od Olgi, wymieniła w banku cztery drewna na wełnę i zbudowała osadę: siedem kart wydanych, zanim 7 mogła je przepołowić. Twój rzut.
    .here = Białe tu rzucają, bo tura zaczyna się od kostek.
lesson-sample_game-turn_12_road = Glina, a z twoim drewnem to droga. Połóż ją od drugiej osady w stronę skrzyżowania zboża 6, zboża 5 i rudy 11.
    .here = Białe tu budują zaznaczoną drogę, bo rezerwuje ci najlepsze wolne skrzyżowanie.
lesson-sample_game-turn_12_end = Nic nie zostało. Zakończ turę.
    .here = Białe tu kończą turę, bo ręka jest pusta.

lesson-sample_game-turn_13 = Olga zbiera rudę. Na miasto potrzebuje trzech rud i dwóch zbóż.
lesson-sample_game-turn_14 = Zabrakło jednego zboża i nikt go nie miał: Olga zbudowała zamiast tego osadę. Lepszy punkt dziś niż dwa kiedyś. 11 dała ci wełnę i rudę.
lesson-sample_game-turn_15 = Richard zbudował drogę. 8 dała ci dwie wełny, za obie osady przy pastwisku.
lesson-sample_game-turn_16_roll = Blance zabrakło zboża na kartę i zbudowała drogę. Masz trzy wełny, zboże i rudę: rzuć.
    .here = Białe tu rzucają, bo tura zaczyna się od kostek.
lesson-sample_game-turn_16_offer = Znów 8: pięć wełen. Miasto kosztuje trzy rudy i dwa zboża, a Richard ma rudę: zaoferuj mu wełnę za jedną.
    .here = Białe tu najpierw pytają Richarda, bo jedna wełna za rudę to taniej niż dwie w porcie.
lesson-sample_game-turn_16_ore = Richard się zgadza i wymiana gotowa. Teraz port: wymień dwie wełny na trzecią rudę.
    .ask = Ile oszczędza ci port wełny w takiej wymianie?
    .answer_a = Dwie karty
    .because_a = tak: dwie wełny zamiast czterech, za każdym razem.
    .answer_b = Jedną kartę
    .because_b = tak byłoby w porcie 3:1. Ten bierze dwie wełny zamiast czterech.
    .answer_c = Nic
    .because_c = bez niego bank chce czterech jednakowych kart. Tu bierze dwie wełny i nigdy nie odmawia.
    .here = Białe tu wymieniają wełnę na rudę, bo miasto potrzebuje trzech rud.
lesson-sample_game-turn_16_grain = I dwie wełny za drugie zboże.
    .here = Białe tu wymieniają wełnę na zboże, bo miasto potrzebuje dwóch zbóż.
lesson-sample_game-turn_16_city = Trzy rudy, dwa zboża: zbuduj miasto tam, gdzie spotykają się wełna, drewno i ruda. Od teraz daje podwójnie.
    .here = Białe tu budują miasto na zaznaczonym skrzyżowaniu, bo 8 wypada najczęściej z jego liczb.
lesson-sample_game-turn_16_end = Cztery punkty: prowadzisz. Zakończ turę i spójrz jeszcze raz na stół.
    .here = Białe tu kończą turę, bo wszystkie karty są wydane.

lesson-sample_game-end = **Cztery rundy za tobą.** Prowadzisz, z miastem na 8 i portem na całą jego wełnę. Olga ma siedem kart: 5, 8 lub 9 daje jej miasto. Richard ma miasto i na osadę wszystko oprócz zboża, którego nie daje mu twój złodziej. Blanka nie ma przy swoich drogach wolnego skrzyżowania i musi najpierw budować dalej.
