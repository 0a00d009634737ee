# The Erie Canal, in short.
erie_canal = Erie Canal
    .also = canal, canal token, link, boats
    .text = Only on New York, if everybody agrees. Link two canal towns (yellow circles) by your own roads, no other site between them, and take a canal token, once for each pair; links of the founding bring nothing. A token used after your roll lets any two cards become one other from the bank until the turn ends, then goes back. Players may trade tokens not in use for cards; they cannot be stolen and are no points.
