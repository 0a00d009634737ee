# What the maps have in common: sites, crossings, trade roads.
refused-no_site = Nobody can settle there: settlements go only on the circles with a name.
refused-stop_at_site = Your road has reached a free site. Settle it before you build on from there.
event-crossing_reached = { $seat } is the first to reach the crossing { $corner } and takes its point.
points-crossings = Crossings reached first
look-crossing-token = a point for the first road
look-crossing-tokens = { $n ->
    [one] { $n } point from crossings
   *[other] { $n } points from crossings
}
look-crossing = crossing to build on
