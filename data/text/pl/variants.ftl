# Co łączy warianty: dlaczego niektórych nie da się połączyć i jak przepada ląd i pionki.
refused-one_desert_variant_only = „{ $module }” i „{ $other }” zajmują miejsce pustyni; wybierz jedno z nich.
refused-one_scenario_only = „{ $module }” i „{ $other }” to dwa scenariusze, a w grze jest miejsce na jeden.
refused-not_with_cities_knights = { $module ->
    [city_walls] Miasta i Rycerze mają własne mury miejskie, więc „{ $module }” do nich nie pasuje.
    [castles] „{ $module }” wymaga kart rozwoju, a Miasta i Rycerze ich nie mają.
    [helpers] „{ $module }” wymaga kart rozwoju, a Miasta i Rycerze ich nie mają.
   *[other] „{ $module }” nie łączy się z Miastami i Rycerzami.
}
refused-markers_taken = „{ $module }” i „{ $other }” potrzebują wszystkich okrągłych żetonów; wybierz jedno z nich.
refused-no_harbours = „{ $module }” liczy porty, a „{ $other }” ich nie ma.
refused-colour_not_here = { $colour }: tym kolorem nie można tu grać, te pionki należą do większych stołów. Wybierz inny.
refused-players_3_4_only = „{ $module }” jest dla 3 lub 4 graczy.
refused-fixed_board = „{ $module }” nie da się tam grać: wybrana mapa jest stała.
refused-dice_replaced_twice = „{ $module }” zajmuje miejsce kostek, więc twój wybór kostek nie ma już czego zmieniać.
refused-no_land = Cały ląd jest tam pod wodą.
refused-not_tradable = Z rąk do rąk przechodzą tylko surowce i towary: żadnych żetonów przychylności, kart postępu ani punktów.
refused-not_a_candidate = Tego pola nie ma wśród tych do wyboru.

event-robber_home = { $hex ->
    [spot-aside] Złodziej schodzi z pola { $origin } i staje { $hex }; nikogo nie okrada.
   *[other] Złodziej wraca z pola { $origin } do domu na pole { $hex } i nikogo nie okrada.
}
event-nothing_stolen = { $seat } przegląda karty gracza { $victim } i nie ma co wziąć.
event-hex_sank = Morze pochłania pole { $hex }{ $number ->
    [0] {""}
   *[other] {" "}razem z liczbą { $number }
}.
event-road_lost = { $seat } traci drogę { $edge }.
event-building_lost = { $to ->
    [settlement] { $cause ->
        [lava] { $seat }: lawa zmienia miasto { FORM($place, case: "at") } z powrotem w osadę.
        [barbarians] { $seat }: barbarzyńcy zmieniają miasto { FORM($place, case: "at") } z powrotem w osadę.
       *[other] { $seat }: z miasta { FORM($place, case: "at") } zostaje osada.
    }
   *[other] { $item ->
        [city] { $seat } traci miasto { FORM($place, case: "at") }.
       *[other] { $seat } traci osadę { FORM($place, case: "at") }.
    }
}
event-wall_lost = { $seat } traci razem z miastem także mury { FORM($place, case: "at") }.
