# Co mówi sam bot: lobby, stół, menu, przyciski, odmowy, które nie są z zasad.

done = Gotowe.
choose = Wybierz
menu-entry = { $action }: { $arguments }

# --- grupy akcji ---
group-all = Wszystko, co możesz teraz zrobić
group-turn = Tura
    .help = Rzuć kostkami i zakończ turę
group-build = Buduj
    .help = Drogi, osady, miasta i więcej
group-trade = Handel
    .help = Z graczami, z bankiem i przez porty
group-card = Karty
    .help = Kupuj i zagrywaj karty
group-knight = Rycerze
    .help = Najmuj, aktywuj, wzmacniaj i przesuwaj rycerzy
group-guild = Przychylność
    .help = Podarunki i co cechy robią za twoje żetony
group-play = Graj
    .help = Złodziej, oddawanie kart i inne wybory
group-game = Gra
    .help = Odejdź z gry

# --- lobby ---
lobby-title = ## Nowy stół, otwiera { $name }
lobby-seat = { $number }. **{ $name }** ({ $colour })
lobby-seat-automatic = { $number }. **{ $name }** ({ $colour }), automat, { $level }
level-gentle = łagodny
level-steady = solidny
level-sharp = bystry
level-cautious = ostrożny
lobby-any-colour = dowolny kolor
lobby-pace = ⏱️ **{ $pace }** · { $time_up }
lobby-no-pace = ⏱️ **Bez zegara**: nikt nie dostaje przypomnień, a gra czeka na każdego, ile trzeba.
lobby-target = 🏁 { $n ->
    [one] Do wygranej potrzeba { $n } punktu.
    [few] Do wygranej potrzeba { $n } punktów.
    [many] Do wygranej potrzeba { $n } punktów.
   *[other] Do wygranej potrzeba { $n } punktu.
}
lobby-systems = Zasady: { $systems }
lobby-options = Zmienione: { $options }
lobby-fairness = Zrównoważenie tej wyspy: **{ $score }** na 100. Nie podoba ci się? Poproś o inną.
lobby-consent = Na zgodę ({ $systems }) jeszcze czekamy: { $names }
lobby-reason = ⚠️ { $reason }
lobby-ready = ✅ Można zaczynać: { $name } naciska Zacznij.
lobby-who-ready = 👍 { $names }
lobby-you-ready = Zapisane, z twojej strony można zaczynać. Grę rozpoczyna gospodarz, { $name }.
lobby-promise = -# 🎲 Kostki, które można sprawdzić: obiecany skrót to `{ $hash }…`; wszystko o nim powie /uczciwość.
lobby-luck = -# 🍀 W kostkach jest: { $luck }
luck-word = { $name } „{ $word }”
luck-press = { $name } { $digits }
luck-title = Szczęście dla kostek
luck-label = Twoje słowo (albo zostaw puste)
luck-promise = Obiecane: { $hash }
islands-looked-at = -# 🏝️ { $n ->
    [one] Obejrzano jedną wyspę.
    [few] Obejrzano { $n } wyspy.
    [many] Obejrzano { $n } wysp.
   *[other] Obejrzano { $n } wyspy.
}
lobby-opened = Twój stół jest otwarty. Zaproś innych albo dodaj graczy automatycznych.
lobby-joined = Siedzisz przy stole.
lobby-left = Nie siedzisz już przy stole.
lobby-automatic = Dołącza gracz automatyczny.
lobby-voted = Zapisane: { $n ->
    [one] innej wyspy chce jedna osoba
    [few] innej wyspy chcą { $n } osoby
    [many] innej wyspy chce { $n } osób
   *[other] innej wyspy chce { $n } osoby
  }. Gdy będzie to więcej niż połowa graczy, wyspa powstanie od nowa.
lobby-choose-colour = Jaki kolor chcesz?
lobby-choose-language = W jakim języku mają być wiadomości tego stołu?
lobby-closed = Ten stół jest zamknięty.
lobby-started = ## Gra się zaczyna: { $names }
game-started = Gra się zaczyna. Miłej zabawy!
game-abandoned = Gra kończy się bez zwycięzcy.

sure-leave = Odejść z tej gry na dobre? Twoje pionki zostają na planszy, karty wypadają z gry i nie można już wrócić.
sure-leave-yes = Odejdź z gry
sure-abandon = Zakończyć tę grę dla wszystkich, bez zwycięzcy?
sure-abandon-yes = Zakończ grę
sure-kick = Usunąć gracza { $name } od stołu? Pionki przejmie automat. Jeśli tu grasz, głosują inni.
sure-kick-yes = Usuń: { $name }
table-standing = -# Stałe oferty: { $offers }
table-embargo = -# { $name } nie handluje z: { $names }.

