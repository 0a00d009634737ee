# Džungle
module-jungle = V džungli
    .help = Jedna pastvina se stane džunglí. Vynáší žetony objevů a každý z nich nahradí jednu surovinu z ceny akční karty.
card-discovery = { $n ->
    [few] žetony objevů
    [other] žetonů objevů
   *[one] žeton objevů
}
prompt-choose_jungle = Která pastvina se stane džunglí: { FORM($hexes, case: "or") }?
action-pick_jungle = Vybrat džungli
    .help = Několik pastvin má stejně dobré číslo; jednu z nich vybere začínající hráč.
event-jungle_found = Džungle ostrova je pole { $hex }. Na { $number } dává žetony objevů; čeká v ní zloděj.
refused-wrong_price = Akční karta stojí jednu rudu, jednu vlnu a jedno obilí; žeton může každou z nich nahradit jednou.
refused-not_enough_tokens = Tolik žetonů nemáš.
look-discovery = { $n ->
    [one] { $n } žeton objevů
    [few] { $n } žetony objevů
   *[other] { $n } žetonů objevů
}
look-discovery-left = { $n ->
    [one] zbývá { $n } žeton objevů
    [few] zbývají { $n } žetony objevů
   *[other] zbývá { $n } žetonů objevů
}
terrain-jungle = džungle
