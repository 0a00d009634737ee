# Miasta i Rycerze
module-cities_and_knights = Miasta i Rycerze
    .help = Miasta przynoszą towary, za które kupuje się rozbudowę i karty postępu. Rycerze strzegą wyspy, do której płyną barbarzyńcy. Wygrywa 13 punktów.

option-defence = Rycerze podczas ataku
    .help = Bronią wszyscy aktywni rycerze albo każdy po kolei mówi, którzy jego rycerze bronią.
option-layout = Wyspa Miast i Rycerzy
    .help = Losowa wyspa albo ta polecana na pierwszą grę.
value-aqueduct = jaki surowiec przynosi Akwedukt
value-retreat = dokąd idzie wyparty rycerz
value-fifth_card = która karta postępu wraca
value-all = wszyscy aktywni rycerze
value-ck_beginner = na pierwszą grę

card-coin = { $n ->
    [few] { $case ->
        [gen] monet
       *[nom] monety
    }
    [many] monet
    [other] monety
   *[one] { $case ->
        [acc] monetę
        [gen] monety
       *[nom] moneta
    }
}
    .also = monecie, monetom, monetą, monetami, monetach, pieniądz, pieniądze, pieniędzy, kasa, kasy, kasę, 🪙
card-paper = { $n ->
    [few] { $case ->
        [gen] papierów
       *[nom] papiery
    }
    [many] papierów
    [other] papieru
   *[one] { $case ->
        [gen] papieru
       *[nom] papier
    }
}
    .also = papierowi, papierom, papierem, papierze, papierami, papierach, księga, księgi, księgę, ksiąg, książka, książki, 📜
card-cloth = { $n ->
    [few] { $case ->
        [gen] sukien
       *[nom] sukna
    }
    [many] sukien
    [other] sukna
   *[one] { $case ->
        [gen] sukna
       *[nom] sukno
    }
}
    .also = suknu, suknom, suknem, suknie, suknami, suknach, tkanina, tkaniny, tkaninę, tkanin, materiał, materiału, 🧵
item-knight = { $case ->
    [acc] rycerza
    [gen] rycerza
   *[nom] rycerz
}
item-activation = { $case ->
    [acc] aktywację rycerza
    [gen] aktywacji rycerza
   *[nom] aktywacja rycerza
}
item-promotion = { $case ->
    [gen] wzmocnienia rycerza
   *[nom] wzmocnienie rycerza
}
value-trade = Handel (żółty, płaci się suknem)
value-politics = Polityka (niebieska, płaci się monetami)
value-science = Wiedza (zielona, płaci się papierem)

# --- co się dzieje
event-event_die = { $face ->
    [ship] Kostka wydarzeń pokazuje statek.
    [trade] Kostka wydarzeń pokazuje żółtą bramę: handel.
    [politics] Kostka wydarzeń pokazuje niebieską bramę: polityka.
   *[science] Kostka wydarzeń pokazuje zieloną bramę: wiedza.
}
event-ship_sailed = { $left ->
    [one] Statek barbarzyńców płynie dalej: zostało { $left } pole.
    [few] Statek barbarzyńców płynie dalej: zostały { $left } pola.
    [many] Statek barbarzyńców płynie dalej: zostało { $left } pól.
   *[other] Statek barbarzyńców płynie dalej: zostało { $left } pola.
}
event-barbarians_landed = Statek barbarzyńców dobija do brzegu: barbarzyńcy atakują!
event-knights_announced = { $n ->
    [0] { $seat } zatrzymuje wszystkich rycerzy w domu.
    [one] { $seat } wysyła do walki { $n } rycerza o sile { $strength }.
    [few] { $seat } wysyła do walki { $n } rycerzy o łącznej sile { $strength }.
    [many] { $seat } wysyła do walki { $n } rycerzy o łącznej sile { $strength }.
   *[other] { $seat } wysyła do walki { $n } rycerza o sile { $strength }.
}
event-barbarians_won = Barbarzyńcy wygrywają: mają siłę { $strength }, a rycerze tylko { $defence }.
event-barbarians_beaten = Rycerze pokonują barbarzyńców: siła { $defence } przeciw { $strength }.
event-defender = { $seat } daje najwięcej siły i zdobywa tytuł Bohatera wyspy: jeden punkt.
event-defended_together = Najwięcej siły dają { $to }, po { $strength }: każda z tych osób dobiera kartę postępu.
event-barbarians_left = { $first ->
    [1] Statek barbarzyńców odpływa. Rycerze, którzy walczyli, odpoczywają, a złodziej od tej chwili nie śpi.
   *[other] Statek barbarzyńców odpływa. Rycerze, którzy walczyli, odpoczywają.
}
event-building_laid_over = { $seat }: miasto { FORM($place, case: "at") } przewraca się, bo nie ma osady, która by je zastąpiła: liczy się jak osada, aż zostanie odbudowane.

