# Sopka
module-volcano = Sopka
    .help = Místo pouště je sopka s číslem 5. Vynese, co si vybereš, a pak láva teče na jeden z jejích rohů.
refused-no_start_at_volcano = U paty sopky vesnici nikdo nezakládá; postav tam později, jestli si troufneš.
event-erupted = Sopka vybuchuje: na kostce je { $die }, láva teče { FORM($corner, case: "to") }.
event-lava_harmless = Láva nikoho nezasáhla: { FORM($corner, case: "at") } nic nestojí.
look-lava-corner = láva sem teče při { $n }
look-lava = zasaženo lávou
terrain-volcano = sopka
