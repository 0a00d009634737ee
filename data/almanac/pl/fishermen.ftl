# Rybacy w skrócie.
fishermen = Rybacy
    .also = jezioro, łowiska, łowisko, łowienie, rybak
    .text = Pustynia jest jeziorem, które daje zysk przy 2, 3, 11 i 12, a przy wybrzeżu leży sześć łowisk, każde przy trzech skrzyżowaniach. Dają ryby: jeden żeton za osadę, dwa za miasto. Złodziej zaczyna obok planszy. Druga budowla z zakładania stojąca przy wodzie też daje żeton.
fish = Żetony ryb
    .also = ryba, ryby, połów, siedem żetonów
    .text = Żeton pokazuje jedną, dwie lub trzy ryby; wie to tylko właściciel. Nikt nie ma ich więcej niż siedem. Żetony to nie karty: nikt ich nie wymienia, nie kradnie i nie oddaje. Wydane wracają, gdy zapas jest pusty.
using_fish = Co można dostać za ryby
    .also = ceny za ryby, wydać ryby, użyć ryb, przepędzić złodzieja rybami
    .text = W swojej turze po rzucie: 2 ryby przepędzają złodzieja z planszy do następnej 7 lub rycerza; 3 zabierają komuś losową kartę; 4 dają surowiec z banku; 5 buduje drogę; 7 dobiera kartę rozwoju (w Miastach i Rycerzach kartę postępu). Reszty się nie wydaje: gra płaci żetonami tak, by przepadło najmniej.
old_boot = Stary but
    .also = but, o punkt więcej
    .text = Jeden z żetonów to stary but. Kto go wyłowi, pokazuje go i potrzebuje do wygranej o punkt więcej. Raz w każdej swojej turze można go oddać komuś, kto ma co najmniej tyle punktów.
