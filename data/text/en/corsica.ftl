# Corsica
module-corsica = Corsica
    .help = A printed island with named sites: settlements stand only there. Red road spaces trade with the bank, and up to four players race to crossings for a point each.
