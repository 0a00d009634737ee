# Kocková hra
module-dice = Kocková hra
    .help = Šesť surovinových kociek, najviac tri hody za ťah a vlastný list, na ktorom staviaš cesty, dediny, mestá a rytierov.
points-roads = Cesty
points-knights = Rytieri
points-empty_turns = Ťahy bez stavby

# --- čo sa deje
event-dice_rolled = { $roll ->
    [1] { $seat } hádže: { $cards }.
   *[other] { $seat } hádže znova { $n ->
        [one] jednou kockou
       *[other] { $n } kockami
    }: { $cards }.
}
event-symbol_built = { $item ->
    [road] { $seat } stavia cestu { $symbol }.
    [settlement] { $seat } stavia dedinu { $symbol }.
    [city] { $seat } stavia mesto { $symbol }.
   *[knight] { $seat } stavia rytiera { $symbol }.
}
event-joker_used = { $seat } prečiarkuje žolíka { $joker }: { $give } sa mení na { FORM($get, 1, case: "acc") }.
event-gold_exchanged = { $seat } mení dve kocky so zlatom za { FORM($get, 1, case: "acc") }.
event-turn_scored = { $built ->
    [0] Ťah bez stavby: { $seat } píše { $points } do políčka { $box }.
   *[other] { $seat } píše { $points } do políčka { $box }.
}
event-final_score = { $seat } má na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }.

# --- na čo hra čaká
prompt-first_roll = Hoď kockami.
prompt-rolling = { $left ->
    [one] Hoď niektorými kockami znova (zostáva jeden hod), alebo prestaň hádzať a stavaj.
    [few] Hoď niektorými kockami znova (zostávajú { $left } hody), alebo prestaň hádzať a stavaj.
   *[other] Hoď niektorými kockami znova (zostáva { $left } hodov), alebo prestaň hádzať a stavaj.
}
prompt-building = Stavaj, použi žolíky alebo zlato, alebo ukonči ťah.

# --- čo sa dá robiť
action-reroll = Hodiť niektorými znova
    .help = Nechaj si niektoré kocky a ostatnými hoď znova.
action-stop_rolling = Prestať hádzať
    .help = Nechaj kocky, ako ležia.
action-build_symbol = Stavať
    .help = Postav cestu, dedinu, mesto alebo rytiera na svojom liste za to, čo ukazujú kocky.
action-use_joker = Použiť žolíka
    .help = Otoč jednu kocku na to, čo dáva tvoj rytier; každý žolík platí raz.
action-exchange_gold = Vymeniť zlato
    .help = Z dvoch kociek so zlatom sa jedna otočí na inú stranu, druhá prepadne.
arg-dice = ktorými kockami znova
    .ask = Ktorými kockami hodíš znova?
arg-symbol = čo
    .ask = Čo postavíš?
arg-joker = žolík
    .ask = Ktorý žolík?
arg-face = strana
    .ask = Ktorá strana?
arg-die = kocka
    .ask = Ktorá kocka?

# --- čo môže hostiteľ zvoliť
option-variant = Strana listu
    .help = Základná: každý má 15 ťahov, vyhráva najviac bodov. Plus: kto má prvý 10 bodov, s najdlhšou obchodnou cestou a najväčším vojskom.
option-independent = Nezávislé ťahy
    .help = Len na základnej strane: každý hrá svojich 15 ťahov a na nikoho nečaká.
value-basic = základná
value-plus = plus

# --- prečo nie
refused-bad_player_count = Hráčov treba { $fewest } až { $most }; teraz ich tu je { $players }.
refused-no_roll_left = To bol tretí hod, štvrtý nie je.
refused-no_such_symbol = Nič také na liste nie je.
refused-wrong_order = Najprv postav z toho druhu to, čo má menej bodov.
refused-knight_missing = Rytier k tomu žolíkovi ešte nestojí.
refused-joker_used = Ten žolík je už použitý.
refused-bad_face = Túto stranu takto získať nejde.
refused-bad_die = Táto kocka sa na to vziať nedá.

# --- čo leží na stole
look-sheets = { $n ->
    [one] List kockovej hry v ťahu { $turn }.
    [few] { $n } listy kockovej hry v ťahu { $turn }.
   *[other] { $n } listov kockovej hry v ťahu { $turn }.
}
look-jokers = { $n ->
    [one] { $n } pripravený žolík
    [few] { $n } pripravené žolíky
   *[other] { $n } pripravených žolíkov
}
look-joker = žolík { $joker } ({ $card })
look-joker-used = žolík { $joker } ({ $card }), použitý
look-face = { $n } { FORM($card, $n) }
look-knights-built = { $n ->
    [one] { $n } rytier
    [few] { $n } rytieri
   *[other] { $n } rytierov
}
look-dice-won = Vyhráva { $name }

# --- voľby podľa mena
dice-symbol = { $item ->
    [road] cesta { $symbol }
    [settlement] dedina { $symbol }
    [city] mesto { $symbol }
   *[knight] rytier { $symbol }
} ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
})
dice-joker = žolík { $joker }: { $card }
dice-die = { $number }: { $card }
dice-dice = kocky { $numbers }
action-roll-rolling = Hodiť znova všetkými
