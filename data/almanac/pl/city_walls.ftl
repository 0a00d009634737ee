# Mury miejskie gry podstawowej w skrócie.
city_walls = Mury miejskie
    .also = mur, mury, mur miejski, limit kart
    .text = Za dwie gliny stawiasz jeden z siedmiu murów pod swoim miastem; każde miasto może mieć jeden. Każdy mur pozwala zatrzymać przy 7 o dwie karty więcej. Do wygranej trzeba o punkt więcej.
