# New York
module-new_york = New York
    .help = A fixed country, laid out by this project, with named sites: settlements stand only there. Red road spaces trade with the bank, and up to four players race to crossings for a point each.
