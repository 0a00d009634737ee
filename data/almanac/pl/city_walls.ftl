# Mury miejskie gry podstawowej w skrócie.
city_walls = Mury miejskie
    .also = mur, mury, mur miejski, limit kart
    .text = Dwie gliny stawiają jedne z siedmiu murów pod twoim miastem; każde miasto może mieć jedne. Każde mury pozwalają zatrzymać przy 7 o dwie karty więcej. Do wygranej trzeba o punkt więcej.
