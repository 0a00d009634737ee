# Slová, z ktorých sa skladajú slová: zoznamy, sady kariet, všetci.
everybody = všetci
nobody = nikto
cards-none = nič
cards-some = { $n } { $card }
list-last = { $one } a { $other }
list-or = { $one } alebo { $other }
list-next = { $one }, { $others }
list-others = { $n ->
    [one] { $n } ďalšie
    [few] { $n } ďalšie
   *[other] { $n } ďalších
}
