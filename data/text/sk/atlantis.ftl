# Atlantída
module-atlantis = Atlantída
    .help = More stúpa. Každý hod okrem 7 nechá na pobreží žetón rozbúreného mora a pole, na ktorom ich je dosť, sa potopí so všetkým, čo sa nedotýka inej zeme.
prompt-flood_hex = Kam udrie búrka: { FORM($hexes, case: "or") }?
action-flood = Umiestniť žetón rozbúreného mora
    .help = Vyber pole, ktoré búrka zasiahne. Musí mať hodené číslo.
event-storm = Búrka bičuje pole { $hex }: žetóny { $n } z { $limit }.
refused-hex_about_to_sink = To pole môže ďalšia búrka potopiť; zlodej sa mu vyhýba.
refused-marker_required = Búrka niekam udrieť musí.
look-storm = žetóny rozbúreného mora: { $n } z { $limit }
look-sunk = { $n ->
    [one] { $n } pole pod vodou, hra sa končí pri { $limit }
    [few] { $n } polia pod vodou, hra sa končí pri { $limit }
   *[other] { $n } polí pod vodou, hra sa končí pri { $limit }
}
terrain-sunken = zaplavená krajina
