# Places by what one sees there, the short name of the picture behind
spot-number = { $number } { $what }
spot-hex = the { $what } ({ $name })
spot-corner = { $case ->
    [at] at { $around } ({ $name })
   *[other] { $around } ({ $name })
}
spot-town = { $case ->
    [at] in { $town } ({ $name })
   *[other] { $town } ({ $name })
}
spot-between = between the { $one } and the { $other } ({ $name })
spot-coast = on the coast of the { $one } ({ $name })
spot-sea = where the sea is now ({ $name })
spot-aside = its place beside the board
spot-and = { $one } · { $other }
spot-harbour = { $kind ->
    [any] 3:1
   *[other] 2:1 { $what }
}
