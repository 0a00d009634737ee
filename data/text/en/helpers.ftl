# Helpers
module-helpers = Helpers
    .help = Everybody has a helper with an advantage of its own. After using it, turn it over for one more use or swap it for one that lies open.
option-helper_edition = Helpers in the box
    .help = Twelve tiles with sun and moon, or the ten older cards with sides A and B.
value-tiles12 = twelve tiles
value-cards10 = ten cards
option-all_helpers = All helpers
    .help = With tiles: all that nobody starts with lie open, instead of as many as there are players.
group-helper = Helper
    .help = Use your helper, turn it over or swap it

# --- who they are
helper-asla = Asla
    .title = Forced trade
helper-yngvi = Yngvi
    .title = A road paid with something else
helper-hilda = Hilda
    .title = A card for an empty roll
helper-hogani = Högani
    .title = Moves a road
helper-thorolf = Thorolf
    .title = Protects from the 7
helper-diara = Diara
    .title = Choice of development cards
helper-ryan = Ryan
    .title = A card from a leader
helper-gregor = Gregor
    .title = A knight helps to build
helper-stina = Stina
    .title = Two for one with the bank
helper-digur = Digur
    .title = Sends the robber to the desert
helper-kaja = Kaja
    .title = Takes what the robber guards
helper-carla = Carla
    .title = Exchanges a development card
value-asla = Asla – forced trade
value-yngvi = Yngvi – a road paid with something else
value-hilda = Hilda – a card for a roll that brings you nothing
value-hogani = Högani – moves a road
value-thorolf = Thorolf – protects from the 7
value-diara = Diara – choice of development cards
value-ryan = Ryan – a card from a leader
value-gregor = Gregor – a knight helps to build
value-stina = Stina – two for one with the bank
value-digur = Digur – sends the robber to the desert
value-kaja = Kaja – takes what the robber guards
value-carla = Carla – exchanges a development card
value-knight = { card-knight }
value-invention = { card-invention }
value-monopoly = { card-monopoly }
value-victory_point = { card-victory_point }

# --- what one can do
action-helper_asla = Asla: demand a resource
    .help = Name a resource and a player: if they have it, they give you one and get a card of yours. Then a second player, if you like.
deed-helper_yngvi = Yngvi at { $edge }: pay { $substitute } instead of { $replaced }
action-helper_yngvi = Yngvi: build a road
    .help = Build a road, with another resource in place of the wood or the brick.
action-helper_hilda = Hilda: take a resource
    .help = A roll other than 7 brought you no card: take any one resource from the bank.
action-helper_hogani = Högani: move a road
    .help = Take up a road of yours with a free end and place it elsewhere, for free.
action-helper_thorolf = Thorolf: take a resource
    .help = On a 7 a hand that is too large is safe; with a smaller one take any resource.
deed-helper_diara = { $given ->
    [tokens] Diara: { $tokens } by token
   *[other] Diara: pay { $substitute } instead of { $replaced }
}
action-helper_diara = Diara: buy a development card
    .help = One part of the price may be another resource; look at the top three cards and keep one.
action-helper_ryan = Ryan: take a card from a leader
    .help = Look at the hand of somebody with more visible points and take a card of your choice.
action-helper_gregor = Gregor: build with a knight
    .help = A knight you have played leaves the game: a settlement for wood and brick, or a city for 2 ore and 1 grain.
deed-helper_stina = Stina: { $give } for { $get }
action-helper_stina = Stina: trade two for one
    .help = Trade one resource with the bank at two for one, as often as you like.
action-helper_digur = Digur: robber to the desert
    .help = Send the robber to the desert and take a resource of the hex it left, also before your roll.
action-helper_kaja = Kaja: take what the robber guards
    .help = Take a resource of the hex the robber stands on; on the desert any.
action-helper_carla = Carla: exchange a development card
    .help = Put an unplayed development card under the deck and take the top one.
