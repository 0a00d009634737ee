# Zamki w skrócie.
castles = Zamki
    .also = zamek, dwaj rycerze, ochrona pola
    .text = Zaraz po co drugim zagranym rycerzu możesz zamienić tę parę w zamek: obie karty trafiają pod stos, a zamek staje na polu z liczbą przy twojej budowli. Złodziej już nigdy tam nie przyjdzie. Ci dwaj rycerze nie liczą się już do Najwyższej władzy rycerskiej; zamków jest sześć.
