# Hrady ve zkratce.
castles = Hrady
    .also = hrad, dva rytíři, ochrana pole
    .text = Hned po každém druhém zahraném rytíři můžeš tu dvojici proměnit v hrad: obě karty jdou pod balíček a hrad na pole s číslem u tvé stavby. Zloděj tam už nikdy nesmí. Ti dva rytíři se přestanou počítat do největšího vojska; hradů je šest.
