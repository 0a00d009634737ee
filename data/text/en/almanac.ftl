# The frame of /almanac; its entries are in data/almanac.
almanac-entry = ### { $title }
    { $text }
    -# { $system }
almanac-near = -# Near it: { $titles }
almanac-label = { $title } · { $system }
refused-unknown_term = I found nothing about “{ $text }”. Try another word, or choose from the list while you type.
