# Magic 7
module-magic_seven = Magic 7
    .help = A wizard lives where the desert was. A 7 rolled as 1 and 6 brings everybody at the castle free development cards.
refused-wizard_castle = The robber does not dare to come to the wizard's castle.
event-magic_card = A magic 7: the wizard hands { $seat } a development card.
event-magic_too_few = The wizard does not have enough cards left for everybody, so nobody gets one.
event-wizard_invites = { $n ->
    [one] A magic 7: { $seat } may draw a progress card from the wizard.
   *[other] A magic 7: { $seat } may draw { $n } progress cards from the wizard.
}
look-magic-dice = cards for a 7 of 1 and 6
terrain-castle = wizard's castle
terrain-wizard_castle = wizard's castle
