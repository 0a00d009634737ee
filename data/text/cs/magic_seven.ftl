# Magická 7
module-magic_seven = Magická 7
    .help = Kde byla poušť, bydlí čaroděj. Sedmička hozená jako 1 a 6 přinese všem u hradu akční karty zdarma.
refused-wizard_castle = Do čarodějného hradu si zloděj netroufne.
event-magic_card = Magická 7: { $seat } dostává od čaroděje akční kartu.
event-magic_too_few = Čaroděj nemá karty pro všechny, a tak nedostane nikdo.
event-wizard_invites = { $n ->
    [one] Magická 7: { $seat } dobírá od čaroděje { $n } kartu pokroku.
    [few] Magická 7: { $seat } dobírá od čaroděje { $n } karty pokroku.
   *[other] Magická 7: { $seat } dobírá od čaroděje { $n } karet pokroku.
}
look-magic-dice = karty za 7 z 1 a 6
terrain-castle = čarodějný hrad
terrain-wizard_castle = čarodějný hrad
