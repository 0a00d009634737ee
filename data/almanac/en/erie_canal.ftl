# The Erie Canal, in short.
erie_canal = Erie Canal
    .also = canal, canal token, link, boats
    .text = Only on New York, and only if everybody agrees. Link two canal towns (yellow circles) by your own roads, no other named site between them, and take a canal token, once for each pair; links made in the founding bring nothing. Use a token after your roll: until the turn ends any two cards can become one other from the bank, as often as you like. Then it goes back. Tokens cannot be traded or stolen and are no points.
