lesson-sample_game = The first ten minutes
    .about = four rounds of a real game with white: building, trading, the robber, a harbour, a city

lesson-sample_game-founding = Everybody places two settlements with a road each: once around the table, then back again. You are white, the last in line, so you place twice in a row; first see what the others choose.

lesson-sample_game-found_1 = Good corners have numbers that are rolled often (6 and 8, then 5 and 9) and different resources. The marked corner has 8 wool, 10 wood and 11 ore.
    .here = Here white takes the marked corner, because an 8 is still free there and a wool harbour lies close by.
lesson-sample_game-found_1_road = Every settlement comes with a road, and it points where you want to go next. Yours points to the wool harbour.
    .here = Here white lays the road at the marked place, because it leads to the wool harbour.
lesson-sample_game-found_2 = The second settlement should bring what the first one lacks: brick and grain. It pays at once, one card for each hex around it.
    .here = Here white takes the marked corner, because it brings brick and grain, which a settlement needs.
lesson-sample_game-found_2_road = This road points to the middle of the island, where corners are still free.
    .here = Here white lays the road at the marked place, because a free corner lies behind it.

lesson-sample_game-turn_1 = You play **white**: one settlement on 11 ore, 8 wool and 10 wood, one on 4 ore, 5 grain and 9 brick, and three cards in your hand. When the dice show the number of a hex, everybody with a building there gets a card of it.
lesson-sample_game-turn_2 = Olga wanted wood for a road. Blanka would have given one for a brick, but it was Olga's only one: no trade is better than a bad trade.
lesson-sample_game-turn_3 = Richard found nobody to give him a brick and bought a development card: ore, grain and wool were just its price.
lesson-sample_game-turn_3_accept = Blanka offers you a wool for a brick. The 9 has just brought you a second brick, and you have no wool at all: press **Accept** under her offer.
    .here = Here white accepts, because a first wool is worth more than a second brick.

lesson-sample_game-turn_4_roll = Your turn. It begins with the dice, and everybody may gain from your roll.
    .here = Here white rolls, because nothing else can be done before.
lesson-sample_game-turn_4_offer = The 6 brought you nothing. With a wood and a brick more you could build two roads, and Olga has both: offer her your grain and your ore for them.
    .here = Here white asks Olga first, because asking costs nothing and what you build now you cannot trade later.
lesson-sample_game-turn_4_road = Olga thought it over, one card short of a city, and declined. So build one road: wood and brick, towards the wool harbour.
    .here = Here white builds the marked road, because a settlement could stand at its end, right at the harbour.
lesson-sample_game-turn_4_card = Wool, grain and ore are left: just the price of a development card. Kept in the hand they would only tempt a robber.
    .here = Here white buys a development card, because these three cards can buy nothing else.
lesson-sample_game-turn_4_end = A knight! A card can be played from the next turn on, never in the one it was bought in. End your turn.
    .here = Here white ends the turn, because the hand is empty and the knight has to wait.

lesson-sample_game-turn_5 = From now on every roll of the others may bring you something too. Olga is next.
lesson-sample_game-turn_6 = Olga bought a development card and kept a wood and a brick for later. Her 5 brought you a grain.
lesson-sample_game-turn_6_counter = Richard gives wood or brick for ore or grain, and Blanka has refused him. You have two grain: ask for **both** a wood and a brick for one of them. Press **Make an offer** under his call: the cards are chosen for you, press **Offer**.
    .here = Here white asks for a wood and a brick, because Richard needs the grain right now and you can wait.
lesson-sample_game-turn_7 = Richard agreed, took the two missing cards with *Year of plenty* and built a city, which pays double from now on. You have got the wood and the brick for a settlement.

lesson-sample_game-turn_8_knight = Blanka rolled a 7: nobody gets anything, and the robber came to your pasture 8 and took a wood from you. While he stands there the 8 pays nobody. A knight may be played **before** the roll.
    .ask = For a settlement you also need wool. Where will it come from?
    .answer_a = From my pasture 8
    .because_a = yes: 8 is rolled five times in 36, and the knight will send the robber away.
    .answer_b = From another player
    .because_b = nobody has any: Blanka has just offered two wood for one, in vain.
    .answer_c = From the bank, 4 for 1
    .because_c = one day, but you hold only two cards. Your pasture is closer, once the robber is gone.
    .here = Here white plays the knight first, because an 8 would bring nothing while the robber stands on it.
