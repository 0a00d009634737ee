# Atlantyda w skrócie.
atlantis = Atlantyda
    .also = powódź, tonąca wyspa, rosnące morze, scenariusz
    .text = Po każdym rzucie oprócz 7 na nadmorskie pole z tą liczbą trafia żeton sztormu. Pole pierwszego wybrzeża tonie przy pięciu żetonach, pole z głębi wyspy przy trzech. Poza punktami grę kończy siedem pól pod wodą, przy czterech graczach osiem, albo gdy temu, kogo jest tura, nic już nie zostało.
storm = Żeton sztormu
    .also = sztorm, burza, żeton wzburzonego morza
    .text = Żeton kładzie się automatycznie; tylko gdy tę liczbę mają dwa nadmorskie pola, wybiera ten, kogo jest tura. Złodziej schodzi z pola, które mógłby zatopić następny sztorm.
sinking = Co tonie
    .also = zatopiony ląd, zalane, pod wodą, zatonąć
    .text = Zatopione pole jest odtąd morzem. Drogi i budowle, które nie dotykają już lądu, wracają do właścicieli, a ich punkty przepadają; port znika razem z polem. Osada, która zostaje, może stać sama. Pustynie nigdy nie toną.
