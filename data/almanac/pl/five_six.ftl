# 5–6 graczy w skrócie.
five_six = 5–6 graczy
    .also = pięciu graczy, sześciu graczy, więcej graczy, większa wyspa, 5-6
    .text = Wyspa ma 30 pól i 11 portów, jest więcej kart surowców i rozwoju, ale punktów zwycięstwa wśród nich nadal 5. Żeby nikt nie czekał za długo, inni mogą budować między turami.
special_build = Specjalna faza budowania
    .also = budowa między turami, specjalne budowanie
    .text = Po każdej turze wszyscy inni mogą po kolei budować i kupować za karty, które mają; nie mogą handlować ani zagrywać kart. Możesz z góry powiedzieć, czy budujesz, i nikt tego wcześniej nie zobaczy.
paired_turns = Tury w parach
    .also = drugi gracz tury, partner
    .text = Zamiast specjalnej fazy budowania trzeci gracz z lewej ma część tury: wymienia z bankiem, buduje i zagrywa kartę, ale nie handluje z graczami.
