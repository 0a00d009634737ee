# Specialisté ve zkratce.
specialists = Specialisté
    .also = specialista na dřevo, specialista na jíl, specialista na cihly, specialista na vlnu, specialista na obilí, specialista na rudu
    .text = Pro každou surovinu je jeden specialista. Patří tomu, kdo má u té krajiny jako jediný nejvíc, aspoň 4: vesnice se počítá 1 a město 2 za každé takové pole. Je za bod a v každém tvém tahu přinese svou surovinu, i při 7. Čtyři specialisté hned vyhrávají; hraje se o dva body víc.