event-progress_drawn = { $field ->
    [trade] { $seat } dobiera żółtą kartę postępu.
    [politics] { $seat } dobiera niebieską kartę postępu.
   *[science] { $seat } dobiera zieloną kartę postępu.
}
event-gate_closed = { $field ->
    [trade] Nikt nie dobiera karty: na czerwoną { $red } nie wystarcza żaden poziom handlu.
    [politics] Nikt nie dobiera karty: na czerwoną { $red } nie wystarcza żaden poziom polityki.
   *[science] Nikt nie dobiera karty: na czerwoną { $red } nie wystarcza żaden poziom wiedzy.
}
event-progress_drawn_card = Twoja nowa karta postępu: { $progress }.
event-progress_shown = { $seat } dobiera kartę { $progress } i od razu ją wykłada: jeden punkt.
event-progress_deck_empty = { $field ->
    [trade] { $seat } ma dobrać żółtą kartę postępu, ale ten stos jest pusty.
    [politics] { $seat } ma dobrać niebieską kartę postępu, ale ten stos jest pusty.
   *[science] { $seat } ma dobrać zieloną kartę postępu, ale ten stos jest pusty.
}
event-progress_returned = { $field ->
    [trade] { $seat } odkłada żółtą kartę postępu pod stos.
    [politics] { $seat } odkłada niebieską kartę postępu pod stos.
   *[science] { $seat } odkłada zieloną kartę postępu pod stos.
}
event-progress_returned_card = Odkładasz pod stos kartę { $progress }.
event-progress_played = { $seat } zagrywa kartę { $progress }.
event-spied = { $seat } ogląda karty postępu gracza { $other }.
event-progress_taken = { $field ->
    [trade] { $seat } zabiera żółtą kartę postępu graczowi { $other }.
    [politics] { $seat } zabiera niebieską kartę postępu graczowi { $other }.
   *[science] { $seat } zabiera zieloną kartę postępu graczowi { $other }.
}
event-progress_taken_card = { $seat } zabiera kartę { $progress } graczowi { $other }.
event-cards_seen = { $seat } przegląda karty gracza { $other }.
event-cards_taken = { $n ->
    [one] { $seat } zabiera { $n } kartę graczowi { $other }.
    [few] { $seat } zabiera { $n } karty graczowi { $other }.
    [many] { $seat } zabiera { $n } kart graczowi { $other }.
   *[other] { $seat } zabiera { $n } karty graczowi { $other }.
}
event-cards_taken_kinds = { $seat } zabiera { FORM($cards, case: "acc") } graczowi { $other }.
event-handed_over = { $seat } oddaje { FORM($cards, case: "acc") } graczowi { $taker }.
event-wedding_gift = { $n ->
    [one] { $seat } daje na wesele { $n } kartę graczowi { $taker }.
    [few] { $seat } daje na wesele { $n } karty graczowi { $taker }.
    [many] { $seat } daje na wesele { $n } kart graczowi { $taker }.
   *[other] { $seat } daje na wesele { $n } karty graczowi { $taker }.
}
event-wedding_gift_cards = { $seat } daje { FORM($cards, case: "acc") } graczowi { $taker }.
event-demand_in_vain = Nikt nie ma { FORM($card, case: "gen") } dla gracza { $seat }.
event-merchant_placed = { $seat } wysyła handlarza na pole { $hex }.
event-fleet_sails = { $seat } w tej turze wymienia z bankiem dwie za jedną, rodzaj kart: { $card }.
event-harbour_offered = { $seat } oferuje graczowi { $other } surowiec za towar.
event-harbour_void = { $other } nie ma dla gracza { $seat } żadnego towaru; nic się nie zmienia.
event-harbour_exchanged = { $seat } i { $other } wymieniają surowiec na towar.
event-harbour_exchanged_cards = { $seat } daje { FORM($give, case: "acc") }, { $other } daje { FORM($get, case: "acc") }.
event-tokens_swapped = { $seat } zamienia miejscami liczby { $number } i { $second }.
event-harvested = { $cards ->
    [none] { $seat } nic nie bierze: w banku zabrakło kart.
   *[other] { $seat } bierze z banku { FORM($cards, case: "acc") }.
}
event-road_taken_off = { $seat } zdejmuje z planszy drogę gracza { $other } { $edge }.

