# The jungle
module-jungle = Jungle
    .help = One pasture becomes a jungle. It yields discovery tokens, and each of them pays for one part of a development card.
card-discovery = { $n ->
    [other] discovery tokens
   *[one] discovery token
}
prompt-choose_jungle = Which pasture becomes the jungle: { FORM($hexes, case: "or") }?
action-pick_jungle = Choose the jungle
    .help = Several pastures have equally good numbers; the starting player chooses one of them.
event-jungle_found = The jungle of this island is { $hex }. On a { $number } it yields discovery tokens; the robber waits in it.
refused-wrong_price = A development card costs one ore, one wool and one grain; a token can stand for each of them once.
refused-not_enough_tokens = You do not have that many tokens.
look-discovery = { $n ->
    [one] { $n } discovery token
   *[other] { $n } discovery tokens
}
look-discovery-left = { $n ->
    [one] { $n } discovery token left
   *[other] { $n } discovery tokens left
}
terrain-jungle = jungle
