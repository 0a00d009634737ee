# The base game, in short.
game = The game
    .also = base game, rules, goal, how to play, beginner, object of the game, aim
    .text = You settle an island together and against each other. Every roll of the dice pays those who live beside the hexes with that number; the cards buy roads, settlements, cities and more. Whoever has { $target } victory points on their own turn wins at once.
founding = Founding
    .also = setup phase, set-up, first settlement, beginning, founding phase, initial placement, place first settlements
    .text = Everybody founds a settlement with a road, in order, and then a second one in the opposite order. The second settlement brings one card for each hex it touches. The distance rule holds from the start.
    .example = White is last in the first round and so first in the second: the corner of 6 brick, 12 grain and 11 wood, then the one of 8 ore, 5 wool and 3 wood. The second brings an ore, a wool and a wood.
turn = A turn
    .also = phases, end turn, order, sequence, what can I do in my turn
    .text = Roll, then { $turn_mode ->
        [split] trade, and when the trading is closed, build
       *[combined] trade and build in any order
    }, then end the turn. { $deck ->
        [progress] Progress cards are played after the roll, as many as you like; only the Alchemist comes before it.
       *[development] One development card may be played at any point, even before the roll.
    }
roll = The roll
    .also = dice, production, yield, resource production, income, what do I get
    .text = Two dice are added up. Every hex with that number pays one card for each settlement and two for each city at its corners, unless the robber stands there. A 7 pays nobody and wakes the robber.
    .example = An 8 is rolled. White has a settlement at the mountains 8 and gets an ore; red and blue each live at the forest 8 and get a wood.
tokens = Numbers
    .also = number tokens, probability, pips, red numbers
    .text = The number on a hex is the roll that makes it pay. 6 and 8 come most often (5 ways out of 36 each), 2 and 12 least often (1 way each). More dots under a number mean better odds.
seven = The 7
    .also = rolled a 7, seven, 7 is rolled
    .text = On a 7 nobody earns anything. { $hand_limit ->
        [0] At this table nobody discards.
       *[other] Everybody who holds more than { $hand_limit } cards discards half of them, rounded down, all at the same time.
    } Then whoever rolled moves the robber and steals a card.{ $no_seven_rounds ->
        [0] {""}
       *[other] {" "}In the first rounds of this table a 7 is rolled again.
    }
robber = Robber
    .also = thief, bandit, steal, rob, robbery, move the robber, blocked hex
    .text = The robber stands on a hex, and that hex pays nothing. It is moved by a 7 or a knight, always to another hex. Whoever moved it takes one card at random from somebody with a building there.{ $friendly_robber ->
        [on] {" "}At this table it stays away from those who have fewer than 3 visible points.
       *[off] {""}
    }
    .example = The robber stands on the mountains 8. An 8 is rolled: white gets no ore, while red and blue get their wood from the forest 8.
discard = Discarding
    .also = discard, give back, giving cards back, half, hand limit, too many cards, lose cards on a seven
    .text = { $hand_limit ->
        [0] At this table nobody has to discard on a 7, however many cards they hold.
       *[other] Whoever holds more than { $hand_limit } cards on a 7 chooses half of them, rounded down, and returns them to the bank. You can say in advance which kinds go first, so that nobody has to wait for you.
    }
resources = Resources
    .also = wood, brick, wool, grain, ore, lumber, sheep, wheat, clay, stone, terrain, forest, hills, pasture, fields, mountains, resource cards
    .text = Forest gives wood, hills give brick, pasture gives wool, fields give grain, mountains give ore. Cards in your hand are hidden; everybody sees only how many you hold.
costs = Building costs
    .also = prices, cost, what does it cost, price list, how much is a road, how much is a settlement, how much is a city
    .text = A road costs 1 wood and 1 brick. A settlement costs 1 wood, 1 brick, 1 wool and 1 grain. A city costs 2 grain and 3 ore. A development card costs 1 wool, 1 grain and 1 ore.
