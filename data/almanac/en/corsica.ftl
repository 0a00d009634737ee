# Corsica, in short.
corsica = Corsica
    .also = map, printed board, sites, circles
    .text = The island is always the same, for three to six players; its layout is this project's own, so it differs from the board in the box. Settlements stand only on the circles with a name; a road that comes to a free circle stops there until you settle it. There are no harbours. Three play to 13 points, four to 12, five and six to 10. The robber waits on the pasture beside Ajaccio.
trade_roads = Trade roads
    .also = red roads, red road spaces, trade rights, 3:1, 2:1
    .text = On the maps nine road spaces are red. Whoever has a road there trades with the bank at the rate shown: three equal cards for one, or two of the resource shown. The right belongs to the owner of the road alone and lasts to the end.
crossings = Point crossings
    .also = crossing, token, first road
    .text = On the maps, with three or four players, each marked crossing has a token: the first road that reaches it takes it, and it is worth a point for good. Nobody settles there. With five or six there are no tokens, and settlements may stand on these crossings.
