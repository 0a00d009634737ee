# Magická 7
module-magic_seven = Magická 7
    .help = Kde byla poušť, bydlí kouzelník. Sedmička hozená jako 1 a 6 přinese všem u hradu akční karty zdarma.
refused-wizard_castle = Do kouzelníkova hradu si zloděj netroufne.
event-magic_card = { $seat } dostává od kouzelníka akční kartu.
event-magic_too_few = Kouzelník nemá karty pro všechny, a tak nedostane nikdo.
look-magic-dice = karty za 7 z 1 a 6
