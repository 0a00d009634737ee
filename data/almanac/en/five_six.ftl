# Five and six players, in short.
five_six = Five and six players
    .also = more players, six players, larger island, 5-6
    .text = The island has 30 hexes and 11 harbours, and there are more resource and development cards, but the victory points among them stay 5. So that nobody waits too long, the others get a chance to build between the turns.
special_build = Special build phase
    .also = build between turns, special building
    .text = After each turn all others may, in order, build and buy with the cards they hold; they cannot trade or play cards. You can say in advance whether you build, and nobody sees it before.
paired_turns = Paired turns
    .also = partner, second player
    .text = Instead of the special build phase the third player to the left has a part of the turn: trade with the bank, build, and play a card, but not trade with players.
