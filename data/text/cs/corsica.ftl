# Korsika
module-corsica = Korsika
    .help = Hotový ostrov s pojmenovanými sídly: vesnice stojí jen tam. Na červených cestách se mění s bankou a nejvýš ve čtyřech se závodí ke křižovatkám o bod.
