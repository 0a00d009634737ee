# Wulkan
module-volcano = Wulkan
    .help = Pustynia jest wulkanem z liczbą 5. Daje dowolny surowiec, a potem lawa płynie na jeden z jego rogów.
refused-no_start_at_volcano = U stóp wulkanu nikt nie zakłada osady; zbuduj tam później, jeśli masz odwagę.
event-erupted = Wulkan wybucha: kostka pokazuje { $die }, lawa płynie { FORM($corner, case: "to") }.
event-lava_harmless = Nic nie stoi { FORM($corner, case: "at") }, więc nikt nie cierpi.
look-lava-corner = lawa przy { $n }
look-lava = zalane lawą
terrain-volcano = wulkan
