lesson-sample_game = Prvních deset minut
    .about = čtyři kola skutečné hry za bílou: stavění, obchod, zloděj, přístav a město

lesson-sample_game-founding = Každý založí dvě vesnice se silnicí: nejdřív jednou dokola, pak pozpátku. Ty hraješ za bílou a jsi na řadě naposled, takže stavíš dvakrát po sobě; nejdřív se podívej, co si vyberou ostatní.

lesson-sample_game-found_1 = Dobrá křižovatka má čísla, která padají často (6 a 8, pak 5 a 9), a různé suroviny. Na té vyznačené je vlna 8, dřevo 10 a ruda 11.
    .here = Bílá tu staví na vyznačenou křižovatku, protože je u ní ještě volná osmička a kousek dál přístav na vlnu.
lesson-sample_game-found_1_road = Ke každé vesnici patří silnice a ta ukazuje, kam chceš příště. Tvoje míří k přístavu na vlnu.
    .here = Bílá tu pokládá silnici na vyznačené místo, protože vede k přístavu na vlnu.
lesson-sample_game-found_2 = Druhá vesnice má přinést to, co první chybí: jíl a obilí. A hned vynáší, za každé pole kolem dostaneš kartu.
    .here = Bílá tu staví na vyznačenou křižovatku, protože přinese jíl a obilí, bez kterých se vesnice nepostaví.
lesson-sample_game-found_2_road = Tahle silnice míří doprostřed ostrova, kde jsou ještě volné křižovatky.
    .here = Bílá tu pokládá silnici na vyznačené místo, protože za ní leží volná křižovatka.

lesson-sample_game-turn_1 = Hraješ za **bílou**: jedna vesnice stojí u rudy 11, vlny 8 a dřeva 10, druhá u rudy 4, obilí 5 a jílu 9, a v ruce máš tři karty. Když na kostkách padne číslo pole, dostane každý, kdo u něj má stavbu, jednu jeho kartu.
lesson-sample_game-turn_2 = Olga chtěla dřevo na silnici. Blanka by jí ho dala za jíl, jenže ten měla Olga jediný: žádný obchod je lepší než špatný.
lesson-sample_game-turn_3 = Richardovi jíl nikdo nedal, a tak si koupil akční kartu: ruda, obilí a vlna stačily přesně na ni.
lesson-sample_game-turn_3_accept = Blanka ti nabízí vlnu za jíl. Devítka ti právě přinesla druhý jíl a vlnu nemáš žádnou: stiskni pod nabídkou **Přijmout**.
    .here = Bílá tu přijímá, protože první vlna má větší cenu než druhý jíl.

lesson-sample_game-turn_4_roll = Jsi na tahu. Tah začíná kostkami a z tvého hodu můžou získat všichni.
    .here = Bílá tu hází, protože předtím nic jiného dělat nejde.
lesson-sample_game-turn_4_offer = Šestka ti nic nepřinesla. S jedním dřevem a jedním jílem navíc by to byly dvě silnice, a Olga má obojí: nabídni jí za ně obilí a rudu.
    .here = Bílá se tu nejdřív zeptá Olgy, protože za zeptání nic nedáš a co postavíš, to už nevyměníš.
lesson-sample_game-turn_4_road = Olga si to rozmyslela, na město jí chybí jediná karta, a odmítla. Postav tedy jednu silnici: dřevo a jíl, směrem k přístavu na vlnu.
    .here = Bílá tu staví vyznačenou silnici, protože na jejím konci může stát vesnice přímo u přístavu.
lesson-sample_game-turn_4_card = Zbyla vlna, obilí a ruda: přesně cena akční karty. V ruce by jen lákaly zloděje.
    .here = Bílá si tu kupuje akční kartu, protože za tyhle tři karty nic jiného není.
lesson-sample_game-turn_4_end = Rytíř! Kartu smíš zahrát až v dalším tahu, nikdy v tom, kdy ji koupíš. Ukonči tah.
    .here = Bílá tu tah končí, protože ruka je prázdná a rytíř musí počkat.

