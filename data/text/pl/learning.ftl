# --- lekcje: drzwi i strony ---
learn-title = ### Ucz się, grając
    Naciskasz prawdziwe przyciski prawdziwego stołu. Nic się nie liczy, nikt nie czeka i możesz przestać, kiedy chcesz.
learn-line = - **{ $title }**: { $about }
welcome = ### Cześć!
    Handluj, buduj i zasiedlaj wyspę ze znajomymi, którzy nigdy nie są online naraz. Otwórz stół albo najpierw naucz się gry.
first-game = Nowa gra
first-learn = Naucz się w dziesięć minut
button-learn-first = Naucz się w dziesięć minut
button-learn-new = Pierwszy raz? Lekcja na dziesięć minut
button-learn-whole = Razem z zakładaniem
button-learn-again = Od początku
lesson-opened = Twoja lekcja jest tu: { $channel }. Widzisz ją tylko ty.
lesson-known = Ta lekcja jest już zaczęta: { $channel }. Graj tam dalej albo zacznij od nowa.
lesson-direct = **{ $title }**: twoja lekcja zaczyna się poniżej.
lesson-table = Twój stół jest otwarty: { $channel }. Zaproś innych albo dodaj graczy automatycznych.
lesson-stopped = Koniec lekcji. **/lekcja** otworzy ją znów, kiedy zechcesz.

# --- lekcje: karta ---
lesson-your-move = Twój ruch.
lesson-watch = Teraz gra **{ $name }**. Naciśnij **Dalej** i patrz.
lesson-question = **Pytanie po drodze:** { $text }
lesson-because = *{ $answer }* – { $why }
lesson-shown = Zrobione za ciebie: { $deed }
button-lesson-next = Dalej
button-lesson-hint = Podpowiedź
button-lesson-more = Powiedz dokładnie
button-lesson-show = Pokaż mi
button-lesson-stop = Zakończ lekcję
button-lesson-on = Graj stąd dalej
button-lesson-table = Nowy stół
button-lesson-others = Inne lekcje
lesson-hint-way = { $way }
lesson-hint-exact = { $way } Chodzi o to: **{ $deed }**
lesson-way = Naciśnij **{ $label }**.
lesson-way-menu = Naciśnij **{ $menu }**, a potem **{ $label }**.

# --- odmowy ---
refused-lesson_otherwise = W prawdziwej grze możesz. { $here }
refused-lesson_over = To koniec lekcji. Naciśnij **Graj stąd dalej**, a wolno ci wszystko.
refused-not_your_lesson = To lekcja kogoś innego. **/lekcja** otworzy twoją własną.
refused-no_such_lesson = Nie ma takiej lekcji. **/lekcja** pokazuje wszystkie.
refused-no_place_for_lesson = Nie mogę tu otworzyć prywatnego wątku ani napisać do ciebie bezpośrednio. Zezwól na wiadomości prywatne z tego serwera i spróbuj jeszcze raz.
refused-only_in_servers = Stoły są na serwerach: użyj tego w jednym z kanałów serwera.
