# Names of commands and of their options, the same in every language; keys without an entry keep their own name.
command-end_turn = end
command-bank_trade = bank
command-make_offer = offer
command-answer_offer = answer
command-close_offer = close
command-withdraw_offer = withdraw
command-standing_offer = standing
command-withdraw_standing = withdraw-standing
command-take_standing = take
command-play_knight = knight
option-of-get = want
option-of-to = with
option-of-corner = at
option-of-edge = at
option-of-hex = at