event-knight_built = { $seat } najmuje rycerza { FORM($place, case: "at") }.
event-knight_activated = { $seat } aktywuje rycerza { FORM($place, case: "at") }.
event-knight_promoted = { $strength ->
    [2] { $seat }: rycerz { FORM($place, case: "at") } jest teraz silny (2).
   *[other] { $seat }: rycerz { FORM($place, case: "at") } jest teraz potężny (3).
}
event-knight_moved = { $seat } przesuwa rycerza { FORM($place, case: "from") } { FORM($corner, case: "to") }.
event-knight_driven = { $seat } wypiera rycerza gracza { $other } { FORM($place, case: "at") }.
event-knight_retreated = { $seat }: rycerz wycofuje się { FORM($place, case: "from") } { FORM($corner, case: "to") }.
event-knight_lost = { $seat }: rycerz { FORM($place, case: "at") } nie ma dokąd iść i znika z planszy.
event-robber_chased = { $seat }: rycerz { FORM($place, case: "at") } przepędza złodzieja.
event-knight_deserted = { $seat }: rycerz o sile { $strength } { FORM($place, case: "at") } dezerteruje.
event-deserter_placed = { $seat } stawia dezertera o sile { $strength } { FORM($place, case: "at") }.

event-improved = { $field ->
    [trade] { $seat } rozbudowuje handel do poziomu { $level } ({ $level ->
        [1] Targ
        [2] Dom handlowy
        [3] Gildia
        [4] Bank
       *[5] Giełda
    }).
    [politics] { $seat } rozbudowuje politykę do poziomu { $level } ({ $level ->
        [1] Ratusz
        [2] Kościół
        [3] Twierdza
        [4] Katedra
       *[5] Wysoka Rada
    }).
   *[science] { $seat } rozbudowuje wiedzę do poziomu { $level } ({ $level ->
        [1] Klasztor
        [2] Biblioteka
        [3] Akwedukt
        [4] Teatr
       *[5] Uniwersytet
    }).
}
event-metropolis_built = { $field ->
    [trade] { $seat } buduje metropolię handlu { FORM($place, case: "at") }.
    [politics] { $seat } buduje metropolię polityki { FORM($place, case: "at") }.
   *[science] { $seat } buduje metropolię wiedzy { FORM($place, case: "at") }.
}
event-metropolis_taken = { $field ->
    [trade] { $seat } przejmuje metropolię handlu od gracza { $other }: teraz stoi { FORM($place, case: "at") }.
    [politics] { $seat } przejmuje metropolię polityki od gracza { $other }: teraz stoi { FORM($place, case: "at") }.
   *[science] { $seat } przejmuje metropolię wiedzy od gracza { $other }: teraz stoi { FORM($place, case: "at") }.
}

