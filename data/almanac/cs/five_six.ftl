# Pět a šest hráčů ve zkratce.
five_six = Rozšíření pro 5–6 hráčů
    .also = pět a šest hráčů, víc hráčů, šest hráčů, větší ostrov, 5-6
    .text = Ostrov má 30 polí a 11 přístavů a surovin i akčních karet je víc, jen vítězných bodů mezi nimi zůstává 5. Aby nikdo nečekal moc dlouho, mohou ostatní stavět mezi tahy.
special_build = Mimořádná fáze stavění
    .also = zvláštní stavební fáze, stavba mezi tahy, mimořádná stavba
    .text = Po každém tahu smějí všichni ostatní postupně stavět a kupovat za karty, které drží; obchodovat ani hrát karty nemohou. Předem můžeš říct, jestli stavíš, a nikdo to dřív neuvidí.
paired_turns = Párové tahy
    .also = partner, druhý hráč
    .text = Místo mimořádné fáze stavění má svou část tahu třetí hráč po levici: mění s bankem, staví a hraje kartu, s hráči ale neobchoduje.
