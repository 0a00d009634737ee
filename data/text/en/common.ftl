# Words that words are put together with: lists, sets of cards, everybody.
everybody = everybody
nobody = nobody
cards-none = nothing
cards-some = { $n } { $card }
list-last = { $one } and { $other }
list-or = { $one } or { $other }
list-next = { $one }, { $others }
list-others = { $n } more
