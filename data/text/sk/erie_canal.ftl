# Erijský kanál
module-erie_canal = Erijský kanál
    .help = V New Yorku, ak všetci súhlasia: kto cestou spojí dve mestá pri kanáli, vezme si doštičku, a s ňou sa celý ťah menia hocijaké dve karty za jednu podľa výberu.
card-canal = { $n ->
    [few] doštičky kanála
    [other] doštičiek kanála
   *[one] { $case ->
        [acc] doštičku kanála
       *[nom] doštička kanála
    }
}
action-use_canal = Použiť doštičku kanála
    .help = Do konca ťahu môžeš dávať banku hocijaké dve karty za jednu; potom sa doštička vracia.
deed-canal_exchange = Po kanáli: { $give } za { FORM($get, case: "acc") }
action-canal_exchange = Vymeniť po kanáli
    .help = Kým platí tvoja doštička: hocijaké dve karty za jednu iného druhu, koľko ráz chceš.
refused-wrong_board = Kanál vedie New Yorkom: pravidlá „{ $module }“ sa dajú hrať len s mapou „{ $other }“.
refused-not_agreed = Pravidlá „{ $module }“ sa hrajú len so súhlasom všetkých a niekto ho ešte nedal.
refused-no_canal_token = Na to nemáš doštičku kanála.
refused-canal_in_use = Tvoja doštička kanála práve platí: druhá by v tomto ťahu nič nepridala a túto nejde dať preč.
event-canal_linked = { $seat } spája { $town } a { $beyond } a berie doštičku kanála.
event-canal_unpaid = { $seat } spája { $town } a { $beyond }, ale doštičky kanála sa minuli.
event-canal_used = { $seat } používa doštičku kanála: v tomto ťahu sú hocijaké dve karty za jednu.
event-canal_exchanged = { $seat } posiela po kanáli { FORM($give, case: "acc") } za { FORM($get, 1, case: "acc") }.
look-canal = kanál
look-canal-tokens = { $n ->
    [one] { $n } doštička kanála
    [few] { $n } doštičky kanála
   *[other] { $n } doštičiek kanála
}
look-canal-left = { $n ->
    [one] zostáva { $n } doštička kanála
    [few] zostávajú { $n } doštičky kanála
   *[other] zostáva { $n } doštičiek kanála
}
