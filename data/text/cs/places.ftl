# Místa podle toho, co je tam vidět, za tím krátké jméno z obrázku
spot-number = { $number } { $what }
spot-hex = { $what } ({ $name })
spot-corner = { $case ->
    [at] { $n ->
        [one] u pole { $around } ({ $name })
       *[other] u polí { $around } ({ $name })
    }
    [from] { $n ->
        [one] od pole { $around } ({ $name })
       *[other] od polí { $around } ({ $name })
    }
    [to] { $n ->
        [one] k poli { $around } ({ $name })
       *[other] k polím { $around } ({ $name })
    }
   *[other] { $around } ({ $name })
}
spot-town = { $case ->
    [at] na místě { $town } ({ $name })
    [from] z místa { $town } ({ $name })
    [to] na místo { $town } ({ $name })
   *[other] { $town } ({ $name })
}
spot-between = mezi poli { $one } a { $other } ({ $name })
spot-coast = na pobřeží pole { $one } ({ $name })
spot-sea = tam, kde je teď moře ({ $name })
spot-aside = vedle plánu
spot-and = { $one } · { $other }
spot-harbour = { $kind ->
    [any] přístav 3:1
   *[other] přístav 2:1 { $what }
}
