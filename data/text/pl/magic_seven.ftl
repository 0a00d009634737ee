# Magiczna 7
module-magic_seven = Magiczna 7
    .help = Tam, gdzie była pustynia, mieszka czarodziej. 7 wyrzucona jako 1 i 6 daje wszystkim przy zamku karty rozwoju za darmo.
refused-wizard_castle = Złodziej nie ma odwagi wejść do zamku czarodzieja.
event-magic_card = Magiczna 7: { $seat } dostaje od czarodzieja kartę rozwoju.
event-magic_too_few = Czarodziej nie ma kart dla wszystkich, więc nikt nie dostaje żadnej.
event-wizard_invites = { $n ->
    [one] Magiczna 7: { $seat } może dobrać od czarodzieja { $n } kartę postępu.
    [few] Magiczna 7: { $seat } może dobrać od czarodzieja { $n } karty postępu.
    [many] Magiczna 7: { $seat } może dobrać od czarodzieja { $n } kart postępu.
   *[other] Magiczna 7: { $seat } może dobrać od czarodzieja { $n } karty postępu.
}
look-magic-dice = karty za 7 z 1 i 6
terrain-castle = zamek czarodzieja
terrain-wizard_castle = zamek czarodzieja
