# Hrady
module-castles = Hrady
    .help = Každý druhý zahraný rytier sa môže aj s tým predošlým stať hradom: na to pole už zlodej nikdy nepríde.
prompt-castle = Z dvoch rytierov môže byť hrad. Postavíš ho? A kde?
action-build_castle = Postaviť hrad
    .help = Obaja rytieri idú pod balíček a zlodej na vybrané pole už nikdy nesmie.
action-decline_castle = Bez hradu
    .help = Obaja rytieri zostanú ležať; z tejto dvojice už hrad nebude.
refused-no_castle_left = Všetkých šesť hradov už stojí.
refused-no_hex = Nemáš pole, kde by hrad mohol stáť.
refused-not_now = Hrad sa dá postaviť len hneď po každom druhom rytierovi.
refused-not_adjacent = Hrad patrí na pole pri tvojej dedine alebo meste.
refused-no_number = Hrad potrebuje pole s číslom.
refused-already_castle = Tam už hrad je.
refused-robber_here = Stojí tam zlodej; hrad ho má držať vonku, nie vnútri.
refused-castle = Na to pole hrad zlodeja nepustí.
event-castle_built = { $seat } mení dvoch rytierov na hrad na poli { $hex }: zlodej tam už nikdy nepríde.
event-castle_declined = { $seat } si necháva rytierov a hrad nestavia.
look-castle = hrad
look-castles-left = { $n ->
    [one] zostáva { $n } hrad
    [few] zostávajú { $n } hrady
   *[other] zostáva { $n } hradov
}
