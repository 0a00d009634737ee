# New York, in short.
new_york = New York
    .also = map, printed board, sites, circles, canal towns
    .text = The country is always the same, for three to six players; its layout is this project's own, so it differs from the board in the box. Settlements stand only on the circles with a name, yellow or green alike; a road that comes to a free circle stops there until you settle it. There are no harbours. Three play to 13 points, four to 12, five and six to 10. The robber waits in the desert.
