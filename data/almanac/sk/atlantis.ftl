# Atlantída v skratke.
atlantis = Atlantída
    .also = Atlantis, potopa, potápanie, stúpajúce more, scenár
    .text = Po každom hode okrem 7 pribudne žetón rozbúreného mora na pobrežnom poli s tým číslom. Pole prvého pobrežia sa potopí pri piatich žetónoch, vnútrozemské pri troch. Hra sa končí bodmi, alebo keď je pod vodou sedem polí, pri štyroch hráčoch osem, alebo keď hráčovi na ťahu nič nezostane.
storm = Žetón rozbúreného mora
    .also = búrka, záplava
    .text = Žetón sa kladie sám; len ak majú to číslo dve pobrežné polia, vyberá medzi nimi hráč na ťahu. Zlodej odíde z poľa, ktoré by ďalšia búrka mohla potopiť.
sinking = Čo sa potopí
    .also = stratená krajina, pod vodou, zaplavená krajina
    .text = Potopené pole je odvtedy more. Cesty a stavby, ktoré sa už nedotýkajú zeme, sa vrátia majiteľom a ich body sú preč; prístav zmizne s poľom. Dedina, ktorá zostane, smie stáť osamote. Púšte sa nepotopia nikdy.
