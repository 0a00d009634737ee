# Atlantis, in short.
atlantis = Atlantis
    .also = flood, sinking, rising sea, scenario
    .text = After every roll but a 7 a storm marker is put on a coastal hex with that number. A hex of the first coast sinks at five markers, an inner one at three. Apart from reaching the points, the game ends when seven hexes are under water (eight with four players), or when the player whose turn it is has nothing left.
storm = Storm marker
    .also = flood marker, flood
    .text = The marker is placed automatically; only if two coastal hexes have the number does the player whose turn it is choose between them. The robber leaves a hex that the next storm could sink.
sinking = What sinks
    .also = lost land, washed away, under water
    .text = A sunken hex is sea from then on. Roads and buildings that touch no land any more go back to their owners, and their points are gone; a harbour goes with its hex. A settlement that stays may stand alone. Deserts never sink.
