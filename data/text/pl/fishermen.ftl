# Rybacy
module-fishermen = Rybacy
    .help = W miejscu pustyni leży jezioro, a przy wybrzeżu są łowiska. Ryby przepędzają złodzieja, zabierają karty, budują drogi; ale ktoś wyłowi stary but.
terrain-lake = jezioro
card-fish = { $n ->
    [one] { $case ->
        [gen] żetonu ryb
       *[nom] żeton ryb
    }
    [few] { $case ->
        [gen] żetonów ryb
       *[nom] żetony ryb
    }
    [many] żetonów ryb
   *[other] żeton ryb
}
group-fish = Ryby
    .help = Co można kupić za ryby, i stary but.
action-fish_robber = Przepędź złodzieja (2 ryby)
    .help = Złodziej schodzi z planszy aż do następnej 7 lub Rycerza.
action-fish_steal = Zabierz komuś kartę (3 ryby)
    .help = Losowa karta z ręki, którą wybierzesz.
action-fish_resource = Weź surowiec (4 ryby)
    .help = Dowolny surowiec, który ma bank.
action-fish_road = Zbuduj drogę (5 ryb)
    .help = Droga za darmo tam, gdzie możesz budować.
action-fish_card = Dobierz kartę (7 ryb)
    .help = Karta rozwoju; w Miastach i Rycerzach karta postępu z wybranego stosu.
action-fish_boot = Oddaj stary but
    .help = Raz w swojej turze, komuś, kto ma co najmniej tyle punktów co ty.
refused-too_few_fish = { $cost ->
    [one] To kosztuje { $cost } rybę, a masz ich { $held }.
    [few] To kosztuje { $cost } ryby, a masz ich { $held }.
    [many] To kosztuje { $cost } ryb, a masz ich { $held }.
   *[other] To kosztuje { $cost } ryby, a masz ich { $held }.
}
refused-no_boot = Stary but nie jest twój.
refused-boot_handed_on = Stary but był już w tej turze oddany.
refused-fewer_points = Stary but można oddać tylko komuś, kto ma co najmniej tyle punktów co ty.
event-fish_caught = { $n ->
    [one] Twój połów: { $n } ryba.
    [few] Twój połów: { $n } ryby.
    [many] Twój połów: { $n } ryb.
   *[other] Twój połów: { $n } ryby.
}
event-fish_first = { $seat } zaczyna z rybami: { $n ->
    [one] jeden żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}.
event-fish_spent = { $seat } wydaje { $n ->
    [one] jedną rybę
    [few] { $n } ryby
    [many] { $n } ryb
   *[other] { $n } ryby
}{ $lost ->
    [0] .
    [one] , z czego jedną na darmo.
   *[other] , z czego { $lost } na darmo.
}
event-robber_fished = { $seat } przepędza złodzieja z planszy.
event-fish_resource = { $seat } za ryby bierze z banku { FORM($card, 1, case: "acc") }.
event-boot_drawn = { $seat } wyławia z wody stary but i do wygranej potrzebuje o punkt więcej.
event-boot_given = { $seat } oddaje stary but graczowi { $other }.
look-fish = { $n ->
    [one] { $n } żeton ryb
    [few] { $n } żetony ryb
    [many] { $n } żetonów ryb
   *[other] { $n } żetonu ryb
}
look-fish-left = { $n ->
    [one] został { $n } żeton ryb
    [few] zostały { $n } żetony ryb
    [many] zostało { $n } żetonów ryb
   *[other] zostało { $n } żetonu ryb
}
look-boot = stary but
look-fish-token = { $n ->
    [one] jedna ryba
    [few] { $n } ryby
    [many] { $n } ryb
   *[other] { $n } ryby
}
look-fish-tokens = { $n ->
    [one] Połów: { $n } ryba
    [few] Połów: { $n } ryby
    [many] Połów: { $n } ryb
   *[other] Połów: { $n } ryby
}
