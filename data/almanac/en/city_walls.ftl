# City walls of the base game, in short.
city_walls = City walls
    .also = wall, walls, hand limit
    .text = Two bricks put one of seven walls under a city of yours; each city carries one. Every wall lets you keep two more cards on a 7. One more point is needed to win.
