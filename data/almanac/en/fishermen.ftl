# Fishermen, in short.
fishermen = Fishermen
    .also = lake, fishing grounds, fishing, coast numbers
    .text = The desert is a lake that pays on 2, 3, 11 and 12, and six fishing grounds lie off the coast, each at three corners. What they pay is fish: one token for a settlement, two for a city. The robber begins beside the board. A second starting building by the water brings a token, too.
fish = Fish tokens
    .also = fish, catch, token, seven tokens
    .text = A token shows one, two or three fish; only its owner knows. Nobody has more than seven. Tokens are no cards: nobody trades, steals or discards them. What is spent comes back when the supply is empty.
using_fish = Using fish
    .also = fish costs, drive the robber away, buy with fish, spend fish
    .text = In your turn after the roll: 2 fish send the robber from the board until the next 7 or knight; 3 take a card from somebody at random; 4 a resource from the bank; 5 build a road; 7 draw a development card (in Cities & Knights a progress card). No change is given: the game pays with the tokens that lose least.
old_boot = Old boot
    .also = boot, shoe, one point more
    .text = One of the tokens is an old boot. Whoever draws it shows it and needs one more point to win. Once on each of their turns they may hand it to somebody with at least as many points.