settings-title = ### Zestawy zasad i opcje
settings-family = Która gra
family-island = Wyspa
    .help = Kostki, drogi, osady, miasta, handel; a do tego wszystkie dodatki.
family-dice = Gra kościana
    .help = Każdy wypełnia własną kartkę, rzucając sześcioma kośćmi surowców; od jednej do czterech osób.
settings-systems = Zasady dodane do gry podstawowej
settings-options = { $heading ->
    [time] Czas: tempo, a co gdy minie…
    [trade] Handel: oferty, stałe oferty…
    [island] Wyspa: jak się ją układa…
    [house] Zasady domowe: przyjazny złodziej…
   *[rules] Zasady: punkty, limit kart przy 7…
  }
settings-now = teraz: { $value }
option-title = ### { $name }
    { $help }
option-range = Od { $low } do { $high }; zwykle { $default }

# --- stół ---
table-title = ## Tura { $turn }: { $name }
table-title-founding = ## Zakładanie: { $name }
table-title-special_build = ## Budowa między turami: { $name }
table-title-paired = ## Drugi gracz tury { $turn }: { $name }
table-earlier = -# … wcześniejsze wiersze ({ $n }) są w /dziennik.
table-call = { $name }: { $what }
prompt-answered = ✅ { $name }: wybrano.
score-title = ### Punkty (do wygranej: { $target })
score-title-plain = ### Punkty
points-line = **{ $name }**: { $n } ({ $sources })
points-part = { $what } { $n }
log-title = ### Co się stało (strona { $page }, wszystkich zdarzeń: { $n })

# --- koniec ---
end-title = # 🏆 { $n ->
    [one] Wygrywa { $names }!
   *[other] Wygrywają { $names }!
  }
end-fair = -# 🎲 Kostki pochodzą z ziarna `{ $seed }`{ $luck ->
    [some] {" "}i ze szczęścia wszystkich
   *[none] {""}
}. Obiecany skrót: `{ $hash }…`. Sprawdzisz to przez /uczciwość; tam jest też plik z grą (`{ $sum }…`).

# --- handel ---
trade-offer = ### { $name } oferuje
    {""}**{ FORM($give, case: "acc") }** za **{ FORM($get, case: "acc") }**
trade-call = ### { $name } pyta innych
    { $give ->
        [none] Kto ma **{ EITHER($get, case: "acc") }**?
       *[some] { $get ->
            [none] Kto chce **{ EITHER($give, case: "acc") }**?
           *[some] **{ EITHER($give) }** za **{ EITHER($get, case: "acc") }**?
        }
    }
quiet-offer = -# { $name } oferuje { FORM($give, case: "acc") } za { FORM($get, case: "acc") }.
trade-choose = { $name }, kto to dostanie?
trade-unclosed = Zanim skończysz turę: twoją ofertę ({ $give } za { FORM($get, case: "acc") }) przyjmuje: { $names }.
trade-answer = { $mark } { $name }
trade-list = ### Handel przy tym stole
trade-list-line = - { $offer }
trade-list-empty = Nie ma ofert ani embarg.
trade-list-declining = -# Każda oferta dla ciebie jest odrzucana w twoim imieniu; wyłączysz to przez /ja dyspozycje.
offer-line = { $name }: { $give } za { FORM($get, case: "acc") }
call-line = { $give ->
    [none] { $name } szuka { EITHER($get, case: "gen") }
   *[some] { $get ->
        [none] { $name } odda { EITHER($give, case: "acc") }
       *[some] { $name }: { EITHER($give) } za { EITHER($get, case: "acc") }?
    }
}
offer-gone = oferta, której już nie ma

# --- wybory ---
choose-answer = Wybierz:
choose-title = ### { $action }
    { $what }
suggestions-title = ### { $action }
place-title = ### { $action }
    { $n ->
        [one] Możliwe jest jedno miejsce.
        [few] Możliwe są { $n } miejsca, od najlepszego.
        [many] Możliwych jest { $n } miejsc, od najlepszego.
       *[other] Możliwych jest { $n } miejsca, od najlepszego.
    }
place-choose = Wybierz miejsce
place-label = { $name }
place-hex = { $number ->
    [0] { $what }
   *[other] { $what } { $number }
  }
place-harbour = { $kind ->
    [any] port 3:1
   *[other] port 2:1 { $card }
  }
place-right = { $kind ->
    [any] prawo handlu 3:1
   *[other] prawo handlu 2:1 { $card }
  }
