# The look back at a finished game
button-review = Look back
course-title = Chances of winning
course-parts = What made the difference (in percent)
course-alt = A look back at a game of { $turns } turns: how everybody's chances went, and why.
course-of = { $name }: { $first } percent at first, { $best } at best, { $last } in the end ({ $parts }).
course-part = { $cause } { $change }
cause-dice = dice
cause-draws = draws and thefts
cause-trades = trades
cause-own = own decisions
cause-others = decisions of others
review-title = ### A look back at game { $game }
review-turning = **{ $number }** · Turn { $turn }: { $told } { $name }'s chances { $change ->
    [up] rose
   *[down] fell
} by { $n } percentage { $n ->
    [one] point
   *[other] points
}.
review-turn = Turn { $turn }
review-founding = Founding
review-mine = Your moments
review-nobody = You did not play in this game, so there are no moments of yours.
review-none = Nothing you did cost you much. Well played!
review-cost = **Turn { $turn }**: { $deed } would have been worth { $n } percentage { $n ->
    [one] point
   *[other] points
} more than what you did ({ $done }).
review-cost-choice = **Turn { $turn }**: { $deed } would have been worth { $n } percentage { $n ->
    [one] point
   *[other] points
} more than your choice.
review-cost-founding = **Founding**: { $deed } would have been worth { $n } percentage { $n ->
    [one] point
   *[other] points
} more.
review-fine = **{ $when }**: your best moment – { $done }; your chances rose by { $n } percentage { $n ->
    [one] point
   *[other] points
}.
review-counts = { $name }: { $produced } cards from the dice ({ $expected } expected), { $blocked } blocked by the robber, { $robbed } stolen from them, { $discarded } discarded, { $traded } { $traded ->
    [one] trade
   *[other] trades
}.
cards-title = Cards over time
cards-legend = Cards from the dice so far; dashed: what the buildings promised.
cards-bars = Bars: cards from the dice over the { $turns } turns of the game. Expected is what the buildings promised, with the robber where it stood.
cards-turns = { $name }, turn by turn
cards-turn = Turn
cards-sum = Sum
count-produced = from the dice
count-expected = expected
count-blocked = blocked by the robber
count-robbed = stolen from them
count-discarded = discarded
count-traded = trades
review-how = -# Chances are estimated from what everybody had, by how { $games } games of automatic players ended. All cards are open here, so hindsight is easy.
review-choose = Show a moment …
refused-not_over = This game is not over yet: a look back would show hidden cards.
refused-no_review = There is a look back only at games on the island, not at { $what }.
