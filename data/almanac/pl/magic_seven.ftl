# Magiczna 7 w skrócie.
magic_seven = Magiczna 7
    .also = magiczna siódemka, czarodziej, zamek czarodzieja, jeden i sześć
    .text = Zamek czarodzieja leży tam, gdzie byłaby pustynia, i nic nie daje. Gdy 7 wypadnie jako 1 i 6, każda osada przy nim dobiera za darmo kartę rozwoju, każde miasto dwie, zanim zadziała 7. Złodziej nigdy nie wchodzi do zamku.
