# City walls, in every rule system that has them.
item-wall = city wall
action-build_wall = Build a city wall
    .help = Two bricks buy a wall under one of your cities; each wall lets you keep two more cards on a 7.
look-wall = city wall
look-walls = { $n ->
    [one] { $n } city wall
   *[other] { $n } city walls
}
