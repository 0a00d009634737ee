# Rybáři ve zkratce.
fishermen = Rybáři
    .also = jezero, loviště, rybolov, čísla na pobřeží
    .text = Místo pouště je jezero, které vynáší při 2, 3, 11 a 12, a u pobřeží leží šest lovišť, každé u tří křižovatek. Vynášejí ryby: vesnice bere žeton, město dva. Zloděj začíná mimo ostrov. I druhá zakládaná stavba u vody přinese žeton.
fish = Žetony ryb
    .also = ryba, ryby, úlovek, sedm žetonů
    .text = Na žetonu je jedna, dvě nebo tři ryby a ví to jen jeho majitel. Nikdo jich nemá víc než sedm. Nejsou to karty: neobchoduje se s nimi, nekradou se ani neodevzdávají. Utracené se vrátí, až zásoba dojde.
using_fish = Co je za ryby
    .also = platit rybami, zahnat zloděje rybami, cena v rybách
    .text = Ve svém tahu po hodu: za 2 ryby zloděj opustí ostrov do příští 7 nebo rytíře; za 3 vezmeš někomu náhodnou kartu; za 4 surovinu z banku; za 5 postavíš silnici; za 7 dostaneš akční kartu (s Městy a rytíři kartu pokroku). Nevrací se: hra platí žetony, při kterých přijdeš o nejméně.
old_boot = Stará bota
    .also = bota, starý škrpál, o bod víc
    .text = Mezi žetony je jedna stará bota. Kdo ji vytáhne, ukáže ji a k vítězství potřebuje o bod víc. Jednou za svůj tah ji může předat někomu, kdo má aspoň tolik bodů.
