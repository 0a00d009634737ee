lesson-sample_game = Prvých desať minút
    .about = štyri kolá skutočnej hry za bielu: stavanie, obchod, zlodej, prístav a mesto

lesson-sample_game-founding = Každý založí dve dediny s cestou: najprv raz dookola, potom naspäť. Ty hráš za bielu a si na rade naposledy, takže zakladáš dva razy po sebe; najprv sa pozri, čo si vyberú ostatní.

lesson-sample_game-found_1 = Dobrá križovatka má čísla, ktoré padajú často (6 a 8, potom 5 a 9), a rôzne suroviny. Na tej vyznačenej je vlna 8, drevo 10 a ruda 11.
    .here = Biela tu stavia na vyznačenú križovatku, lebo je pri nej ešte voľná osmička a kúsok ďalej prístav na vlnu.
lesson-sample_game-found_1_road = Ku každej dedine patrí cesta a tá ukazuje, kam chceš nabudúce. Tvoja mieri k prístavu na vlnu.
    .here = Biela tu kladie cestu na vyznačené miesto, lebo vedie k prístavu na vlnu.
lesson-sample_game-found_2 = Druhá dedina má priniesť to, čo prvej chýba: tehly a obilie. A hneď vynáša, za každé pole okolo dostaneš kartu.
    .here = Biela tu stavia na vyznačenú križovatku, lebo prinesie tehly a obilie, bez ktorých sa dedina nepostaví.
lesson-sample_game-found_2_road = Táto cesta mieri do stredu ostrova, kde sú ešte voľné križovatky.
    .here = Biela tu kladie cestu na vyznačené miesto, lebo za ňou leží voľná križovatka.

lesson-sample_game-turn_1 = Hráš za **bielu**: jedna dedina stojí pri rude 11, vlne 8 a dreve 10, druhá pri rude 4, obilí 5 a tehlách 9, a v ruke máš tri karty. Keď na kockách padne číslo poľa, dostane každý, kto má pri ňom stavbu, jednu jeho kartu.
lesson-sample_game-turn_2 = Olga chcela drevo na cestu. Blanka by jej ho dala za tehlu, lenže tú mala Olga jedinú: nijaký obchod je lepší ako zlý obchod.
lesson-sample_game-turn_3 = Richardovi tehlu nikto nedal, a tak si kúpil akčnú kartu: ruda, obilie a vlna stačili presne na ňu.
lesson-sample_game-turn_3_accept = Blanka ti ponúka vlnu za tehlu. Deviatka ti práve priniesla druhú tehlu a vlnu nemáš nijakú: stlač pod ponukou **Prijať**.
    .here = Biela tu prijíma, lebo prvá vlna má väčšiu cenu ako druhá tehla.

lesson-sample_game-turn_4_roll = Si na ťahu. Ťah sa začína kockami a z tvojho hodu môžu získať všetci.
    .here = Biela tu hádže, lebo predtým sa nič iné robiť nedá.
lesson-sample_game-turn_4_offer = Šestka ti nič nepriniesla. S jedným drevom a jednou tehlou navyše by to boli dve cesty a Olga má oboje: ponúkni jej za ne obilie a rudu.
    .here = Biela sa tu najprv opýta Olgy, lebo otázka nič nestojí a čo postavíš, to už nevymeníš.
lesson-sample_game-turn_4_road = Olga si to rozmyslela, na mesto jej chýba jediná karta, a odmietla. Postav teda jednu cestu: drevo a tehla, smerom k prístavu na vlnu.
    .here = Biela tu stavia vyznačenú cestu, lebo na jej konci môže stáť dedina priamo pri prístave.
lesson-sample_game-turn_4_card = Zostala vlna, obilie a ruda: presne cena akčnej karty. V ruke by len lákali zlodeja.
    .here = Biela si tu kupuje akčnú kartu, lebo za tieto tri karty sa nič iné kúpiť nedá.
lesson-sample_game-turn_4_end = Rytier! Kartu smieš zahrať až v ďalšom ťahu, nikdy v tom, keď ju kúpiš. Ukonči ťah.
    .here = Biela tu končí ťah, lebo ruka je prázdna a rytier musí počkať.

