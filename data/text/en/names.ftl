# What `what:` and options are called in commands; keys without an entry keep their own name.
# Other languages name every command (name-…) and option (name-of-…) in a file of this name.
command-answer_offer = answer
command-close_offer = close
command-withdraw_offer = withdraw
command-withdraw_standing = withdraw-standing
command-take_standing = take
command-play_knight = knight
command-buy_development = development
option-of-get = want
option-of-to = with
