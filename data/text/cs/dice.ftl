# Kostková hra
module-dice = Kostková hra
    .help = Šest surovinových kostek, nejvýš tři hody za tah a vlastní list, na který stavíš silnice, vesnice, města a rytíře.
points-roads = Silnice
points-knights = Rytíři
points-empty_turns = Tahy bez stavby

# --- co se děje
event-dice_rolled = { $roll ->
    [1] { $seat } hází: { $cards }.
   *[other] { $seat } přehazuje { $n ->
        [one] jednu kostku
        [few] { $n } kostky
       *[other] { $n } kostek
    }: { $cards }.
}
event-symbol_built = { $item ->
    [road] { $seat } staví silnici { $symbol }.
    [settlement] { $seat } staví vesnici { $symbol }.
    [city] { $seat } staví město { $symbol }.
   *[knight] { $seat } staví rytíře { $symbol }.
}
event-joker_used = { $seat } škrtá žolíka { $joker }: { $give } se mění na { FORM($get, 1, case: "acc") }.
event-gold_exchanged = { $seat } mění dvě kostky se zlatem za { FORM($get, 1, case: "acc") }.
event-turn_scored = { $built ->
    [0] Tah bez stavby: { $seat } píše { $points } do políčka { $box }.
   *[other] { $seat } píše { $points } do políčka { $box }.
}
event-final_score = { $seat } má nakonec { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }.

# --- na co hra čeká
prompt-first_roll = Hoď kostkami.
prompt-rolling = { $left ->
    [one] Přehoď některé kostky (zbývá jeden hod), nebo přestaň házet a stav.
    [few] Přehoď některé kostky (zbývají { $left } hody), nebo přestaň házet a stav.
   *[other] Přehoď některé kostky (zbývá { $left } hodů), nebo přestaň házet a stav.
}
prompt-building = Stav, použij žolíky nebo zlato, nebo ukonči tah.

# --- co se dá dělat
action-reroll = Přehodit některé
    .help = Nech si některé kostky a ostatní hoď znovu.
action-stop_rolling = Přestat házet
    .help = Nech kostky, jak leží.
action-build_symbol = Stavět
    .help = Postav silnici, vesnici, město nebo rytíře na svém listu za to, co ukazují kostky.
action-use_joker = Použít žolíka
    .help = Otoč jednu kostku na to, co dává tvůj rytíř; každý žolík platí jednou.
action-exchange_gold = Vyměnit zlato
    .help = Ze dvou kostek se zlatem se jedna otočí na jinou stranu, druhá propadne.
arg-dice = kostky k přehození
    .ask = Kterými kostkami hodíš znovu?
arg-symbol = co
    .ask = Co postavíš?
arg-joker = žolík
    .ask = Který žolík?
arg-face = strana
    .ask = Která strana?
arg-die = kostka
    .ask = Která kostka?

# --- co může hostitel zvolit
option-variant = Strana listu
    .help = Základní: každý má 15 tahů, vyhrává nejvíc bodů. Plus: kdo má první 10 bodů, s nejdelší obchodní cestou a největším vojskem.
option-independent = Nezávislé tahy
    .help = Jen na základní straně: každý hraje svých 15 tahů a na nikoho nečeká.
value-basic = základní
value-plus = plus

# --- proč ne
refused-bad_player_count = Počet hráčů { $players } sem nesedí: hraje jich { $fewest } až { $most }.
refused-no_roll_left = To byl třetí hod, čtvrtý není.
refused-no_such_symbol = Nic takového na listu není.
refused-wrong_order = Nejdřív přijde na řadu to s méně body.
refused-knight_missing = Rytíř k tomu žolíkovi ještě nestojí.
refused-joker_used = Ten žolík už je škrtnutý.
refused-bad_face = Tuhle stranu takhle získat nejde.
refused-bad_die = Tahle kostka se k tomu vzít nedá.

# --- co leží na stole
look-sheets = { $n ->
    [one] List kostkové hry v tahu { $turn }.
    [few] { $n } listy kostkové hry v tahu { $turn }.
   *[other] { $n } listů kostkové hry v tahu { $turn }.
}
look-jokers = { $n ->
    [one] { $n } připravený žolík
    [few] { $n } připravení žolíci
   *[other] { $n } připravených žolíků
}
look-joker = žolík { $joker } ({ $card })
look-joker-used = žolík { $joker } ({ $card }), už použitý
look-face = { $n } { FORM($card, $n) }
look-knights-built = { $n ->
    [one] { $n } rytíř
    [few] { $n } rytíři
   *[other] { $n } rytířů
}
look-dice-won = Vyhrává { $name }

# --- volby podle jména
dice-symbol = { $item ->
    [road] silnice { $symbol }
    [settlement] vesnice { $symbol }
    [city] město { $symbol }
   *[knight] rytíř { $symbol }
} ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
})
dice-joker = žolík { $joker }: { $card }
dice-die = { $number }: { $card }
dice-dice = kostky { $numbers }
action-roll-rolling = Hodit znovu všemi
