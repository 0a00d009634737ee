# Zarządca portu w skrócie.
harbormaster = Zarządca portu
    .also = punkty portowe, punkt portowy, kapitan portu
    .text = Osada przy porcie jest warta 1 punkt portowy, miasto 2. Kto pierwszy ma trzy, dostaje kartę za 2 punkty; zabiera ją ten, kto ma więcej. Do wygranej trzeba o punkt więcej.