lesson-sample_game-turn_5 = Odteraz ti môže niečo priniesť aj každý hod ostatných. Na rade je Olga.
lesson-sample_game-turn_6 = Olga si kúpila akčnú kartu a drevo s tehlou si nechala na neskôr. Jej päťka ti priniesla obilie.
lesson-sample_game-turn_6_counter = Richard dáva drevo alebo tehlu za rudu alebo obilie a Blanka ho odmietla. Ty máš dve obilia: vypýtaj si za jedno **oboje**, drevo aj tehlu. Stlač pod jeho otázkou **Dať ponuku**: karty sú už vybrané, stačí **Ponúknuť**.
    .here = Biela si tu pýta drevo aj tehlu, lebo Richard potrebuje obilie hneď a ty môžeš počkať.
lesson-sample_game-turn_7 = Richard súhlasil, dve chýbajúce karty si vzal za *Vynález* a postavil mesto, ktoré odteraz vynáša dvojnásobne. Ty máš drevo a tehlu na dedinu.

lesson-sample_game-turn_8_knight = Blanke padla sedmička: nikto nič nedostane a zlodej prišiel na tvoju pastvinu 8 a vzal ti drevo. Kým tam stojí, osmička nikomu nič nevynáša. Rytiera smieš zahrať aj **pred** hodom.
    .ask = Na dedinu potrebuješ ešte vlnu. Kde ju vezmeš?
    .answer_a = Na svojej pastvine 8
    .because_a = áno: osmička padne päť ráz z 36 a rytier zlodeja zaženie.
    .answer_b = Od iného hráča
    .because_b = nikto ju nemá: Blanka za ňu práve márne ponúkala dve drevá.
    .answer_c = V banku, 4 za 1
    .because_c = raz áno, ale máš len dve karty. Pastvina je bližšie, len čo zlodej zmizne.
    .here = Biela tu najprv hrá rytiera, lebo osmička by pod zlodejom nič nepriniesla.
lesson-sample_game-turn_8_robber = Rytier presunie zlodeja na hociktoré iné pole a ty si od niekoho odtiaľ vezmeš kartu.
    .ask = Kam so zlodejom?
    .answer_a = Na obilné pole 10
    .because_a = dobre: Richard aj Blanka prídu o obilie a obe Richardove karty sú drevo, presne to, čo ti chýba.
    .answer_b = Späť na púšť
    .because_b = pastvinu to uvoľní, ale nikoho to nezdrží a nijakú kartu nezískaš. Obilné pole 10 zdrží dvoch hráčov a prinesie ti drevo.
    .answer_c = Na pahorkatinu 9
    .because_c = je tam Richardovo mesto, ale aj ty: tehly by zmizli aj tebe. Na obilnom poli 10 strácajú len ostatní.
    .here = Biela tu volí obilné pole 10, lebo Richard aj Blanka tam prídu o obilie a Richard má v ruke len drevo.
lesson-sample_game-turn_8_steal = Pri obilnom poli 10 bývajú dvaja hráči. Všetci videli, čo Richardovi zostalo: dve drevá.
    .here = Biela tu berie Richardovi, lebo obe jeho karty sú drevo.
lesson-sample_game-turn_8_roll = Pastvina je zase voľná. Teraz kocky.
    .here = Biela tu hádže, lebo bez hodu ťah nepokračuje.
lesson-sample_game-turn_8_settlement = Osmička! Drevo, tehla, vlna a obilie sú pokope: postav dedinu pri prístave na vlnu. Je to tvoj tretí bod.
    .here = Biela tu stavia pri prístave, lebo tam za dve vlny dostane hociktorú kartu.
lesson-sample_game-turn_8_end = Tri body a prázdna ruka, z ktorej nikto nič neukradne. Ukonči ťah.
    .here = Biela tu končí ťah, lebo už nie je čo minúť.

