# --- lessons: doors and pages ---
learn-title = ### Learn by playing
    You press the real buttons of a real table. Nothing counts, nobody waits, and you can stop whenever you like.
learn-line = - **{ $title }**: { $about }
welcome = ### Hello!
    Trade, build and settle an island with friends who are never online together. Open a table, or learn the game first.
first-game = New game
first-learn = Learn in ten minutes
button-learn-first = Learn in ten minutes
button-learn-new = New here? Learn in ten minutes
button-learn-whole = With the founding
button-learn-again = From the beginning
lesson-opened = Your lesson is open: { $channel }. Only you can see it.
lesson-known = You have already begun this lesson: { $channel }. Go on there, or start again.
lesson-direct = **{ $title }**: your lesson begins below.
lesson-table = Your table is open: { $channel }. Invite others, or add automatic players.
lesson-stopped = The lesson is over. **/learn** brings you back whenever you like.

# --- lessons: the card ---
lesson-your-move = It is your move.
lesson-watch = **{ $name }** plays next. Press **Next** and watch.
lesson-question = **A question on the way:** { $text }
lesson-because = *{ $answer }* – { $why }
lesson-shown = Done for you: { $deed }
button-lesson-next = Next
button-lesson-hint = Hint
button-lesson-more = Tell me exactly
button-lesson-show = Show me
button-lesson-stop = End the lesson
button-lesson-on = Go on from here
button-lesson-table = New table
button-lesson-others = Other lessons
lesson-hint-way = { $way }
lesson-hint-exact = { $way } It is this: **{ $deed }**
lesson-way = Press **{ $label }**.
lesson-way-menu = Press **{ $menu }**, then **{ $label }**.

# --- refusals ---
refused-lesson_otherwise = In a real game you may. { $here }
refused-lesson_over = The lesson is over. Press **Go on from here** and everything is allowed.
refused-not_your_lesson = This is somebody else's lesson. **/learn** opens one of your own.
refused-no_such_lesson = There is no such lesson. **/learn** shows them all.
refused-no_place_for_lesson = I may not open a private thread here, nor write to you directly. Allow direct messages from this server, then try again.
refused-only_in_servers = Tables are for servers: use this in one of its channels.
