# What several variants share: why a set of them is refused, and how land and pieces are lost.
refused-one_desert_variant_only = { $module } and { $other } both replace the desert; choose one of the two.
refused-one_scenario_only = { $module } and { $other } are two scenarios, and a game has room for one.
refused-not_with_cities_knights = { $module ->
    [city_walls] Cities & Knights has city walls of its own, so { $module } does not go with it.
    [castles] { $module } needs development cards, and Cities & Knights has none.
    [helpers] { $module } needs development cards, and Cities & Knights has none.
   *[other] { $module } does not go together with Cities & Knights.
}
refused-markers_taken = { $module } and { $other } both need all the round markers; choose one of the two.
refused-no_harbours = { $module } counts harbours, and { $other } has none.
refused-colour_not_here = Nobody can play { $colour } here: those pieces belong to larger tables. Choose another colour.
refused-players_3_4_only = { $module } is for 3 or 4 players.
refused-fixed_board = { $module } cannot be played there: the map you chose is fixed.
refused-dice_replaced_twice = { $module } takes the place of the dice, so your choice about the dice has nothing left to change.
refused-no_land = All the land there is under water.
refused-not_tradable = Only resources and commodities change hands: no favours, no progress cards, no points.
refused-not_a_candidate = That hex is not one of those to choose from.

event-robber_home = The robber goes home from { $origin } to { $hex } and robs nobody.
event-nothing_stolen = { $seat } looks through { $victim }'s cards and finds nothing to take.
event-hex_sank = The sea swallows { $hex }{ $number ->
    [0] {""}
   *[other] {" "}with its { $number }
}.
event-road_lost = { $seat } loses the road { $edge }.
event-building_lost = { $to ->
    [settlement] { $cause ->
        [lava] Lava: { $seat }'s city { FORM($place, case: "at") } shrinks to a settlement.
        [barbarians] The barbarians reduce { $seat }'s city { FORM($place, case: "at") } to a settlement.
       *[other] { $seat }'s city { FORM($place, case: "at") } shrinks to a settlement.
    }
   *[other] { $item ->
        [city] { $seat } loses the city { FORM($place, case: "at") }.
       *[other] { $seat } loses the settlement { FORM($place, case: "at") }.
    }
}
event-wall_lost = { $seat } loses the city wall { FORM($place, case: "at") } with the city.
