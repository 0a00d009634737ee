# Co mají varianty společné: proč se některé nesnesou a jak mizí země a figurky.
refused-one_desert_variant_only = „{ $module }“ i „{ $other }“ chtějí místo pouště; vyber jedno z nich.
refused-one_scenario_only = „{ $module }“ a „{ $other }“ jsou dva scénáře a ve hře je místo na jeden.
refused-not_with_cities_knights = „{ $module }“ nejde hrát s Městy a rytíři.
refused-players_3_4_only = „{ $module }“ není pro tolik hráčů.
refused-fixed_board = „{ $module }“ se tam hrát nedá: vybraná mapa je vytištěná napevno.
refused-dice_replaced_twice = „{ $module }“ nahrazuje kostky, takže tvoje volba kostek nemá co měnit.
refused-no_land = Všechna země je tam pod vodou.
refused-not_tradable = Z ruky do ruky jdou jen suroviny a zboží: žádná přízeň, karty pokroku ani body.
refused-not_a_candidate = To pole není mezi těmi, ze kterých se vybírá.

event-robber_home = Zloděj jde domů a nikoho neokrade.
event-nothing_stolen = { $seat } prohlíží karty hráče { $victim } a nemá co vzít.
event-hex_sank = Pole { $hex } mizí v moři.
event-road_lost = { $seat }: voda bere cestu.
event-building_lost = { $to ->
    [settlement] { $seat }: z města zbývá vesnice.
   *[other] { $item ->
        [city] { $seat }: město je pryč.
       *[other] { $seat }: vesnice je pryč.
    }
}
