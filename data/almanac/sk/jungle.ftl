# Džungľa v skratke.
jungle = Džungľa
    .also = objavy, žetón objavov, žetóny, scenár
    .text = Pastvina s najlepším číslom sa stane džungľou, kde čaká zlodej; ak je ich viac rovnako dobrých, vyberá začínajúci hráč. Namiesto vlny vynáša žetóny objavov: každý môže nahradiť jednu z troch kariet, ktoré stojí akčná karta. Žetóny nie sú karty a nedajú sa meniť ani kradnúť.
