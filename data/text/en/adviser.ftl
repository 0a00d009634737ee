# The adviser: what a good player would do, and why
option-adviser = Adviser
    .help = Whether players may ask the bot what a good player would do. It sees only what they see.
value-alone = against automatic players
value-always = always
button-advise = What would you do?
event-advised = { $seat } asked the adviser.
refused-no_adviser = { $reason ->
    [never] This table plays without the adviser.
   *[alone] This table uses the adviser only against automatic players. The host can allow it for the next game: Settings, house rules, *Adviser*.
}
advice-title = ### What I would do
advice-line = **{ $number }. { $deed }** – { $why }
advice-plain = It fits your position best.
advice-do = { $number }. { $deed }
advice-wins = That wins the game!
advice-ground = It pays on { $n } of 36 rolls.
advice-leads = It leads towards { $place }: { $what }.
advice-blocks = It blocks { $what }; that hurts { $other } most.
advice-robs = { $other } has { $n ->
    [one] one card
   *[other] { $n } cards
} to take from.
advice-points = It brings you { $n ->
    [one] a point
   *[other] { $n } points
}.
advice-income = You get more { $kinds }.
advice-rates = You trade more cheaply.
advice-takes = It wins you this award: { $award }.
advice-nears = It brings you closer to an award: { $award }.
advice-keeps = It defends your award: { $award }.
advice-plan = Next could be: { $item }.
advice-exchange = With those cards your next step could be: { $item }.
advice-saving = Save your cards for your next goal ({ $item }); still missing: { $cards }.
advice-rival = It slows { $other } down.
advice-risk = Fewer cards are at risk when a 7 is rolled.
advice-thing = It counts in this rule system: { $module }.
