# Čo si nastavia ľudia a servery: /me a /server.
language-name = Slovenčina
value-auto = podľa Discordu
value-ping = zmienkou v kanáli
value-direct = súkromnou správou
value-never = nikdy
value-usual = hneď zvyčajnou odpoveďou
value-wait = počkať na mňa
question-offer = ponuky ostatných
question-discard = odovzdávanie kariet pri 7
question-gift = dary od ostatných
question-special_wish = stavba medzi ťahmi

me-title = ### Tvoje nastavenia
me-language = Jazyk: { $language }
me-zone = Časové pásmo: { $zone }
me-quiet = Hodiny pokoja: od { $since } do { $until }
me-no-quiet = Hodiny pokoja: žiadne
me-reminders = Pripomienky: { $how }
me-ahead = Dozvieš sa, že tvoj ťah bude ďalší.
me-vacation = Dovolenka do { $until }
me-vacation-less = { $n ->
    [0] V { $channel } už žiadne dni dovolenky nezostávajú: tvoje hodiny tam bežia ďalej.
   *[other] V { $channel } len do { $until }: viac stôl nedovolí.
}
me-answers = Vopred za teba hra odpovedá: { $questions }
me-reset = Tvoje nastavenia sú zase ako na začiatku; všetko ostatné zostáva.
me-export = Tu je všetko, čo sa o tebe ukladá.
me-forget = ### Naozaj na teba všade zabudnúť?
    Tvoje nastavenia, číslo aj meno zmiznú zo všetkých hier, záznamov a štatistík; kde práve hráš, pokračuje za teba automatický hráč. Čo urobili a vyhrali ostatní, zostane. **Nedá sa to vziať späť.**
me-forgotten = Hotovo: nič tu už nenesie tvoje meno.
button-forget = Zabudni na mňa

server-title = ### Nastavenia tohto servera
server-language = Jazyk verejných správ: { $language }
server-channels = Stoly sa otvárajú v { $channels }.
server-any-channel = Stoly sa otvárajú v hociktorom kanáli.
server-starters = Stoly otvárajú { $roles }.
server-any-starter = Stôl môže otvoriť hocikto.
server-defaults = Nastavenia nových stolov: { $options }
server-forgotten = Nastavenia tohto servera sú zabudnuté; všetko je ako na začiatku.

refused-bad_zone = Časové pásmo „{ $text }“ nepoznám. Začni písať názov veľkého mesta v okolí a vyber zo zoznamu.
refused-bad_time = „{ $text }“ nie je čas. Napíš napríklad 22:00.
refused-half_quiet = Napíš oboje, odkedy aj dokedy: napríklad 22:00 a 7:00. Bez oboch časov žiadne hodiny pokoja nie sú.
refused-not_this_channel = Na tomto serveri sa stoly otvárajú v { $channels }.
refused-not_a_starter = Na tomto serveri stoly otvárajú { $roles }.
server-reports = Hlásenia od stolov prichádzajú do { $channel }.
refused-reports_public = Ten kanál môže čítať každý. Vyber taký, ktorý vidia len moderátori.
