# Dżungla w skrócie.
jungle = Dżungla
    .also = odkrycia, żeton odkryć, żetony odkryć, w dżungli
    .text = Pastwisko z najlepszą liczbą staje się dżunglą, gdzie czeka złodziej; z kilku równie dobrych wybiera gracz początkowy. Zamiast wełny daje żetony odkryć: każdy może zastąpić jedną z trzech kart ceny karty rozwoju. Żetony to nie karty i nie można ich wymieniać ani kraść.