place-towards = w stronę { $corner }: { $what }
place-shared = { $what }; { $names }
purse-title = ### { $action }
purse-hand = Na ręce masz: { $cards }
purse-chosen = Wybrano: **{ $cards }**
purse-more = { $n ->
    [one] Jeszcze jedna karta.
    [few] Jeszcze { $n } karty.
    [many] Jeszcze { $n } kart.
   *[other] Jeszcze { $n } karty.
}
purse-up-to = { $n ->
    [one] Możesz dodać jeszcze jedną kartę albo tak zostawić.
    [few] Możesz dodać jeszcze do { $n } kart albo tak zostawić.
    [many] Możesz dodać jeszcze do { $n } kart albo tak zostawić.
   *[other] Możesz dodać jeszcze do { $n } karty albo tak zostawić.
}
purse-enough = Liczba się zgadza.
others-title = **Karty innych**
others-none = { $seat } nie ma żadnych kart.
others-count = { $seat } ma na ręce { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}.
others-sure = { $seat } ma na ręce { FORM($cards, case: "acc") }.
others-some = { $seat } ma na ręce { FORM($cards, case: "acc") } i jeszcze { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}, najwyżej { FORM($more, case: "acc") }.
others-maybe = { $seat } ma na ręce { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}, najwyżej { FORM($more, case: "acc") }.
hand-price = -# { $can ->
    [yes] ✓
   *[no] ·
  } { $item }: { $price }
menu-title = ### { $group }
menu-nothing = Nie ma tu teraz nic do zrobienia.
menu-reason = -# { $action }: { $reason }
menu-not-now = -# Teraz nie można: { $actions }

hint-cards = 2 drewna + glina
hint-number = liczba
hint-text = {""}
hint-order = wełna 0, ruda 2

# --- przyciski ---
button-join = Dołącz
button-leave = Odejdź
button-colour = Kolor
button-language = 🌐 Język
button-automatic = Dodaj gracza automatycznego
button-switch-on = Włącz: { $system }
button-pace = Tempo
button-settings = Ustawienia
button-like-last = Jak ostatnio
button-luck = Szczęście
button-reroll = Inna wyspa
button-agree = Zgadzam się: { $systems }
button-start = Zacznij
button-hand = Moje karty
button-hand-others = Karty innych
button-sheet = Moja kartka
button-undo = Cofnij ruch
button-everything = Więcej…
button-choose = Wybierz
button-confirm = Potwierdź
button-add = + { $card }
button-take = − { $card }
button-other = Coś innego…
button-back = Wstecz
button-more = Dalej
button-accept = Przyjmij
button-counter = Kontroferta
button-decline = Odrzuć
button-offer = Złóż ofertę
button-withdraw = Wycofaj
button-end-anyway = Zakończ turę bez wymiany
button-trade-with = Wymiana: { $name }
button-rematch = Rewanż
button-replay = Powtórka

