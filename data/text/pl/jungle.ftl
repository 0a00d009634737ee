# Dżungla
module-jungle = Dżungla
    .help = Jedno pastwisko staje się dżunglą. Daje żetony odkryć, a każdym z nich można zapłacić jedną część karty rozwoju.
card-discovery = { $n ->
    [few] { $case ->
        [gen] żetonów odkryć
       *[nom] żetony odkryć
    }
    [many] żetonów odkryć
    [other] żetonu odkryć
   *[one] { $case ->
        [gen] żetonu odkryć
       *[nom] żeton odkryć
    }
}
prompt-choose_jungle = Które pastwisko staje się dżunglą: { FORM($hexes, case: "or") }?
action-pick_jungle = Wybierz dżunglę
    .help = Kilka pastwisk ma równie dobrą liczbę; jedno z nich wybiera gracz początkowy.
event-jungle_found = Dżungla wyspy to pole { $hex }. Na { $number } daje żetony odkryć; czeka w niej złodziej.
refused-wrong_price = Karta rozwoju kosztuje jedną rudę, jedną wełnę i jedno zboże; żeton może raz zastąpić każdą z tych kart.
refused-not_enough_tokens = Nie masz tylu żetonów.
look-discovery = { $n ->
    [one] { $n } żeton odkryć
    [few] { $n } żetony odkryć
    [many] { $n } żetonów odkryć
   *[other] { $n } żetonu odkryć
}
look-discovery-left = { $n ->
    [one] został { $n } żeton odkryć
    [few] zostały { $n } żetony odkryć
    [many] zostało { $n } żetonów odkryć
   *[other] zostało { $n } żetonu odkryć
}
terrain-jungle = dżungla
