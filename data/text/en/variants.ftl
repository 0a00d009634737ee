# What several variants share: why a set of them is refused, and how land and pieces are lost.
refused-one_desert_variant_only = { $module } and { $other } both want the place of the desert; choose one of the two.
refused-one_scenario_only = { $module } and { $other } are two scenarios, and a game has room for one.
refused-not_with_cities_knights = { $module } does not go together with Cities & Knights.
refused-players_3_4_only = { $module } is not made for this many players.
refused-fixed_board = { $module } cannot be played there: the board you chose is printed as it is.
refused-dice_replaced_twice = { $module } takes the place of the dice, so your choice about the dice has nothing left to change.
refused-no_land = All the land there lies under water.
refused-not_tradable = Only resources and commodities change hands: no favours, no progress cards, no points.
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
