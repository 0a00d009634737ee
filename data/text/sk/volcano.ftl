# Sopka
module-volcano = Sopka
    .help = Namiesto púšte je sopka s číslom 5. Dá surovinu, akú chceš, a potom tečie láva na jeden z jej rohov.
refused-no_start_at_volcano = Pri úpätí sopky dedinu nikto nezakladá; postav tam neskôr, ak si trúfneš.
event-erupted = Sopka vybuchuje: na kocke je { $die }, láva tečie { FORM($corner, case: "to") }.
event-lava_harmless = Láva nikoho nezasiahla: { FORM($corner, case: "at") } nič nestojí.
look-lava-corner = láva pri { $n }
look-lava = zasiahnuté lávou
terrain-volcano = sopka
