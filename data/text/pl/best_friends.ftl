# Najlepsi przyjaciele
module-best_friends = Najlepsi przyjaciele
    .help = Życzliwość się opłaca: złodziej, który nikomu nie szkodzi, podarunek albo pierwsza droga do sąsiada dają przychylność pięciu cechów, a cechy pomagają tobie. Wygrywa 11 punktów.

value-guild_trader = Handlarze
value-guild_merchant = Kupcy
value-guild_road_builder = Budowniczowie dróg
value-guild_scholar = Uczeni
value-guild_architect = Architekci
points-island_tokens = Żetony wyspy

prompt-gift = { $maker } chce ci podarować 1 { FORM($card, 1, case: "acc") }. Przyjmujesz?
prompt-second_change = Handlarze wymienią też drugą kartę, jeśli chcesz: którą?
secret-put_back = Twój nowy żeton: **{ $secret }**
prompt-put_back = Masz nowy żeton przychylności. Który odkładasz, ten czy inny?
prompt-link_order = Żetonów przychylności nie starczy dla wszystkich: kto dobiera następny, { FORM($owners, case: "or") }?

action-guild_trader = Wykorzystaj handlarzy
    .help = Jeden żeton handlarzy: wymień z bankiem kartę za kartę, a potem, jeśli chcesz, jeszcze jedną.
action-guild_merchant = Wykorzystaj kupców
    .help = Jeden żeton kupców: weź z banku dowolną kartę.
action-guild_road_builder = Wykorzystaj budowniczych dróg
    .help = Jeden żeton budowniczych dróg: połóż drogę za darmo.
action-guild_scholar = Wykorzystaj uczonych
    .help = Dwa żetony uczonych: weź za darmo kartę rozwoju z wierzchu stosu.
action-guild_architect = Wykorzystaj architektów
    .help = Dwa żetony architektów: weź żeton wyspy, punkt, którego nikt ci nie zabierze.
action-give_gift = Podaruj kartę
    .help = Zaoferuj jedną kartę komuś, kto nie ma więcej widocznych punktów niż ty. Jeśli przyjmie, dobierasz żeton przychylności; jeden podarunek na turę.
action-answer_gift = Odpowiedz na podarunek
    .help = Przyjmij kartę za darmo albo ją odrzuć. Jeśli przyjmiesz, darczyńca dobiera żeton przychylności.
action-withdraw_gift = Wycofaj podarunek
    .help = Cofnij podarunek, na który jeszcze nikt nie odpowiedział.
action-change_again = Wymień drugą kartę
    .help = Karta za kartę z banku, bez kolejnego żetonu.
action-stop_changing = Bez drugiej wymiany
    .help = Jedna wymiana wystarczy.
action-exchange_token = Wymień żeton przychylności
    .help = Dobierz żeton, obejrzyj go i odłóż jeden ze swoich. W tej turze nie wykorzystasz już żadnego cechu.
action-put_back = Odłóż
    .help = Ten żeton wraca zakryty do wspólnej puli.
action-serve_first = Kto dobiera następny
    .help = Wybierz, kto dobiera następny żeton, dopóki jeszcze są.
arg-guild = cech
    .ask = Który cech?
arg-taker = komu
    .ask = Komu?

