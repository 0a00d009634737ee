# Erijský kanál v skratke.
erie_canal = Erijský kanál
    .also = kanál, doštička kanála, spojenie, lode
    .text = Len v New Yorku a so súhlasom všetkých. Spoj vlastnými cestami dve mestá pri kanáli (žlté kruhy) bez iného sídla medzi nimi a vezmi si doštičku, za každú dvojicu raz; spojenia zo zakladania nič nedajú. Doštička použitá po hode mení do konca ťahu hociktoré dve karty za jednu a vráti sa. Voľné doštičky sa dajú meniť s hráčmi za karty; nekradnú sa a nie sú to body.
