# Best friends
module-best_friends = Best friends
    .help = Kindness pays: a robber that hurts nobody, a gift, or the first road to a neighbour earns favours of five guilds, and the guilds help you in return. 11 points win.

value-guild_trader = Traders
value-guild_merchant = Merchants
value-guild_road_builder = Road builders
value-guild_scholar = Scholars
value-guild_architect = Architects
points-island_tokens = Island tokens

prompt-gift = { $maker } wants to give you 1 { $card }. Do you accept?
prompt-second_change = The traders exchange a second card, if you like: which one?
secret-put_back = You have drawn: **{ $secret }**
prompt-put_back = You have drawn a favour. Which of yours goes back, this one or another?
prompt-link_order = There are not enough favours for everybody: who draws next, { FORM($owners, case: "or") }?

action-guild_trader = Use the traders
    .help = One favour of the traders: exchange a card with the bank, one for one, and then a second one if you like.
action-guild_merchant = Use the merchants
    .help = One favour of the merchants: take a card of your choice from the bank.
action-guild_road_builder = Use the road builders
    .help = One favour of the road builders: place a road for free.
action-guild_scholar = Use the scholars
    .help = Two favours of the scholars: take the top development card for free.
action-guild_architect = Use the architects
    .help = Two favours of the architects: take an island token, one point that nobody can take from you.
action-give_gift = Give a gift
    .help = Offer one card to somebody with no more visible points than you. If they accept, you draw a favour; one gift a turn.
action-answer_gift = Answer a gift
    .help = Accept the card for free, or decline it. If you accept, the giver draws a favour.
action-withdraw_gift = Withdraw the gift
    .help = Take back a gift that nobody has answered yet.
action-change_again = Exchange a second card
    .help = One card for one of the bank's, without another favour.
action-stop_changing = No second exchange
    .help = One exchange was enough.
action-exchange_token = Exchange a favour
    .help = Draw a favour, look at it, and put one of yours back. Then you can use no guild this turn.
action-put_back = Put back
    .help = This favour goes back into the pool, face down.
action-serve_first = Who draws next
    .help = Choose who draws the next favour while there are any.
arg-guild = guild
    .ask = Which guild?
arg-taker = to whom
    .ask = To whom?

event-favours_earned = { $why ->
    [robber] { $n ->
        [one] The robber hurts nobody: { $seat } draws { $n } favour.
       *[other] The robber hurts nobody: { $seat } draws { $n } favours.
    }
    [gift] { $n ->
        [one] { $seat } draws { $n } favour for the gift.
       *[other] { $seat } draws { $n } favours for the gift.
    }
    [linked] { $n ->
        [one] { $seat }, whose network was reached, draws { $n } favour.
       *[other] { $seat }, whose network was reached, draws { $n } favours.
    }
   *[link] { $n ->
        [one] { $seat } draws { $n } favour for the link.
       *[other] { $seat } draws { $n } favours for the link.
    }
}
event-favour_drawn = { $guild ->
    [guild_trader] You draw a favour of the traders.
    [guild_merchant] You draw a favour of the merchants.
    [guild_road_builder] You draw a favour of the road builders.
    [guild_scholar] You draw a favour of the scholars.
   *[guild_architect] You draw a favour of the architects.
}
event-favours_renewed = { $n ->
    [one] The pool is empty: the only favour on the mat is drawn from again.
   *[other] The pool is empty: the { $n } favours on the mat are mixed and drawn from again.
}
event-networks_linked = { $seat }'s road joins up with { $to }'s roads for the first time.
event-guild_used = { $guild ->
    [guild_trader] { $seat } turns to the traders.
    [guild_merchant] { $seat } turns to the merchants.
    [guild_road_builder] { $seat } turns to the road builders.
    [guild_scholar] { $seat } turns to the scholars.
   *[guild_architect] { $seat } turns to the architects.
}
event-scholars_card = { $seat } takes a development card for free.
event-island_token = { $seat } takes an island token, a point to keep.
event-gift_offered = { $seat } wants to give { $taker } 1 { $card }.
event-gift_given = { $seat } gives { $taker } 1 { $card } as a gift.
event-gift_declined = { $seat } declines { $maker }'s gift.
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

refused-guild_action_done = You have already used a guild or exchanged a favour this turn.
refused-token_too_new = Favours drawn this turn can be spent from your next turn on.
refused-pool_empty = There is no favour left to draw.
refused-no_island_token = All island tokens are taken.
refused-gift_done = One gift a turn, and yours has already been accepted.
refused-already_offered = That player has declined a gift of yours this turn.
refused-recipient_ahead = Gifts go to players with no more visible points than you have.

look-favours = { $n ->
    [one] { $n } favour
   *[other] { $n } favours
}
look-island-tokens = { $n ->
    [one] { $n } island token
   *[other] { $n } island tokens
}
look-favour-pool = { $n ->
    [one] { $n } favour in the pool
   *[other] { $n } favours in the pool
}
look-island-tokens-left = { $n ->
    [one] { $n } island token left
   *[other] { $n } island tokens left
}
look-guild-spent = spent at the guild mat: { $n } × { $guild }
look-favour-tokens = Favours