action-helper_turn = Turn the helper over
    .help = Keep the helper with its second side up: it can be used once more, but not this turn.
action-helper_swap = Swap the helper
    .help = Lay the helper back and take another one that lies open.
action-helper_decline = Do without
    .help = Do not use the helper on this roll.
action-helper_give = Give a card in return
    .help = Whoever gave you a card gets one of yours, even the same one.
action-helper_ask = Ask a second player
    .help = Demand the same resource from somebody else.
action-helper_stop = Ask nobody else
    .help = Leave it at what you have.
action-helper_keep = Keep a card
    .help = Keep one of the cards you see; the others are shuffled into the deck.
action-helper_take = Take a card
    .help = Take one of the cards you see.
arg-helper = helper
    .ask = Which helper?
arg-replaced = instead of
    .ask = Instead of what?
arg-substitute = you pay
    .ask = What do you pay?
arg-onto = to
    .ask = Where to?
arg-development = card
    .ask = Which card?
arg-building = what
    .ask = What do you build?
arg-desert = desert
    .ask = Which desert?

# --- what the game waits for
prompt-turn_or_swap = { $second ->
    [1] Your helper has helped twice: swap it for another one.
   *[0] Turn your helper over to use it once more, or swap it.
}
prompt-hilda = The roll brought you nothing: take a resource with Hilda, or do without.
prompt-thorolf = A 7: choose the resource Thorolf brings you.
prompt-asla_return = Give { $target } a card in return for the { $resource }.
prompt-asla_next = Demand { $resource } from a second player (not { $asked }), or stop.
secret-diara_card = On top of the deck: { $secret }
prompt-diara_card = Choose the development card you keep.
secret-ryan_card = { $name } holds: { $secret }
prompt-ryan_card = Choose the card you take from { $target }.

# --- what happens
event-helper_taken = { $seat } begins with { $helper }.
event-helper_used = { $seat } uses { $helper }.
event-helper_turned = { $seat } turns { $helper } over.
event-helper_swapped = { $seat } swaps { $helper } for { $new_helper }.
event-helper_declined = { $seat } does without the helper this time.
event-helper_in_vain = The bank is empty: { $seat } gets nothing.
event-thorolf_saves = { $seat } keeps all cards on this 7.
event-asla_got = { $target } hands { $seat } 1 { $card }.
event-asla_in_vain = { $target } has no { $card } for { $seat }.
event-asla_returned = { $seat } gives { $target } 1 { $card } in return.
event-road_moved = { $seat } moves a road from { $edge } to { $place }.
event-diara_looks = { $n ->
    [one] { $seat } pays for a development card and looks at the last { $n } of the deck.
   *[other] { $seat } pays for a development card and looks at { $n } cards of the deck.
}
event-card_exchanged = { $seat } puts a development card under the deck and takes the top one.
event-ryan_looks = { $seat } looks at { $target }'s hand.
event-ryan_takes = { $seat } takes a card from { $target }.
event-ryan_takes_card = { $seat } takes { $card } from { $target }.
event-knight_left = One of { $seat }'s knights leaves the game.
event-digur_sends = { $seat } sends the robber from { $origin } to { $hex }.

# --- why not
refused-not_your_helper = You do not have that helper.
refused-helper_not_ready = Your helper has to rest: it was used, turned or taken too recently.
refused-must_use = On a 7 Thorolf always helps; choose what he brings you.
refused-must_swap = This helper has helped twice; swap it for another one.
refused-not_in_display = That helper does not lie open.
refused-no_knight = For that you need a knight you have played.

# --- what the game may answer for people
question-hilda = Hilda after a roll that brings nothing
question-thorolf = Thorolf on a 7
question-turn_or_swap = a used helper

# --- what lies on the table
look-helper = helper { $helper }
look-sun = sun side up
look-moon = moon side up
look-side-a = side A up
look-side-b = side B up
look-display = Helpers to swap for
look-own-helper = Your helper
