# Development cards, in short.
development = Development cards
    .also = buy a card, deck, action cards, hidden cards, development card
    .text = One wool, one grain and one ore buy the top card of the deck; only you see it. One card a turn may be played, not one bought in the same turn. The deck holds { $players ->
        [5] 20 knights, 5 victory points and three
        [6] 20 knights, 5 victory points and three
       *[other] 14 knights, 5 victory points and two
    } each of three progress cards.
knight_card = Knight card
    .also = knight, soldier, play a knight
    .text = Move the robber and steal a card, before or after your roll. The card stays in front of you and counts for the largest army.
road_building = Road building
    .also = two roads
    .text = Place two roads for free, by the usual rules. If only one fits, the other is lost.
invention = Year of plenty
    .also = invention, two resources
    .text = Take any two resources from the bank, equal or different. You can use them in the same turn.
monopoly = Monopoly
    .also = take all
    .text = Name a resource: everybody else hands you all cards of it.
victory_card = Victory point card
    .also = hidden point, chapel, university, library, victory card
    .text = One point that only you know of. It counts from the moment you have it and is shown at the end; it never has to be played.
largest_army = Largest army
    .also = army, most knights
    .text = The first player with three knights on the table gets a card worth 2 points. Whoever has more knights takes it.
progress_cards = Progress cards of the deck
    .also = progress, progress card, road building invention monopoly
    .text = Three kinds of development cards help once and are then out of the game: *Road building* (two roads), *Year of plenty* (two resources of your choice), *Monopoly* (all cards of one resource). One card a turn, never in the turn it was bought.
