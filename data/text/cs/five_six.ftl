# Pět a šest hráčů
module-five_six = Rozšíření pro 5–6 hráčů
    .help = Větší ostrov z 30 polí, víc karet, dvě barvy navíc; mezi tahy mohou stavět i ostatní.
option-paired_turns = Párové tahy
    .help = Po každém tahu má svou část třetí hráč po levici, místo mimořádné fáze stavění.
option-special_build = Mimořádná fáze stavění
    .help = Po každém tahu mohou postupně stavět všichni ostatní.
option-signal_window = Kolik vteřin čekat, kdo chce stavět
    .help = Jak dlouho se čeká na všechny najednou, kdo neřekli, jestli staví. 0 znamená vůbec.
    .zero = žádné
value-by_pace = 30 při tempu v minutách, jinak žádné
value-build = teď stavět
value-pass = teď vynechat
value-always_build = vždy stavět
value-always_pass = vždy vynechat
event-part_ended = { $idle ->
    [0] { $seat } končí se stavěním.
   *[other] { $seat } mezi tahy nic nestaví.
}
prompt-special_wish = Chceš stavět mezi tahy?
prompt-special_build = Stav, nebo řekni, že máš hotovo.
prompt-paired = Tvoje část tahu: měň s bankem, stav, zahraj kartu, nebo řekni, že máš hotovo.
action-special_signal = Stavět po tomto tahu
    .help = Řekni předem, jestli po tomto tahu stavíš; dřív to nikdo neuvidí.
action-special_wish = Stavět, nebo vynechat
    .help = Řekni, jestli svou příležitost stavět využiješ.
action-done = Hotovo
    .help = Ukonči svou příležitost stavět.
arg-signal = stavět, nebo ne
    .ask = Chceš stavět?
arg-wish = stavět, nebo ne
    .ask = Chceš stavět?
look-special-build = Stavět může { $name }
look-paired = Svou část má { $name }