# --- dlaczego nie
refused-hand_over_limit = Masz więcej niż cztery karty postępu: zagraj lub odłóż którąś, zanim zakończysz turę.
refused-once_per_turn = To działa tylko raz na turę.
refused-robber_asleep = Złodziej śpi, dopóki barbarzyńcy nie zaatakują po raz pierwszy.
refused-robber_off_board = Złodzieja nie ma na planszy.
refused-restore_first = Jedno z twoich miast jest przewrócone: odbuduj je, zanim zbudujesz następne.
refused-need_city = Potrzebujesz do tego miasta, a przewrócone się nie liczy.
refused-max_level = Masz tam już najwyższy poziom.
refused-need_metropolis_site = Poziomy 4 i 5 wymagają miasta bez metropolii, a takiego nie masz.
refused-wall_limit = To miasto ma już mury albo stoją wszystkie trzy twoje.
refused-knight_inactive = Ten rycerz nie jest aktywny.
refused-knight_spent = Ten rycerz już w tej turze działał lub dopiero się aktywował; może działać od następnej.
refused-already_promoted = Ten rycerz został już w tej turze wzmocniony.
refused-need_fortress = Potężnych rycerzy daje tylko Twierdza, poziom 3 polityki.
refused-robber_out_of_reach = Złodziej nie stoi obok tego rycerza.
refused-blocked = Drogę zagradza cudzy rycerz lub budowla.
refused-not_weaker = Ten rycerz nie jest słabszy od twojego.

# --- pytania
prompt-defend = Barbarzyńcy już tu są: którzy twoi rycerze bronią wyspy?
prompt-lose_city = Barbarzyńcy wygrywają. Które swoje miasto tracisz?
prompt-draw_deck = Dobierasz kartę postępu: z którego stosu?
prompt-return_progress = Masz więcej niż cztery karty postępu: którą odkładasz?
prompt-retreat = Twój rycerz { FORM($corner, case: "at") } jest wyparty: dokąd idzie?
prompt-harbour_commodity = { $offerer } oferuje ci surowiec, którego nie widzisz: jaki towar dajesz?
prompt-saboteur = { $demander } zagrywa kartę Sabotażysta: { $number ->
    [one] oddaj { $number } kartę.
    [few] oddaj { $number } karty.
    [many] oddaj { $number } kart.
   *[other] oddaj { $number } karty.
}
prompt-wedding = { $demander } wyprawia wesele: { $number ->
    [one] podaruj { $number } kartę.
    [few] podaruj { $number } karty.
    [many] podaruj { $number } kart.
   *[other] podaruj { $number } karty.
}
prompt-give_up_knight = { $taker } zagrywa kartę Dezerter: którego rycerza oddajesz?
prompt-place_deserter = Przechodzi do ciebie rycerz o sile { $strength }: gdzie stanie?
prompt-rebuild_road = Zdejmujesz z planszy swoją drogę { $edge }: dokąd teraz trafi?
prompt-smith_second = Kowal zdąży też z drugim rycerzem: z którym?
secret-spy_card = { $name } ma na ręce: { $secret }
prompt-spy_card = Którą kartę postępu bierzesz od gracza { $other }?
secret-master_cards = { $name } ma na ręce: { $secret }
prompt-master_cards = { $number ->
    [one] Którą kartę bierzesz od gracza { $other }?
    [few] Które { $number } karty bierzesz od gracza { $other }?
    [many] Które { $number } kart bierzesz od gracza { $other }?
   *[other] Które { $number } karty bierzesz od gracza { $other }?
}

# --- co można zrobić
action-build_knight = Najmij rycerza
    .help = Ruda i wełna stawiają zwykłego rycerza na wolnym skrzyżowaniu przy twojej drodze. Śpi, dopóki go nie aktywujesz.
action-activate_knight = Aktywuj rycerza
    .help = Jedno zboże zakłada mu hełm. Wyspy broni od razu, a działa od twojej następnej tury.
action-promote_knight = Wzmocnij rycerza
    .help = Ruda i wełna wzmacniają rycerza o stopień; trzeci stopień wymaga Twierdzy.
