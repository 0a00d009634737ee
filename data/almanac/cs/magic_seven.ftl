# Magická 7 ve zkratce.
magic_seven = Magická 7
    .also = čaroděj, čarodějný hrad, kouzelník, kouzelníkův hrad, jedna a šest
    .text = Čarodějný hrad leží místo pouště a nic nevynáší. Když 7 padne jako 1 a 6, dobere každá vesnice u něj zdarma akční kartu, každé město dvě, ještě než sedmička udeří. Zloděj do hradu nikdy nevstoupí.
