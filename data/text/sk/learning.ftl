# --- lekcie: dvere a stránky ---
learn-title = ### Nauč sa to hraním
    Stláčaš skutočné tlačidlá skutočného stola. Nič sa nepočíta, nikto nečaká a skončiť môžeš, kedy chceš.
learn-line = - **{ $title }**: { $about }
welcome = ### Ahoj!
    Obchoduj, stavaj a osídľuj ostrov s kamarátmi, ktorí nikdy nie sú online naraz. Otvor stôl, alebo sa hru najprv nauč.
first-game = Nová hra
first-learn = Nauč sa to za desať minút
button-learn-first = Nauč sa to za desať minút
button-learn-new = Prvý raz tu? Lekcia na desať minút
button-learn-whole = Aj so zakladaním
button-learn-again = Od začiatku
lesson-opened = Tvoja lekcia je tu: { $channel }. Vidíš ju len ty.
lesson-known = Túto lekciu už máš rozohranú: { $channel }. Pokračuj tam, alebo začni znova.
lesson-direct = **{ $title }**: tvoja lekcia sa začína nižšie.
lesson-table = Tvoj stôl je otvorený: { $channel }. Pozvi ostatných alebo pridaj automatických hráčov.
lesson-stopped = Lekcia sa skončila. Kedykoľvek sa k nej vrátiš cez **/learn**.

# --- lekcie: karta ---
lesson-your-move = Si na ťahu.
lesson-watch = Teraz hrá **{ $name }**. Stlač **Ďalej** a pozeraj sa.
lesson-question = **Otázka po ceste:** { $text }
lesson-because = *{ $answer }* – { $why }
lesson-shown = Hotovo za teba: { $deed }
button-lesson-next = Ďalej
button-lesson-hint = Nápoveda
button-lesson-more = Povedz presne
button-lesson-show = Ukáž mi to
button-lesson-stop = Ukončiť lekciu
button-lesson-on = Hrať odtiaľto ďalej
button-lesson-table = Nový stôl
button-lesson-others = Iné lekcie
lesson-hint-way = { $way }
lesson-hint-exact = { $way } Ide o toto: **{ $deed }**
lesson-way = Stlač **{ $label }**.
lesson-way-menu = Stlač **{ $menu }** a potom **{ $label }**.

# --- odmietnutia ---
refused-lesson_otherwise = V skutočnej hre môžeš. { $here }
refused-lesson_over = Lekcia je na konci. Stlač **Hrať odtiaľto ďalej** a smieš všetko.
refused-not_your_lesson = Toto je lekcia niekoho iného. Vlastnú otvoríš cez **/learn**.
refused-no_such_lesson = Taká lekcia nie je. Všetky ukáže **/learn**.
refused-no_place_for_lesson = Nesmiem tu otvoriť súkromné vlákno ani ti písať priamo. Povoľ priame správy z tohto servera a skús to znova.
refused-only_in_servers = Stoly sa otvárajú na serveroch: skús to v niektorom z ich kanálov.
