# The volcano
module-volcano = Volcano
    .help = The desert is a volcano with the number 5. It pays whatever you like, and then it spits fire at one of its corners.
refused-no_start_at_volcano = Nobody founds a settlement at the foot of the volcano; build there later, if you dare.
event-erupted = The volcano erupts: the die shows { $die }, lava runs to corner { $corner }.
look-lava-corner = lava comes here on a { $n }
look-lava = hit by lava
