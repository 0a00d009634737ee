# Trading by taps: the message in which an offer, a call, a standing offer or a bank trade is put together.

trading-title = ### Trade
trading-counter = ### { $name } offers { $give } for { $get }
    Your counter-offer:
trading-answer = ### { $name } asks around
    Your offer:
trading-standing = ### A standing offer
    -# Others can take it on their own turns, without waiting for you.
trading-likely = Likely to work, one tap offers it:
trading-give = **You give { $cards }**
trading-give-none = **You give** … tap your cards
trading-get = **You want { $cards }**
trading-get-none = **You want** … tap what you need
trading-held = { $n } { $card }
trading-less = −1 { $card }
trading-to = **To** { $names }
trading-to-all = **To** everybody
trading-not-yet = -# Not yet: { $reason }
trading-sides = { $give } → { $get }
trading-with = { $sides } · { $names }
trading-bank = ### The bank
trading-rates = Your rates: { $rates }
trading-rate = { $n }:1 { $cards }
trading-bank-none = You have too few cards of one kind for the bank right now.

until-withdrawn = until you take it back
until-own-turn = until your next turn
until-turn = { $n ->
    [0] until the end of turn { $turn }
    [one] for one round (turn { $turn })
   *[other] for { $n } rounds (turn { $turn })
  }

button-deal-offer = Offer
button-deal-call = Just ask around
button-deal-first = { $on ->
    [yes] First yes takes it ✓
   *[no] First yes takes it
  }
button-deal-standing = Standing offer
button-deal-bank = Bank
button-deal-leave = Leave it open
button-deal-count = { $n } ×
button-deal-now = Offer it now instead
button-deal-another = Another trade

# --- the message of what lies open
trade-done = 🤝 { $what }
trade-began = -# It began with: { $what }
trade-counters = -# ↩️ { $call ->
    [yes] An offer to { $name }, who asked
   *[no] A counter-offer to { $name }
}
trade-first = -# The first yes takes it.

refused-draft_over = That turn is over, and so is this draft. Press Trade for a new one.
typed-for = for
refused-unclear_end = I cannot tell when “{ $text }” is. Choose from the list, or give the number of a turn.
