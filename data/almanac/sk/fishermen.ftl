# Rybári v skratke.
fishermen = Rybári
    .also = jazero, loviská, rybolov, čísla na pobreží
    .text = Namiesto púšte je jazero, ktoré vynáša pri 2, 3, 11 a 12, a pri pobreží je šesť lovísk, každé pri troch križovatkách. Vynášajú ryby: jeden žetón za dedinu, dva za mesto. Zlodej začína vedľa plánu. Žetón prinesie aj druhá založená stavba pri vode.
fish = Žetóny rýb
    .also = ryba, ryby, úlovok, sedem žetónov
    .text = Na žetóne sú jedna, dve alebo tri ryby; vie to len jeho majiteľ. Nikto nemá viac ako sedem. Žetóny nie sú karty: nikto ich nemení, nekradne ani neodovzdáva. Čo sa minie, vráti sa, keď je zásoba prázdna.
using_fish = Čo je za ryby
    .also = platiť rybami, zahnať zlodeja rybami, cena v rybách
    .text = Vo svojom ťahu po hode: za 2 ryby zlodej opustí plán do ďalšej 7 alebo rytiera; za 3 vezmeš niekomu náhodnú kartu; za 4 surovinu z banku; za 5 postavíš cestu; za 7 si vezmeš akčnú kartu (v Mestách a rytieroch kartu pokroku). Nevydáva sa: hra platí žetónmi, pri ktorých stratíš najmenej.
old_boot = Stará topánka
    .also = topánka, čižma, o bod viac
    .text = Jeden zo žetónov je stará topánka. Kto ju vytiahne, ukáže ju a na výhru potrebuje o bod viac. Raz za vlastný ťah ju smie odovzdať niekomu, kto má aspoň toľko bodov.
