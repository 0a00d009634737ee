# New York
module-new_york = New York
    .help = Pevná krajina v našom rozložení s pomenovanými sídlami: dediny stoja len tam. Na červených poliach pre cesty sa mení s bankom a najviac štyria hráči pretekajú ku križovatkám o bod.
