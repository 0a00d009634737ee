# Best friends
module-best_friends = Best friends
    .help = Kindness pays: a robber that hurts nobody, a gift, or the first road to a neighbour earns favours of five guilds, and the guilds help you in return. The game goes to 11 points.

value-guild_trader = Traders
value-guild_merchant = Merchants
value-guild_road_builder = Road builders
value-guild_scholar = Scholars
value-guild_architect = Architects
points-catan_tokens = Catan tokens

prompt-gift = { $maker } wants to give you { $card }. Do you accept?
prompt-second_change = The traders change a second card, if you like: which one?
prompt-put_back = You have drawn a favour. Which of yours goes back, this one or another?
prompt-link_order = There are too few favours for everybody: who draws next?

action-guild_trader = Use the traders
    .help = One favour of the traders: change a card with the bank, one for one, and then a second one if you like.
action-guild_merchant = Use the merchants
    .help = One favour of the merchants: take a card of your choice from the bank.
action-guild_road_builder = Use the road builders
    .help = One favour of the road builders: put a road for nothing.
action-guild_scholar = Use the scholars
    .help = Two favours of the scholars: take the top development card for nothing.
action-guild_architect = Use the architects
    .help = Two favours of the architects: take a Catan token, one point that nobody can take from you.
action-give_gift = Give a gift
    .help = Offer one card to somebody with no more visible points than you. If they accept, you draw a favour; one gift a turn.
action-answer_gift = Answer a gift
    .help = Accept the card for nothing, or decline it. If you accept, the giver draws a favour.
action-withdraw_gift = Withdraw the gift
    .help = Take back a gift that nobody has answered yet.
action-change_again = Change a second card
    .help = One card for one of the bank, without another favour.
action-stop_changing = No second change
    .help = One change was enough.
action-exchange_token = Exchange a favour
    .help = Draw a favour, look at it, and put one of yours back. Then you can use no guild this turn.
action-put_back = Put back
    .help = This favour goes back into the pool, face down.
action-serve_first = Let draw next
    .help = Choose who draws the next favour while there are any.
arg-guild = guild
arg-taker = to whom

event-favours_earned = { $why ->
    [robber] The robber hurts nobody: { $seat } draws a favour.
    [gift] { $seat } draws a favour for the gift.
    [linked] { $seat } draws a favour as well.
   *[link] { $n ->
        [one] { $seat } draws { $n } favour for the link.
       *[other] { $seat } draws { $n } favours for the link.
    }
}
event-favour_drawn = { $guild ->
    [guild_trader] You drew a favour of the traders.
    [guild_merchant] You drew a favour of the merchants.
    [guild_road_builder] You drew a favour of the road builders.
    [guild_scholar] You drew a favour of the scholars.
   *[guild_architect] You drew a favour of the architects.
}
event-favours_renewed = { $n ->
    [one] The pool is empty: the only favour on the mat is drawn from again.
   *[other] The pool is empty: the { $n } favours on the mat are mixed and drawn from again.
}
event-networks_linked = A road of { $seat } reaches the network of { $to } for the first time.
event-guild_used = { $guild ->
    [guild_trader] { $seat } turns to the traders.
    [guild_merchant] { $seat } turns to the merchants.
    [guild_road_builder] { $seat } turns to the road builders.
    [guild_scholar] { $seat } turns to the scholars.
   *[guild_architect] { $seat } turns to the architects.
}
event-scholars_card = { $seat } takes a development card for nothing.
event-catan_token = { $seat } takes a Catan token, a point to keep.
event-gift_offered = { $seat } wants to give { $taker } { $card }.
event-gift_given = { $seat } gives { $taker } { $card } as a gift.
event-gift_declined = { $seat } declines the gift of { $maker }.
event-gift_withdrawn = { $seat } takes back the gift to { $taker }.
event-exchanging = { $seat } draws a favour to exchange one.
event-exchanged = { $seat } puts a favour back.
event-favour_put_back = { $guild ->
    [guild_trader] You put back a favour of the traders.
    [guild_merchant] You put back a favour of the merchants.
    [guild_road_builder] You put back a favour of the road builders.
    [guild_scholar] You put back a favour of the scholars.
   *[guild_architect] You put back a favour of the architects.
}

refused-guild_action_done = You have used a guild or exchanged a favour this turn; once a turn is enough.
refused-token_too_new = Favours drawn this turn cannot be spent before your next one.
refused-pool_empty = There is no favour left to draw.
refused-no_catan_token = All Catan tokens are taken.
refused-gift_done = One gift a turn, and yours was accepted.
refused-already_offered = That player has declined a gift of yours this turn.
refused-recipient_ahead = Gifts go to players with no more visible points than you have.

look-favours = { $n ->
    [one] { $n } favour
   *[other] { $n } favours
}
look-catan-tokens = { $n ->
    [one] { $n } Catan token
   *[other] { $n } Catan tokens
}
look-favour-pool = { $n ->
    [one] { $n } favour in the pool
   *[other] { $n } favours in the pool
}
look-catan-left = { $n ->
    [one] { $n } Catan token left
   *[other] { $n } Catan tokens left
}
look-guild-spent = spent at the guild mat: { $n } × { $guild }
look-favour-tokens = Favours
