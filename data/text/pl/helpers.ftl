# Pomocnicy
module-helpers = Pomocnicy
    .help = Każdy ma pomocnika z własną zdolnością. Po użyciu odwróć go, żeby pomógł jeszcze raz, albo wymień na jednego z wyłożonych.
option-helper_edition = Pomocnicy w pudełku
    .help = Dwanaście płytek ze słońcem i księżycem albo dziesięć starszych kart ze stronami A i B.
value-tiles12 = dwanaście płytek
value-cards10 = dziesięć kart
option-all_helpers = Wszyscy pomocnicy
    .help = Z płytkami: wyłożeni są wszyscy, z którymi nikt nie zaczyna, a nie tylko tylu, ilu jest graczy.
group-helper = Pomocnik
    .help = Użyj pomocnika, odwróć go lub wymień

# --- kim są
helper-asla = Asla
    .title = Wymuszony handel
helper-yngvi = Yngvi
    .title = Droga za inny surowiec
helper-hilda = Hilda
    .title = Surowiec za pusty rzut
helper-hogani = Högani
    .title = Przestawienie drogi
helper-thorolf = Thorolf
    .title = Ochrona przed 7
helper-diara = Diara
    .title = Wybór karty rozwoju
helper-ryan = Ryan
    .title = Karta od prowadzącego
helper-gregor = Gregor
    .title = Rycerz budowniczym
helper-stina = Stina
    .title = Z bankiem dwie za jedną
helper-digur = Digur
    .title = Złodziej na pustynię
helper-kaja = Kaja
    .title = Surowiec od złodzieja
helper-carla = Carla
    .title = Wymiana karty rozwoju
value-asla = Asla – wymuszony handel
value-yngvi = Yngvi – droga za inny surowiec
value-hilda = Hilda – surowiec za rzut, który nic ci nie daje
value-hogani = Högani – przestawienie drogi
value-thorolf = Thorolf – ochrona przed 7
value-diara = Diara – wybór karty rozwoju
value-ryan = Ryan – karta od prowadzącego
value-gregor = Gregor – rycerz budowniczym
value-stina = Stina – z bankiem dwie za jedną
value-digur = Digur – złodziej na pustynię
value-kaja = Kaja – surowiec od złodzieja
value-carla = Carla – wymiana karty rozwoju
value-knight = { card-knight }
value-invention = { card-invention }
value-monopoly = { card-monopoly }
value-victory_point = { card-victory_point }

# --- co można zrobić
action-helper_asla = Asla: zażądaj surowca
    .help = Wskaż surowiec i gracza: kto go ma, daje ci jeden i dostaje twoją kartę. Potem, jeśli chcesz, drugi gracz.
deed-helper_yngvi = Yngvi, { $edge }: { $substitute } zamiast { FORM($replaced, case: "gen") }
action-helper_yngvi = Yngvi: zbuduj drogę
    .help = Zbuduj drogę, płacąc innym surowcem w miejsce drewna lub gliny.
action-helper_hilda = Hilda: weź surowiec
    .help = Rzut inny niż 7 nie dał ci żadnej karty: weź z banku jeden dowolny surowiec.
action-helper_hogani = Högani: przestaw drogę
    .help = Podnieś swoją drogę z wolnym końcem i połóż ją za darmo gdzie indziej.
action-helper_thorolf = Thorolf: weź surowiec
    .help = Przy 7 zbyt duża ręka jest bezpieczna; z mniejszą weź dowolny surowiec.
deed-helper_diara = { $given ->
    [tokens] Diara: żetonem { $tokens }
   *[other] Diara: { $substitute } zamiast { FORM($replaced, case: "gen") }
}
action-helper_diara = Diara: kup kartę rozwoju
    .help = Jedna część ceny może być innym surowcem; obejrzyj trzy karty z wierzchu i zatrzymaj jedną.
action-helper_ryan = Ryan: zabierz kartę prowadzącemu
    .help = Obejrzyj rękę kogoś, kto ma więcej widocznych punktów, i weź wybraną kartę.
action-helper_gregor = Gregor: buduj z rycerzem
    .help = Twój zagrany rycerz opuszcza grę: osada za drewno i glinę albo miasto za 2 rudy i 1 zboże.
deed-helper_stina = Stina: { $give } za { FORM($get, case: "acc") }
action-helper_stina = Stina: wymieniaj dwie za jedną
    .help = Wymieniaj jeden surowiec z bankiem dwie za jedną, ile razy chcesz.
action-helper_digur = Digur: złodziej na pustynię
    .help = Wyślij złodzieja na pustynię i weź surowiec z pola, z którego odszedł, także przed rzutem.
action-helper_kaja = Kaja: weź, czego pilnuje złodziej
    .help = Weź surowiec z pola, na którym stoi złodziej; na pustyni dowolny.
action-helper_carla = Carla: wymień kartę rozwoju
    .help = Odłóż niezagraną kartę rozwoju pod stos i weź kartę z wierzchu.
action-helper_turn = Odwróć pomocnika
    .help = Zatrzymaj pomocnika drugą stroną do góry: pomoże jeszcze raz, ale nie w tej turze.
action-helper_swap = Wymień pomocnika
    .help = Odłóż pomocnika i weź innego z wyłożonych.
