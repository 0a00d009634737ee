# Specialisté
module-specialists = Specialisté
    .help = Pro každou surovinu jedna karta. Patří tomu, kdo má sám u té krajiny nejvíc (vesnice 1, město 2 za každé pole, aspoň 4); je za bod a v každém vlastním tahu za surovinu. Čtyři karty vyhrávají hned; hraje se o dva body víc.
award-specialist_wood = Specialista na dřevo
award-specialist_brick = Specialista na cihly
award-specialist_wool = Specialista na vlnu
award-specialist_grain = Specialista na obilí
award-specialist_ore = Specialista na rudu
points-specialist_wood = Specialista na dřevo
points-specialist_brick = Specialista na cihly
points-specialist_wool = Specialista na vlnu
points-specialist_grain = Specialista na obilí
points-specialist_ore = Specialista na rudu
event-specialist_income = { $seat } dostává od specialistů { FORM($cards, case: "acc") }.