lesson-sample_game-turn_5 = Odteď ti může něco přinést i každý hod ostatních. Na řadě je Olga.
lesson-sample_game-turn_6 = Olga si koupila akční kartu a dřevo s jílem si nechala na později. Její pětka ti přinesla obilí.
lesson-sample_game-turn_6_counter = Richard dává dřevo nebo jíl za rudu nebo obilí a Blanka ho odmítla. Ty máš dvoje obilí: řekni si za jedno o **obojí**, dřevo i jíl. Stiskni pod jeho výzvou **Dát nabídku**: karty už jsou vybrané, stačí **Nabídnout**.
    .here = Bílá si tu řekne o dřevo i jíl, protože Richard obilí potřebuje hned a ty můžeš počkat.
lesson-sample_game-turn_7 = Richard souhlasil, dvě chybějící karty si vzal za *Vynález* a postavil město, které odteď vynáší dvojnásob. Ty máš dřevo a jíl na vesnici.

lesson-sample_game-turn_8_knight = Blance padla sedmička: nikdo nic nedostane a zloděj přišel na tvou pastvinu 8 a vzal ti dřevo. Dokud tam stojí, osmička nevynáší nikomu. Rytíře smíš zahrát i **před** hodem.
    .ask = Na vesnici potřebuješ ještě vlnu. Kde ji vezmeš?
    .answer_a = Na své pastvině 8
    .because_a = ano: osmička padne pětkrát z 36 a rytíř zloděje zažene.
    .answer_b = Od jiného hráče
    .because_b = nikdo ji nemá: Blanka za ni právě marně nabízela dvě dřeva.
    .answer_c = V banku, 4 za 1
    .because_c = jednou ano, ale máš jen dvě karty. Pastvina je blíž, jakmile zloděj zmizí.
    .here = Bílá tu nejdřív hraje rytíře, protože osmička by pod zlodějem nic nepřinesla.
lesson-sample_game-turn_8_robber = Rytíř přemístí zloděje na kterékoli jiné pole a ty si od někoho odtamtud vezmeš kartu.
    .ask = Kam se zlodějem?
    .answer_a = Na pole 10
    .because_a = dobře: Richard i Blanka přijdou o obilí a obě Richardovy karty jsou dřevo, přesně to, co ti chybí.
    .answer_b = Zpátky na poušť
    .because_b = pastvinu to uvolní, ale nikoho to nezdrží a žádnou kartu nezískáš. Pole 10 zdrží dva hráče a přinese ti dřevo.
    .answer_c = Na vrchovinu 9
    .because_c = je tam Richardovo město, ale i ty: jíl by zmizel i tobě. Na poli 10 tratí jen ostatní.
    .here = Bílá tu volí pole 10, protože Richard i Blanka tam přijdou o obilí a Richard má v ruce jen dřevo.
lesson-sample_game-turn_8_steal = U pole 10 bydlí dva hráči. Všichni viděli, co Richardovi zbylo: dvě dřeva.
    .here = Bílá tu bere Richardovi, protože obě jeho karty jsou dřevo.
lesson-sample_game-turn_8_roll = Pastvina je zase volná. Teď kostky.
    .here = Bílá tu hází, protože bez hodu tah nepokračuje.
lesson-sample_game-turn_8_settlement = Osmička! Dřevo, jíl, vlna a obilí jsou pohromadě: postav vesnici u přístavu na vlnu. Je to tvůj třetí bod.
    .here = Bílá tu staví u přístavu, protože tam za dvě vlny dostane kteroukoli kartu.
lesson-sample_game-turn_8_end = Tři body a prázdná ruka, ze které nikdo nic neukradne. Ukonči tah.
    .here = Bílá tu tah končí, protože už není co utratit.

