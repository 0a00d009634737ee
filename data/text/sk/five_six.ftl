# Doplnok pre 5–6 hráčov
module-five_six = Doplnok pre 5–6 hráčov
    .help = Väčší ostrov z 30 polí, viac kariet, dve farby navyše; medzi ťahmi môžu stavať aj ostatní.
option-paired_turns = Párové ťahy
    .help = Po každom ťahu má krátky ťah aj tretí hráč po ľavici, namiesto mimoriadnej fázy stavania.
option-special_build = Mimoriadna fáza stavania
    .help = Po každom ťahu môžu postupne stavať všetci ostatní.
option-signal_window = Sekundy na rozhodnutie, či stavať
    .help = Ako dlho sa čaká naraz na všetkých, čo nepovedali, či stavajú. 0 znamená vôbec.
    .zero = žiadne
value-by_pace = 30 pri tempe v minútach, inak žiadne
value-build = teraz stavať
value-pass = teraz vynechať
value-always_build = vždy stavať
value-always_pass = vždy vynechať
event-part_ended = { $idle ->
    [0] { $seat } končí so stavaním.
   *[other] { $seat } medzi ťahmi nič nestavia.
}
prompt-special_wish = Chceš stavať medzi ťahmi?
prompt-special_build = Stavaj, alebo povedz, že máš hotovo.
prompt-paired = Tvoja časť ťahu: meň s bankom, stavaj, zahraj kartu, alebo povedz, že máš hotovo.
action-special_signal = Stavať po tomto ťahu
    .help = Povedz vopred, či po tomto ťahu staviaš; skôr to nikto neuvidí.
action-special_wish = Stavať, alebo vynechať
    .help = Povedz, či svoju príležitosť stavať využiješ.
action-done = Hotovo
    .help = Ukonči svoju príležitosť stavať.
arg-signal = stavať, alebo nie
    .ask = Chceš stavať?
arg-wish = stavať, alebo nie
    .ask = Chceš stavať?
look-special-build = Stavať môže { $name }
look-paired = Svoju časť má { $name }
