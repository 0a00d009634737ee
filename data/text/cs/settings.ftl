# Co si nastaví lidé a servery: /me a /server.
language-name = Čeština
value-auto = podle Discordu
value-ping = zmínkou v kanálu
value-direct = soukromou zprávou
value-never = nikdy
value-usual = hned obvyklou odpovědí
value-wait = počkat na mě
question-offer = nabídky ostatních
question-discard = odevzdávání karet při 7
question-gift = dary od ostatních
question-special_wish = stavba mezi tahy

me-title = ### Tvoje nastavení
me-language = Jazyk: { $language }
me-zone = Časové pásmo: { $zone }
me-quiet = Hodiny klidu: od { $since } do { $until }
me-no-quiet = Hodiny klidu: žádné
me-reminders = Připomínky: { $how }
me-ahead = Dozvíš se, když budeš na řadě jako další.
me-vacation = Dovolená do { $until }
me-vacation-less = { $n ->
    [0] V { $channel } už žádné dny dovolené nezbývají: tvoje hodiny tam běží dál.
   *[other] V { $channel } jen do { $until }: víc stůl nedovolí.
}
me-answers = Předem za tebe hra odpovídá: { $questions }
me-reset = Tvoje nastavení je zase jako na začátku; všechno ostatní zůstává.
me-export = Tady je všechno, co je o tobě uložené.
me-forget = ### Opravdu na tebe všude zapomenout?
    Tvoje nastavení, číslo i jméno zmizí ze všech her, záznamů a statistik; kde zrovna hraješ, pokračuje za tebe automatický hráč. Co udělali a vyhráli ostatní, zůstane. **Nejde to vzít zpět.**
me-forgotten = Hotovo: tvoje jméno tu už nikde není.
button-forget = Zapomeň na mě

server-title = ### Nastavení tohoto serveru
server-language = Jazyk veřejných zpráv: { $language }
server-channels = Stoly se otevírají v { $channels }.
server-any-channel = Stoly se otevírají v kterémkoli kanálu.
server-starters = Stoly otevírají { $roles }.
server-any-starter = Stůl může otevřít kdokoli.
server-defaults = Nastavení nových stolů: { $options }
server-forgotten = Nastavení tohoto serveru je zapomenuto; vše je jako na začátku.

refused-bad_zone = Časové pásmo „{ $text }“ neznám. Začni psát název velkého města poblíž a vyber ze seznamu.
refused-bad_time = „{ $text }“ není čas. Napiš třeba 22:00.
refused-half_quiet = Napiš obojí, odkdy i dokdy: třeba 22:00 a 7:00. Bez obou časů žádné hodiny klidu nejsou.
refused-not_this_channel = Na tomto serveru se stoly otevírají v { $channels }.
refused-not_a_starter = Na tomto serveru stoly otevírají { $roles }.
server-reports = Hlášení od stolů přicházejí do { $channel }.
refused-reports_public = Ten kanál může číst každý. Vyber takový, který vidí jen moderátoři.
