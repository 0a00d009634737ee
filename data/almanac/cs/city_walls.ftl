# Hradby základní hry ve zkratce.
city_walls = Městské hradby
    .also = hradby, zeď, limit karet
    .text = Dva jíly postaví jedny ze sedmi hradeb pod tvé město; každé město má jen jedny. Každé ti při 7 nechají o dvě karty víc. Hraje se o bod víc.
