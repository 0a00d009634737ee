# Magic 7
module-magic_seven = Magic 7
    .help = A wizard lives where the desert was. A 7 thrown with 1 and 6 brings everybody at the castle free development cards.
refused-wizard_castle = The robber does not dare to come to the wizard's castle.
event-magic_card = The wizard hands { $seat } a development card.
event-magic_too_few = The wizard has not enough cards left for everybody, so nobody gets one.
look-magic-dice = cards for a 7 of 1 and 6