event-favours_earned = { $why ->
    [robber] { $n ->
        [one] Złodziej nikomu nie szkodzi: { $seat } dobiera { $n } żeton przychylności.
        [few] Złodziej nikomu nie szkodzi: { $seat } dobiera { $n } żetony przychylności.
        [many] Złodziej nikomu nie szkodzi: { $seat } dobiera { $n } żetonów przychylności.
       *[other] Złodziej nikomu nie szkodzi: { $seat } dobiera { $n } żetonu przychylności.
    }
    [gift] { $n ->
        [one] { $seat } dobiera { $n } żeton przychylności za podarunek.
        [few] { $seat } dobiera { $n } żetony przychylności za podarunek.
        [many] { $seat } dobiera { $n } żetonów przychylności za podarunek.
       *[other] { $seat } dobiera { $n } żetonu przychylności za podarunek.
    }
    [linked] { $n ->
        [one] { $seat } dobiera { $n } żeton przychylności: droga dochodzi do tej sieci.
        [few] { $seat } dobiera { $n } żetony przychylności: droga dochodzi do tej sieci.
        [many] { $seat } dobiera { $n } żetonów przychylności: droga dochodzi do tej sieci.
       *[other] { $seat } dobiera { $n } żetonu przychylności: droga dochodzi do tej sieci.
    }
   *[link] { $n ->
        [one] { $seat } dobiera { $n } żeton przychylności za połączenie.
        [few] { $seat } dobiera { $n } żetony przychylności za połączenie.
        [many] { $seat } dobiera { $n } żetonów przychylności za połączenie.
       *[other] { $seat } dobiera { $n } żetonu przychylności za połączenie.
    }
}
event-favour_drawn = { $guild ->
    [guild_trader] Twój nowy żeton przychylności: handlarze.
    [guild_merchant] Twój nowy żeton przychylności: kupcy.
    [guild_road_builder] Twój nowy żeton przychylności: budowniczowie dróg.
    [guild_scholar] Twój nowy żeton przychylności: uczeni.
   *[guild_architect] Twój nowy żeton przychylności: architekci.
}
event-favours_renewed = { $n ->
    [one] Pula jest pusta: jedyny żeton z planszy cechów wraca do niej.
    [few] Pula jest pusta: { $n } żetony z planszy cechów mieszają się i wracają do niej.
    [many] Pula jest pusta: { $n } żetonów z planszy cechów miesza się i wraca do niej.
   *[other] Pula jest pusta: { $n } żetonu z planszy cechów wraca do niej.
}
event-networks_linked = Droga gracza { $seat } po raz pierwszy dochodzi do sieci gracza { $to }.
event-guild_used = { $guild ->
    [guild_trader] { $seat } idzie do handlarzy.
    [guild_merchant] { $seat } idzie do kupców.
    [guild_road_builder] { $seat } idzie do budowniczych dróg.
    [guild_scholar] { $seat } idzie do uczonych.
   *[guild_architect] { $seat } idzie do architektów.
}
event-scholars_card = { $seat } bierze za darmo kartę rozwoju.
event-island_token = { $seat } bierze żeton wyspy, punkt na zawsze.
event-gift_offered = { $seat } chce podarować 1 { FORM($card, 1, case: "acc") } graczowi { $taker }.
event-gift_given = { $seat } daje w podarunku 1 { FORM($card, 1, case: "acc") } graczowi { $taker }.
event-gift_declined = { $seat } odrzuca podarunek gracza { $maker }.
event-gift_withdrawn = { $seat } wycofuje podarunek dla gracza { $taker }.
event-exchanging = { $seat } dobiera żeton przychylności na wymianę.
event-exchanged = { $seat } odkłada jeden żeton przychylności.
event-favour_put_back = { $guild ->
    [guild_trader] Odkładasz żeton handlarzy.
    [guild_merchant] Odkładasz żeton kupców.
    [guild_road_builder] Odkładasz żeton budowniczych dróg.
    [guild_scholar] Odkładasz żeton uczonych.
   *[guild_architect] Odkładasz żeton architektów.
}

refused-guild_action_done = Z cechu lub wymiany żetonu korzystasz raz na turę, a to już za tobą.
refused-token_too_new = Żetony dobrane w tej turze możesz wydać dopiero w następnej.
refused-pool_empty = Nie ma już żetonu przychylności do dobrania.
refused-no_island_token = Wszystkie żetony wyspy są rozebrane.
refused-gift_done = Jeden podarunek na turę, a twój jest już przyjęty.
refused-already_offered = Ten gracz odrzucił już w tej turze twój podarunek.
refused-recipient_ahead = Podarunki są dla graczy, którzy nie mają więcej widocznych punktów niż ty.

look-favours = { $n ->
    [one] { $n } żeton przychylności
    [few] { $n } żetony przychylności
    [many] { $n } żetonów przychylności
   *[other] { $n } żetonu przychylności
}
look-island-tokens = { $n ->
    [one] { $n } żeton wyspy
    [few] { $n } żetony wyspy
    [many] { $n } żetonów wyspy
   *[other] { $n } żetonu wyspy
}
look-favour-pool = { $n ->
    [one] w puli { $n } żeton przychylności
    [few] w puli { $n } żetony przychylności
    [many] w puli { $n } żetonów przychylności
   *[other] w puli { $n } żetonu przychylności
}
look-island-tokens-left = { $n ->
    [one] został { $n } żeton wyspy
    [few] zostały { $n } żetony wyspy
    [many] zostało { $n } żetonów wyspy
   *[other] zostało { $n } żetonu wyspy
}
look-guild-spent = na planszy cechów: { $n }× { $guild }
look-favour-tokens = Żetony przychylności
