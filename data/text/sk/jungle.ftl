# Džungľa
module-jungle = Džungľa
    .help = Jedna pastvina sa stane džungľou. Vynáša žetóny objavov a každým z nich sa dá zaplatiť jedna časť akčnej karty.
card-discovery = { $n ->
    [few] žetóny objavov
    [other] žetónov objavov
   *[one] žetón objavov
}
prompt-choose_jungle = Ktorá pastvina sa stane džungľou: { FORM($hexes, case: "or") }?
action-pick_jungle = Vybrať džungľu
    .help = Niekoľko pastvín má rovnako dobré číslo; jednu z nich vyberie začínajúci hráč.
event-jungle_found = Džungľa ostrova je pole { $hex }. Na { $number } dáva žetóny objavov; čaká v nej zlodej.
refused-wrong_price = Akčná karta stojí jednu rudu, jednu vlnu a jedno obilie; žetón môže každú z nich nahradiť raz.
refused-not_enough_tokens = Toľko žetónov nemáš.
look-discovery = { $n ->
    [one] { $n } žetón objavov
    [few] { $n } žetóny objavov
   *[other] { $n } žetónov objavov
}
look-discovery-left = { $n ->
    [one] zostáva { $n } žetón objavov
    [few] zostávajú { $n } žetóny objavov
   *[other] zostáva { $n } žetónov objavov
}
terrain-jungle = džungľa
