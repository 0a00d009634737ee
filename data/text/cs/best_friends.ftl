# Nejlepší přátelé
module-best_friends = Nejlepší přátelé
    .help = Laskavost se vyplácí: zloděj, který nikomu neublíží, dar nebo první silnice k sousedovi přinášejí přízeň pěti cechů a cechy ti pak pomohou. Hraje se do 11 bodů.

value-guild_trader = Obchodníci
value-guild_merchant = Kupci
value-guild_road_builder = Stavitelé silnic
value-guild_scholar = Učenci
value-guild_architect = Architekti
points-island_tokens = Žetony ostrova

prompt-gift = { $maker } ti chce darovat { FORM($card, case: "acc") }. Přijmeš?
prompt-second_change = Obchodníci ti vymění i druhou kartu, jestli chceš: kterou?
secret-put_back = Tvoje nová přízeň: **{ $secret }**
prompt-put_back = Máš novou přízeň. Kterou vrátíš, tuhle, nebo jinou?
prompt-link_order = Přízeň nestačí pro všechny: kdo táhne další, { FORM($owners, case: "or") }?

action-guild_trader = Využít obchodníky
    .help = Jedna přízeň obchodníků: vyměň s bankem kartu za kartu, a pokud chceš, pak ještě jednu.
action-guild_merchant = Využít kupce
    .help = Jedna přízeň kupců: vezmi si z banku kartu podle výběru.
action-guild_road_builder = Využít stavitele silnic
    .help = Jedna přízeň stavitelů silnic: polož silnici zdarma.
action-guild_scholar = Využít učence
    .help = Dvě přízně učenců: vezmi si zdarma horní akční kartu.
action-guild_architect = Využít architekty
    .help = Dvě přízně architektů: vezmi si žeton ostrova, bod, který ti nikdo nevezme.
action-give_gift = Darovat kartu
    .help = Nabídni jednu kartu někomu, kdo nemá víc viditelných bodů než ty. Když přijme, táhneš přízeň; jeden dar za tah.
action-answer_gift = Odpovědět na dar
    .help = Přijmi kartu zadarmo, nebo ji odmítni. Když přijmeš, dárce táhne přízeň.
action-withdraw_gift = Vzít dar zpět
    .help = Vezmi zpět dar, na který ještě nikdo neodpověděl.
action-change_again = Vyměnit druhou kartu
    .help = Karta za kartu z banku, bez další přízně.
action-stop_changing = Bez druhé výměny
    .help = Jedna výměna stačila.
action-exchange_token = Vyměnit přízeň
    .help = Táhni přízeň, podívej se na ni a jednu svou vrať. V tomto tahu pak nevyužiješ žádný cech.
action-put_back = Vrátit
    .help = Tahle přízeň jde lícem dolů zpátky do společné zásoby.
action-serve_first = Nechat táhnout
    .help = Vyber, kdo táhne další přízeň, dokud nějaká je.
arg-guild = cech
    .ask = Který cech?
arg-taker = komu
    .ask = Komu?

event-favours_earned = { $why ->
    [robber] { $n ->
        [one] Zloděj nikomu neublížil: { $seat } táhne { $n } přízeň.
        [few] Zloděj nikomu neublížil: { $seat } táhne { $n } přízně.
       *[other] Zloděj nikomu neublížil: { $seat } táhne { $n } přízní.
    }
    [gift] { $n ->
        [one] { $seat } táhne za dar { $n } přízeň.
        [few] { $seat } táhne za dar { $n } přízně.
       *[other] { $seat } táhne za dar { $n } přízní.
    }
    [linked] { $n ->
        [one] { $seat } na druhém konci táhne { $n } přízeň.
        [few] { $seat } na druhém konci táhne { $n } přízně.
       *[other] { $seat } na druhém konci táhne { $n } přízní.
    }
   *[link] { $n ->
        [one] { $seat } táhne za propojení { $n } přízeň.
        [few] { $seat } táhne za propojení { $n } přízně.
       *[other] { $seat } táhne za propojení { $n } přízní.
    }
}
event-favour_drawn = { $guild ->
    [guild_trader] Tvoje nová přízeň: obchodníci.
    [guild_merchant] Tvoje nová přízeň: kupci.
    [guild_road_builder] Tvoje nová přízeň: stavitelé silnic.
    [guild_scholar] Tvoje nová přízeň: učenci.
   *[guild_architect] Tvoje nová přízeň: architekti.
}
event-favours_renewed = { $n ->
    [one] Společná zásoba je prázdná: jediná přízeň z podložky se vrací.
    [few] Společná zásoba je prázdná: { $n } přízně z podložky se zamíchají a táhne se z nich.
   *[other] Společná zásoba je prázdná: { $n } přízní z podložky se zamíchá a táhne se z nich.
}
event-networks_linked = Silnice hráče { $seat } poprvé dosahuje k soustavě osídlení hráče { $to }.
event-guild_used = { $guild ->
    [guild_trader] { $seat } jde za obchodníky.
    [guild_merchant] { $seat } jde za kupci.
    [guild_road_builder] { $seat } jde za staviteli silnic.
    [guild_scholar] { $seat } jde za učenci.
   *[guild_architect] { $seat } jde za architekty.
}
event-scholars_card = { $seat } si bere zdarma akční kartu.
event-island_token = { $seat } si bere žeton ostrova, bod napořád.
event-gift_offered = { $seat } chce darovat { FORM($card, case: "acc") } hráči { $taker }.
event-gift_given = { $seat } daruje { FORM($card, case: "acc") } hráči { $taker }.
event-gift_declined = { $seat } odmítá dar hráče { $maker }.
event-gift_withdrawn = { $seat } bere zpět dar pro hráče { $taker }.
event-exchanging = { $seat } táhne přízeň na výměnu.
event-exchanged = { $seat } vrací jednu přízeň.
event-favour_put_back = { $guild ->
    [guild_trader] Vracíš přízeň obchodníků.
    [guild_merchant] Vracíš přízeň kupců.
    [guild_road_builder] Vracíš přízeň stavitelů silnic.
    [guild_scholar] Vracíš přízeň učenců.
   *[guild_architect] Vracíš přízeň architektů.
}

refused-guild_action_done = Cech nebo výměnu přízně jde využít jednou za tah a to už máš za sebou.
refused-token_too_new = Přízeň z tohoto tahu smíš utratit až v příštím.
refused-pool_empty = Není už žádná přízeň, kterou by šlo táhnout.
refused-no_island_token = Všechny žetony ostrova jsou rozebrané.
refused-gift_done = Jeden dar za tah, a ten tvůj už někdo přijal.
refused-already_offered = Tenhle hráč už tvůj dar v tomto tahu odmítl.
refused-recipient_ahead = Dary jsou pro hráče, kteří nemají víc viditelných bodů než ty.

look-favours = { $n ->
    [one] { $n } přízeň
    [few] { $n } přízně
   *[other] { $n } přízní
}
look-island-tokens = { $n ->
    [one] { $n } žeton ostrova
    [few] { $n } žetony ostrova
   *[other] { $n } žetonů ostrova
}
look-favour-pool = { $n ->
    [one] ve společné zásobě { $n } přízeň
    [few] ve společné zásobě { $n } přízně
   *[other] ve společné zásobě { $n } přízní
}
look-island-tokens-left = { $n ->
    [one] zbývá { $n } žeton ostrova
    [few] zbývají { $n } žetony ostrova
   *[other] zbývá { $n } žetonů ostrova
}
look-guild-spent = na podložce cechů utraceno: { $n }× { $guild }
look-favour-tokens = Přízeň
