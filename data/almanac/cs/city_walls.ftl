# Hradby základní hry ve zkratce.
city_walls = Městské hradby
    .also = hradby, zeď, limit karet
    .text = Za dva jíly postavíš jedny ze sedmera hradeb pod svým městem; každé město má jen jedny. Každé ti při 7 nechají o dvě karty víc. Hraje se o bod víc.