lesson-sample_game-turn_9 = Olgina karta čakala dosť dlho. Pozri sa, čo to je.
lesson-sample_game-turn_10 = *Stavba ciest*: dve cesty zadarmo, smerom k novej križovatke. Na rade je Richard a v ruke má jedinú kartu.
lesson-sample_game-turn_11 = Desiatka, lenže na obilnom poli 10 stojí zlodej: Richard ani Blanka obilie nedostali. Tvoj les 10 ti priniesol drevo.
lesson-sample_game-turn_12_roll = Blanka dostala od Olgy drevo, štyri drevá vymenila v banku za vlnu a postavila dedinu: sedem kariet minutých skôr, než ich sedmička mohla ohroziť. Hádžeš ty.
    .here = Biela tu hádže, lebo ťah sa začína kockami.
lesson-sample_game-turn_12_road = Tehla, a s tvojím drevom je z toho cesta. Polož ju od druhej dediny ku križovatke obilia 6, obilia 5 a rudy 11.
    .here = Biela tu stavia vyznačenú cestu, lebo ti postráži najlepšiu voľnú križovatku.
lesson-sample_game-turn_12_end = Nič nezostalo. Ukonči ťah.
    .here = Biela tu končí ťah, lebo ruka je prázdna.

lesson-sample_game-turn_13 = Olga zbiera rudu. Na mesto potrebuje tri rudy a dve obilia.
lesson-sample_game-turn_14 = Chýbalo jedno obilie a nikto ho nemal: Olga radšej postavila dedinu. Bod dnes je lepší ako dva niekedy. Jedenástka ti priniesla vlnu a rudu.
lesson-sample_game-turn_15 = Richard postavil cestu. Osmička ti vyniesla dva razy, za obe dediny pri pastvine.
lesson-sample_game-turn_16_roll = Blanke chýbalo obilie na akčnú kartu, a tak postavila cestu. Ty máš tri vlny, obilie a rudu: hádž.
    .here = Biela tu hádže, lebo ťah sa začína kockami.
lesson-sample_game-turn_16_offer = Zase osmička: päť vĺn. Mesto stojí tri rudy a dve obilia a Richard rudu má: ponúkni mu za ňu vlnu.
    .here = Biela sa tu najprv opýta Richarda, lebo jedna vlna za rudu je lacnejšia ako dve v prístave.
lesson-sample_game-turn_16_ore = Richard súhlasí a obchod je hotový. A teraz prístav: vymeň dve vlny za tretiu rudu.
    .ask = Čo ti prístav na vlnu pri takej výmene ušetrí?
    .answer_a = Dve karty
    .because_a = áno: dve vlny namiesto štyroch, a to zakaždým.
    .answer_b = Jednu kartu
    .because_b = to by bol prístav 3:1. Tento berie dve vlny namiesto štyroch.
    .answer_c = Nič
    .because_c = bez neho chce bank štyri rovnaké karty. Tu mu stačia dve vlny a nikdy nepovie nie.
    .here = Biela tu mení vlnu za rudu, lebo na mesto treba tri rudy.
lesson-sample_game-turn_16_grain = A dve vlny za druhé obilie.
    .here = Biela tu mení vlnu za obilie, lebo na mesto treba dve obilia.
lesson-sample_game-turn_16_city = Tri rudy, dve obilia: postav mesto tam, kde sa stretá vlna, drevo a ruda. Odteraz vynáša dvojnásobne.
    .here = Biela tu stavia mesto na vyznačenej križovatke, lebo osmička tam vynáša najčastejšie.
lesson-sample_game-turn_16_end = Štyri body: vedieš. Ukonči ťah a pozri sa ešte raz na stôl.
    .here = Biela tu končí ťah, lebo všetky karty sú minuté.

lesson-sample_game-end = **Štyri kolá sú za tebou.** Vedieš s mestom na osmičke a s prístavom pre všetku jej vlnu. Olga má v ruke sedem kariet: päťka, osmička alebo deviatka jej dá mesto. Richard má mesto a na dedinu mu chýba len obilie, ktoré mu drží tvoj zlodej. Blanka nemá pri svojich cestách voľnú križovatku a musí najprv stavať ďalej.