road = Road
    .also = street, path, build road, lay a road
    .text = A road lies on an edge and connects to a road or building of yours; it cannot pass another player's building. You have 15. Roads lead to new places and make the longest road.
settlement = Settlement
    .also = village, house, build settlement
    .text = A settlement stands on a corner at the end of one of your roads and earns one card per roll from each hex around it. It is worth 1 point. You have 5.
city = City
    .also = town, upgrade, build city, cities
    .text = A city takes the place of one of your settlements and earns two cards instead of one. It is worth 2 points. You have 4, and the settlement comes back to your supply.
    .example = White has turned the settlement at the mountains 8 into a city. On an 8 it earns two ore; the settlement would have earned one.
distance = Distance rule
    .also = too close, neighbours, spacing, two roads apart, adjacent settlements
    .text = Between any two buildings there are at least two edges: the three corners next to a settlement or city stay free for good, whoever it belongs to.
    .example = White's road leads to the corner beside red's settlement. White cannot build there, though it is free: red's settlement is only one edge away.
trade = Trading with players
    .also = trade, trading, domestic trade, offer, barter, deal, counter offer, exchange with players
    .text = { $trade ->
        [none] At this table players do not trade with each other.
       *[free] Whoever's turn it is may offer cards for cards; the others accept, decline or answer with another offer, but do not trade among themselves. { $closing ->
            [first] The first to accept gets it, unless the offer says that its maker chooses.
            [confirm] The one who offered chooses among those who accepted, and has the last word.
           *[choose] If several accept, the one who offered chooses; where nothing is left to choose, the trade is done at once.
        } Nobody gives cards away for nothing, and all offers end with the turn.
    }
asking = Asking around
    .also = call, looking for, wanted
    .text = Instead of a fixed offer you can say what you are looking for or would give, several kinds as alternatives. Nobody is bound by it; the others answer with real offers.
bank = Trading with the bank
    .also = bank, maritime trade, overseas trade, four to one, 4:1, bank trade, exchange with the bank
    .text = The bank takes four equal cards for one of your choice. With a 3:1 harbour three are enough, with a 2:1 harbour two of the kind it shows. It only works while the bank has the card you want.
harbour = Harbours
    .also = port, harbor, harbour location, 3:1, 2:1
    .text = A settlement or city at one of the two corners of a harbour may use it, { $turn_mode ->
        [split] from the next turn on
       *[combined] from that moment on
    }. Some harbours take any three equal cards, others two of the kind they show.
    .example = White has a settlement at the wool harbour: two wool buy one card of any other kind, where others pay four.
shortage = An empty bank
    .also = bank short, shortage, run out, not enough cards in the bank, bank is empty
    .text = If the bank has too few cards of a kind for everybody who would get it, nobody gets that kind this time. If only one player would get it, they take what is left.
standing = Standing offers
    .also = while asleep, open offer, permanent offer
    .text = You can leave an offer open for the turns of others: whoever's turn it is takes it at once, without waiting for you. It never gives more than you hold, everybody sees it, and you can withdraw it at any time.
embargo = Embargo
    .also = boycott, no trade, decline all
    .text = You can refuse to trade with a player, or with everybody, until you lift it; the table sees who bars whom. You can also have all offers declined for you while you are away.
longest_road = Longest road
    .also = longest trade route, road award, longest path, interrupted road, broken road
    .text = The first unbroken road of at least five pieces earns a card worth 2 points. Branches do not count, and another player's building breaks a road. Only a longer road takes the card away; if a broken road leaves several equally long, nobody has it until one is longest.
    .example = White's road is six pieces long; the branch does not count. Red's has four. White holds the card.
points = Victory points
    .also = win, winning, score, target, how many points, VP
    .text = Settlements count 1, cities 2, longest road and largest army 2 each, hidden point cards 1. You win as soon as you have { $target } on your own turn; hidden cards count the moment you have them.
desert = Desert
    .also = sand, no number
    .text = The desert has no number and pays nothing. The robber begins there.
