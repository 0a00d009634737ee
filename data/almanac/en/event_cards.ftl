# Event cards, in short.
event_cards = Event cards
    .also = deck instead of dice, events, card deck
    .text = Instead of rolling, the top card of a deck of 36 is turned over: its number is the roll, and many cards bring an event that comes first. A card without an event only pays. Each number is in the deck as often as the dice would bring it.
new_year = New Year
    .also = shuffle, year
    .text = The New Year card lies above the last five. When it turns up, all 36 cards are shuffled and the turn goes on with a new one, so each year shows 31 cards.
robbery = Robbery
    .also = event, seven
    .text = The 7 of the deck: large hands are halved, the robber moves and steals.
plague = Plague
    .also = event, epidemic
    .text = This time each city earns only one card. Settlements earn as always.
earthquake = Earthquake
    .also = event, damaged road, repair, repair first
    .text = Everybody chooses one of their roads, which is damaged. It stays and counts for the longest road, but until it is repaired for 1 wood and 1 brick its owner can build no new road, and no settlement that only damaged roads reach.
good_neighbourhood = Good neighbourhood
    .also = event, gift, left
    .text = Everybody who has a card gives one of their choice to the player on the left. All choose in secret, and the cards change hands together.
tournament = Tournament
    .also = event, most knights
    .text = Whoever has the most knights on the table takes a resource of their choice; in a tie all of them do.
trade_advantage = Trade advantage
    .also = event
    .text = Whoever holds the longest road may take a card at random from somebody.
calm_sea = Calm sea
    .also = event, harbours
    .text = Whoever has the most settlements and cities at harbours takes a resource of their choice; in a tie all of them do. A city counts as one.
robber_leaves = Robber leaves
    .also = event, robber home
    .text = The robber goes back { $home ->
        [desert] to the desert
       *[beside] to where it began
    } before the cards are paid out, and nobody is robbed.
neighbourly_help = Neighbourly help
    .also = event, leader gives
    .text = Those who have the most visible points give a card of their choice to somebody with fewer.
conflict = Conflict
    .also = event, army
    .text = Whoever has the largest army, or else alone has the most knights, takes a resource at random from somebody.
fruitful_year = Fruitful year
    .also = event, harvest
    .text = Everybody takes a resource of their choice from the bank.
