# The Erie Canal
module-erie_canal = Erie Canal
    .help = On New York, if everybody agrees: link two canal towns by road and take a token. For a whole turn it lets you trade any two cards for one of your choice.
card-canal = { $n ->
    [other] canal tokens
   *[one] canal token
}
action-use_canal = Use a canal token
    .help = For the rest of your turn you may give the bank any two cards for one; then the token goes back.
deed-canal_exchange = By canal: { $give } for { $get }
action-canal_exchange = Exchange by canal
    .help = While your canal token is in use: any two cards for one of another kind, as often as you like.
refused-wrong_board = The canal runs through New York: { $module } can only be played together with { $other }.
refused-not_agreed = { $module } is only played if everybody agrees, and somebody has not said so yet.
refused-no_canal_token = You have no canal token for that.
refused-canal_in_use = Your canal token is in use: a second one would bring nothing more this turn, and this one cannot be given away.
event-canal_linked = { $seat } links { $town } and { $beyond } and takes a canal token.
event-canal_unpaid = { $seat } links { $town } and { $beyond }, but no canal token is left.
event-canal_used = { $seat } puts a canal token to use: this turn any two cards buy one.
event-canal_exchanged = { $seat } ships { $give } for { FORM($get, 1) }.
look-canal = canal
look-canal-tokens = { $n ->
    [one] { $n } canal token
   *[other] { $n } canal tokens
}
look-canal-left = { $n ->
    [one] { $n } canal token left
   *[other] { $n } canal tokens left
}
