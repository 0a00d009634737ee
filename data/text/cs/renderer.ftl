# Slova, která potřebují samy obrázky: popisy pro ty, kdo je nevidí, nadpisy, grafy.
plain = { $words }

colour-red = červená
colour-blue = modrá
colour-orange = oranžová
colour-white = bílá
colour-green = zelená
colour-brown = hnědá

terrain-forest = les
terrain-pasture = pastvina
terrain-fields = obilné pole
terrain-hills = pahorkatina
terrain-mountains = hory
terrain-desert = poušť
terrain-jungle = džungle
terrain-volcano = sopka
terrain-swamp = bažina
terrain-castle = kouzelníkův hrad
terrain-wizard_castle = kouzelníkův hrad
terrain-river_hills = pahorkatina s řekou
terrain-river_mountains = hory s řekou
terrain-gold = zlato
terrain-sea = moře
terrain-sunken = potopená země

kind-any = cokoli
kind-wood = dřevo
kind-brick = cihla
kind-wool = vlna
kind-grain = obilí
kind-ore = ruda
kind-cloth = sukno
kind-coin = mince
kind-paper = papír

sprite-road = cesta
sprite-settlement = vesnice
sprite-city = město
sprite-knight = rytíř
sprite-wall = hradby
sprite-metropolis = metropole
sprite-robber = zloděj
sprite-merchant = kupec
sprite-castle = hrad

grid-trade = obchod
grid-politics = politika
grid-science = věda

picture-table = Stůl v { $turn }. tahu: ostrov, počet polí { $hexes }.
picture-preview = Ostrov, počet polí { $hexes }.
picture-dice = Kostky: { $red } a { $yellow }, dohromady { $total }.
picture-drawn = Karta s kostkami { $red } a { $yellow }, dohromady { $total }.
picture-faces = Kostky: { $faces }.
picture-no-faces = Žádná kostka nezbývá.
picture-boxes = políčka { $boxes }
picture-row = { $name } ({ $colour }): { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }, { $counts }.
picture-row-plain = { $name } ({ $colour }): { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }.
picture-turn = Na tahu: { $name }.
picture-waiting = Čeká se na: { $name }.
picture-figure = { $what } na poli { $place }.
picture-figure-beside = { $what } vedle plánu.
picture-level = { $what } { $level } z { $top }
picture-track = { $what }: krok { $position } z { $length }.
picture-cards = { $title }: { $cards }.
picture-places = Možná místa: { $places }.
picture-no-places = Není žádné možné místo.
picture-hand = V ruce ({ $name }): { $cards }.
picture-hand-empty = Prázdná ruka ({ $name }).
picture-count = { $count } × { $what }
picture-summary = Hra skončila, počet tahů { $turns }. Vítězí { $winner }.
picture-summary-open = Hra, počet tahů { $turns }.
picture-points = { $name }: { $total } ({ $sources }).
picture-source = { $what } { $points }
picture-thrown = Hody kostkami od 2 do 12: { $counts }.
picture-replay = Záznam hry, počet obrázků { $frames }, jeden na tah.

board-players = Hráči
board-hexes = Pole
board-harbours = Přístavy
board-pieces = Na plánu
board-nobody = Nikomu nepatří
board-hex = { $name }: { $terrain }
board-hex-number = { $name }: { $terrain } { $token }
board-hex-corners = { $hex }, rohy { $corners }
board-rights = Obchodní cesty
board-right = { $rate }:1 { $kind }: { $edge }
board-harbour = { $rate }:1 { $kind }: { $corners }
board-piece = { $what }: { $places }
board-row-turn = { $row } Na tahu.

summary-points = Body
summary-dice = Kostky
summary-production = Karty z kostek
summary-over-time = Body po tazích
summary-expected = očekávání
summary-winner = Vítězí { $name }
summary-turns = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
  }
hand-title = Ruka: { $name }
hand-empty = Žádné karty
