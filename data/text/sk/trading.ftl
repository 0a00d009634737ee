# Obchod ťukaním: správa, v ktorej sa skladá ponuka, otázka, trvalá ponuka alebo výmena s bankom.

trading-title = ### Obchod
trading-counter = ### { $name } ponúka { FORM($give, case: "acc") } za { FORM($get, case: "acc") }
    Tvoja protiponuka:
trading-answer = ### { $name } sa pýta ostatných
    Tvoja ponuka:
trading-standing = ### Trvalá ponuka
    -# Ostatní si ju vezmú vo svojom ťahu a nemusia na teba čakať.
trading-likely = Toto pravdepodobne vyjde, stačí raz ťuknúť:
trading-give = **Dáš { FORM($cards, case: "acc") }**
trading-give-none = **Dáš**… ťukni na svoje karty
trading-get = **Chceš { FORM($cards, case: "acc") }**
trading-get-none = **Chceš**… ťukni na to, čo potrebuješ
trading-held = { $n } { $card }
trading-less = −1 { $card }
trading-to = **Komu:** { $names }
trading-to-all = **Komu:** všetkým
trading-not-yet = -# Zatiaľ nie: { $reason }
trading-sides = { $give } → { $get }
trading-with = { $sides } · { $names }
trading-bank = ### Bank
trading-rates = Tvoje kurzy: { $rates }
trading-rate = { $n }:1 { $cards }
trading-bank-none = Na výmenu s bankom máš teraz málo kariet jedného druhu.

until-withdrawn = kým ju nestiahneš
until-own-turn = do tvojho ďalšieho ťahu
until-turn = { $n ->
    [0] do konca ťahu { $turn }
    [one] na jedno kolo (ťah { $turn })
    [few] na { $n } kolá (ťah { $turn })
   *[other] na { $n } kôl (ťah { $turn })
  }

button-deal-offer = Ponúknuť
button-deal-call = Len sa opýtať
button-deal-first = { $on ->
    [yes] Platí prvé áno ✓
   *[no] Platí prvé áno
  }
button-deal-standing = Trvalá ponuka
button-deal-bank = Bank
button-deal-leave = Nechať otvorenú
button-deal-count = { $n }×
button-deal-now = Radšej ponúknuť hneď
button-deal-another = Ďalší obchod

# --- správa o tom, čo leží otvorené
trade-done = 🤝 { $what }
trade-began = -# Začalo sa to takto: { $what }
trade-counters = -# ↩️ { $call ->
    [yes] Ponuka pre: { $name } (odpoveď na otázku)
   *[no] Protiponuka pre: { $name }
}
trade-first = -# Platí prvé áno.

refused-draft_over = Ten ťah sa skončil a tento návrh s ním. Nový začneš tlačidlom Obchod.
typed-for = za
refused-unclear_end = Neviem, kedy je „{ $text }“. Vyber zo zoznamu, alebo napíš číslo ťahu.
