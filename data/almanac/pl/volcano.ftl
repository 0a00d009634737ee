# Wulkan w skrócie.
volcano = Wulkan
    .also = lawa, erupcja, wybuch wulkanu
    .text = Wulkan zajmuje miejsce pustyni i ma liczbę 5. Przy 5 każda osada obok bierze dowolny surowiec, każde miasto dwa. Potem kostka mówi, w który róg trafia lawa: osada tam znika, miasto staje się osadą albo znika, gdy brak osady w zapasie. Na początku nikt nie zakłada tam osady.
