# Words the pictures need themselves: descriptions for those who cannot see them, headings, charts.
plain = { $words }

colour-red = red
colour-blue = blue
colour-orange = orange
colour-white = white
colour-green = green
colour-brown = brown

terrain-forest = forest
terrain-pasture = pasture
terrain-fields = fields
terrain-hills = hills
terrain-mountains = mountains
terrain-desert = desert
terrain-sea = sea

kind-any = anything
kind-wood = wood
kind-brick = brick
kind-wool = wool
kind-grain = grain
kind-ore = ore
kind-cloth = cloth
kind-coin = coins
kind-paper = paper

sprite-road = road
sprite-settlement = settlement
sprite-city = city
sprite-knight = knight
sprite-wall = city wall
sprite-metropolis = metropolis
sprite-robber = robber
sprite-merchant = merchant
sprite-castle = castle

picture-table = The table in turn { $turn }: an island of { $hexes } hexes.
picture-preview = An island of { $hexes } hexes.
picture-dice = Dice: red { $red }, yellow { $yellow }, together { $total }.
picture-drawn = Card with the dice red { $red }, yellow { $yellow }, together { $total }.
picture-faces = Dice: { $faces }.
picture-no-faces = No die is left.
picture-boxes = boxes { $boxes }
picture-row = { $name } ({ $colour }): { $counts }.
picture-name = **{ $name }**
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
picture-score = { $points } of { $target } points
picture-standings = { $target ->
    [0] Points: { $points }.
   *[other] Points of { $target }: { $points }.
}
picture-holds = { $name } holds: { $awards }.
picture-free = still free: { $awards }
picture-bank = Bank: { $counts }
picture-noted = { $card } ({ $note })
picture-north = N
picture-new = New: { $what }.
picture-whose = { $what } ({ $name })
picture-turn = It is { $name }'s turn.
picture-waiting = Waiting for { $name }.
picture-figure = { $what } on hex { $place }.
picture-figure-beside = { $what } beside the board.
picture-track = { $what } ({ $position }/{ $length })
picture-cards = { $title }: { $cards }.
picture-places = Possible places: { $places }.
picture-no-places = There is no possible place.
picture-hand = The hand of { $name }: { $cards }.
picture-hand-empty = The hand of { $name } is empty.
picture-count = { $count } × { $what }
picture-summary = The game is over after { $turns } turns. { $winner } wins.
picture-summary-open = The game after { $turns } turns.
picture-points-of = { $name }: { $total } ({ $sources }).
picture-source = { $what } { $points }
picture-thrown = Dice thrown, from 2 to 12: { $counts }.
picture-replay = The game replayed in { $frames } pictures, one per turn.

board-players = Players
board-hexes = Hexes
board-harbours = Harbours
board-pieces = On the board
board-plans = Not built yet
board-path = { $what }: along { $places }
board-nobody = Nobody's
board-hex = { $name }: { $terrain }
board-hex-number = { $name }: { $terrain } { $token }
board-hex-corners = { $hex }, corners { $corners }
board-rights = Trade roads
board-right = { $rate }:1 { $kind }: { $edge }
board-harbour = { $rate }:1 { $kind }: { $corners }
board-shore = { $kind } { $numbers }: { $corners }
board-piece = { $what } at { $places }
board-row-turn = { $row } (on turn)

summary-points = Points
summary-dice = Dice
summary-production = Cards from the dice
summary-over-time = Points by turn
summary-expected = expected
summary-winner = { $name } wins
summary-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }
hand-title = { $name }'s hand
hand-empty = No cards