free_roads = Free roads
    .also = road for nothing, road for free, free road
    .text = Some cards let you place roads without paying. The usual rules about where still apply; what you cannot or do not want to use is lost.
free_choice = Choosing resources
    .also = pick, gold, any resource, from the bank
    .text = Some cards and hexes let you choose cards from the bank. You get what you name as long as the bank has it.
undo = Undo
    .also = take back, mistake, oops
    .text = You can take back your last move as long as no luck was used, nobody was shown anything new, and nobody else has moved since.
leaving = Leaving
    .also = quit, give up, resign
    .text = Whoever leaves is out for good. Their pieces stay where they are, and the others go on without them. If you are only away for a while, use vacation or let a stand-in play.
fair = Fair dice
    .also = seed, random, cheating, luck, proof
    .text = All the luck of a game comes from a secret seed. Its fingerprint is in the first message and the seed itself in the last, so anybody can check every roll afterwards.
start_player = Starting player
    .also = who begins, first player, who starts, order of play
    .text = Who begins is { $start ->
        [lot] chosen at random
        [dice] rolled for: the highest sum begins
       *[other] chosen by the table
    }. Everybody then plays in turn, clockwise.
trade_and_build = Trading and building
    .also = build and trade, combined phases, separate phases, trade after building
    .text = { $turn_mode ->
        [split] At this table you trade first and build afterwards; a button closes the trading. A harbour you reach while building works from the next turn on.
       *[combined] At this table you trade and build in any order, as often as you like. A harbour you reach works in the same turn.
    }
building = Building
    .also = build, construct, supply of pieces, pieces left, out of pieces
    .text = On your turn, after the roll, you pay cards to the bank and build roads, settlements and cities, as many as you can pay for. Your supply sets the limit: 15 roads, 5 settlements, 4 cities. *Building costs* lists the prices.
intersection = Corner
    .also = intersection, crossing, vertex, where may I build a settlement
    .text = A corner is where three hexes meet, or two and the sea. Settlements and cities stand on corners and earn from every hex around. In pictures corners have numbers.
edge = Edge
    .also = side of a hex, border, route, where may I build a road
    .text = An edge is the border between two hexes, or a hex and the sea. Each edge has room for one road. It is named after its two corners, such as 17-18.
coast = Coast
    .also = sea, shore, frame, water
    .text = Along the coast you may build as everywhere else: roads on its edges, settlements on its corners. A corner at the sea touches fewer hexes, but some have a harbour.
end = End of the game
    .also = game over, how do I win, when is it over, who wins, how does it end
    .text = The game is over at once when somebody has { $target } points on their own turn. Whoever reaches them on another player's turn has to wait for their own.
variable_setup = Variable island
    .also = variable set-up, random board, organisation, how is the island built, board setup, layout
    .text = The hexes are laid at random{ $tokens ->
        [random] , and so are the numbers
       *[spiral] , the numbers in a spiral from a corner
    }{ $harbours ->
        [fixed] ; the harbours stay where they are printed
       *[shuffled] ; the harbours are mixed
    }. The lobby shows the island and how balanced it is; before the start you can ask for another one. For a first game there is a fixed island.
tactics = Tactics
    .also = tips, strategy, advice, how to win, hints
    .text = Found on many dots and different resources; brick and wood matter early, ore and grain later. Keep a way open to the next corner. Trade a lot: whoever trades builds more. Do not hold too many cards when a 7 may come, and watch who is close to winning.
sample_game = The sample game
    .also = example game, lesson, learn, tutorial, first game
    .text = **/learn** plays four rounds with you, by the real buttons: building, trading, the robber, a harbour, a city. Short lessons show one thing each: founding, trading over days, Cities & Knights, helpers, event cards, the dice game.
here = At this table
    .also = bot, buttons, commands, how does the bot work, discord, help
    .text = The newest message of a table shows whose move it is and has the buttons for it; old buttons do nothing. Only those at the table can press them. **My hand** is for you alone, **More …** lists everything you can do, **/help** the rest.
