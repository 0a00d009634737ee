# The volcano, in short.
volcano = Volcano
    .also = lava, eruption, erupts
    .text = The volcano takes the place of the desert and has the number 5. On a 5 each settlement beside it takes a resource of choice, each city two. Then a die says which corner the lava hits: a settlement there is gone, a city becomes a settlement, or is gone where no settlement piece is left. Nobody founds a settlement there at the start.
