# --- lessons: doors and pages ---
learn-title = ### Nauč se to hrou
    Mačkáš skutečná tlačítka skutečného stolu. Nic se nepočítá, nikdo nečeká a skončit můžeš, kdy chceš.
learn-line = - **{ $title }**: { $about }
welcome = ### Ahoj!
    Obchoduj, stav a osidluj ostrov s kamarády, kteří nikdy nejsou online zároveň. Otevři stůl, nebo se hru nejdřív nauč.
first-game = Nová hra
first-learn = Nauč se to za deset minut
button-learn-first = Nauč se to za deset minut
button-learn-new = Poprvé tady? Lekce na deset minut
button-learn-whole = Včetně zakládání
button-learn-again = Od začátku
lesson-opened = Tvoje lekce je tady: { $channel }. Vidíš ji jen ty.
lesson-known = Tuhle lekci už máš rozehranou: { $channel }. Pokračuj tam, nebo začni znovu.
lesson-direct = **{ $title }**: tvoje lekce začíná níže.
lesson-table = Tvůj stůl je otevřený: { $channel }. Pozvi ostatní, nebo přidej automatické hráče.
lesson-stopped = Lekce skončila. Kdykoli se k ní vrátíš příkazem **/lekce**.

# --- lessons: the card ---
lesson-your-move = Jsi na tahu.
lesson-watch = Teď hraje **{ $name }**. Stiskni **Dál** a dívej se.
lesson-question = **Otázka cestou:** { $text }
lesson-because = *{ $answer }* – { $why }
lesson-shown = Hotovo za tebe: { $deed }
button-lesson-next = Dál
button-lesson-hint = Nápověda
button-lesson-more = Řekni to přesně
button-lesson-show = Ukaž mi to
button-lesson-stop = Ukončit lekci
button-lesson-on = Hrát odtud dál
button-lesson-table = Nový stůl
button-lesson-others = Další lekce
lesson-hint-way = { $way }
lesson-hint-exact = { $way } Jde o tohle: **{ $deed }**
lesson-way = Stiskni **{ $label }**.
lesson-way-menu = Stiskni **{ $menu }** a pak **{ $label }**.

# --- refusals ---
refused-lesson_otherwise = Ve skutečné hře můžeš. { $here }
refused-lesson_over = Lekce je u konce. Stiskni **Hrát odtud dál** a smíš všechno.
refused-not_your_lesson = Tohle je lekce někoho jiného. Vlastní otevřeš příkazem **/lekce**.
refused-no_such_lesson = Taková lekce není. Všechny ukáže **/lekce**.
refused-no_place_for_lesson = Nesmím tu otevřít soukromé vlákno ani ti psát přímo. Povol přímé zprávy z tohoto serveru a zkus to znovu.
refused-only_in_servers = Stoly se otvírají na serverech: zkus to v některém z jejich kanálů.