lesson-sample_game-turn_8_robber = The knight moves the robber to any other hex, and you take a card from somebody there.
    .ask = Where would you put the robber?
    .answer_a = On the fields 10
    .because_a = good: Richard and Blanka both lose their grain, and the two cards in Richard's hand are wood, just what you lack.
    .answer_b = Back to the desert
    .because_b = that frees your pasture, but it stops nobody and brings no card. The fields 10 stop two players and bring you a wood.
    .answer_c = On the hills 9
    .because_c = Richard's city is there, but so are you: your own brick would be gone. On the fields 10 only the others lose.
    .here = Here white chooses the fields 10, because Richard and Blanka lose their grain there and Richard holds nothing but wood.
lesson-sample_game-turn_8_steal = Two players live at the fields 10. Everybody saw what Richard has left: two wood.
    .here = Here white takes from Richard, because both his cards are wood.
lesson-sample_game-turn_8_roll = Your pasture is free again. Now the dice.
    .here = Here white rolls, because the turn cannot go on without it.
lesson-sample_game-turn_8_settlement = An 8! Wood, brick, wool and grain are together: build a settlement at the wool harbour. It is your third point.
    .here = Here white builds at the harbour, because two wool will buy any card there.
lesson-sample_game-turn_8_end = Three points, and an empty hand that nobody can rob. End your turn.
    .here = Here white ends the turn, because nothing is left to spend.

lesson-sample_game-turn_9 = Olga's card has waited long enough. See what it is.
lesson-sample_game-turn_10 = *Road building*: two roads for free, on the way to a new corner. Richard is next, and he holds a single card.
lesson-sample_game-turn_11 = A 10, but the robber stands on the fields 10: no grain for Richard and Blanka. Your forest 10 has brought you a wood.
lesson-sample_game-turn_12_roll = Blanka got a wood from Olga, changed four wood into a wool with the bank and built a settlement: seven cards used before a 7 could halve them. Your roll.
    .here = Here white rolls, because a turn begins with the dice.
lesson-sample_game-turn_12_road = A brick, and with your wood that makes a road. Lay it from your second settlement towards the corner of 6 grain, 5 grain and 11 ore.
    .here = Here white builds the marked road, because it keeps the best free corner for you.
lesson-sample_game-turn_12_end = Nothing left. End your turn.
    .here = Here white ends the turn, because the hand is empty.

lesson-sample_game-turn_13 = Olga has been collecting ore. She needs three ore and two grain for a city.
lesson-sample_game-turn_14 = One grain short, and nobody had any: Olga built a settlement instead. A point today is better than two some day. The 11 brought you a wool and an ore.
lesson-sample_game-turn_15 = Richard built a road. The 8 paid you twice, for both your settlements at the pasture.
lesson-sample_game-turn_16_roll = Blanka lacked grain for a card and built a road. You hold three wool, a grain and an ore: roll.
    .here = Here white rolls, because a turn begins with the dice.
lesson-sample_game-turn_16_offer = An 8 again: five wool. A city costs three ore and two grain, and Richard has ore: offer him a wool for one.
    .here = Here white asks Richard first, because one wool for an ore is cheaper than two at the harbour.
lesson-sample_game-turn_16_ore = Richard says yes, and the trade is done. Now the harbour: change two wool into the third ore.
    .ask = What does the wool harbour save you in such a trade?
    .answer_a = Two cards
    .because_a = yes: two wool instead of four, every time.
    .answer_b = One card
    .because_b = that would be a 3:1 harbour. This one takes two wool instead of four.
    .answer_c = Nothing
    .because_c = without it the bank asks for four equal cards. Here it takes two wool, and it never says no.
    .here = Here white changes wool into ore, because the city needs three ore.
lesson-sample_game-turn_16_grain = And two wool for the second grain.
    .here = Here white changes wool into grain, because the city needs two grain.
lesson-sample_game-turn_16_city = Three ore, two grain: build the city, where wool, wood and ore meet. It pays double from now on.
    .here = Here white builds the city on the marked corner, because the 8 pays there most often.
lesson-sample_game-turn_16_end = Four points: you lead. End your turn, and look at the table once more.
    .here = Here white ends the turn, because every card is used.

lesson-sample_game-end = **Four rounds are played.** You lead with a city on the 8 and a harbour for all its wool. Olga holds seven cards: a 5, 8 or 9 gives her a city. Richard has a city and everything for a settlement but grain, which your robber keeps from him. Blanka has no free corner left at her roads and must build more first.
