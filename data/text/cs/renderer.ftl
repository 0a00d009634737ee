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
terrain-hills = vrchovina
terrain-mountains = hory
terrain-desert = poušť
terrain-sea = moře

kind-any = cokoli
kind-wood = dřevo
kind-brick = jíl
kind-wool = vlna
kind-grain = obilí
kind-ore = ruda
kind-cloth = plátno
kind-coin = mince
kind-paper = papír

sprite-road = silnice
sprite-settlement = vesnice
sprite-city = město
sprite-knight = rytíř
sprite-wall = hradby
sprite-metropolis = metropole
sprite-robber = zloděj
sprite-merchant = obchodník
sprite-castle = hrad

picture-table = Stůl v { $turn }. tahu: ostrov z { $hexes } polí.
picture-preview = Ostrov z { $hexes } polí.
picture-dice = Kostky: červená { $red }, žlutá { $yellow }, dohromady { $total }.
picture-drawn = Karta s kostkami: červená { $red }, žlutá { $yellow }, dohromady { $total }.
picture-faces = Kostky: { $faces }.
picture-no-faces = Žádná kostka nezbývá.
picture-boxes = políčka { $boxes }
picture-row = { $name } ({ $colour }): { $counts }.
picture-name = **{ $name }**
picture-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
picture-score = { $points } z { $target } bodů
picture-standings = { $target ->
    [0] Body: { $points }.
   *[other] Body z { $target }: { $points }.
}
picture-holds = { $name } drží: { $awards }.
picture-free = zatím nikdo nemá: { $awards }
picture-bank = Bank: { $counts }
picture-noted = { $card } ({ $note })
picture-north = S
picture-new = Nové: { $what }.
picture-whose = { $what } ({ $name })
picture-turn = Na tahu: { $name }.
picture-waiting = Čeká se na: { $name }.
picture-figure = { $what } na poli { $place }.
picture-figure-beside = { $what } vedle plánu.
picture-track = { $what } ({ $position }/{ $length })
picture-cards = { $title }: { $cards }.
picture-places = Možná místa: { $places }.
picture-no-places = Není žádné možné místo.
picture-hand = V ruce ({ $name }): { $cards }.
picture-hand-empty = Prázdná ruka ({ $name }).
picture-count = { $count }× { $what }
picture-summary = Hra skončila, počet tahů { $turns }. Vyhrává { $winner }.
picture-summary-open = Hra, počet tahů { $turns }.
picture-points-of = { $name }: { $total } ({ $sources }).
picture-source = { $what } { $points }
picture-thrown = Hody kostkami od 2 do 12: { $counts }.
picture-replay = Záznam hry, počet obrázků { $frames }, jeden na tah.

board-players = Hráči
board-hexes = Pole
board-harbours = Přístavy
board-pieces = Na plánu
board-plans = Ještě nepostaveno
board-path = { $what }: podél { $places }
board-nobody = Nikomu nepatří
board-hex = { $name }: { $terrain }
board-hex-number = { $name }: { $terrain } { $token }
board-hex-corners = { $hex }, rohy { $corners }
board-rights = Specializovaný obchod
board-right = { $rate }:1 { $kind }: { $edge }
board-harbour = { $rate }:1 { $kind }: { $corners }
board-shore = { $kind } { $numbers }: { $corners }
board-piece = { $what }: { $places }
board-row-turn = { $row } Na tahu.

summary-points = Body
summary-dice = Kostky
summary-production = Karty z kostek
summary-over-time = Body po tazích
summary-expected = očekávání
summary-winner = Vyhrává { $name }
summary-turns = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
  }
hand-title = Karty hráče { $name }
hand-empty = Žádné karty
