# The jungle, in short.
jungle = Jungle
    .also = discovery, discovery token, tokens, scenario
    .text = The pasture with the best number becomes the jungle, where the robber waits; if several are equally good, the starting player chooses. It yields discovery tokens instead of wool: each can stand for one of the three cards of a development card. Tokens are no cards and cannot be traded or stolen.
