# Hrady v skratke.
castles = Hrady
    .also = hrad, dvaja rytieri, ochrana poľa
    .text = Hneď po každom druhom zahranom rytierovi smieš z dvojice urobiť hrad: obe karty idú pod balíček a hrad sa postaví na pole s číslom pri tvojej stavbe. Zlodej tam už nikdy nepríde. Tí dvaja rytieri sa už nepočítajú do najväčšieho vojska; hradov je šesť.