action-move_knight = Przesuń rycerza
    .help = Aktywny rycerz idzie twoimi drogami na wolne skrzyżowanie, a potem odpoczywa.
action-displace_knight = Wyprzyj rycerza
    .help = Aktywny rycerz zajmuje miejsce słabszego rycerza na twojej trasie; właściciel go przesuwa.
action-chase_robber = Przepędź złodzieja
    .help = Aktywny rycerz obok złodzieja wysyła go na inne pole, a ty kradniesz tam kartę.
action-retreat = Wycofaj się
    .help = Wybierz wypartemu rycerzowi wolne skrzyżowanie przy swoich drogach.
action-leave_to_game = Zostaw pytanie grze
    .help = Gra od razu odpowiada za ciebie jak zwykle, żeby nikt nie czekał: surowiec, którego masz najmniej, najbliższe skrzyżowanie, ostatnio dobrana karta.
action-improve = Rozbuduj miasto
    .help = Kup następny poziom handlu, polityki lub wiedzy za sukno, monety lub papier.
action-defend = Broń wyspy
    .help = Wskaż aktywnych rycerzy, którzy walczą. Kto zostaje w domu, zachowuje hełm.
action-hold_back = Zatrzymaj wszystkich rycerzy
    .help = Żaden z twoich rycerzy nie walczy. Zachowują hełmy, ale możesz stracić miasto.
action-lose_city = Oddaj miasto
    .help = Wskazane miasto znów staje się osadą.
action-draw_deck = Dobierz kartę postępu
    .help = Weź kartę z wierzchu wybranego stosu.
action-return_progress = Odłóż kartę postępu
    .help = Karta trafia zakryta pod swój stos.
action-offer_commercial = Zaoferuj surowiec
    .help = Przeciwnik dostaje twój surowiec i musi dać ci wybrany przez siebie towar.
action-give_commodity = Daj towar
    .help = Dostajesz za niego surowiec, którego wcześniej nie widzisz.
action-give_cards = Daj karty
    .help = Wybierz, które karty oddajesz. Nikt nie widzi wyboru, dopóki nie wybiorą wszyscy.
action-give_up_knight = Oddaj rycerza
    .help = Wskazany rycerz znika z planszy.
action-place_deserter = Postaw rycerza
    .help = Postaw rycerza, który do ciebie przeszedł, na wolnym skrzyżowaniu przy swojej drodze.
action-turn_away_deserter = Bez rycerza
    .help = Rycerz, który przeszedł, nie trafia na planszę.
action-rebuild_road = Zbuduj drogę gdzie indziej
    .help = Droga trafia za darmo w inne miejsce.
action-keep_road = Zatrzymaj drogę
    .help = Droga zostaje w twoim zapasie.
action-smith_second = Wzmocnij drugiego rycerza
    .help = Kolejny twój rycerz za darmo staje się o stopień silniejszy.
action-skip_second = Bez drugiego rycerza
    .help = Kowal pakuje narzędzia.
action-take_progress = Weź kartę postępu
    .help = Jedna z obejrzanych kart staje się twoja.
action-take_cards = Weź karty
    .help = Weź wybrane karty z ręki, którą widzisz.

arg-question = pytanie
    .ask = Które pytanie?
arg-field = dziedzina
    .ask = { $action ->
        [draw_deck] Z której talii?
       *[other] Która dziedzina?
    }
arg-metropolis = miasto na metropolię
    .ask = Które miasto zostanie metropolią?
arg-knight = rycerz
    .ask = Który rycerz?
arg-knights = rycerze
    .ask = Którzy rycerze?
arg-goal = dokąd
    .ask = Dokąd?
arg-opponent = przeciwnik
    .ask = Który przeciwnik?
arg-kind = rodzaj karty
    .ask = Jaki rodzaj karty?
arg-commodity = towar
    .ask = Który towar?
arg-red = czerwona kostka
    .ask = Co ma wypaść na czerwonej kostce?
arg-yellow = żółta kostka
    .ask = Co ma wypaść na żółtej kostce?
arg-first = pierwsze pole
    .ask = Które pole jest pierwsze?
