# Magic 7, in short.
magic_seven = Magic 7
    .also = wizard, wizard's castle, one and six
    .text = The wizard's castle lies where the desert would be and yields nothing. When a 7 is rolled as 1 and 6, each settlement beside it draws a free development card, each city two, before the 7 takes effect. The robber never enters the castle.