lesson-sample_game-turn_9 = Olžina karta čekala dost dlouho. Podívej se, co to je.
lesson-sample_game-turn_10 = *Stavba silnic*: dvě silnice zadarmo, směrem k nové křižovatce. Na řadě je Richard a v ruce má jedinou kartu.
lesson-sample_game-turn_11 = Desítka, jenže na poli 10 stojí zloděj: Richard ani Blanka obilí nedostali. Tvůj les 10 ti přinesl dřevo.
lesson-sample_game-turn_12_roll = Blanka dostala od Olgy dřevo, čtyři dřeva vyměnila v banku za vlnu a postavila vesnici: sedm karet použitých dřív, než je sedmička stačila ohrozit. Házíš ty.
    .here = Bílá tu hází, protože tah začíná kostkami.
lesson-sample_game-turn_12_road = Jíl, a s tvým dřevem je z toho silnice. Polož ji od druhé vesnice ke křižovatce obilí 6, obilí 5 a rudy 11.
    .here = Bílá tu staví vyznačenou silnici, protože ti uhlídá nejlepší volnou křižovatku.
lesson-sample_game-turn_12_end = Nic nezbylo. Ukonči tah.
    .here = Bílá tu tah končí, protože ruka je prázdná.

lesson-sample_game-turn_13 = Olga sbírá rudu. Na město potřebuje tři rudy a dvoje obilí.
lesson-sample_game-turn_14 = Chybělo jedno obilí a nikdo žádné neměl: Olga postavila raději vesnici. Bod dnes je lepší než dva někdy. Jedenáctka ti přinesla vlnu a rudu.
lesson-sample_game-turn_15 = Richard postavil silnici. Osmička ti vynesla dvakrát, za obě vesnice u pastviny.
lesson-sample_game-turn_16_roll = Blance chybělo obilí na akční kartu, a tak postavila silnici. Ty máš tři vlny, obilí a rudu: házej.
    .here = Bílá tu hází, protože tah začíná kostkami.
lesson-sample_game-turn_16_offer = Zase osmička: pět vln. Město stojí tři rudy a dvoje obilí a Richard rudu má: nabídni mu za ni vlnu.
    .here = Bílá se tu nejdřív zeptá Richarda, protože jedna vlna za rudu je levnější než dvě v přístavu.
lesson-sample_game-turn_16_ore = Richard souhlasí a obchod je hotový. A teď přístav: vyměň dvě vlny za třetí rudu.
    .ask = Co ti přístav na vlnu při takové výměně ušetří?
    .answer_a = Dvě karty
    .because_a = ano: dvě vlny místo čtyř, a to pokaždé.
    .answer_b = Jednu kartu
    .because_b = to by byl přístav 3:1. Tenhle bere dvě vlny místo čtyř.
    .answer_c = Nic
    .because_c = bez něj chce bank čtyři stejné karty. Tady mu stačí dvě vlny a nikdy neřekne ne.
    .here = Bílá tu mění vlnu za rudu, protože na město jsou potřeba tři rudy.
lesson-sample_game-turn_16_grain = A dvě vlny za druhé obilí.
    .here = Bílá tu mění vlnu za obilí, protože na město je potřeba dvoje obilí.
lesson-sample_game-turn_16_city = Tři rudy, dvoje obilí: postav město tam, kde se potkává vlna, dřevo a ruda. Odteď vynáší dvojnásob.
    .here = Bílá tu staví město na vyznačené křižovatce, protože osmička tam vynáší nejčastěji.
lesson-sample_game-turn_16_end = Čtyři body: vedeš. Ukonči tah a podívej se ještě jednou na stůl.
    .here = Bílá tu tah končí, protože všechny karty jsou použité.

lesson-sample_game-end = **Čtyři kola jsou za tebou.** Vedeš s městem na osmičce a s přístavem pro všechnu její vlnu. Olga má v ruce sedm karet: pětka, osmička nebo devítka jí dá město. Richard má město a na vesnici mu chybí jen obilí, které mu drží tvůj zloděj. Blanka nemá u svých silnic volnou křižovatku a musí nejdřív stavět dál.