arg-second = drugie pole
    .ask = Które pole jest drugie?

# --- karty postępu
progress-merchant = Handlarz
    .help = Postaw handlarza na polu przy swojej budowli: punkt, a za dwa jego surowce bank daje jedną kartę, aż wezwie go ktoś inny.
progress-resource_monopoly = Monopol surowcowy
    .help = Wskaż surowiec: każdy inny gracz daje ci dwa takie albo jeden, jeśli tylko tyle ma.
progress-trade_monopoly = Monopol towarowy
    .help = Wskaż towar: każdy inny gracz, który go ma, daje ci jeden.
progress-commercial_harbour = Port handlowy
    .help = Do końca tury możesz każdemu przeciwnikowi zaoferować jeden surowiec w ciemno; musi odpowiedzieć towarem.
progress-master_merchant = Mistrz handlu
    .help = Obejrzyj karty kogoś, kto ma więcej punktów niż ty, i weź dwie.
progress-merchant_fleet = Flota handlowa
    .help = Wskaż rodzaj karty: do końca tury bank bierze dwie takie za jedną inną.
progress-bishop = Biskup
    .help = Przestaw złodzieja i zabierz losową kartę każdemu, kto ma przy nim budowlę.
progress-constitution = Konstytucja
    .help = Jeden punkt, wyłożony od razu po dobraniu.
progress-deserter = Dezerter
    .help = Przeciwnik oddaje wybranego przez siebie rycerza, a ty możesz postawić równie silnego.
progress-diplomat = Dyplomata
    .help = Zdejmij z planszy otwartą drogę. Własną możesz zbudować gdzie indziej.
progress-intrigue = Intryga
    .help = Wyprzyj cudzego rycerza, który stoi przy twojej drodze.
progress-saboteur = Sabotażysta
    .help = Każdy, kto ma co najmniej tyle punktów co ty, oddaje połowę kart.
progress-spy = Szpieg
    .help = Obejrzyj czyjeś karty postępu i weź jedną.
progress-warlord = Wódz
    .help = Wszyscy twoi rycerze stają się za darmo aktywni.
progress-wedding = Wesele
    .help = Każdy, kto ma więcej punktów niż ty, daje ci dwie karty.
progress-alchemist = Alchemik
    .help = Przed rzutem wybierz, co pokażą obie kostki z liczbami; rzuca się tylko kostką wydarzeń.
progress-crane = Żuraw
    .help = Następna rozbudowa miasta w tej turze kosztuje o jeden towar mniej.
progress-engineer = Inżynier
    .help = Zbuduj mury miejskie za darmo.
progress-inventor = Wynalazca
    .help = Zamień miejscami dwa żetony z liczbami, ale nie 2, 6, 8 ani 12.
progress-irrigation = Nawadnianie
    .help = Weź dwa zboża za każde pole uprawne, przy którym masz budowlę.
progress-medicine = Medycyna
    .help = Przekształć osadę w miasto tylko za dwie rudy i jedno zboże.
progress-mining = Górnictwo
    .help = Weź dwie rudy za każde pole gór, przy którym masz budowlę.
progress-printer = Drukarz
    .help = Jeden punkt, wyłożony od razu po dobraniu.
progress-road_building = Budowa dróg
    .help = Zbuduj dwie drogi za darmo.
progress-smith = Kowal
    .help = Wzmocnij za darmo jednego lub dwóch swoich rycerzy.

value-merchant = { progress-merchant }
value-resource_monopoly = { progress-resource_monopoly }
value-trade_monopoly = { progress-trade_monopoly }
value-commercial_harbour = { progress-commercial_harbour }
value-master_merchant = { progress-master_merchant }
value-merchant_fleet = { progress-merchant_fleet }
value-bishop = { progress-bishop }
value-constitution = { progress-constitution }
value-deserter = { progress-deserter }
value-diplomat = { progress-diplomat }
value-intrigue = { progress-intrigue }
value-saboteur = { progress-saboteur }
value-spy = { progress-spy }
value-warlord = { progress-warlord }
value-wedding = { progress-wedding }
value-alchemist = { progress-alchemist }
value-crane = { progress-crane }
value-engineer = { progress-engineer }
value-inventor = { progress-inventor }
value-irrigation = { progress-irrigation }
value-medicine = { progress-medicine }
value-mining = { progress-mining }
value-printer = { progress-printer }
value-road_building = { progress-road_building }
value-smith = { progress-smith }

