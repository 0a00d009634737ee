# Hrady
module-castles = Hrady
    .help = Každý druhý zahraný rytíř se může i s tím předchozím stát hradem: na to pole už zloděj nikdy nepřijde.
prompt-castle = Ze dvou rytířů může být hrad. Postavíš ho? A kde?
action-build_castle = Postavit hrad
    .help = Oba rytíři jdou pod balíček a zloděj na vybrané pole už nikdy nesmí.
action-decline_castle = Bez hradu
    .help = Oba rytíři zůstanou ležet; z této dvojice už hrad nebude.
refused-no_castle_left = Všech šest hradů už stojí.
refused-no_hex = Nemáš pole, kde by hrad mohl stát.
refused-not_now = O hradu se rozhoduje hned po každém druhém rytíři, později ne.
refused-not_adjacent = Hrad potřebuje u pole tvou vesnici nebo město.
refused-no_number = Hrad stojí kolem čísla a tady žádné není.
refused-already_castle = Tam už hrad je.
refused-robber_here = Stojí tam zloděj; hrad ho má držet venku, ne uvnitř.
refused-castle = Na to pole hrad zloděje nepustí.
event-castle_built = { $seat } mění dva rytíře v hrad na poli { $hex }: zloděj tam už nikdy nepřijde.
event-castle_declined = { $seat } si nechává rytíře a hrad nestaví.
look-castle = hrad
look-castles-left = { $n ->
    [one] zbývá { $n } hrad
    [few] zbývají { $n } hrady
   *[other] zbývá { $n } hradů
}
