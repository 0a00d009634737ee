# The great river, in short.
great_river = Great river
    .also = river, gold, river bank, swamp, mouth
    .text = A river runs from the mountains through the hills to the swamp at the sea. Each road and each building on its banks is worth a gold, a building at the mouth two; three gold are a point. Gold is not a card: it cannot be traded, stolen or spent. Nobody starts at the swamp, and { $raised ->
        [3] three
       *[other] two
    } more points are needed to win.
