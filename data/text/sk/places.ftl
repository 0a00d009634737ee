# Miesta podľa toho, čo je tam vidieť, za tým krátke meno z obrázka
spot-number = { $number } { $what }
spot-hex = { $what } ({ $name })
spot-corner = { $case ->
    [at] { $n ->
        [one] pri poli { $around } ({ $name })
       *[other] pri poliach { $around } ({ $name })
    }
    [from] { $n ->
        [one] od poľa { $around } ({ $name })
       *[other] od polí { $around } ({ $name })
    }
    [to] { $n ->
        [one] k poľu { $around } ({ $name })
       *[other] k poliam { $around } ({ $name })
    }
   *[other] { $around } ({ $name })
}
spot-town = { $case ->
    [at] na mieste { $town } ({ $name })
    [from] z miesta { $town } ({ $name })
    [to] na miesto { $town } ({ $name })
   *[other] { $town } ({ $name })
}
spot-between = medzi poľami { $one } a { $other } ({ $name })
spot-coast = na pobreží poľa { $one } ({ $name })
spot-sea = tam, kde je teraz more ({ $name })
spot-aside = vedľa plánu
spot-and = { $one } · { $other }
spot-harbour = { $kind ->
    [any] prístav 3:1
   *[other] prístav 2:1 { $what }
}
