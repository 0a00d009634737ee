# Co mají varianty společné: proč se některé nesnesou a jak mizí země a figurky.
refused-one_desert_variant_only = „{ $module }“ i „{ $other }“ nahrazují poušť; vyber jedno z nich.
refused-one_scenario_only = „{ $module }“ a „{ $other }“ jsou dva scénáře a ve hře je místo na jeden.
refused-not_with_cities_knights = { $module ->
    [city_walls] Města a rytíři mají vlastní hradby, takže se s nimi „{ $module }“ nehraje.
    [castles] „{ $module }“ potřebuje akční karty a Města a rytíři žádné nemají.
    [helpers] „{ $module }“ potřebuje akční karty a Města a rytíři žádné nemají.
   *[other] „{ $module }“ nejde hrát s Městy a rytíři.
}
refused-markers_taken = „{ $module }“ i „{ $other }“ potřebují všechny kulaté žetony; vyber jedno z nich.
refused-no_harbours = „{ $module }“ počítá přístavy a „{ $other }“ žádné nemá.
refused-colour_not_here = { $colour }: za tuhle barvu tu hrát nejde, ty figurky patří k většímu stolu. Vyber jinou.
refused-players_3_4_only = „{ $module }“ je pro 3 nebo 4 hráče.
refused-fixed_board = „{ $module }“ se tam hrát nedá: vybraná mapa je vytištěná napevno.
refused-dice_replaced_twice = „{ $module }“ nahrazuje kostky, takže tvoje volba kostek nemá co měnit.
refused-no_land = Všechna země je tam pod vodou.
refused-not_tradable = Z ruky do ruky jdou jen suroviny a zboží: žádná přízeň, karty pokroku ani body.
refused-not_a_candidate = To pole není mezi těmi, ze kterých se vybírá.

event-robber_home = { $hex ->
    [spot-aside] Zloděj jde z pole { $origin } { $hex } a nikoho neokrade.
   *[other] Zloděj jde z pole { $origin } domů na pole { $hex } a nikoho neokrade.
}
event-nothing_stolen = { $seat } si prohlíží karty hráče { $victim } a nemá co vzít.
event-hex_sank = Moře pohlcuje pole { $hex }{ $number ->
    [0] {""}
   *[other] {" "}i s číslem { $number }
}.
event-road_lost = { $seat } přichází o silnici { $edge }.
event-building_lost = { $to ->
    [settlement] { $cause ->
        [lava] { $seat }: láva mění město { FORM($place, case: "at") } zpátky na vesnici.
        [barbarians] { $seat }: barbaři mění město { FORM($place, case: "at") } zpátky na vesnici.
       *[other] { $seat }: z města { FORM($place, case: "at") } zbývá vesnice.
    }
   *[other] { $item ->
        [city] { $seat } přichází o město { FORM($place, case: "at") }.
       *[other] { $seat } přichází o vesnici { FORM($place, case: "at") }.
    }
}
event-wall_lost = { $seat } přichází s městem i o hradby { FORM($place, case: "at") }.
