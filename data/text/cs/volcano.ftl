# Sopka
module-volcano = Sopka
    .help = Místo pouště je sopka s číslem 5. Zaplatí, co si vybereš, a pak chrlí oheň na jeden ze svých rohů.
refused-no_start_at_volcano = U paty sopky vesnici nikdo nezakládá; postav tam později, jestli si troufneš.
event-erupted = Sopka vybuchuje: na kostce je { $die }, láva teče na křižovatku { $corner }.
look-lava-corner = láva sem teče při { $n }
look-lava = zasaženo lávou
