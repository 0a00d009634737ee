# Rámec příkazu /almanac; jeho hesla jsou v data/almanac.
almanac-entry = ### { $title }
    { $text }
    -# { $system }
almanac-near = -# Blízko: { $titles }
almanac-label = { $title } · { $system }
refused-unknown_term = O „{ $text }“ tu nic není. Zkus jiné slovo, nebo vyber ze seznamu, který se ukáže při psaní.
