# The volcano
module-volcano = Volcano
    .help = The desert is a volcano with the number 5. It pays any resource you like, and then lava flows to one of its corners.
refused-no_start_at_volcano = Nobody founds a settlement at the foot of the volcano; build there later, if you dare.
event-erupted = The volcano erupts: the die shows { $die }, lava runs to the corner at { $corner }.
event-lava_harmless = Nothing stands at { $corner }, so nobody is hurt.
look-lava-corner = lava on a { $n }
look-lava = hit by lava
terrain-volcano = volcano