# --- odmowy bota ---
refused-stale_button = Od powstania tego przycisku gra poszła dalej. Użyj najnowszej wiadomości stołu.
decide-first = Najpierw decyduje { $name }: { $question }
decide-yours = Najpierw odpowiedz na to: { $question }
refused-not_yours = Teraz gra { $seat }.
refused-not_seated = Nie siedzisz przy tym stole. Przed startem możesz dołączyć, potem możesz oglądać.
refused-already_joined = Siedzisz już przy tym stole.
refused-already_started = Ta gra już się zaczęła.
refused-still_playing = Ta gra jeszcze trwa.
refused-not_started = Ta gra jeszcze się nie zaczęła. Gdy wszyscy usiądą, gospodarz naciska Zacznij.
refused-unknown_deed = Nie wiem, co tu znaczy „{ $text }”. Zacznij pisać, a zobaczysz, co możesz teraz zrobić; wszystko wymienia /zrób.
refused-unknown_colour = Koloru „{ $text }” nie ma tu do wzięcia. Wolne pokazuje przycisk *Kolor*.
refused-no_game_here = W tym kanale nie ma gry. Zacznij ją poleceniem /gra nowa.
refused-private_thread = Nie widzę tego prywatnego wątku. Oznacz mnie tutaj ({ $name }), to mnie zaprosi, i spróbuj jeszcze raz.
refused-missing_permissions = Nie mogę grać w tym kanale: brakuje mi uprawnień { $names }. Może je nadać moderator.
refused-only_host = To może zrobić tylko gospodarz, { $name }.
refused-table_full = Wszystkie miejsca ({ $n }) są zajęte.
refused-unknown_card = Nie znam karty „{ $text }”. Napisz na przykład: 2 drewna + glina
refused-misspelt_card = Nie znam karty „{ $text }”. Chodzi o kartę „{ $card }”?
refused-unclear_card = „{ $text }” to może być { $cards }. Co wybierasz?
refused-unclear_number = W „{ $text }” nie widzę, do której karty należy liczba. Napisz na przykład: 2 drewna + 1 glina
refused-cards_in_parts = „{ $text }” to nie jest liczba kart. Używaj liczb całkowitych od 1.
refused-no_cards_meant = „{ $text }” to żadna karta. Pomiń to albo napisz, ile.
refused-too_many_cards = To ponad { $most } kart jednego rodzaju; nikt nie ma ich tyle.
typed-numbers = jeden 1, jedna 1, jedno 1, jedną 1, jednego 1, jednej 1, dwa 2, dwie 2, dwóch 2, trzy 3, trzech 3, cztery 4, czterech 4, pięć 5, pięciu 5, sześć 6, sześciu 6
refused-unknown_place = Nie ma miejsca „{ $text }”. Zacznij pisać, a zobaczysz listę miejsc możliwych teraz.
refused-unknown_player = Nikt tu nie nazywa się „{ $text }”.
refused-bad_number = „{ $text }” to nie jest liczba, której mogę użyć.
refused-nothing_possible = Nie ma teraz na to miejsca ani sposobu.
refused-nothing_asked = Nie masz tu teraz nic do wybrania.
refused-cannot_pay_yet = Brakuje ci na to jeszcze { FORM($missing, case: "gen") }; bank da ci to za { FORM($cards, case: "acc") }.
refused-use_the_button = Użyj do tego przycisku pod stołem.
error-bug = Coś tu poszło nie tak i nic się nie zmieniło. Spróbuj jeszcze raz. (numer { $number })
error-untold = Zrobione, ale nie udało się pokazać wyniku. Spójrz na stół.
error-channel_taken = W tym kanale już jest gra; oto znów jej wiadomość.
error-stopping = Właśnie trwa mój restart. Nic się nie zmieniło; spróbuj za chwilę jeszcze raz.
error-no_database = Nie mogę teraz dostać się do swoich zapisków. Nic się nie zmieniło; spróbuj za chwilę jeszcze raz.
error-uncertain = Podczas zapisywania urwał się dostęp do zapisków. Spójrz na stół: jeśli tego tam nie ma, zrób to jeszcze raz.
error-no_such_game = Ta gra nie jest już przechowywana.
unshown-permissions = Nie mogę pokazać stołu w { $channel }: nie wolno mi tam pisać (*Wysyłanie wiadomości*, w wątku *Wysyłanie wiadomości w wątkach*). Gra jest zachowana; stół pojawi się, gdy tylko będzie mi wolno.
unshown-access = Nie mogę pokazać stołu w { $channel }: nie widzę tego kanału. Daj mi tam *Wyświetlanie kanału* albo dodaj mnie do prywatnego wątku wzmianką. Gra jest zachowana; stół pojawi się, gdy tylko będzie to możliwe.
unshown-gone = Kanału twojej gry już nie ma. Gra jest zachowana, a jej zegary stoją: wznów ją poleceniem `/gra przenieś` w innym kanale.
unshown-locked = Nie mogę pokazać stołu w { $channel }: wątek jest zamknięty. Stół pojawi się, gdy ktoś go otworzy; albo użyj `/gra przenieś` w innym kanale.
unshown-blocked = Nie mogę pokazać stołu w { $channel }: wiadomość blokuje filtr serwera. Zezwól tam na moje wiadomości, a potem użyj `/plansza`.
unshown-refused = Discord kilka razy odrzucił wiadomość stołu w { $channel }. Gra jest zachowana; `/plansza` tam spróbuje znowu.
unshown-broken = Coś poszło nie tak przy pokazywaniu stołu w { $channel }; kto mnie prowadzi, znajdzie to w dzienniku programu. Gra jest zachowana; `/plansza` tam spróbuje znowu.
error-moved_on = Ktoś był szybszy. Spójrz na stół i spróbuj jeszcze raz.
error-too_long = To za dużo na jeden krok; użyj polecenia.
error-not_allowed = Nie wolno ci tu tego zrobić.

help = ### Jak się gra
    1. **/gra nowa** otwiera stół w tym kanale. Znajomi naciskają **Dołącz**; resztę miejsc zapełni **Dodaj gracza automatycznego**.
    2. **Zacznij** rozpoczyna grę. Najnowsza wiadomość zawsze pokazuje, czyj jest ruch, i ma do niego przyciski.
    3. **Moje karty** pokazuje twoje karty, tylko tobie. **Więcej…** albo **/zrób** wymienia wszystko, co możesz teraz zrobić.
    4. Handluj przez **Handel** albo **/handel oferta daję: 2 drewna chcę: ruda**. Odpowiada się przyciskami.
    5. Nie wiesz, co dalej? **/plansza** pokazuje stół, **/dziennik** co się stało, **/punkty** stan punktów.