action-progress_merchant = { progress-merchant }
    .help = { progress-merchant.help }
action-progress_resource_monopoly = { progress-resource_monopoly }
    .help = { progress-resource_monopoly.help }
action-progress_trade_monopoly = { progress-trade_monopoly }
    .help = { progress-trade_monopoly.help }
action-progress_commercial_harbour = { progress-commercial_harbour }
    .help = { progress-commercial_harbour.help }
action-progress_master_merchant = { progress-master_merchant }
    .help = { progress-master_merchant.help }
action-progress_merchant_fleet = { progress-merchant_fleet }
    .help = { progress-merchant_fleet.help }
action-progress_bishop = { progress-bishop }
    .help = { progress-bishop.help }
action-progress_deserter = { progress-deserter }
    .help = { progress-deserter.help }
action-progress_diplomat = { progress-diplomat }
    .help = { progress-diplomat.help }
action-progress_intrigue = { progress-intrigue }
    .help = { progress-intrigue.help }
action-progress_saboteur = { progress-saboteur }
    .help = { progress-saboteur.help }
action-progress_spy = { progress-spy }
    .help = { progress-spy.help }
action-progress_warlord = { progress-warlord }
    .help = { progress-warlord.help }
action-progress_wedding = { progress-wedding }
    .help = { progress-wedding.help }
action-progress_alchemist = { progress-alchemist }
    .help = { progress-alchemist.help }
action-progress_crane = { progress-crane }
    .help = { progress-crane.help }
action-progress_engineer = { progress-engineer }
    .help = { progress-engineer.help }
action-progress_inventor = { progress-inventor }
    .help = { progress-inventor.help }
action-progress_irrigation = { progress-irrigation }
    .help = { progress-irrigation.help }
action-progress_medicine = { progress-medicine }
    .help = { progress-medicine.help }
action-progress_mining = { progress-mining }
    .help = { progress-mining.help }
action-progress_road_building = { progress-road_building }
    .help = { progress-road_building.help }
action-progress_smith = { progress-smith }
    .help = { progress-smith.help }

# --- co leży na stole
look-laid-over = przewrócone miasto
look-metropolis = { $field ->
    [trade] metropolia handlu
    [politics] metropolia polityki
   *[science] metropolia wiedzy
}
look-knight = { $active ->
    [yes] aktywny rycerz o sile { $strength }
   *[no] nieaktywny rycerz o sile { $strength }
}
look-merchant = handlarz gracza { $name }
look-ship = { $n ->
    [one] statek barbarzyńców, { $n } pole od brzegu
    [few] statek barbarzyńców, { $n } pola od brzegu
    [many] statek barbarzyńców, { $n } pól od brzegu
   *[other] statek barbarzyńców, { $n } pola od brzegu
}
look-defence = siła aktywnych rycerzy: { $n }
look-defender = { $n }× Bohater wyspy
look-level-trade = handel { $n } z { $of }
look-level-politics = polityka { $n } z { $of }
look-level-science = wiedza { $n } z { $of }
look-progress-trade = żółte karty postępu: { $n }
look-progress-politics = niebieskie karty postępu: { $n }
look-progress-science = zielone karty postępu: { $n }
look-progress-deck = { $field ->
    [trade] żółty stos: { $n }
    [politics] niebieski stos: { $n }
   *[science] zielony stos: { $n }
}
look-progress-cards = Karty postępu ({ $n } z { $limit })
look-shown-cards = Wyłożone karty: { $name }

points-metropolises = Metropolie
points-defender = Bohater wyspy
points-merchant = Handlarz
points-shown_cards = Wyłożone karty postępu
