# Karty rozwoju w skrócie.
development = Karty rozwoju
    .also = karta rozwoju, kupić kartę, stos, talia, zakryte karty
    .text = Za wełnę, zboże i rudę kupujesz kartę z wierzchu stosu; widzisz ją tylko ty. Na turę można zagrać jedną kartę, ale nie tę kupioną w tej samej turze. W stosie jest { $players ->
        [5] 20 rycerzy, 5 punktów zwycięstwa i po trzy
        [6] 20 rycerzy, 5 punktów zwycięstwa i po trzy
       *[other] 14 rycerzy, 5 punktów zwycięstwa i po dwie
    } z trzech rodzajów kart Postęp.
knight_card = Rycerz
    .also = karta rycerza, karta Rycerz, żołnierz, zagrać rycerza
    .text = Przestaw złodzieja i ukradnij kartę, przed rzutem lub po nim. Karta zostaje przed tobą i liczy się do Najwyższej władzy rycerskiej.
road_building = Budowa drogi
    .also = dwie drogi, karta budowy drogi
    .text = Połóż dwie drogi za darmo, według zwykłych zasad dla miejsc. Jeśli mieści się tylko jedna, druga przepada.
invention = Wynalazek
    .also = dwa surowce, rok obfitości
    .text = Weź z banku dowolne dwa surowce, jednakowe lub różne. Możesz ich użyć jeszcze w tej samej turze.
monopoly = Monopol
    .also = zabrać wszystko, wszystkie karty surowca
    .text = Wskaż surowiec: wszyscy inni oddają ci wszystkie takie karty.
victory_card = Karty Punkt zwycięstwa
    .also = karta Punkt zwycięstwa, ukryty punkt, zakryty punkt, kaplica, uniwersytet, biblioteka
    .text = Jeden punkt, o którym wiesz tylko ty. Liczy się od chwili, gdy go masz, i odkrywa się go na końcu; nigdy nie trzeba go zagrywać.
largest_army = Najwyższa władza rycerska
    .also = władza rycerska, największa armia, najwięcej rycerzy, armia, wojsko
    .text = Kto pierwszy ma na stole trzech rycerzy, dostaje kartę za 2 punkty. Zabiera ją ten, kto ma ich więcej.
progress_cards = Karty Postęp
    .also = postęp, karta Postęp, budowa drogi wynalazek monopol
    .text = Trzy rodzaje kart rozwoju pomagają raz i wypadają z gry: *Budowa drogi* (dwie drogi), *Wynalazek* (dwa dowolne surowce), *Monopol* (wszystkie karty jednego surowca). Jedna karta na turę, nigdy w turze zakupu.
