# Najlepší priatelia
module-best_friends = Najlepší priatelia
    .help = Láskavosť sa vypláca: zlodej, ktorý nikomu neublíži, dar alebo prvá cesta k susedovi prinášajú priazeň piatich cechov a cechy ti potom pomôžu. Hrá sa do 11 bodov.

value-guild_trader = Obchodníci
value-guild_merchant = Kupci
value-guild_road_builder = Stavitelia ciest
value-guild_scholar = Učenci
value-guild_architect = Architekti
points-island_tokens = Žetóny ostrova

prompt-gift = { $maker } ti chce darovať { FORM($card, case: "acc") }. Prijmeš?
prompt-second_change = Obchodníci ti vymenia aj druhú kartu, ak chceš: ktorú?
secret-put_back = Tvoja nová priazeň: **{ $secret }**
prompt-put_back = Máš novú priazeň. Ktorú vrátiš, túto, alebo inú?
prompt-link_order = Žetóny priazne nestačia pre všetkých: kto ťahá ďalej, { FORM($owners, case: "or") }?

action-guild_trader = Využiť obchodníkov
    .help = Jedna priazeň obchodníkov: vymeň s bankom kartu za kartu a potom, ak chceš, ešte jednu.
action-guild_merchant = Využiť kupcov
    .help = Jedna priazeň kupcov: vezmi si z banku kartu podľa výberu.
action-guild_road_builder = Využiť staviteľov ciest
    .help = Jedna priazeň staviteľov ciest: polož cestu zadarmo.
action-guild_scholar = Využiť učencov
    .help = Dve priazne učencov: vezmi si zadarmo vrchnú akčnú kartu.
action-guild_architect = Využiť architektov
    .help = Dve priazne architektov: vezmi si žetón ostrova, bod, ktorý ti nikto nevezme.
action-give_gift = Dať dar
    .help = Ponúkni jednu kartu niekomu, kto nemá viac viditeľných bodov ako ty. Ak ju prijme, ťaháš priazeň; jeden dar za ťah.
action-answer_gift = Odpovedať na dar
    .help = Prijmi kartu zadarmo, alebo ju odmietni. Ak ju prijmeš, darca ťahá priazeň.
action-withdraw_gift = Vziať dar späť
    .help = Vezmi späť dar, na ktorý ešte nikto neodpovedal.
action-change_again = Vymeniť druhú kartu
    .help = Karta za kartu z banku, bez ďalšej priazne.
action-stop_changing = Bez druhej výmeny
    .help = Jedna výmena stačila.
action-exchange_token = Vymeniť priazeň
    .help = Ťahaj priazeň, pozri sa na ňu a jednu svoju vráť. V tomto ťahu potom nevyužiješ nijaký cech.
action-put_back = Vrátiť
    .help = Táto priazeň ide lícom nadol späť do zásoby.
action-serve_first = Kto ťahá ďalej
    .help = Vyber, kto ťahá ďalšiu priazeň, kým nejaká je.
arg-guild = cech
    .ask = Ktorý cech?
arg-taker = komu
    .ask = Komu?

