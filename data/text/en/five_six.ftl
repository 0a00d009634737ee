# Five and six players
module-five_six = Five and six players
    .help = A larger island of 30 hexes, more cards, two more colours; between the turns the others may build.
option-paired_turns = Paired turns
    .help = After each turn the third player to the left gets a short turn too, instead of the special build phase.
option-special_build = Special build phase
    .help = After each turn all others may build, in order.
option-signal_window = Seconds to say whether you build
    .help = How long the table waits for those who have not said whether they build, for all of them at once. 0 means not at all.
    .zero = none
value-by_pace = 30 with a pace of minutes, else none
value-build = build this time
value-pass = pass this time
value-always_build = always build
value-always_pass = always pass
event-part_ended = { $idle ->
    [0] { $seat } has finished building.
   *[other] { $seat } builds nothing between the turns.
}
prompt-special_wish = Do you want to build between the turns?
prompt-special_build = Build, or say that you are done.
prompt-paired = Your part of this turn: trade with the bank, build, play a card, or say that you are done.
action-special_signal = Build after this turn
    .help = Say in advance whether you build after this turn; nobody sees it before then.
action-special_wish = Build now or pass
    .help = Say whether you use your chance to build.
action-done = Done
    .help = End your chance to build.
arg-signal = wish
    .ask = Do you want to build?
arg-wish = wish
    .ask = Do you want to build?
look-special-build = { $name } may build
look-paired = { $name }'s part of the turn
