# Korzika
module-corsica = Korzika
    .help = Pevný ostrov v našom rozložení s pomenovanými sídlami: dediny stoja len tam. Na červených poliach pre cesty sa mení s bankom a najviac štyria hráči pretekajú ku križovatkám o bod.