event-favours_earned = { $why ->
    [robber] { $n ->
        [one] Zlodej nikomu neublížil: { $seat } ťahá { $n } žetón priazne.
        [few] Zlodej nikomu neublížil: { $seat } ťahá { $n } žetóny priazne.
       *[other] Zlodej nikomu neublížil: { $seat } ťahá { $n } žetónov priazne.
    }
    [gift] { $n ->
        [one] { $seat } ťahá za dar { $n } žetón priazne.
        [few] { $seat } ťahá za dar { $n } žetóny priazne.
       *[other] { $seat } ťahá za dar { $n } žetónov priazne.
    }
    [linked] { $n ->
        [one] { $seat } na druhom konci ťahá { $n } žetón priazne.
        [few] { $seat } na druhom konci ťahá { $n } žetóny priazne.
       *[other] { $seat } na druhom konci ťahá { $n } žetónov priazne.
    }
   *[link] { $n ->
        [one] { $seat } ťahá za prepojenie { $n } žetón priazne.
        [few] { $seat } ťahá za prepojenie { $n } žetóny priazne.
       *[other] { $seat } ťahá za prepojenie { $n } žetónov priazne.
    }
}
event-favour_drawn = { $guild ->
    [guild_trader] Tvoja nová priazeň: obchodníci.
    [guild_merchant] Tvoja nová priazeň: kupci.
    [guild_road_builder] Tvoja nová priazeň: stavitelia ciest.
    [guild_scholar] Tvoja nová priazeň: učenci.
   *[guild_architect] Tvoja nová priazeň: architekti.
}
event-favours_renewed = { $n ->
    [one] Zásoba je prázdna: jediný žetón priazne z podložky sa vracia.
    [few] Zásoba je prázdna: { $n } žetóny priazne z podložky sa zamiešajú a ťahá sa z nich.
   *[other] Zásoba je prázdna: { $n } žetónov priazne z podložky sa zamieša a ťahá sa z nich.
}
event-networks_linked = Cesta hráča { $seat } prvý raz siaha k sieti hráča { $to }.
event-guild_used = { $guild ->
    [guild_trader] { $seat } ide za obchodníkmi.
    [guild_merchant] { $seat } ide za kupcami.
    [guild_road_builder] { $seat } ide za staviteľmi ciest.
    [guild_scholar] { $seat } ide za učencami.
   *[guild_architect] { $seat } ide za architektmi.
}
event-scholars_card = { $seat } si berie zadarmo akčnú kartu.
event-island_token = { $seat } si berie žetón ostrova, bod natrvalo.
event-gift_offered = { $seat } chce darovať { FORM($card, case: "acc") } hráčovi { $taker }.
event-gift_given = { $seat } daruje { FORM($card, case: "acc") } hráčovi { $taker }.
event-gift_declined = { $seat } odmieta dar hráča { $maker }.
event-gift_withdrawn = { $seat } berie späť dar pre hráča { $taker }.
event-exchanging = { $seat } ťahá priazeň na výmenu.
event-exchanged = { $seat } vracia jednu priazeň.
event-favour_put_back = { $guild ->
    [guild_trader] Vraciaš priazeň obchodníkov.
    [guild_merchant] Vraciaš priazeň kupcov.
    [guild_road_builder] Vraciaš priazeň staviteľov ciest.
    [guild_scholar] Vraciaš priazeň učencov.
   *[guild_architect] Vraciaš priazeň architektov.
}

refused-guild_action_done = Cech alebo výmenu priazne možno využiť raz za ťah a to už máš za sebou.
refused-token_too_new = Priazeň z tohto ťahu smieš minúť od svojho ďalšieho ťahu.
refused-pool_empty = Nezostala nijaká priazeň, ktorá by sa dala ťahať.
refused-no_island_token = Všetky žetóny ostrova sú rozobraté.
refused-gift_done = Jeden dar za ťah, a ten tvoj už niekto prijal.
refused-already_offered = Tento hráč už tvoj dar v tomto ťahu odmietol.
refused-recipient_ahead = Dary sú pre hráčov, ktorí nemajú viac viditeľných bodov ako ty.

look-favours = { $n ->
    [one] { $n } žetón priazne
    [few] { $n } žetóny priazne
   *[other] { $n } žetónov priazne
}
look-island-tokens = { $n ->
    [one] { $n } žetón ostrova
    [few] { $n } žetóny ostrova
   *[other] { $n } žetónov ostrova
}
look-favour-pool = { $n ->
    [one] v zásobe { $n } žetón priazne
    [few] v zásobe { $n } žetóny priazne
   *[other] v zásobe { $n } žetónov priazne
}
look-island-tokens-left = { $n ->
    [one] zostáva { $n } žetón ostrova
    [few] zostávajú { $n } žetóny ostrova
   *[other] zostáva { $n } žetónov ostrova
}
look-guild-spent = na podložke cechov minuté: { $n }× { $guild }
look-favour-tokens = Priazeň
