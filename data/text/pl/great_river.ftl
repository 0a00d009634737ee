# Wielka rzeka
module-great_river = Wielka rzeka
    .help = Rzeka płynie do morza. Drogi i budowle na jej brzegach przynoszą po żetonie złota, przy ujściu po dwa; trzy żetony to punkt. Do wygranej trzeba o dwa punkty więcej, w grze podstawowej trzech graczy o trzy.
card-gold = { $n ->
    [few] { $case ->
        [gen] żetonów złota
       *[nom] żetony złota
    }
    [many] żetonów złota
    [other] żetonu złota
   *[one] { $case ->
        [gen] żetonu złota
       *[nom] żeton złota
    }
}
event-river_gold = { $seat } zdobywa na brzegu rzeki { FORM($cards, case: "acc") }, razem ma { $total }: { $points ->
    [0] punkt jest za { $each }.
    [one] to { $points } punkt.
    [few] to { $points } punkty.
    [many] to { $points } punktów.
   *[other] to { $points } punktu.
}
points-gold = Złoto z rzeki
refused-no_start_at_swamp = Nikt nie zaczyna przy bagnie; drogi mogą tam prowadzić.
look-river = rzeka
look-gold = żetony złota: { $n }
terrain-swamp = bagno
terrain-river_hills = wzgórze z rzeką
terrain-river_mountains = góry z rzeką
terrain-gold = złoto
