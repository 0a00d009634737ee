# New York
module-new_york = New York
    .help = Hotová země s pojmenovanými sídly: vesnice stojí jen tam. Na červených cestách se mění s bankou a nejvýš ve čtyřech se závodí ke křižovatkám o bod.
