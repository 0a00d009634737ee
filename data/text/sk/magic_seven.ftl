# Magická 7
module-magic_seven = Magická 7
    .help = Kde bola púšť, býva čarodejník. Sedmička hodená ako 1 a 6 prinesie všetkým pri hrade akčné karty zadarmo.
refused-wizard_castle = Do čarodejného hradu si zlodej netrúfne.
event-magic_card = Magická 7: { $seat } dostáva od čarodejníka akčnú kartu.
event-magic_too_few = Čarodejník nemá karty pre všetkých, a tak nedostane nikto nič.
event-wizard_invites = { $n ->
    [one] Magická 7: { $seat } si berie od čarodejníka { $n } kartu pokroku.
    [few] Magická 7: { $seat } si berie od čarodejníka { $n } karty pokroku.
   *[other] Magická 7: { $seat } si berie od čarodejníka { $n } kariet pokroku.
}
look-magic-dice = karty za 7 z 1 a 6
terrain-castle = čarodejný hrad
terrain-wizard_castle = čarodejný hrad
