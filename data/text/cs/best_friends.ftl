# Nejlepší přátelé
module-best_friends = Nejlepší přátelé
    .help = Laskavost se vyplácí: zloděj, který nikomu neublíží, dárek nebo první cesta k sousedovi přinášejí přízeň pěti cechů a cechy ti pak pomohou. Hraje se do 11 bodů.

value-guild_trader = Obchodníci
value-guild_merchant = Kupci
value-guild_road_builder = Stavitelé cest
value-guild_scholar = Učenci
value-guild_architect = Architekti
points-catan_tokens = Žetony Catanu

prompt-gift = { $maker } ti chce darovat { FORM($card, case: "acc") }. Přijmeš?
prompt-second_change = Obchodníci ti vymění i druhou kartu, jestli chceš: kterou?
prompt-put_back = Máš novou přízeň. Kterou vrátíš, tuhle, nebo jinou?
prompt-link_order = Přízeň nestačí pro všechny: kdo táhne další?

action-guild_trader = Využít obchodníky
    .help = Jedna přízeň obchodníků: vyměň s bankou kartu za kartu, a pokud chceš, pak ještě jednu.
action-guild_merchant = Využít kupce
    .help = Jedna přízeň kupců: vezmi si z banky kartu podle výběru.
action-guild_road_builder = Využít stavitele cest
    .help = Jedna přízeň stavitelů cest: polož cestu zdarma.
action-guild_scholar = Využít učence
    .help = Dvě přízně učenců: vezmi si zdarma vrchní akční kartu.
action-guild_architect = Využít architekty
    .help = Dvě přízně architektů: vezmi si žeton Catanu, bod, který ti nikdo nevezme.
action-give_gift = Dát dárek
    .help = Nabídni jednu kartu někomu, kdo nemá víc viditelných bodů než ty. Když přijme, táhneš přízeň; jeden dárek za tah.
action-answer_gift = Odpovědět na dárek
    .help = Přijmi kartu zadarmo, nebo ji odmítni. Když přijmeš, dárce táhne přízeň.
action-withdraw_gift = Vzít dárek zpět
    .help = Vezmi zpět dárek, na který ještě nikdo neodpověděl.
action-change_again = Vyměnit druhou kartu
    .help = Karta za kartu z banky, bez další přízně.
action-stop_changing = Bez druhé výměny
    .help = Jedna výměna stačila.
action-exchange_token = Vyměnit přízeň
    .help = Táhni přízeň, podívej se na ni a jednu svou vrať. V tomto tahu pak nevyužiješ žádný cech.
action-put_back = Vrátit
    .help = Tahle přízeň jde lícem dolů zpátky do zásoby.
action-serve_first = Nechat táhnout
    .help = Vyber, kdo táhne další přízeň, dokud nějaká je.
arg-guild = cech
arg-taker = komu

event-favours_earned = { $why ->
    [robber] Zloděj nikomu neubližuje: { $seat } táhne přízeň.
    [gift] { $seat } táhne přízeň za dárek.
    [linked] { $seat } také táhne přízeň.
   *[link] { $n ->
        [one] { $seat } táhne za spojení { $n } přízeň.
        [few] { $seat } táhne za spojení { $n } přízně.
       *[other] { $seat } táhne za spojení { $n } přízní.
    }
}
event-favour_drawn = { $guild ->
    [guild_trader] Tvoje nová přízeň: obchodníci.
    [guild_merchant] Tvoje nová přízeň: kupci.
    [guild_road_builder] Tvoje nová přízeň: stavitelé cest.
    [guild_scholar] Tvoje nová přízeň: učenci.
   *[guild_architect] Tvoje nová přízeň: architekti.
}
event-favours_renewed = { $n ->
    [one] Zásoba je prázdná: jediná přízeň z desky se vrací.
    [few] Zásoba je prázdná: { $n } přízně z desky se zamíchají a táhne se z nich.
   *[other] Zásoba je prázdná: { $n } přízní z desky se zamíchá a táhne se z nich.
}
event-networks_linked = Cesta hráče { $seat } se poprvé dostává k síti hráče { $to }.
event-guild_used = { $guild ->
    [guild_trader] { $seat } jde za obchodníky.
    [guild_merchant] { $seat } jde za kupci.
    [guild_road_builder] { $seat } jde za staviteli cest.
    [guild_scholar] { $seat } jde za učenci.
   *[guild_architect] { $seat } jde za architekty.
}
event-scholars_card = { $seat } si bere zdarma akční kartu.
event-catan_token = { $seat } si bere žeton Catanu, bod napořád.
event-gift_offered = { $seat } chce darovat { FORM($card, case: "acc") } hráči { $taker }.
event-gift_given = { $seat } daruje { FORM($card, case: "acc") } hráči { $taker }.
event-gift_declined = { $seat } odmítá dárek hráče { $maker }.
event-gift_withdrawn = { $seat } bere zpět dárek pro hráče { $taker }.
event-exchanging = { $seat } táhne přízeň na výměnu.
event-exchanged = { $seat } vrací jednu přízeň.
event-favour_put_back = { $guild ->
    [guild_trader] Vracíš přízeň obchodníků.
    [guild_merchant] Vracíš přízeň kupců.
    [guild_road_builder] Vracíš přízeň stavitelů cest.
    [guild_scholar] Vracíš přízeň učenců.
   *[guild_architect] Vracíš přízeň architektů.
}

refused-guild_action_done = V tomto tahu už padlo využití cechu nebo výměna přízně; víc jich být nemůže.
refused-token_too_new = Přízeň z tohoto tahu smíš utratit až v příštím.
refused-pool_empty = Není už žádná přízeň, kterou by šlo táhnout.
refused-no_catan_token = Všechny žetony Catanu jsou rozebrané.
refused-gift_done = Jeden dárek za tah, a ten tvůj už někdo přijal.
refused-already_offered = Tenhle hráč už tvůj dárek v tomto tahu odmítl.
refused-recipient_ahead = Dárky jsou pro hráče, kteří nemají víc viditelných bodů než ty.

look-favours = { $n ->
    [one] { $n } přízeň
    [few] { $n } přízně
   *[other] { $n } přízní
}
look-catan-tokens = { $n ->
    [one] { $n } žeton Catanu
    [few] { $n } žetony Catanu
   *[other] { $n } žetonů Catanu
}
look-favour-pool = { $n ->
    [one] v zásobě { $n } přízeň
    [few] v zásobě { $n } přízně
   *[other] v zásobě { $n } přízní
}
look-catan-left = { $n ->
    [one] zbývá { $n } žeton Catanu
    [few] zbývají { $n } žetony Catanu
   *[other] zbývá { $n } žetonů Catanu
}
look-guild-spent = na desce cechů utraceno: { $n } × { $guild }
look-favour-tokens = Přízeň
