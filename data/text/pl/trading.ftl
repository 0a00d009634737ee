# Handel dotknięciami: wiadomość, w której układa się ofertę, zapytanie, stałą ofertę albo wymianę z bankiem.

trading-title = ### Handel
trading-counter = ### { $name } oferuje { FORM($give, case: "acc") } za { FORM($get, case: "acc") }
    Twoja kontroferta:
trading-answer = ### { $name } pyta innych
    Twoja oferta:
trading-standing = ### Stała oferta
    -# Inni przyjmą ją w swojej turze, bez czekania na ciebie.
trading-likely = To pewnie się uda, wystarczy jedno dotknięcie:
trading-give = **Dajesz { FORM($cards, case: "acc") }**
trading-give-none = **Dajesz**… dotknij swoich kart
trading-get = **Chcesz { FORM($cards, case: "acc") }**
trading-get-none = **Chcesz**… dotknij tego, czego potrzebujesz
trading-held = { $n } { $card }
trading-less = −1 { $card }
trading-to = **Komu:** { $names }
trading-to-all = **Komu:** wszystkim
trading-not-yet = -# Jeszcze nie: { $reason }
trading-sides = { $give } → { $get }
trading-with = { $sides } · { $names }
trading-bank = ### Bank
trading-rates = Twoje kursy: { $rates }
trading-rate = { $n }:1 { $cards }
trading-bank-none = Masz teraz za mało kart jednego rodzaju, żeby wymieniać z bankiem.

until-withdrawn = dopóki jej nie wycofasz
until-own-turn = do twojej następnej tury
until-turn = { $n ->
    [0] do końca tury { $turn }
    [one] na jedną rundę (tura { $turn })
    [few] na { $n } rundy (tura { $turn })
    [many] na { $n } rund (tura { $turn })
   *[other] na { $n } rundy (tura { $turn })
  }

button-deal-offer = Zaoferuj
button-deal-call = Tylko zapytaj
button-deal-first = { $on ->
    [yes] Kto pierwszy, ten bierze ✓
   *[no] Kto pierwszy, ten bierze
  }
button-deal-standing = Stała oferta
button-deal-bank = Bank
button-deal-leave = Zostaw otwartą
button-deal-count = { $n }×
button-deal-now = Zaoferuj jednak od razu
button-deal-another = Kolejna wymiana

# --- wiadomość o tym, co leży na stole
trade-done = 🤝 { $what }
trade-began = -# Zaczęło się tak: { $what }
trade-counters = -# ↩️ { $call ->
    [yes] Oferta dla: { $name } (odpowiedź na pytanie)
   *[no] Kontroferta dla: { $name }
}
trade-first = -# Bierze, kto pierwszy przyjmie.

refused-draft_over = Tamta tura minęła, a z nią ten szkic. Nowy zaczniesz przyciskiem Handel.
typed-for = za
refused-unclear_end = Nie wiem, kiedy jest „{ $text }”. Wybierz z listy albo podaj numer tury.
