# Miejsca po tym, co tam widać, a za tym krótka nazwa z obrazka
spot-number = { $what } { $number }
spot-hex = { $what } ({ $name })
spot-corner = { $case ->
    [at] { $n ->
        [one] przy polu { $around } ({ $name })
       *[other] przy polach { $around } ({ $name })
    }
    [from] { $n ->
        [one] od pola { $around } ({ $name })
       *[other] od pól { $around } ({ $name })
    }
    [to] { $n ->
        [one] do pola { $around } ({ $name })
       *[other] do pól { $around } ({ $name })
    }
   *[other] { $around } ({ $name })
}
spot-town = { $case ->
    [at] w miejscu { $town } ({ $name })
    [from] z miejsca { $town } ({ $name })
    [to] na miejsce { $town } ({ $name })
   *[other] { $town } ({ $name })
}
spot-between = między polami { $one } i { $other } ({ $name })
spot-coast = na wybrzeżu pola { $one } ({ $name })
spot-sea = tam, gdzie jest teraz morze ({ $name })
spot-aside = obok planszy
spot-and = { $one } · { $other }
spot-harbour = { $kind ->
    [any] port 3:1
   *[other] port 2:1 { $what }
}
