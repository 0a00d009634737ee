# City walls of the base game
module-city_walls = City walls
    .help = Two bricks put one of seven walls under a city of yours, and each lets you keep two more cards on a 7. One more point is needed to win.
refused-wall_needs_city = A wall goes under one of your own cities.
refused-already_walled = That city already has a wall.
refused-no_wall_left = All seven walls are built; one comes back only when a walled city is lost.
look-walls-left = { $n ->
    [one] { $n } city wall left
   *[other] { $n } city walls left
}
