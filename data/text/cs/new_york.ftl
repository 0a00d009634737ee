# New York
module-new_york = New York
    .help = Pevná země v našem rozložení s pojmenovanými sídly: vesnice stojí jen tam. Na červených polích pro silnice se mění s bankem a nejvýš čtyři hráči závodí ke křižovatkám o bod.
