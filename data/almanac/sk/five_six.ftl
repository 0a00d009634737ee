# Doplnok pre 5–6 hráčov v skratke.
five_six = Doplnok pre 5–6 hráčov
    .also = päť a šesť hráčov, viac hráčov, šesť hráčov, väčší ostrov, 5-6
    .text = Ostrov má 30 polí a 11 prístavov a je viac kariet surovín aj akčných kariet, len víťazných bodov medzi nimi zostáva 5. Aby nikto nečakal pridlho, ostatní môžu stavať medzi ťahmi.
special_build = Mimoriadna fáza stavania
    .also = stavba medzi ťahmi, mimoriadna stavba
    .text = Po každom ťahu smú všetci ostatní postupne stavať a kupovať z kariet, ktoré držia; obchodovať ani hrať karty nesmú. Vopred môžeš povedať, či staviaš, a skôr to nikto neuvidí.
paired_turns = Párové ťahy
    .also = partner, druhý hráč
    .text = Namiesto mimoriadnej fázy stavania má časť ťahu tretí hráč po ľavici: mení s bankom, stavia a zahrá kartu, ale neobchoduje s hráčmi.
