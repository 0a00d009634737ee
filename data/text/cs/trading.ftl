# Obchod ťukáním: zpráva, ve které se skládá nabídka, dotaz, trvalá nabídka nebo výměna s bankem.

trading-title = ### Obchod
trading-counter = ### { $name } nabízí { FORM($give, case: "acc") } za { FORM($get, case: "acc") }
    Tvoje protinabídka:
trading-answer = ### { $name } se ptá ostatních
    Tvoje nabídka:
trading-standing = ### Trvalá nabídka
    -# Ostatní ji přijmou ve svém tahu a nemusí na tebe čekat.
trading-likely = Tohle nejspíš vyjde, stačí jedno ťuknutí:
trading-give = **Dáš { FORM($cards, case: "acc") }**
trading-give-none = **Dáš** … ťukni na své karty
trading-get = **Chceš { FORM($cards, case: "acc") }**
trading-get-none = **Chceš** … ťukni, co potřebuješ
trading-held = { $n } { $card }
trading-less = −1 { $card }
trading-to = **Komu:** { $names }
trading-to-all = **Komu:** všem
trading-not-yet = -# Zatím ne: { $reason }
trading-sides = { $give } → { $get }
trading-with = { $sides } · { $names }
trading-bank = ### Bank
trading-rates = Tvoje kurzy: { $rates }
trading-rate = { $n }:1 { $cards }
trading-bank-none = Teď nemáš dost karet jednoho druhu na výměnu s bankem.

until-withdrawn = dokud ji nestáhneš
until-own-turn = do tvého příštího tahu
until-turn = { $n ->
    [0] do konce tahu { $turn }
    [one] na jedno kolo (tah { $turn })
    [few] na { $n } kola (tah { $turn })
   *[other] na { $n } kol (tah { $turn })
  }

button-deal-offer = Nabídnout
button-deal-call = Jen se zeptat
button-deal-first = { $on ->
    [yes] Platí první ano ✓
   *[no] Platí první ano
  }
button-deal-standing = Trvalá nabídka
button-deal-bank = Bank
button-deal-leave = Nechat otevřenou
button-deal-count = { $n }×
button-deal-now = Radši nabídnout hned
button-deal-another = Další obchod

# --- the message of what lies open
trade-done = 🤝 { $what }
trade-began = -# Začalo to takhle: { $what }
trade-counters = -# ↩️ { $call ->
    [yes] Nabídka pro: { $name } (odpověď na dotaz)
   *[no] Protinabídka pro: { $name }
}
trade-first = -# Platí první ano.

refused-draft_over = Ten tah už skončil a tenhle návrh s ním. Nový začneš tlačítkem Obchod.
typed-for = za
refused-unclear_end = Nevím, kdy je „{ $text }“. Vyber ze seznamu, nebo napiš číslo tahu.
