# Magická 7 v skratke.
magic_seven = Magická 7
    .also = čarodejník, čarodejný hrad, jedna a šesť
    .text = Čarodejný hrad leží tam, kde by bola púšť, a nič nevynáša. Keď padne 7 ako 1 a 6, vezme si každá dedina vedľa neho akčnú kartu zadarmo a každé mesto dve, skôr než 7 udrie. Zlodej do hradu nikdy nevojde.
