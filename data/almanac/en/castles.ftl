# Castles, in short.
castles = Castles
    .also = castle, two knights, protect hex
    .text = Right after every second knight you play you may turn that pair into a castle: both cards go under the deck and a castle is put on a hex with a number beside one of your buildings. The robber can never come there again. The two knights no longer count for the largest army; there are six castles.
