# The dice game, in short.
dice_game = Dice game
    .also = basic, plus, sheet, score track, boxes
    .text = Everybody fills a sheet of their own. In your turn you roll six resource dice up to three times, then build with what they show. Basic: 15 turns each; a turn without a build costs two points; most points win. Plus: the first with 10 points wins, and longest road and largest army count two each.
dice_rolling = Rolling in the dice game
    .also = reroll, keep dice, stop rolling, third roll
    .text = The first roll is with all dice. Then you may keep any of them and roll the others, twice at most; a die kept before may be rolled again. The first build, joker or exchange of a turn ends rolling. In Plus the first three turns of the game have only 3, 4 and 5 dice.
dice_building = Building in the dice game
    .also = symbol, costs, order, road, settlement, city, knight
    .text = Road: wood, brick. Knight: ore, wool, grain. Settlement: wood, brick, wool, grain. City: three ore, two grain. Roads go on from built ones; settlements and cities need a road that ends there. In Basic settlements, cities and knights are built in rising value, each kind for itself.
dice_joker = Joker
    .also = knight, jokers, desert knights
    .text = A built knight gives one joker: once in the game it turns one of your dice to the resource of its hex, a desert to any face. In Plus a desert needs both its knights. A used joker is crossed out; the knight stays and counts.
dice_gold = Gold in the dice game
    .also = exchange, gold dice
    .text = Gold pays for nothing by itself. After rolling you may exchange two dice that show gold: one becomes any other face, the other is lost for this turn. Every further pair can be exchanged too.
