# Pět a šest hráčů ve zkratce.
five_six = Pět a šest hráčů
    .also = víc hráčů, šest hráčů, větší ostrov, 5-6
    .text = Ostrov má 30 polí a 11 přístavů a karet každého druhu je víc. Aby nikdo nečekal moc dlouho, mohou ostatní stavět mezi tahy.
special_build = Zvláštní stavební fáze
    .also = stavba mezi tahy, mimořádná stavba
    .text = Po každém tahu smějí všichni ostatní postupně stavět a kupovat za karty, které drží; obchodovat ani hrát karty nemohou. Předem můžeš říct, jestli stavíš, a nikdo to dřív neuvidí.
paired_turns = Párové tahy
    .also = partner, druhý hráč
    .text = Místo zvláštní stavební fáze má svou část tahu třetí hráč po levici: mění s bankou, staví a hraje kartu, s hráči ale neobchoduje.
