# City walls of the base game
module-city_walls = City walls
    .help = Seven walls lie ready. Two bricks put one under a city of yours, and each lets you keep two more cards on a 7. The game goes to one point more.
refused-wall_needs_city = A wall goes under one of your own cities.
refused-already_walled = That city has its wall already.
refused-no_wall_left = All seven walls stand; one comes back only when a walled city is lost.
look-walls-left = { $n ->
    [one] { $n } city wall left
   *[other] { $n } city walls left
}
