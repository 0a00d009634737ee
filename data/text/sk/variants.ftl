# Čo majú varianty spoločné: prečo sa niektoré neznesú a ako mizne zem a figúrky.
refused-one_desert_variant_only = Pravidlá „{ $module }“ aj „{ $other }“ nahrádzajú púšť; vyber jedny z nich.
refused-one_scenario_only = „{ $module }“ a „{ $other }“ sú dva scenáre a v hre je miesto na jeden.
refused-not_with_cities_knights = { $module ->
    [city_walls] Mestá a rytieri majú vlastné hradby, takže pravidlá „{ $module }“ k nim nepatria.
    [castles] Pravidlá „{ $module }“ potrebujú akčné karty a Mestá a rytieri ich nemajú.
    [helpers] Pravidlá „{ $module }“ potrebujú akčné karty a Mestá a rytieri ich nemajú.
   *[other] Pravidlá „{ $module }“ sa s Mestami a rytiermi hrať nedajú.
}
refused-markers_taken = Pravidlá „{ $module }“ aj „{ $other }“ potrebujú všetky okrúhle žetóny; vyber jedny z nich.
refused-no_harbours = Pravidlá „{ $module }“ počítajú prístavy a na mape „{ $other }“ nijaké nie sú.
refused-colour_not_here = { $colour }: za túto farbu sa tu hrať nedá, tie figúrky patria k väčšiemu stolu. Vyber inú.
refused-players_3_4_only = Pravidlá „{ $module }“ sú pre 3 alebo 4 hráčov.
refused-fixed_board = Pravidlá „{ $module }“ sa tam hrať nedajú: vybraná mapa je pevná.
refused-dice_replaced_twice = Pravidlá „{ $module }“ nahrádzajú kocky, takže tvoja voľba kociek nemá čo meniť.
refused-no_land = Všetka zem je tam pod vodou.
refused-not_tradable = Z ruky do ruky idú len suroviny a tovar: nijaká priazeň, karty pokroku ani body.
refused-not_a_candidate = To pole nie je medzi tými, z ktorých sa vyberá.

event-robber_home = { $hex ->
    [spot-aside] Zlodej odchádza z poľa { $origin }, čaká { $hex } a nikoho neokradne.
   *[other] Zlodej ide z poľa { $origin } domov na pole { $hex } a nikoho neokradne.
}
event-nothing_stolen = { $seat } si prezerá karty hráča { $victim } a nemá čo vziať.
event-hex_sank = More pohlcuje pole { $hex }{ $number ->
    [0] {""}
   *[other] {" "}aj s číslom { $number }
}.
event-road_lost = { $seat } prichádza o cestu { $edge }.
event-building_lost = { $to ->
    [settlement] { $cause ->
        [lava] { $seat }: láva mení mesto { FORM($place, case: "at") } späť na dedinu.
        [barbarians] { $seat }: barbari menia mesto { FORM($place, case: "at") } späť na dedinu.
       *[other] { $seat }: z mesta { FORM($place, case: "at") } zostáva dedina.
    }
   *[other] { $item ->
        [city] { $seat } prichádza o mesto { FORM($place, case: "at") }.
       *[other] { $seat } prichádza o dedinu { FORM($place, case: "at") }.
    }
}
event-wall_lost = { $seat } prichádza s mestom aj o hradby { FORM($place, case: "at") }.
