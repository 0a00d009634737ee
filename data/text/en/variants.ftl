# What several variants share: why a set of them is refused, and how land and pieces are lost.
refused-one_desert_variant_only = Only one of Atlantis, Volcano, Great river and Magic 7 can be in play: each of them wants the desert.
refused-one_scenario_only = Atlantis and Jungle are two scenarios, and a game has room for one.
refused-not_with_cities_knights = This variant does not go together with Cities & Knights.
refused-players_3_4_only = This variant is for three or four players.
refused-fixed_board = This variant changes the island, and the island you chose is printed for good.
refused-dice_replaced_twice = Event cards take the place of the dice, so the choices about dice have nothing left to change.
refused-no_land = All the land there lies under water.
refused-not_a_candidate = That hex is not one of those to choose from.

event-robber_home = The robber goes home and robs nobody.
event-nothing_stolen = { $seat } looks through the cards of { $victim } and finds nothing to take.
event-hex_sank = Hex { $hex } sinks into the sea.
event-road_lost = A road of { $seat } is washed away.
event-building_lost = { $to ->
    [settlement] A city of { $seat } shrinks to a settlement.
   *[other] { $item ->
        [city] A city of { $seat } is gone.
       *[other] A settlement of { $seat } is gone.
    }
}
