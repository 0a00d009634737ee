# Specialists
module-specialists = Specialists
    .help = One card for each resource. It belongs to whoever alone has most at that terrain (settlement 1, city 2 for each hex, at least 4); it is worth a point and a resource on every own turn. Four cards win at once; the game goes to two points more.
award-specialist_wood = Wood specialist
award-specialist_brick = Brick specialist
award-specialist_wool = Wool specialist
award-specialist_grain = Grain specialist
award-specialist_ore = Ore specialist
points-specialist_wood = Wood specialist
points-specialist_brick = Brick specialist
points-specialist_wool = Wool specialist
points-specialist_grain = Grain specialist
points-specialist_ore = Ore specialist
event-specialist_income = The specialists of { $seat } bring { $cards }.
