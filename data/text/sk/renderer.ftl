# Slová, ktoré potrebujú samotné obrázky: opisy pre tých, čo ich nevidia, nadpisy, grafy.
plain = { $words }

colour-red = červená
colour-blue = modrá
colour-orange = oranžová
colour-white = biela
colour-green = zelená
colour-brown = hnedá

terrain-forest = les
terrain-pasture = pastvina
terrain-fields = obilné pole
terrain-hills = pahorkatina
terrain-mountains = hory
terrain-desert = púšť
terrain-sea = more

kind-any = čokoľvek
kind-wood = drevo
kind-brick = tehla
kind-wool = vlna
kind-grain = obilie
kind-ore = ruda
kind-cloth = plátno
kind-coin = mince
kind-paper = papier

sprite-road = cesta
sprite-settlement = dedina
sprite-city = mesto
sprite-knight = rytier
sprite-wall = mestské hradby
sprite-metropolis = metropola
sprite-robber = zlodej
sprite-merchant = obchodník
sprite-castle = hrad

picture-table = Stôl v { $turn }. ťahu: ostrov z { $hexes } polí.
picture-preview = Ostrov z { $hexes } polí.
picture-dice = Kocky: červená { $red }, žltá { $yellow }, spolu { $total }.
picture-drawn = Karta s kockami: červená { $red }, žltá { $yellow }, spolu { $total }.
picture-faces = Kocky: { $faces }.
picture-no-faces = Nezostala nijaká kocka.
picture-boxes = políčka { $boxes }
picture-row = { $name } ({ $colour }): { $counts }.
picture-name = **{ $name }**
picture-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  }
picture-score = { $points } z { $target } bodov
picture-standings = { $target ->
    [0] Body: { $points }.
   *[other] Body z { $target }: { $points }.
}
picture-holds = { $name } má: { $awards }.
picture-free = zatiaľ nikto nemá: { $awards }
picture-bank = Bank: { $counts }
picture-noted = { $card } ({ $note })
picture-north = S
picture-new = Nové: { $what }.
picture-whose = { $what } ({ $name })
picture-turn = Na ťahu: { $name }.
picture-waiting = Čaká sa na: { $name }.
picture-figure = { $what } na poli { $place }.
picture-figure-beside = { $what } vedľa plánu.
picture-track = { $what } ({ $position }/{ $length })
picture-cards = { $title }: { $cards }.
picture-places = Možné miesta: { $places }.
picture-no-places = Nijaké miesto nie je možné.
picture-hand = V ruke ({ $name }): { $cards }.
picture-hand-empty = Prázdna ruka ({ $name }).
picture-count = { $count }× { $what }
picture-summary = Hra sa skončila, počet ťahov { $turns }. Vyhráva { $winner }.
picture-summary-open = Hra, počet ťahov { $turns }.
picture-points-of = { $name }: { $total } ({ $sources }).
picture-source = { $what } { $points }
picture-thrown = Hody kockami od 2 do 12: { $counts }.
picture-replay = Záznam hry, počet obrázkov { $frames }, jeden na ťah.

board-players = Hráči
board-hexes = Polia
board-harbours = Prístavy
board-pieces = Na pláne
board-plans = Ešte nepostavené
board-path = { $what }: pozdĺž { $places }
board-nobody = Nikomu nepatrí
board-hex = { $name }: { $terrain }
board-hex-number = { $name }: { $terrain } { $token }
board-hex-corners = { $hex }, rohy { $corners }
board-rights = Obchodné práva
board-right = { $rate }:1 { $kind }: { $edge }
board-harbour = { $rate }:1 { $kind }: { $corners }
board-shore = { $kind } { $numbers }: { $corners }
board-piece = { $what }: { $places }
board-row-turn = { $row } Na ťahu.

summary-points = Body
summary-dice = Kocky
summary-production = Karty z kociek
summary-over-time = Body po ťahoch
summary-expected = očakávanie
summary-winner = Vyhráva { $name }
summary-turns = { $turns ->
    [one] { $turns } ťah
    [few] { $turns } ťahy
   *[other] { $turns } ťahov
  }
hand-title = Karty hráča { $name }
hand-empty = Žiadne karty
