# Kanał Erie w skrócie.
erie_canal = Kanał Erie
    .also = kanał, żeton kanału, miasto nad kanałem, łodzie
    .text = Tylko w Nowym Jorku, za zgodą wszystkich. Połącz drogami dwa miasta nad kanałem (żółte kółka), bez innego miejsca między nimi, i weź żeton kanału, raz za parę; zakładanie się nie liczy. Żeton użyty po rzucie zamienia do końca tury dowolne dwie karty w jedną inną z banku, potem wraca. Nieużyte żetony można wymieniać za karty; nie da się ich ukraść i nie są punktami.
