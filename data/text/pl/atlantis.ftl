# Atlantyda
module-atlantis = Atlantyda
    .help = Morze się podnosi. Każdy rzut oprócz 7 zostawia na wybrzeżu żeton sztormu, a pole, które ma ich dość, tonie ze wszystkim, co nie dotyka innego lądu.
prompt-flood_hex = Gdzie uderza sztorm: { FORM($hexes, case: "or") }?
action-flood = Połóż żeton sztormu
    .help = Wybierz pole, w które uderza sztorm. Musi mieć wyrzuconą liczbę.
event-storm = Sztorm uderza w pole { $hex }: { $n } z { $limit } żetonów.
refused-hex_about_to_sink = Następny sztorm może zatopić to pole; złodziej je omija.
refused-marker_required = Sztorm musi gdzieś uderzyć.
look-storm = { $n } z { $limit } żetonów sztormu
look-sunk = { $n ->
    [one] { $n } pole pod wodą, gra kończy się przy { $limit }
    [few] { $n } pola pod wodą, gra kończy się przy { $limit }
    [many] { $n } pól pod wodą, gra kończy się przy { $limit }
   *[other] { $n } pola pod wodą, gra kończy się przy { $limit }
}
terrain-sunken = zatopiony ląd