action-helper_decline = Zrezygnuj
    .help = Nie używaj pomocnika przy tym rzucie.
action-helper_give = Daj kartę w zamian
    .help = Kto dał ci kartę, dostaje jedną twoją, choćby tę samą.
action-helper_ask = Zapytaj drugiego gracza
    .help = Zażądaj tego samego surowca od kogoś innego.
action-helper_stop = Nie pytaj więcej
    .help = Poprzestań na tym, co masz.
action-helper_keep = Zatrzymaj kartę
    .help = Zatrzymaj jedną z kart, które widzisz; pozostałe wracają do stosu i mieszają się z nim.
action-helper_take = Weź kartę
    .help = Weź jedną z kart, które widzisz.
arg-helper = pomocnik
    .ask = Który pomocnik?
arg-replaced = zamiast czego
    .ask = Zamiast czego?
arg-substitute = płacisz
    .ask = Czym płacisz?
arg-onto = dokąd
    .ask = Dokąd?
arg-development = karta
    .ask = Która karta?
arg-building = co
    .ask = Co budujesz?
arg-desert = pustynia
    .ask = Która pustynia?

# --- na co czeka gra
prompt-turn_or_swap = { $second ->
    [1] Ten pomocnik pomógł już dwa razy: wymień go na innego.
   *[0] Odwróć pomocnika, żeby pomógł jeszcze raz, albo go wymień.
}
prompt-hilda = Rzut nic ci nie dał: weź z Hildą surowiec albo zrezygnuj.
prompt-thorolf = Wypada 7: wybierz surowiec, który przynosi ci Thorolf.
prompt-asla_return = Daj graczowi { $target } kartę w zamian za { FORM($resource, case: "acc") }.
prompt-asla_next = Zażądaj { FORM($resource, case: "gen") } od drugiego gracza (już nie: { $asked }) albo zakończ.
secret-diara_card = Na wierzchu stosu: { $secret }
prompt-diara_card = Wybierz kartę rozwoju, którą zatrzymujesz.
secret-ryan_card = { $name } ma na ręce: { $secret }
prompt-ryan_card = Wybierz kartę, którą bierzesz od gracza { $target }.

# --- co się dzieje
event-helper_taken = { $seat } zaczyna z pomocnikiem: { $helper }.
event-helper_used = { $seat } korzysta z pomocnika: { $helper }.
event-helper_turned = { $seat } odwraca pomocnika: { $helper }.
event-helper_swapped = { $seat } wymienia pomocnika: { $helper } odchodzi, przychodzi { $new_helper }.
event-helper_declined = { $seat } tym razem obywa się bez pomocnika.
event-helper_in_vain = Bank jest pusty: { $seat } nic nie dostaje.
event-thorolf_saves = { $seat } przy tej 7 zatrzymuje wszystkie karty.
event-asla_got = { $target } daje graczowi { $seat } 1 { FORM($card, 1, case: "acc") }.
event-asla_in_vain = { $target } nie ma { FORM($card, case: "gen") } dla gracza { $seat }.
event-asla_returned = { $seat } daje graczowi { $target } w zamian 1 { FORM($card, 1, case: "acc") }.
event-road_moved = { $seat } przestawia drogę { $edge } na nowe miejsce: { $place }.
event-diara_looks = { $n ->
    [one] { $seat } płaci za kartę rozwoju i ogląda ostatnią { $n } kartę stosu.
    [few] { $seat } płaci za kartę rozwoju i ogląda { $n } karty ze stosu.
    [many] { $seat } płaci za kartę rozwoju i ogląda { $n } kart ze stosu.
   *[other] { $seat } płaci za kartę rozwoju i ogląda { $n } karty ze stosu.
}
event-card_exchanged = { $seat } odkłada kartę rozwoju pod stos i bierze kartę z wierzchu.
event-ryan_looks = { $seat } ogląda rękę gracza { $target }.
event-ryan_takes = { $seat } zabiera kartę graczowi { $target }.
event-ryan_takes_card = { $seat } zabiera { FORM($card, case: "acc") } graczowi { $target }.
event-knight_left = { $seat }: jeden rycerz opuszcza grę.
event-digur_sends = { $seat } wysyła złodzieja z pola { $origin } na pole { $hex }.

# --- dlaczego nie
refused-not_your_helper = Nie masz tego pomocnika.
refused-helper_not_ready = Twój pomocnik musi odpocząć: dopiero co pomagał, odwrócił się albo przyszedł.
refused-must_use = Przy 7 Thorolf działa zawsze; wybierz, co przynosi.
refused-must_swap = Ten pomocnik pomógł już dwa razy; wymień go na innego.
refused-not_in_display = Ten pomocnik nie jest wyłożony.
refused-no_knight = Potrzebujesz do tego zagranego rycerza.

# --- co gra może odpowiedzieć za ciebie
question-hilda = Hilda po rzucie, który nic nie daje
question-thorolf = Thorolf przy 7
question-turn_or_swap = użyty pomocnik

# --- co leży na stole
look-helper = pomocnik { $helper }
look-sun = stroną słońca do góry
look-moon = stroną księżyca do góry
look-side-a = stroną A do góry
look-side-b = stroną B do góry
look-display = Pomocnicy do wymiany
look-own-helper = Twój pomocnik
